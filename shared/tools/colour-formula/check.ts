// The trade's rules over the engine's draft and a model's answer alike. It only ever adds caution, and checking twice
// changes nothing more.
import type { Checking } from '../../tool'
import { isTone } from '../../trade/tones'
import { asking, draftFrom, planFor, stopped, testsFor, unclear } from './engine'
import { unfit } from './judge'
import { beyondLimits, limited } from './limits'
import { mayStay } from './may-stay'
import { patchTestHold } from './patch-test'
import { note, type Reason } from './plan/plan'
import { type Allowed, allowedIn, mayStand, sentencesOf } from './prose'
import { type Picture, readPicture } from './read/picture'
import { requests } from './requests'
import { findings } from './safety'
import { isSaved, sameAgain, savedSteps } from './same'
import type { ColourInput, ColourOutput, ColourStep } from './schema'
import { withRead } from './told/by-model'

const CUT = note(
  'figures-cut',
  'Left out',
  'A sentence was left out: it held a figure that is not among the steps, a promise, or words of a maker.',
  'info',
)
const CAPPED = note(
  'capped',
  'Brought within limits',
  'A strength, ratio, time or step of this answer was beyond what is allowed here and was lowered or taken out.',
)

export function check(question: Checking<ColourInput>, output: ColourOutput): ColourOutput {
  const { read } = output
  if (!read) return held(question, output)
  const { input, questions } = withRead(question, read)
  const asked = new Set(questions)
  const checked = held(
    { ...question, input },
    { ...output, questions: output.questions.filter(each => !asked.has(each)) },
  )
  const { decision } = checked
  return {
    ...checked,
    decision: decision === 'proceed' && asked.size > 0 ? 'proceed_with_caution' : decision,
    questions: [...checked.questions, ...questions],
    read,
  }
}

