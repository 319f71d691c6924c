// The local engine: pure and instant. It reads what was typed, refuses where a senior colourist would, and otherwise
// plans.
import type { Facts } from '../../facts'
import type { Question } from '../../tool'
import { makerOf } from '../../trade/colour/codes'
import { pigmentAt } from '../../trade/colour/pigment'
import { cardColour, codeNotes, fromFormulas } from './last-time/memory'
import { sameAgain } from './last-time/same'
import { aftercareFor } from './plan/aftercare'
import { cap, isCool } from './plan/journey'
import { redhead } from './plan/lighter/lift'
import { type ColourPlan, nameOf, note, type Reason } from './plan/plan'
import { requests } from './plan/requests'
import { route } from './plan/route/route'
import { wishDoubts } from './read/doubts'
import { type Picture, readPicture } from './read/picture'
import { wantsLift } from './safety/hair'
import { careful } from './safety/raised'
import { type Finding, findings } from './safety/safety'
import type { ColourInput, ColourOutput } from './schema'

const NONE: ColourOutput = {
  decision: 'ask',
  summary: '',
  flags: { multi_session: false, prelighten: false, pre_pigment: false },
  start: null,
  target: null,
  underlying: null,
  reasons: [],
  questions: [],
  assumed: [],
  tests: [],
  steps: [],
  visits: [],
  expected: '',
  aftercare: [],
  holds: [],
  set_aside: [],
}

export function testsFor(facts: Facts): string[] {
  const hours = facts.salon?.patch_test_hours ?? 48
  const own = hours > 48 ? ` (your salon: ${hours} hours)` : ''
  return [
    `Patch test (allergy alert test) 48 hours before${own}: for every new client, brand or line, and after a long gap. Read it before anything is mixed.`,
    'Strand test on a hidden section: lift, tone and time; with it a wet stretch for elasticity.',
  ]
}

const reasonOf = (finding: Finding): Reason => ({
  rule: finding.rule,
  tone: finding.weight === 'refuse' || finding.weight === 'hold' ? 'stop' : finding.weight,
  title: finding.title,
  text: finding.text,
})

/** Holds that time and treatments lift, so it's worth saying now what the later plan will need. */
const OF_CONDITION = new Set(['fragile', 'relaxer', 'relaxer-fresh', 'perm', 'keratin'])
const LATER = new Set(['zones', 'colour-on-colour', 'visits', 'pale-base', 'porosity', 'filler'])
/** Amounts and times are given when the work is done, not before. */
const DOSES = [' vol ', ' vol,', ' vol.', ' %', ' g ', ' g,', ' g.', 'minute', '1:']

const forLater = (plan: ColourPlan): Reason[] =>
  plan.notes
    .filter(({ rule, text }) => LATER.has(rule) && !DOSES.some(dose => text.includes(dose)))
    .map(each => ({ ...each, tone: 'info', title: `When the hair is ready: ${each.title.toLowerCase()}` }))

/** The age questions to ask, whatever else stops the colour. */
function whoseAge({ person }: Picture): string[] {
  if (person.under16) return []
  const never = 'For anybody under 16: no colour and no allergy test.'
  const questions = person.maybeMinor && person.age === null ? [`How old is the client? ${never}`] : []
  return person.childAsked
    ? [...questions, `Who is the colour for, and how old are they? ${never}`]
    : questions
}
const askAgainst = (words: string | null): string[] =>
  words === null
    ? []
    : [`What was it against (${words})? Hair colour, or nobody knows: no colour, please see a GP first.`]

/** To be asked whatever else stops the colour. */
const toAsk = (picture: Picture): Reason[] => [
  ...whoseAge(picture).map(text => note('age', 'Age', text)),
  ...askAgainst(picture.person.unexplained).map(text =>
    note('reaction-unsaid', 'A reaction, not said to what', text),
  ),
]

