// What you can say about a bowl at the chair. The figures heard are read back before any of this runs.
import type { Bowl } from '../../../../shared/salon/records/records'
import { isBowl } from '../../../../shared/sheet'
import { bowlWords } from '../../../../shared/voice/bowl/bowl-words'
import { developerWords, formulaLines } from '../../../../shared/voice/bowl/formula-read'
import type { TimerView } from '../../../salon/timers/use-timers'
import type { Done, Handlers } from '../../../voice/commands/handlers/handlers'
import { removeBowl } from '../acts'
import {
  bowlStep,
  partAt,
  withDeveloper,
  withGrams,
  withMore,
  without,
  withRatio,
  withShade,
} from '../bowls/changes'
import { developing } from '../bowls/developing'
import { addJudged, againstChange, changeWithin, changeWords, verdictSaid } from '../bowls/gate'
import { bowlFrom, type ChairStep, zoneOf } from '../bowls/recipe'
import { mixBowl } from '../bowls/start'
import type { Changing } from '../bowls/use-changing'
import type { Chair } from '../use-chair'
import type { Show } from '../views'
import { bowlReadBacks } from './bowl-read-backs'

const NO_BOWL: Done = { say: 'There is no such bowl in this recipe.' }
const HELD =
  'Mixing is on hold. Record the patch test, or say “the reason is” and why you continue without it.'
const DATED: Done = { say: 'The rules have changed since this answer. Choose another recipe in the menu.' }
/** As many as a saved bowl has room for. */
const MOST_PARTS = 12
const NO_SERVICE: Done = { say: 'Start the service first.' }

export function bowlHandlers(
  chair: Chair,
  timers: readonly TimerView[],
  changing: Changing,
  goTo: (at: number) => Promise<unknown>,
  show: Show,
) {
  const { work, service } = chair
  const steps = work?.steps ?? []
  const at = work?.at ?? 0
  const isDated = work !== null && work.dated !== null
  const find = (zone: string | null): ChairStep | null => bowlStep(steps, at, zone)
  const isHeld = (step: ChairStep): boolean => step.step.held && (work?.holds.length ?? 0) > 0

  async function change(
    zone: string | null,
    patchOf: (bowl: Bowl) => Partial<Bowl> | null,
    words: (step: ChairStep) => string,
  ): Promise<Done> {
    const step = find(zone)
    if (service === null) return NO_SERVICE
    if (isDated) return DATED
    if (step === null) return NO_BOWL
    const patch = patchOf(bowlFrom(step.step))
    if (patch === null) return { say: 'Say which shade: there are several in this bowl.' }
    const wanted = { patch, say: words(step) }
    const verdict = againstChange(chair, step, patch)
    if (verdict === null) {
      // Show the change, even if the countdown is on screen instead of the step.
      if (developing(chair, timers) !== null) show('step')
      return changeWithin(chair, step, wanted)
    }
    await goTo(steps.indexOf(step))
    changing.want(wanted, step.key)
    return { say: verdictSaid(verdict) }
  }

  const handlers: Handlers = {
    'change-developer': ({ zone, volume }) =>
      change(
        zone,
        () => ({ developer_volume: volume }),
        step => changeWords(step, volume),
      ),
    'change-developer-grams': ({ zone, grams, volume }) =>
      change(
        zone,
        bowl => withDeveloper(bowl, grams, volume),
        step => `${grams} g of ${volume === null ? 'developer' : `${volume} vol`}: ${zoneOf(step.step)}`,
      ),
    'change-minutes': ({ zone, minutes }) =>
      change(
        zone,
        () => ({ minutes }),
        step => `${minutes} minutes: ${zoneOf(step.step)}`,
      ),
    'change-grams': ({ zone, shade, grams }) =>
      change(
        zone,
        bowl => withGrams(bowl, shade, grams),
        step => `${grams} g: ${zoneOf(step.step)}`,
      ),
    'change-shade': ({ zone, from, to }) =>
      change(
        zone,
        bowl => withShade(bowl, from, to),
        step => `${to}: ${zoneOf(step.step)}`,
      ),
    'add-shade': ({ zone, shade, grams }) => {
      const step = find(zone)
      if (step !== null && step.step.mix.length >= MOST_PARTS)
        return { say: `A bowl holds ${MOST_PARTS} shades at most.` }
      return change(
        zone,
        bowl => withMore(bowl, shade, grams),
        step => `${grams} g of ${shade} more: ${zoneOf(step.step)}`,
      )
    },
    'remove-shade': ({ zone, shade }) => {
      const step = find(zone)
      const present = step && bowlFrom(step.step)
      if (present && partAt(present, shade) === null)
        return { say: `${shade} is not in this bowl, or is in it more than once.` }
      if (present?.mix.length === 1)
        return { say: `${shade} is all that is in this bowl. To take it out whole, say “remove the bowl”.` }
      return change(
        zone,
        bowl => without(bowl, shade),
        step => `Took out ${shade}: ${zoneOf(step.step)}`,
      )
    },
    'change-ratio': ({ zone, ratio }) =>
      change(
        zone,
        bowl => withRatio(bowl, ratio),
        step => `${ratio}: ${zoneOf(step.step)}`,
      ),
    'add-bowl': async ({ zone, bowl }) => {
      if (service === null) return NO_SERVICE
      const empty: Bowl = {
        zone,
        mix: [],
        developer_volume: null,
        developer_grams: null,
        ratio: null,
        minutes: null,
      }
      return addJudged(chair, [bowl ? { ...bowl, zone } : empty])
    },
    'remove-bowl': async ({ zone }) => {
      const step = find(zone)
      return step === null ? NO_BOWL : removeBowl(chair, step)
    },
    'read-formula': () => {
      if (isDated) return DATED
      const bowls = steps.flatMap(({ step }) => (isBowl(step) ? [bowlFrom(step)] : []))
      if (bowls.length === 0)
        return { say: 'There is no bowl for today yet. Say “last formula” for what was saved.' }
      const held = steps.some(({ step }) => step.held) ? (work?.holds ?? []).map(({ text }) => text) : []
      return { lines: [...held, ...formulaLines(bowls)] }
    },
    'how-much-developer': () => {
      const step = find(null)
      const words = step === null ? null : developerWords(bowlFrom(step.step))
      return step === null
        ? NO_BOWL
        : { say: `${zoneOf(step.step)}: ${words ?? 'no developer is written for this bowl'}.` }
    },
    'whats-in-the-bowl': ({ zone }) => {
      const step = find(zone)
      return step === null ? NO_BOWL : { say: `${zoneOf(step.step)}: ${bowlWords(bowlFrom(step.step))}` }
    },
    'start-bowl': async () => {
      const step = find(null)
      if (service === null) return NO_SERVICE
      if (isDated) return DATED
      if (step === null) return NO_BOWL
      if (isHeld(step)) return { say: HELD }
      const verdict = work?.against.get(step.key)
      if (verdict) return { say: verdictSaid(verdict) }
      const mixing = mixBowl(chair, step)
      show('now', mixing)
      return (await mixing) ?? { say: 'The colour is on already.' }
    },
  }

  return { handlers, readBacks: bowlReadBacks(steps, at, timers) }
}
