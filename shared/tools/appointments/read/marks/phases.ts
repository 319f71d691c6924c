// The stages of a service: "40 apply, 35 developing, 45 rinse", "develops 13:40–14:20", "processing 35 from 10:40";
// also in other words: "needs 35 minutes to take", "perm lotion on 20".

import { hasFigure, oneOf, onlyFigures, startsSmall } from '../../../../reading/letters'
import { type Clock, clockOf } from '../../../../reading/values/clock'
import { lengthOf } from '../../../../reading/values/lengths'
import { type Slot, typed, type Wording, type WordingMatch } from '../../../../reading/wording'
import * as STAGE from '../../../../reading/words/day/stages'
import { filled, said, VALUES } from '../say'

/** One stage, in written order. `active`: the stylist is working; otherwise the client develops. */
export type Phase = { active: boolean; minutes: number | null; from: Clock | null; to: Clock | null }

const SIGNS = "&+/'-"
const noWork = oneOf(STAGE.NO_WORK)
/** In digits: a bare number of minutes is never longer. */
const MOST_FIGURES = 3
const SLOTS: Readonly<Record<string, Slot>> = {
  ...VALUES,
  // "35", but not in "35:10".
  bare: ({ text, tokens }, at) => {
    const [token, next, more] = [tokens[at], tokens[at + 1], tokens[at + 2]]
    if (!token || !onlyFigures(token.norm) || token.norm.length > MOST_FIGURES) return []
    const isTime = (next?.norm === ':' || next?.norm === '.') && more?.kind === 'number'
    return isTime ? [] : [{ to: at + 1, value: text.slice(token.start, token.end) }]
  },
  size: (doc, at) => [...(VALUES.length?.(doc, at) ?? []), ...(SLOTS.bare?.(doc, at) ?? [])],
  // At least a quarter of an hour.
  minutes: (doc, at) =>
    (SLOTS.bare?.(doc, at) ?? []).filter(({ value }) => Number(value) >= 15 && Number(value) < 100),
  word: ({ tokens }, at) => {
    const token = tokens[at]
    return token && (token.kind === 'word' || SIGNS.includes(token.norm)) ? [{ to: at + 1, value: null }] : []
  },
  // Lower case only: "10 Maura" is a person at ten.
  own: ({ text, tokens }, at) =>
    tokens[at]?.kind === 'word' && !noWork(tokens[at].norm) && startsSmall(text.slice(tokens[at].start))
      ? [{ to: at + 1, value: null }]
      : [],
}
const phrase = (say: string): Wording => typed(say, SLOTS)
const valuesOf = ({ values }: WordingMatch): string[] =>
  values.flatMap(value => (typeof value === 'string' ? value : []))

const size = (text: string): number | null => (onlyFigures(text) ? Number(text) : lengthOf(text))
const stage = (patch: Partial<Phase>): Phase => ({
  active: false,
  minutes: null,
  from: null,
  to: null,
  ...patch,
})
/** `names`: what the values are, such as "work from to". */
function stageOf(names: string, values: readonly string[]): Phase | null {
  const all = names.split(' ')
  const said = all.filter(name => name !== 'work' && name !== '')
  const of = (name: string): string => values[said.indexOf(name)] ?? ''
  const made = stage({
    active: all.includes('work'),
    minutes: said.includes('minutes') ? size(of('minutes')) : null,
    from: said.includes('from') ? clockOf(of('from')) : null,
    to: said.includes('to') ? clockOf(of('to')) : null,
  })
  // "Develops at 25:00" is no stage.
  if (said.includes('from') && made.from === null) return null
  return made.active && said.includes('from') ? { ...made, from: null } : made
}

const compiled = (stages: readonly (readonly [string, string])[], behind: string) =>
  stages.map(([names, say]) => ({ names, phrase: phrase(`${say}${behind}`) }))