function held(question: Checking<ColourInput>, output: ColourOutput): ColourOutput {
  const { input, facts, today, overrides } = question
  const picture = readPicture(input, facts, today)
  const found = findings(picture, facts)
  const stop = stopped(picture, found, facts)
  // A model may be stricter than the engine, never milder.
  if (stop) return output.decision === 'refuse' ? { ...stop, decision: 'refuse' } : stop
  const questions = unclear(picture)
  const stricter = output.decision === 'refuse' || output.decision === 'hold'
  if (questions.length > 0 && !stricter) return asking(picture, questions, found, facts)
  const acts = output.decision === 'proceed' || output.decision === 'proceed_with_caution'
  const own = draftFrom(picture, found, facts)
  const saved = acts ? savedSteps(picture, facts) : []
  const given = acts ? output.steps : []
  const kept = given
    .map(step => (isSaved(saved, step) ? step : limited(step, picture)))
    .filter(step => mayStay(step, picture))
  const again = againstSaved(
    given.filter(step => isSaved(saved, step)),
    picture,
  )
  const bounded = { ...output, steps: kept, visits: acts ? output.visits : [] }
  const hours = Math.max(48, facts.salon?.patch_test_hours ?? 48)
  const localPlan = sameAgain(picture, facts) ?? planFor(picture)
  const answered =
    acts && localPlan
      ? requests(picture, { ...localPlan, steps: kept }).filter(({ tone }) => tone !== 'info')
      : []
  answered.push(...again)
  // Our own sentences stand whole, also the second time round: those of the draft, and those added to these steps.
  const allowed = allowedIn(bounded, own, answered, picture.grey.percent, hours)
  const { cleaned, cut } = withoutLooseFigures(bounded, allowed)
  const capped =
    given.some(
      step => !isSaved(saved, step) && JSON.stringify(limited(step, picture)) !== JSON.stringify(step),
    ) || given.some(step => !isSaved(saved, step) && !mayStay(limited(step, picture), picture))
  const several = localPlan?.flags.multi_session ?? false
  const notes: Reason[] = [
    ...own.reasons.filter(({ tone }) => tone === 'stop'),
    ...found
      .map(finding => own.reasons.find(({ rule }) => rule === finding.rule))
      .filter(reason => reason !== undefined),
    ...answered,
    ...(several ? own.reasons.filter(({ rule }) => rule === 'visits' || rule === 'colour-on-colour') : []),
    ...(cut ? [CUT] : []),
    ...(capped ? [CAPPED] : []),
    ...(acts && !facts.client
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
  const reasons = merged(cleaned.reasons, notes)
  const hold = acts && facts.client ? patchTestHold(facts, today, input.desiredColor) : null
  const lifted = hold ? overrides.find(({ rule }) => rule === hold.rule) : undefined
  const asSaved = overrides.find(({ rule }) => rule === AS_SAVED)
  const waits = again.length > 0 && !asSaved
  const cautious = reasons.some(({ tone }) => tone !== 'info') || own.decision === 'proceed_with_caution'
  return {
    ...cleaned,
    decision: cleaned.decision === 'proceed' && cautious ? 'proceed_with_caution' : cleaned.decision,
    flags: {
      ...cleaned.flags,
      multi_session: cleaned.flags.multi_session || (acts && several),
      prelighten: cleaned.flags.prelighten || kept.some(({ kind }) => kind.startsWith('lighten')),
      pre_pigment: cleaned.flags.pre_pigment || kept.some(({ kind }) => kind === 'fill'),
    },
    start: drawable(cleaned.start),
    target: drawable(cleaned.target),
    underlying: cleaned.underlying && { ...cleaned.underlying, ...drawable(cleaned.underlying) },
    reasons,
    tests: merged2(testsFor(facts), cleaned.tests),
    holds: [
      ...cleaned.holds.filter(({ rule }) => rule !== 'patch-test' && rule !== AS_SAVED),
      ...(hold && !lifted ? [hold] : []),
      ...(waits
        ? [
            {
              rule: AS_SAVED,
              text: 'The saved bowls stand as they were written down, and today’s rules would change them. Mixed as they are, they want a reason.',
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

/** What the rules would change in bowls that were copied: said, never done in silence. */
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

function drawable<S extends { level: number; tone: string }>(shade: S | null): S | null {
  if (!shade) return null
  const level = Number.isFinite(shade.level) ? Math.min(10, Math.max(1, shade.level)) : 6
  return { ...shade, level, tone: isTone(shade.tone) ? shade.tone : 'natural' }
}

const STEP_TITLE: Partial<Record<ColourStep['kind'], string>> = {
  lighten_off: 'Lighten off the scalp',
  lighten_safe: 'Lighten gently',
  tone: 'Tone',
  direct: 'Direct dye',
}

function withoutLooseFigures(
  output: ColourOutput,
  allowed: Allowed,
): { cleaned: ColourOutput; cut: boolean } {
  let cut = false
  const text = (value: string): string => {
    const sentences = sentencesOf(value)
    const kept = sentences.filter(sentence => mayStand(sentence, allowed))
    if (kept.length === sentences.length) return value
    cut = true
    return kept.join(' ')
  }
  const texts = (values: string[]): string[] => values.map(text).filter(value => value !== '')
  const shade = <S extends { words: string; level: number }>(value: S | null): S | null =>
    value && { ...value, words: text(value.words) || `Level ${value.level}` }
  const cleaned: ColourOutput = {
    ...output,
    start: shade(output.start),
    target: shade(output.target),
    underlying: output.underlying && {
      ...output.underlying,
      ...shade(output.underlying),
      neutraliser: text(output.underlying.neutraliser) || 'its opposite',
    },
    summary: text(output.summary) || (output.summary === '' ? '' : 'See the steps below.'),
    reasons: output.reasons
      .map(reason => ({ ...reason, title: text(reason.title), text: text(reason.text) }))
      .filter(reason => reason.text !== ''),
    questions: texts(output.questions),
    assumed: texts(output.assumed),
    tests: texts(output.tests),
    steps: output.steps.map(step => ({
      ...step,
      title: text(step.title) || (STEP_TITLE[step.kind] ?? 'Colour'),
      zone: step.zone === null ? null : text(step.zone) || null,
      mix: step.mix.map(part => ({ ...part, what: text(part.what) || 'colour' })),
      how: texts(step.how),
      watch: texts(step.watch),
    })),
    visits: output.visits.map(visit => ({ title: text(visit.title) || 'Visit', text: text(visit.text) })),
    expected: text(output.expected),
    aftercare: texts(output.aftercare),
    holds: output.holds.map(hold => ({ ...hold, text: text(hold.text) || hold.rule })),
  }
  return { cleaned, cut }
}