export function stopped(picture: Picture, found: Finding[], facts: Facts): ColourOutput | null {
  const stops = found.filter(({ weight }) => weight === 'refuse' || weight === 'hold')
  const [gravest] = stops
  if (!gravest) return null
  const refused = gravest.weight === 'refuse'
  // Beside a refusal, milder cautions only distract; beside a hold they belong in the conversation.
  const told = refused ? stops : found
  const plan = stops.some(({ noTests }) => noTests) ? null : route(picture)
  const later =
    !refused && plan?.steps && stops.every(({ rule }) => OF_CONDITION.has(rule)) ? forLater(plan) : []
  return {
    ...NONE,
    decision: refused ? 'refuse' : 'hold',
    summary: `${refused ? 'Not to be done' : 'Not yet'}: ${gravest.title.charAt(0).toLowerCase()}${gravest.title.slice(1)}. No formula is given.`,
    flags: plan?.steps
      ? {
          ...plan.flags,
          multi_session:
            plan.flags.multi_session ||
            (!refused &&
              wantsLift(picture) &&
              (picture.history.relaxed || picture.history.condition === 'fragile')),
        }
      : NONE.flags,
    reasons: [...told.map(reasonOf), ...toAsk(picture), ...later],
    tests: stops.some(({ noTests }) => noTests) ? [] : testsFor(facts),
  }
}

export function asking(picture: Picture, questions: string[], found: Finding[], facts: Facts): ColourOutput {
  return {
    ...NONE,
    decision: 'ask',
    summary:
      picture.unread.length > 0
        ? 'Some of what is written was not understood, so no formula is given until somebody has looked at it.'
        : 'There is not enough to work from yet, so no formula is given.',
    reasons: found.map(reasonOf),
    questions,
    assumed: picture.assumed,
    tests: testsFor(facts),
  }
}

/** Questions to settle before any plan. */
export function unclear(picture: Picture): string[] {
  const { wish } = picture
  const questions: string[] = [...picture.contradictions]
  if (picture.impossible.length > 0)
    questions.push(
      `${picture.impossible.length > 1 ? `Levels ${picture.impossible.join(' and ')} do` : `Level ${picture.impossible[0]} does`} not exist as a natural depth: the scale runs from 1 (black) to 10 (lightest blonde); 11 and 12 are high-lift series. Which level is meant?`,
    )
  questions.push(...whoseAge(picture))
  questions.push(...askAgainst(picture.person.unexplained))
  questions.push(...picture.toAsk)
  questions.push(...picture.textDoubts)
  questions.push(...wishDoubts(picture))
  if (wish.vague)
    questions.push(
      'What is wanted? A level and a tone, or a shade code, and where: all over, roots, highlights or balayage. A photo helps.',
    )
  questions.push(
    ...picture.unread.map(
      piece =>
        `“${piece}”: these words are not known here. Do they say anything of the hair, the skin or the person’s health? Write it in other words, or tap that it was looked at.`,
    ),
  )
  return questions
}

/** The plan for a picture, if there is enough to go on. */
export function planFor(picture: Picture): ColourPlan | null {
  const routed = route(picture)
  return routed.steps ? routed : null
}

export function draftFrom(picture: Picture, found: Finding[], facts: Facts): ColourOutput {
  const stop = stopped(picture, found, facts)
  if (stop) return stop
  const questions = unclear(picture)
  if (questions.length > 0) return asking(picture, questions, found, facts)
  const again = sameAgain(picture, facts)
  if (again)
    return again.questions.length > 0
      ? asking(picture, again.questions, found, facts)
      : planned(picture, again, found.map(reasonOf), facts)
  const routed = route(picture)
  if (!routed.steps) return asking(picture, routed.questions, found, facts)
  return planned(picture, routed, found.map(reasonOf), facts)
}

export function draft({ input, facts, today }: Question<ColourInput>): ColourOutput {
  const picture = careful(readPicture(input, facts, today), facts)
  return draftFrom(picture, findings(picture, facts), facts)
}

