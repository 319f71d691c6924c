// Holds an earlier answer to today's rules. It only ever adds caution, and it is idempotent.
import type { Checking } from '../../tool'
import { asking, draftFrom, planFor, stopped, testsFor, unclear } from './engine'
import { isSaved, sameAgain, savedSteps } from './last-time/same'
import { note, type Reason } from './plan/plan'
import { requests } from './plan/requests'
import type { Picture } from './read/picture'
import { unfit } from './safety/judge'
import { beyondLimits, limited } from './safety/limits'
import { mayStay } from './safety/may-stay'
import { patchTestHold } from './safety/patch-test'
import { findings } from './safety/safety'
import type { ColourInput, ColourOutput, ColourStep } from './schema'

const CAPPED = note(
  'capped',
  'Brought within limits',
  'A strength, ratio, time or step was beyond what is allowed here today. It was lowered, taken out, or planned anew.',
)

const nothingLeft = (why: string): string =>
  `What was planned may not be mixed on this hair: ${why} Which shade goes where, and what is on the hair already?`

/** `picture`: what was read from the question and the records. */
export function held(
  picture: Picture,
  { input, facts, today, overrides }: Checking<ColourInput>,
  output: ColourOutput,
): ColourOutput {
  const found = findings(picture, facts)
  const stop = stopped(picture, found, facts)
  // Never milder than before.
  if (stop) return output.decision === 'refuse' ? { ...stop, decision: 'refuse' } : stop
  const questions = unclear(picture)
  const stricter = output.decision === 'refuse' || output.decision === 'hold'
  if (questions.length > 0 && !stricter) return asking(picture, questions, found, facts)
  const own = draftFrom(picture, found, facts)
  const saved = acts(output) ? savedSteps(picture, facts) : []
  const asIs = (step: ColourStep): boolean =>
    isSaved(saved, step) || (mayStay(step, picture) && sameStep(limited(step, picture), step))
  // If one step may no longer stand, neither does the answer: today's plan replaces it.
  const isOver = acts(output) && !output.steps.every(asIs)
  const base = isOver ? own : output
  const given = acts(base) ? base.steps : []
  const kept = given
    .map(step => (isSaved(saved, step) ? step : limited(step, picture)))
    .filter(step => mayStay(step, picture))
  // If nothing in a plan may be mixed, there is no plan.
  if (given.length > 0 && kept.length === 0) {
    const why = given.map(step => nothingLeft(unfit(limited(step, picture), picture)))
    return asking(picture, [...new Set(why)], found, facts)
  }
  const again = againstSaved(
    given.filter(step => isSaved(saved, step)),
    picture,
  )
  const localPlan = sameAgain(picture, facts) ?? planFor(picture)
  const answered =
    acts(base) && localPlan
      ? requests(picture, { ...localPlan, steps: kept }).filter(({ tone }) => tone !== 'info')
      : []
  answered.push(...again)
  const capped = isOver || !given.every(asIs)
  const several = localPlan?.flags.multi_session ?? false
  const notes: Reason[] = [
    ...own.reasons.filter(({ tone }) => tone === 'stop'),
    ...found
      .map(finding => own.reasons.find(({ rule }) => rule === finding.rule))
      .filter(reason => reason !== undefined),
    ...answered,
    ...(several ? own.reasons.filter(({ rule }) => rule === 'visits' || rule === 'colour-on-colour') : []),
    ...(capped ? [CAPPED] : []),
    ...(acts(base) && !facts.client
      ? [
          note(
            'patch-test',
            'Patch test not recorded',
            'There is no client card, so no patch test is recorded: do one, 48 hours before.',
            'info',
          ),
        ]
      : []),
  ]
  const reasons = merged(base.reasons, notes)
  const hold = acts(base) && facts.client ? patchTestHold(facts, today, input.desiredColor) : null
  const lifted = hold ? overrides.find(({ rule }) => rule === hold.rule) : undefined
  const asSaved = overrides.find(({ rule }) => rule === AS_SAVED)
  const waits = again.length > 0 && !asSaved
  const cautious = reasons.some(({ tone }) => tone !== 'info') || own.decision === 'proceed_with_caution'
  return {
    ...base,
    steps: kept,
    visits: acts(base) ? base.visits : [],
    decision: base.decision === 'proceed' && cautious ? 'proceed_with_caution' : base.decision,
    flags: {
      ...base.flags,
      multi_session: base.flags.multi_session || (acts(base) && several),
      prelighten: base.flags.prelighten || kept.some(({ kind }) => kind.startsWith('lighten')),
      pre_pigment: base.flags.pre_pigment || kept.some(({ kind }) => kind === 'fill'),
    },
    reasons,
    tests: merged2(testsFor(facts), base.tests),
    holds: [
      ...base.holds.filter(({ rule }) => rule !== 'patch-test' && rule !== AS_SAVED),
      ...(hold && !lifted ? [hold] : []),
      ...(waits
        ? [
            {
              rule: AS_SAVED,
              text: 'The saved bowls are shown as they were written down. Today’s rules would change them, so mixing them needs a reason.',
              may_override: true,
            },
          ]
        : []),
    ],
    set_aside: [
      ...(hold && lifted ? [`Patch test: set aside with this reason: ${lifted.reason}`] : []),
      ...(again.length > 0 && asSaved
        ? [`The saved bowls as they are, with this reason: ${asSaved.reason}`]
        : []),
    ],
  }
}

const AS_SAVED = 'as-saved'
const acts = ({ decision }: ColourOutput): boolean =>
  decision === 'proceed' || decision === 'proceed_with_caution'
const sameStep = (one: ColourStep, other: ColourStep): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** What the rules would change in copied bowls. We say so rather than change it silently. */
function againstSaved(steps: readonly ColourStep[], picture: Picture): Reason[] {
  return steps.flatMap(step => {
    if (!mayStay(step, picture))
      return [note(AS_SAVED, `${step.title}: left out`, `Not as last time: ${unfit(step, picture)}`)]
    const why = beyondLimits(step, picture)
    if (why.length === 0) return []
    return [note(AS_SAVED, `${step.title}: what the check would change`, why.join(' '))]
  })
}

const order = { stop: 0, caution: 1, info: 2 }
const same = (a: Reason, b: Reason): boolean => a.rule === b.rule && a.text === b.text
function merged(theirs: Reason[], ours: Reason[]): Reason[] {
  const all = [...theirs, ...ours]
  return all
    .filter((reason, index) => all.findIndex(other => same(other, reason)) === index)
    .sort((a, b) => order[a.tone] - order[b.tone])
}
const merged2 = (ours: string[], theirs: string[]): string[] => [
  ...ours,
  ...theirs.filter(test => !ours.includes(test)),
]
