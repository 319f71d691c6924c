// The weakest moment of a conversation, and a line that would have served better there.
import type { Signal } from '../hear/line'
import type { Reading, ReadLine } from '../hear/read'
import type { Area } from '../schema'
import type { Kind } from './areas'
import { fragmentOf, quotable } from './quote'

type Next = { said: string | null; line: string; why: string }
type Better = { line: string; why: string }

const WEIGHT: Partial<Record<Signal, number>> = {
  unsafe: 10,
  medical: 9,
  judges: 9,
  rude: 9,
  jokes: 8,
  fear: 8,
  dismisses: 8,
  blames: 8,
  ignores_no: 7,
  wrong_name: 7,
  contradicts: 7,
  overpromises: 7,
  policy_shield: 6,
  pushes: 6,
  interrupts: 6,
  distracted: 6,
  too_many_products: 5,
  jargon: 4,
  bluffs: 4,
  vague: 4,
  fillers: 3,
  closed_leading: 3,
  many_questions: 3,
  closes_cold: 2,
  ignores_question: 5,
}

const weightOf = (line: ReadLine): number =>
  [...new Set(line.heard.map(({ signal }) => signal))].reduce((sum, signal) => sum + (WEIGHT[signal] ?? 0), 0)

/** The line that did most harm; null where none did any. */
export function weakestLine(reading: Reading): ReadLine | null {
  const [worst] = [...reading.lines].sort((a, b) => weightOf(b) - weightOf(a) || a.at - b.at)
  return worst && weightOf(worst) > 0 ? worst : null
}

function named(line: ReadLine, sentence: string): string {
  return line.told.name === null
    ? sentence
    : `${line.told.name}, ${sentence[0]?.toLowerCase() === 'i' ? sentence : (sentence[0] ?? '').toLowerCase() + sentence.slice(1)}`
}

function forFault(fault: Signal, line: ReadLine, kind: Kind): Better | null {
  const words = fragmentOf(line.told.last)
  const back = words ? `You said: ‘${words}’. ` : ''
  switch (fault) {
    case 'unsafe':
      return {
        line: 'I need a patch test 48 hours before colour, every time, so that I can look after you. Let’s do it now and find you the first free slot after that.',
        why: 'A safe no with a next step keeps the client and the skin.',
      }
    case 'medical':
      return {
        line: 'I can’t judge that, and your GP or a trichologist can. What I can do today is be gentle, and cut it so that it looks fuller.',
        why: 'It stays with what a stylist can know.',
      }
    case 'judges':
    case 'rude':
    case 'jokes':
    case 'distracted':
      return {
        line: `${named(line, 'I’m sorry, that came out wrong. You have my full attention.')} ${back}What would you like from today?`,
        why: 'It repairs the tone, and hands the word back to the client.',
      }
    case 'wrong_name':
      return {
        line: `I’m sorry, I got your name wrong${line.told.name ? `, ${line.told.name}` : ''}. ${back}Have I got that right?`,
        why: 'A mistake that is owned at once costs little.',
      }
    case 'dismisses':
    case 'interrupts':
      return kind === 'complaint'
        ? {
            line: `${named(line, 'I’m sorry. I can hear how upsetting this is.')} ${back}Let me look at it properly, and tell me what bothers you most.`,
            why: 'The feeling comes first; the solution is heard after it.',
          }
        : {
            line: `${named(line, 'I can hear that this matters to you, and it makes sense after what happened.')} ${back}What would help you feel in control today?`,
            why: 'It takes the feeling seriously, and asks instead of soothing.',
          }
    case 'blames':
    case 'policy_shield':
      return {
        line: `${named(line, 'I’m sorry this isn’t what you hoped for.')} ${back}Let me look at it now. I’ll tell you today what we can put right and when, and if I can’t decide it, I’ll ask my manager with you.`,
        why: 'Listen, apologise, solve, thank: no fault is argued about, and there is a time.',
      }
    case 'pushes':
    case 'ignores_no':
    case 'fear':
    case 'too_many_products':
      return {
        line: 'That’s absolutely fine, thank you for telling me. If your hair ever gives you trouble at home, ask me, and I’ll tell you the one thing I’d use and what it costs.',
        why: 'A no that is respected brings more trust, and more sales, than a second try.',
      }
    case 'overpromises':
      return {
        line: 'I can’t promise that in one visit. Today I can take one safe step, and I’ll tell you how many visits the rest may take and what each costs. How does that sound?',
        why: 'Limits said beforehand are advice; said afterwards they are excuses.',
      }
    case 'contradicts':
      return {
        line: `${back || 'You told me what you don’t want. '}I’ll keep to that, only a little at a time, and I’ll show you before I cut. Does that sound right?`,
        why: 'It gives the client’s own wish back, and the control with it.',
      }
    case 'jargon':
    case 'bluffs':
      return {
        line: 'Let me say that in plain words. I’d go in small steps, because that keeps your hair strong, and I’ll show you the shade before we go on. What would you like me to explain again?',
        why: 'A reason that the client can follow sounds surer than a term.',
      }
    case 'vague':
    case 'closes_cold':
      return {
        line: 'Wait two days before the first wash, use a gentle colour shampoo and cool water, and let’s book a check in six weeks. Message me if anything feels off before that.',
        why: 'Steps, a date and a way to reach you: that is aftercare.',
      }
    case 'ignores_question':
      return {
        line: `${named(line, 'good question.')} Let me answer it properly: I’ll tell you what I would do, why, and what it takes at home.`,
        why: 'A question that is answered once isn’t asked twice.',
      }
    case 'fillers':
      return {
        line: 'I’d suggest one small change today, because it leaves all your options open. How does that sound?',
        why: 'One clear suggestion with a reason sounds sure.',
      }
    case 'many_questions':
    case 'closed_leading':
      return {
        line: 'Tell me what you would most like to change. I’ll listen first and ask afterwards.',
        why: 'One open question brings more than five at once.',
      }
    default:
      return null
  }
}

