// What would have worked better than a line that did harm.
import type { Signal } from '../hear/line/line'
import type { ReadLine } from '../hear/read'
import type { Shown } from '../hear/words'
import type { Kind } from './areas'

export type Better = { line: string; why: string }

const DECLINED: Better = {
  line: 'That’s absolutely fine, thank you for telling me. If your hair ever gives you trouble at home, ask me, and I’ll tell you the one thing I’d use and what it costs.',
  why: 'A no that is respected brings more trust, and more sales, than a second try.',
}

const speaksOf = ({ said, client }: ReadLine, what: Shown): boolean =>
  said.shows.has(what) || client.shows.has(what)

function named(line: ReadLine, sentence: string): string {
  return line.told.name === null
    ? sentence
    : `${line.told.name}, ${sentence[0]?.toLowerCase() === 'i' ? sentence : (sentence[0] ?? '').toLowerCase() + sentence.slice(1)}`
}

export function forFault(fault: Signal, line: ReadLine, kind: Kind): Better | null {
  const words = line.client.best?.text
  const back = words ? `You said: ‘${words}’${words.endsWith('?') ? '' : '.'} ` : ''
  switch (fault) {
    case 'misses_danger':
      return {
        line: `${named(line, 'I’m so sorry.')} Please rinse it with cool water and speak to a pharmacist or your GP today. Call 999 if your face swells or your breathing changes. I’ll write it down, tell my manager and ring you tomorrow.`,
        why: 'Health comes before hair, and nobody in a salon can judge it.',
      }
    case 'passes_hazard':
    case 'unsafe':
      if (line.told.meaning.has('=allergy') || line.told.meaning.has('hospital'))
        return {
          line: 'I can’t put that on you today, and I’m sorry. Please ask your GP about it first. Let’s see what we can do without it, so that you still leave with something you like.',
          why: 'A safe no, the right person to ask, and something to look forward to.',
        }
      if (fault === 'unsafe' && !speaksOf(line, 'test'))
        return {
          line: 'I won’t risk your skin or your hair for it. If anything stings or looks sore I stop and rinse with cool water, and a pharmacist or your GP comes before any colour. Let’s plan what is safe instead. How does that sound?',
          why: 'It stops what could hurt, says who can help, and offers another way.',
        }
      return {
        line: 'I need a patch test 48 hours before colour, every time, so that I can look after you. Let’s do it now and find you the first free slot after that.',
        why: 'A safe no with a next step keeps the client and the skin.',
      }
    case 'hands_out':
      return {
        line: 'I can’t let that go home, because it can burn the skin and break the hair. Let’s find a way to stretch your visits: a softer root line, a root spray for in between, and a date that suits your budget. How does that sound?',
        why: 'It says no for a reason, and meets the need behind the question.',
      }
    case 'left_on':
      return {
        line: 'That is timed in minutes, so we put it on and rinse it off here. At home, use a colour shampoo once a week for three minutes, and I’ll book you a toner for when it fades.',
        why: 'Minutes, not a night: and something safe to do at home.',
      }
    case 'serves_lice':
      return {
        line: `${named(line, 'Thank you for telling me.')} It happens in every family. I can’t go on today, as it would spread. A pharmacist can help you today; let me move your appointment to when it’s clear, at no charge.`,
        why: 'Kind, clear, and safe for everybody else in the salon.',
      }
    case 'medical':
      return {
        line: 'I can’t judge that, and your GP, a pharmacist or a trichologist can. What I can do today is be gentle, and help your hair look its best.',
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
    case 'about_self':
      return {
        line: `${named(line, 'Back to you.')} ${back}What matters most to you about it?`,
        why: 'The conversation belongs to the client.',
      }
    case 'dismisses':
    case 'interrupts':
      return kind === 'complaint'
        ? {
            line: `${named(line, 'I’m sorry. I can hear how upsetting this is.')} ${back}Let me look at it properly, and tell me what bothers you most.`,
            why: 'The feeling comes first; the solution is heard after it.',
          }
        : {
            line: `${named(line, 'I can hear that this matters to you, and it makes sense.')} ${back}What would help you feel in control today?`,
            why: 'It takes the feeling seriously, and asks instead of soothing.',
          }
    case 'blames':
    case 'policy_shield':
      if (kind !== 'complaint' && !line.told.complaint)
        return {
          line: `${named(line, 'I’m sorry that happened to you.')} ${back}What would help you most today?`,
          why: 'Nobody has to be at fault for it to be sad.',
        }
      return {
        line: `${named(line, 'I’m sorry this isn’t what you hoped for.')} ${back}Let me look at it now. I’ll tell you today what we can put right and when, and if I can’t decide it, I’ll ask my manager with you.`,
        why: 'Listen, apologise, solve, thank: no fault is argued about, and there is a time.',
      }
    case 'pushes':
    case 'fear':
    case 'too_many_products':
      if (
        kind !== 'retail' &&
        !line.heard.some(({ signal }) => signal === 'mentions_product' || signal === 'home_product')
      )
        return {
          line: `${back}What would make this easier for you?`,
          why: 'It asks, where the line had decided.',
        }
      if (!line.told.declined)
        return {
          line: `${back}One thing would help most with that. I’ll show you how to use it and tell you what it costs, and you decide.`,
          why: 'One thing for a need the client named, and the choice is theirs.',
        }
      return DECLINED
    case 'ignores_no':
      return speaksOf(line, 'goods')
        ? DECLINED
        : {
            line: `${back}Then we leave that. What would you like instead, and what should I keep away from?`,
            why: 'A no is heard the first time, and the next question is open.',
          }
    case 'overpromises':
      return {
        line: 'I can’t promise that before I’ve looked at your hair. I’ll tell you what is possible today, what may not work, and what it takes in visits and cost. How does that sound?',
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
      if (kind !== 'aftercare' && !line.client.shows.has('asks_home'))
        return {
          line: `${back}Tell me a little more: how would you like it to look and feel when you leave?`,
          why: 'It takes up what was said, and asks on.',
        }
      return {
        line: 'Wait two days before the first wash, use a gentle colour shampoo and cool water, and let’s book a check in six weeks. Message me if anything feels off before that.',
        why: 'Steps, a date and a way to reach you: that is aftercare.',
      }
    case 'ignores_question':
      return {
        line: `${named(line, 'Good question.')} Let me answer it properly: I’ll tell you what I would do, why, and what it takes at home.`,
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