const [ONE, LOOSE] = [compiled(STAGE.STAGES, ' +{;;, =./! ;;}'), compiled(STAGE.LOOSE, '')]
const LEAD = phrase(STAGE.LEAD)
const DEVELOPS = phrase(STAGE.DEVELOPS)
const DEVELOPS_WORD = phrase(`{${STAGE.DEVELOPS}} (time)`)
export const tellsStages = (text: string): boolean => DEVELOPS.has(text) || TRIPLE.test(text)
export const saysDeveloping = (text: string): boolean => DEVELOPS.has(text)

function phaseOf(piece: string): Phase | null {
  const text = piece.trim()
  const own = LEAD.after(text) ?? text
  for (const { names, phrase } of ONE) {
    const found = phrase.opens(own)
    if (found) return stageOf(names, valuesOf(found))
  }
  return null
}

/** "30/35/25": working, developing, working again. */
const TRIPLE =
  /(?<![\d:.])(\d{1,3})(?: ?m(?:ins?)?)?\s*([/+>])\s*(\d{1,3})(?: ?m(?:ins?)?)?\s*\2\s*(\d{1,3})(?: ?m(?:ins?)?)?(?![\d:.])/

const [AFTER, UNSTOPPED] = [phrase(STAGE.AFTER_WORK), phrase(STAGE.UNSTOPPED)]
/** "40 min gap from 10:30 while they develop" */
const WHILE = /\bgap\b([^,;()]*?)\s*\b(?:while|as|when|during)\b([^,;()\d]*)/gi
/** "(30 on 35 develop 25 finish)": three stages without a comma. */
const stopped = (inside: string): string =>
  UNSTOPPED.swapped(inside, ({ index: start, end }) => inside.slice(start, end).replace(/ (?=\d)/g, ', '))

/** Replaces each run of stages, in brackets or between commas, with what `put` returns. */
export function phasesIn(text: string, put: (phases: Phase[]) => string): string {
  const after = AFTER.swapped(text.replace(/\([^()]*\)/g, stopped), found => {
    const [developing, work] = valuesOf(found)
    return `${work} apply, processing ${developing}`
  })
  return after
    .replace(WHILE, (whole, said: string, what: string) => (DEVELOPS.has(what) ? `processing${said}` : whole))
    .replace(/[([]([^()[\]]*)[)\]]/g, (whole, inside: string) =>
      tellsStages(inside) ? ` (${run(inside, put)}) ` : whole,
    )
    .split(/(?=[()])/)
    .map(part => (tellsStages(part) ? run(part, put) : part))
    .join('')
}

/** What separates two stages. A dash before "75 application" counts too, but not before an hour. */
const STOP =
  /(,|;|\.(?=\s|$)|\s[-–—]\s(?=\p{L}|\d+ ?(?:min|m\b|hr|h\b)|\d\d\d? \p{L})|:(?= )|\bthen\b|\+| \/ |\band (?=\d+ ?(?:min|m\b)))/iu
const PUT_ON = phrase(`(and/then) ${STAGE.PUT_ON}`)
/** The pieces between commas: those that are stages become one mark, the rest stay. */
function run(text: string, put: (phases: Phase[]) => string): string {
  const triple = TRIPLE.exec(text)
  if (triple?.[1] && triple[3] && triple[4]) {
    const phases = [triple[1], triple[3], triple[4]].map((minutes, at) =>
      stage({ active: at !== 1, minutes: Number(minutes) }),
    )
    return DEVELOPS_WORD.swapped(text.replace(triple[0], put(phases)), () => ' ')
  }
  const pieces = text.split(STOP)
  const read = pieces.map((piece, at) => (at % 2 === 1 ? null : phaseOf(piece)))
  const developing = (at: number): boolean => read[at]?.active === false
  // "Colour on 9–10.15, developing 10.15–10.55": if another stage develops, "on" means applying the colour.
  const on = pieces.flatMap((piece, at) => (developing(at) && PUT_ON.opens(piece.trim()) ? [at] : []))
  if (pieces.some((_, at) => developing(at) && !on.includes(at)))
    for (const at of on) read[at] = stage({ ...read[at], active: true })
  const first = read.findIndex(phase => phase !== null && !phase.active)
  if (first < 0) return within(text, put)
  // Stages before and after the developing one belong to it as long as nothing else comes between.
  let [from, to] = [first, first]
  const belongs = (at: number): boolean => read[at] !== null || pieces[at]?.trim() === ''
  while (from >= 2 && belongs(from - 2)) from -= 2
  while (to + 2 < pieces.length && belongs(to + 2)) to += 2
  const phases = read.slice(from, to + 1).filter(phase => phase !== null)
  // What comes before the stages in the same piece: "Cara tint 90, …" or "Cara tint, 40 apply, …".
  return [...pieces.slice(0, from), put(phases), ...pieces.slice(to + 1)].join('')
}

