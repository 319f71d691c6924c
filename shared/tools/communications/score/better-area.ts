// What would have worked better in an area where no harm was done: for this client, about what this client said.
import type { Reading, ReadLine } from '../hear/read'
import type { Area } from '../schema'
import type { Kind } from './areas'
import type { Better } from './better-fault'
import { careIn } from './care'
import { momentOf, weightiestWords } from './moment'

const aboutColour = ({ lines }: Reading): boolean =>
  lines.some(({ said, client }) => client.shows.has('colour') || said.shows.has('colour'))

const feelingOf = ({ feeling }: { feeling: string | null }, kind: Kind): string =>
  feeling ?? (kind === 'complaint' ? 'let down' : kind === 'nervous' ? 'wary' : 'that way')

const OPEN: Readonly<Record<Kind, string>> = {
  nervous: 'What would help you feel at ease today, and what should I know about last time?',
  complaint: 'What bothers you most about it, and what would put it right for you?',
  consultation:
    'What would you most like to be different when you leave today, and what have you not liked before?',
  retail: 'What do you use at home at the moment, and what would you like your hair to do that it doesn’t?',
  aftercare: 'How do you usually wash and style it in the week?',
  boundary: 'What would make this feel right for you?',
}

const bye = (name: string | null): string => (name === null ? '' : `, ${name}`)

function rapport(reading: Reading, at: ReadLine, name: string | null): Better {
  if (reading.first('greets', 'introduces') === null && careIn([at.heard]) === 0)
    return {
      line: `Hello${name === null ? '' : ` ${name}`}, lovely to see you. Take a seat and take your time. What would make today a good visit for you?`,
      why: 'A welcome, and no hurry.',
    }
  return {
    line:
      name === null
        ? 'What would you like me to call you? I’ll be with you the whole time. Tell me if you’d like me to pause.'
        : `Is there anything that would make you more comfortable${bye(name)}? Tell me if you’d like me to pause.`,
    why: name === null ? 'A name makes it personal.' : 'The client’s own name, and some comfort.',
  }
}

function aftercare(reading: Reading, kind: Kind, name: string | null): Better {
  if (kind === 'complaint')
    return {
      line: `I’ll ring you in two days to hear how you feel about it${bye(name)}. If anything bothers you before then, call and ask for me.`,
      why: 'The client needn’t come back and complain twice.',
    }
  // Only what was still missing: a step for home, a date, a way to reach you.
  const missing = [
    reading.first('home_step', 'product_use') !== null
      ? ''
      : aboutColour(reading)
        ? 'For home: wait two days before the first wash, then use cool water and a gentle colour shampoo.'
        : 'Let me show you how to dry it at home.',
    reading.first('rebook') !== null
      ? ''
      : aboutColour(reading)
        ? 'Let’s book you in for six weeks, before the colour needs it.'
        : 'Let’s book you in for about six weeks, while it still holds its shape.',
    reading.first('contact') !== null ? '' : 'Message me if anything feels off before then.',
  ].filter(Boolean)
  return {
    line:
      missing.length > 0 ? missing.join(' ') : 'I’ll write that down for you, so that you have it at home.',
    why: missing.length > 1 ? 'Steps, a date and a way to reach you.' : 'It closes the circle.',
  }
}

function realistic(reading: Reading, kind: Kind): Better {
  if (kind === 'complaint')
    return {
      line: 'Here is what I can do today, and how long it takes. It may not be perfect in one go, and if it isn’t, I’ll tell you what comes next and that it costs you nothing.',
      why: 'What is possible, and what happens if it isn’t enough.',
    }
  return aboutColour(reading)
    ? {
        line: 'To be honest with you, today gets us part of the way. I’ll test a strand first, and then tell you how many visits it takes, what each costs and how to keep it up.',
        why: 'Limits, time, cost and a test, before the work.',
      }
    : {
        line: 'It will look a little different on your hair, and I’ll tell you now what it can do and what it can’t. Before I start you’ll know the price, the time and how often it needs doing.',
        why: 'Limits, time, cost and upkeep, before the work.',
      }
}

/** `line`: where it could have been said. */
export function forArea(area: Area, reading: Reading, at: ReadLine, kind: Kind): Better & { at: ReadLine } {
  const { name } = reading.told
  const moment = momentOf(area, reading)
  const where = moment?.line ?? at
  const words = moment?.client ?? weightiestWords(reading, where)
  switch (area) {
    case 'rapport':
      return { ...rapport(reading, where, name), at: where }
    case 'open_questions':
      return {
        line:
          reading.count('open_question') > 0
            ? kind === 'complaint'
              ? 'What would a good outcome look like for you?'
              : 'What else would you like me to know before we start?'
            : OPEN[kind],
        why: 'It can’t be answered with yes or no.',
        at: where,
      }
    case 'active_listening':
      return words === null
        ? {
            line: 'So if I’ve heard you right, this matters most to you. Is that right, or have I missed something?',
            why: 'It gives back what was heard, and checks it.',
            at: where,
          }
        : {
            line: `You said ‘${words.text}’. Have I got that right, and is there anything I’ve missed?`,
            why: 'It gives the client’s words back and checks them.',
            at: where,
          }
    case 'empathy':
      return {
        line:
          words === null
            ? `No wonder you feel ${feelingOf(where.client, kind)}${bye(name)}. Thank you for telling me. What would help most today?`
            : `You said ‘${words.text}’. No wonder you feel ${feelingOf(words, kind)}${bye(name)}, and thank you for telling me. What would help most?`,
        why: 'It names the feeling, and why, before it solves anything.',
        at: where,
      }
    case 'realistic_expectations':
      return { ...realistic(reading, kind), at: reading.lines.at(-1) ?? where }
    case 'product_recommendation':
      return kind === 'complaint' || kind === 'nervous'
        ? {
            line: 'Let’s get this right first. If you’d like something for home afterwards, ask me.',
            why: 'First the client, then the goods.',
            at: where,
          }
        : {
            line: `${words !== null && words.carries > 0 ? `You said ‘${words.text}’. ` : ''}One thing would help with that at home. I’ll show you how much to use and tell you what it costs, and there’s no need to decide today.`,
            why: 'A need, a use, a price and a choice.',
            at: where,
          }
    case 'aftercare_followup':
      return { ...aftercare(reading, kind, name), at: reading.lines.at(-1) ?? where }
    default: {
      const bare = reading.lines.find(
        ({ heard }) =>
          heard.some(({ signal }) => signal === 'decides') &&
          !heard.some(({ signal }) => signal === 'explains'),
      )
      return {
        line: 'I’d do it this way because it keeps your hair strong and your options open. Is any of that unclear, or shall I show you?',
        why: 'One clear suggestion with a reason, and room to ask.',
        at: bare ?? where,
      }
    }
  }
}