function planned(picture: Picture, plan: ColourPlan, notes: Reason[], facts: Facts): ColourOutput {
  const asked = requests(picture, plan)
  const cool = plan.target !== null && isCool(plan.target.tone)
  const dark =
    (plan.flags.prelighten || cool) && picture.redhead && !plan.notes.some(({ rule }) => rule === 'redhead')
      ? [redhead()]
      : []
  const removed =
    picture.history.remover &&
    !plan.notes.some(({ rule }) => rule === 're-darkening' || rule === 'colour-on-colour')
      ? [
          note(
            're-darkening',
            'After a colour remover',
            'Hair can re-darken (re-oxidise) at the next peroxide. Rinse long, do a peroxide swab test on a strand, then colour in low volume, 1–2 levels lighter than wanted.',
          ),
        ]
      : []
  const reasons = [
    ...removed,
    ...notes,
    ...cardColour(picture),
    ...asked,
    ...plan.notes,
    ...dark,
    ...fromFormulas(picture, facts),
  ]
  const order = { stop: 0, caution: 1, info: 2 }
  const unique = reasons.filter(
    (reason, index) =>
      reasons.findIndex(other => other.rule === reason.rule && other.text === reason.text) === index,
  )
  const assumed = [...picture.assumed, ...plan.assumed, ...codeNotes(picture)]
  if (picture.history.conditionUnknown)
    assumed.push('Nothing was said of damage: sound hair is assumed; feel it and stretch it first.')
  if (!picture.maker && !makerOf(facts.salon?.colour_brand ?? null))
    assumed.push(
      "No colour brand is known: shades are named by level and tone; use your brand's own codes and ratio.",
    )
  if (
    !picture.history.virgin &&
    !picture.history.tinted &&
    !picture.history.bleached &&
    !picture.history.direct &&
    !picture.unsaidColour &&
    picture.lengths?.made === 'virgin' &&
    !deniesColour(picture)
  )
    assumed.push('No earlier colour was mentioned: natural hair is assumed; ask about box dye and henna.')
  if (picture.grey.percent > 0 && !picture.grey.said)
    assumed.push(`The amount of grey is assumed: about ${picture.grey.percent} %.`)
  const cautious =
    !plan.plain ||
    notKnown(picture).length > 0 ||
    assumed.some(text => text.includes('UK/EU name')) ||
    assumed.length > 3 ||
    unique.some(({ tone }) => tone !== 'info')
  const pigment = plan.pigmentAt === null ? null : pigmentAt(plan.pigmentAt)
  return {
    ...NONE,
    decision: cautious ? 'proceed_with_caution' : 'proceed',
    summary: plan.summary,
    flags: plan.flags,
    start: plan.start && {
      ...plan.start,
      words: cap(
        plan.start.tone === 'natural'
          ? nameOf(plan.start.level, 'natural')
          : `level ${plan.start.level}, ${plan.start.tone}`,
      ),
    },
    target: plan.target && { ...plan.target, words: cap(nameOf(plan.target.level, plan.target.tone)) },
    underlying:
      pigment && plan.pigmentAt !== null
        ? {
            level: plan.pigmentAt,
            tone: pigment.tone,
            words: cap(pigment.words),
            neutraliser: pigment.neutraliser,
          }
        : null,
    reasons: unique.sort((a, b) => order[a.tone] - order[b.tone]),
    questions: [...plan.questions, ...toneDoubt(picture), ...notKnown(picture)],
    assumed: [...new Set(assumed)],
    tests: testsFor(facts),
    steps: plan.steps,
    visits: plan.visits,
    expected: plan.expected,
    aftercare: aftercareFor(plan.care, plan.target?.tone ?? null, plan.pigmentAt),
  }
}

/** The consultation says no to both box dye and henna, so nobody needs to ask again. */
const deniesColour = ({ consulted: { spoken } }: Picture): boolean =>
  ['home_colour', 'henna'].every(id => spoken?.no.has(id))

/** Anything the consultation left unknown is asked before mixing. */
const notKnown = ({ consulted: { spoken } }: Picture): string[] =>
  spoken?.unknown.map(({ asks }) => `Not known in ${spoken.from}. Ask again: ${asks}`) ?? []

const toneDoubt = ({ manner, wish }: Picture): string[] =>
  manner.warmAndAsh && wish.shades.length < 2
    ? ['Warm and ash pull against each other: which one should lead?']
    : []
