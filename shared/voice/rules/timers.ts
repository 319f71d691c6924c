// Timers by voice: "thirty five minutes on the roots", "five more minutes on the toner", "how long left".

import { readDuration, readLength } from '../durations'
import type { HowLong } from '../intents'
import { type Read, readNumber } from '../numbers'
import { readZone, zoneOf } from '../zones'
import { meant, missing, type Rule } from './rule'
import { onTimer, running } from './which-timer'

const START = /^(?:(?:start|set|put|begin|give me|run)(?: (?:on|up))?(?: an?| the)? |)(.+)$/
const VERB = /^(?:start|set|put on|put|pop|begin|run|time|timing|give (?:me|her|him))\b/
const LINK =
  /^(?:timer|pop|me|for|on|the|a|an|of|at|to|start|set|put|begin|run|time|timing|and|is|it|this|her|him|his|going)$/

/** A length and a place of the head, in any order, and nothing else; "timer" makes up for a missing place. */
export const startTimer: Rule = ({ text }, context) => {
  const called = nameGiven(text)
  const words = withoutCorrection(called?.rest ?? text)
    .replace(/^give (?:me|her|him) /, '')
    .replace(/^(?:(?:i|we)(?:'ll)? )?(?:need|want) (?=.*\btimer\b)/, '')
    .split(' ')
  const hasVerb = VERB.test(text) || /\btimer\b/.test(text)
  let length: HowLong | null = null
  let zone: string | null = null
  for (let at = 0; at < words.length; ) {
    const long: Read<HowLong> = length === null ? (minuteTimer(words, at) ?? readLength(words, at)) : null
    const place: Read<string> = long === null && zone === null ? readZone(words, at) : null
    if (long) length = long.value
    if (place) zone = place.value
    if (!long && !place && !LINK.test(words[at] ?? '')) return null
    at = long?.next ?? place?.next ?? at + 1
  }
  if (length === null) {
    const asks = /^(?:start|set|put on)\b.*\btimer\b/.test(text) || /^timer\b/.test(text)
    return asks && START.test(text) ? missing('How long? For example: “35 minutes on the roots”.') : null
  }
  if (zone === null && !/\btimer\b|^time (?:me|it|this|her|him)\b/.test(text)) return null
  if (!hasVerb && context.scope !== 'chair' && context.scope !== 'client') return null
  return meant({ id: 'timer-start', slots: { name: zone ?? called?.name ?? 'Timer', zone, length } })
}

/** "A five minute timer for the basin": what is no place of the head is its name. */
function nameGiven(text: string): { rest: string; name: string } | null {
  const [, rest = '', name = ''] =
    /^(.*\btimer\b.*?) (?:for|called|named)(?: the)? ([\p{L}']{3,}(?: [\p{L}']{3,})?)$/u.exec(text) ?? []
  const words = name.split(' ')
  if (name === '' || zoneOf(name) !== null || readNumber(words, 0) !== null) return null
  if (readDuration(words, 0) !== null || NO_NAME.test(name)) return null
  return { rest, name: name.charAt(0).toUpperCase() + name.slice(1) }
}
const NO_NAME = /^(?:her|him|them|that|this|half|another|quarter|about|three quarters)\b/

/** "A ten minute timer". */
function minuteTimer(words: readonly string[], at: number): Read<HowLong> {
  const length = readDuration(words, at)
  return length && words[length.next] === 'timer'
    ? { value: { seconds: length.value, until: null }, next: length.next + 1 }
    : null
}

/** "For twenty no twenty five minutes"; the tens go too where others are said: "thirty five, no, twenty five minutes". */
const withoutCorrection = (text: string): string =>
  text.replace(
    /\b(?:(?:twenty|thirty|forty|fifty) (?=\S+ (?:no |sorry |i mean |rather )+(?:wait |sorry |i mean |hang on |hold on )?(?:ten|twelve|\S+teen|\S+ty|\d\d)\b))?\S+ (?:no wait|no hang on|no hold on|no no|no sorry|no|sorry|i mean|rather) (?=\S+(?: \S+)? (?:minutes?|mins?|hours?|seconds?)\b)/,
    '',
  )

const NEEDS_MORE = /^(?:the )?(.+?) (?:needs?|wants?|gets?|could do with) (.+?) more(?: (minutes?|mins?))?()$/
const ADD: readonly RegExp[] = [
  /^(?:the )?(.+?) (?:needs?|wants?|gets?|could do with) (?:another|an extra) (.+?)()()$/,
  NEEDS_MORE,
  /^(?:give it |give me |(?:give|leave) (?:the )?(.+?) (?:on )?(?:for )?|add |put on |put )?(?:another )?(.+?) more(?: (minutes?|mins?|seconds?))?(?: (?:on|to|for|with)(?: the)? (.+?))?(?: timer)?$/,
  /^(?:add|put)(?: another| on)? ()(.+?(?: (?:minutes?|mins?|seconds?)))()(?: more)?(?: (?:on|to|for)(?: the)? (.+?))?(?: timer)?$/,
  // "Add ten to the roots timer".
  /^(?:add|put)()(?: another| an extra)? (\S+(?: \S+)?)() (?:to|on|onto)(?: the| that| my)? (.+?) timer$/,
  /^(?:(?:give|leave|set|put|add|do)(?: (?:it|me|(?:the )?(.+?)))?(?: on)?(?: for)? )?(?:another|an extra) (.+?)()(?: (?:on|to|for|with)(?: the)? (.+?))?(?: timer)?$/,
]

export const addTime: Rule = ({ text }, context) => {
  for (const pattern of ADD) {
    const found = pattern.exec(text)
    if (!found) continue
    const [, before, amount = '', unit, after] = found
    const words = [
      ...amount.split(' '),
      ...(unit ? [unit] : / (?:minutes?|mins?|seconds?|hour)$/.test(amount) ? [] : ['minutes']),
    ]
    const from = words[0] === 'another' || words[0] === 'extra' ? 1 : 0
    const length = readDuration(words, from)
    if (length === null || length.next !== words.length) continue
    const named = before || after
    // "The roots need three more": of what?
    if (pattern === NEEDS_MORE && !unit && !/(?:minutes?|mins?|seconds?|hours?)$/.test(amount)) continue
    // "Ten more" alone says nothing of time.
    if (!unit && !named && !/(?:minutes?|mins?|seconds?)$/.test(amount)) continue
    return onTimer(named || null, context, timer => ({
      id: 'timer-add',
      slots: { timer, seconds: length.value },
    }))
  }
  return null
}

const DO: readonly (readonly ['timer-stop' | 'timer-pause' | 'timer-resume', RegExp])[] = [
  [
    'timer-stop',
    /^(?:stop|cancel|turn off|switch off|knock off|end|finish|clear|kill|ditch)(?: the| that| my)? (.+)$/,
  ],
  ['timer-stop', /^(?:turn|switch)(?: the)? (.+) off$/],
  // "Take the toner off" is for the basin.
  ['timer-stop', /^(?:take|knock)(?: the| that)? (.+ timer) off$/],
  ['timer-resume', /^(?:get|set)(?: the| that)? (.+?) going(?: again)?$/],
  // "Get the roots off again" is for the basin.
  ['timer-resume', /^set(?! (?:the |that )?alarm off)(?: the| that)? (.+?) off again$/],
  ['timer-resume', /^(?:re)?start(?: the)? (.+?)(?: up)? again$/],
  [
    'timer-pause',
    /^(?:pause|hold|freeze)(?: the)? (.+?)(?: there)?(?: (?:for )?(?:a|one) (?:minute|second|sec|moment|bit))?$/,
  ],
  ['timer-resume', /^(?:resume|restart|continue|carry on with|go on with|un ?pause)(?: the)? (.+)$/],
]

export const runTimer: Rule = ({ text }, context) => {
  for (const [id, pattern] of DO) {
    const said = pattern.exec(text)?.[1]
    if (said === undefined) continue
    const name = said.replace(/^timer(?: (?:on|for)(?: the)?)?\b\s*|\s*\btimer$/g, '').trim()
    // Without the word "timer" only what is a place of the head, or runs now, is a timer.
    if (name === said && zoneOf(name) === null && running(name, context) === null) continue
    if (name !== '' && zoneOf(name) === null && running(name, context) === null) continue
    return onTimer(name || null, context, timer => ({ id, slots: { timer } }))
  }
  return null
}

const LEFT: readonly RegExp[] = [
  /^how (?:long|much time|many minutes|much longer)(?: (?:is|are|have (?:i|we|they)|has (?:it|she|he)|do (?:i|we) have))?(?: (?:got|there))?(?: (?:left|to go|remaining))?(?: (?:on|for|with|of)(?: the)? (.+?))?(?: timer)?$/,
  /^how (?:long|much time) (?:has|have|is|are|do|does)(?: the)? (.+?)(?: timer)?(?: (?:got|have|has|left|to go))*$/,
  /^(?:when(?:'s| is| are| will)|what time (?:is|are))(?: the)? (.+?)(?: timer)?(?: be)? (?:done|ready|up|finished|off)$/,
  /^how(?:'s| is| are)(?: the)? (.+?)(?: timer)?(?: doing| getting on| looking)?(?: for time)?$/,
  /^(?:is|are)(?: the)? (.+?)(?: timer)?(?: (?:nearly|almost|about))? (?:done|ready|up|finished)(?: yet)?$/,
  /^(?:when|what time) do(?:es)?(?: the)? (.+?) (?:come|go) off$/,
  /^(?:how long'?s|what'?s|what is|how much is)(?: there)? (?:left|to go|remaining)(?: (?:on|for)(?: the)? (.+?))?(?: timer)?$/,
  /^(?:what'?s the )?time left(?: (?:on|for)(?: the)? (.+?))?$/,
]

const ALL = /^(?:timer|everything|them(?: all)?|all(?: of them)?|each(?: of them)?)$/
const WHO = /^(?:she|he|we|they|i|it)$/

export const timeLeft: Rule = ({ text }, context) => {
  for (const pattern of LEFT) {
    const found = pattern.exec(text)
    if (!found) continue
    const name = found[1]
    if (name === undefined || ALL.test(name) || (WHO.test(name) && text.endsWith(' for time')))
      return meant({ id: 'time-left', slots: { timer: null } })
    const timer = running(name, context)
    if (timer) return meant({ id: 'time-left', slots: { timer } })
    if (zoneOf(name) !== null) return missing(`No timer runs for ${zoneOf(name)}.`)
  }
  return null
}