/** Stages within running text: "Cara tint 90 processing 35 from 10:40". */
function within(text: string, put: (phases: Phase[]) => string): string {
  for (const { names, phrase } of LOOSE) {
    const [found] = phrase.all(text)
    const read = found && stageOf(names, valuesOf(found))
    if (found && read) return text.slice(0, found.index) + put([read]) + text.slice(found.end)
  }
  return text
}

const SAID = STAGE.SAID_OTHERWISE.map(([say, as]) => ({ phrase: phrase(say), as }))
const LOTION = phrase(STAGE.LOTION)
const [LEFT_ON, STUFF_ON] = [said(STAGE.LEFT_ON, { notAfter: 'to' }, SLOTS), phrase(STAGE.STUFF_ON)]
const [MUST_LEAVE, AT_WORK] = [phrase(STAGE.MUST_LEAVE), phrase(STAGE.AT_WORK)]
const [WAITS, APPLIED, DEVELOPS_AT] = [phrase(STAGE.WAITS), phrase(STAGE.PUT_ON), phrase(STAGE.DEVELOPS_AT)]

/**
 * Phrases that mean a stage only in brackets: "(30 min on, leave 40, then 50 to finish)", "(lightener on 10.10–10.50)".
 */
const bracketed = (line: string): string =>
  line.replace(/\([^()]*\)?/g, inside => {
    const left =
      AT_WORK.has(inside) && !MUST_LEAVE.has(inside)
        ? LEFT_ON.swapped(inside, found =>
            /^\s*[,;)/+]/.test(inside.slice(found.end)) ? filled('processing $1', found) : null,
          )
        : inside
    return STUFF_ON.swapped(left, found => filled('processing $1 to $2', found))
  })
const FROM_TO = phrase('(from) @clock =-/–/—/to/until/till/til/and @clock')
/** "Colour on 9–10.15" beside the developing stage. */
const applied = (text: string): string =>
  DEVELOPS_AT.has(text) ? APPLIED.swapped(text, ({ to }) => (FROM_TO.at(text, to) ? 'applied' : null)) : text

/** Figures on both sides of a comma or similar. */
const hasStages = (inside: string): boolean => inside.split(/[,;/+]/).filter(hasFigure).length > 1
const PROCESSES = phrase('process*/develop*')
/** In brackets: a wait, followed by a figure or a separator. */
const waits = (inside: string): string =>
  WAITS.swapped(inside, ({ end }) =>
    hasFigure(inside.slice(end)) || /^\s*[,;)]/.test(inside.slice(end)) ? 'processing' : null,
  )

/** Replaces other words for "it develops" with "processing". */
export const asDevelopment = (given: string): string => {
  const said = SAID.reduce(
    (text, { phrase, as }) => phrase.swapped(text, found => filled(as, found)),
    bracketed(applied(given)),
  )
  const lotion = LOTION.swapped(said, ({ end }) =>
    /^\s*(?:from |at )?\d/i.test(said.slice(end)) ? 'processing' : null,
  )
  return lotion.replace(/\(([^()]*)\)/g, (whole, inside: string) =>
    !hasStages(inside) || PROCESSES.has(inside) ? whole : `(${waits(inside)})`,
  )
}