function forArea(area: Area, line: ReadLine, kind: Kind): Better {
  const words = fragmentOf(line.told.last)
  switch (area) {
    case 'rapport':
      return {
        line: `Hi${line.told.name ? ` ${line.told.name}` : ''}, lovely to see you. Take a seat and take your time. What would make today a good visit for you?`,
        why: 'A name, a welcome and no hurry.',
      }
    case 'open_questions':
      return {
        line: 'What would you most like to be different when you leave today, and what have you not liked before?',
        why: 'It can’t be answered with yes or no.',
      }
    case 'active_listening':
      return {
        line: `So if I’ve heard you right: ${words ? `‘${words}’` : 'that matters most to you'}. Is that right, or have I missed something?`,
        why: 'It gives the client’s words back and checks them.',
      }
    case 'empathy':
      return {
        line: `That sounds really hard${line.told.name ? `, ${line.told.name}` : ''}, and it makes sense that you feel like that. Thank you for telling me. What would help most today?`,
        why: 'It names the feeling before it solves anything.',
      }
    case 'realistic_expectations':
      return {
        line: 'To be honest with you: today gets us part of the way. The rest may take two or three visits. I’ll give you the price of each, and a strand test first shows what your hair can take.',
        why: 'Limits, time, cost and a test, before the work.',
      }
    case 'product_recommendation':
      return {
        line:
          kind === 'complaint' || kind === 'nervous'
            ? 'Let’s get this right first. If you’d like something for home afterwards, ask me.'
            : 'You told me what bothers you at home. One thing would help with that: a small amount on damp hair, once a week. I’ll tell you what it costs, and only if you’d like it.',
        why: 'A need, a use, a price and a choice.',
      }
    case 'aftercare_followup':
      return {
        line: 'For home: wait two days before the first wash, and keep the heat low. Let’s book you in for six weeks, and message me if anything feels off.',
        why: 'Steps, a date and a way to reach you.',
      }
    default:
      return {
        line: 'I’d suggest one small change today, because it leaves all your options open. I’ll explain each step as we go.',
        why: 'One clear suggestion with a reason.',
      }
  }
}

/** `weakest`: the lowest area, for a conversation without a harmful line. */
export function nextFor(reading: Reading, weakest: Area, kind: Kind): Next {
  const harmful = weakestLine(reading)
  if (harmful) {
    const faults = [...new Set(harmful.heard.map(({ signal }) => signal))].sort(
      (a, b) => (WEIGHT[b] ?? 0) - (WEIGHT[a] ?? 0),
    )
    for (const fault of faults) {
      const better = WEIGHT[fault] === undefined ? null : forFault(fault, harmful, kind)
      const quote = harmful.heard.find(({ signal }) => signal === fault)?.quote ?? harmful.text
      if (better) return { said: quotable(quote) ?? quotable(harmful.text), ...better }
    }
  }
  const early = weakest === 'rapport' || weakest === 'open_questions' || weakest === 'empathy'
  const last = early ? reading.lines[0] : reading.lines.at(-1)
  if (!last)
    return {
      said: null,
      line: 'Hi, lovely to meet you. What would you most like from today?',
      why: 'A greeting and one open question are a good beginning.',
    }
  return { said: quotable(last.text), ...forArea(weakest, last, kind) }
}
