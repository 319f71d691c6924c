// What to ask before changing a bowl: which bowl, which tube, and what it had before.
import type { Bowl } from '../../../../shared/salon/records/records'
import { bowlsWords, minutesWords, ratioWords, volumeWords } from '../../../../shared/voice/bowl/bowl-words'
import { sayOf } from '../../../../shared/voice/say'
import type { TimerView } from '../../../salon/timers/use-timers'
import type { ReadBacks } from '../../../voice/commands/handlers/handlers'
import { bowlStep, partAt } from '../bowls/changes'
import { bowlFrom, type ChairStep, usedSteps, zoneOf } from '../bowls/recipe'

export function bowlReadBacks(
  steps: readonly ChairStep[],
  at: number,
  timers: readonly TimerView[],
): ReadBacks {
  /** If there is no such bowl, nothing will change, so it only repeats what was understood. */
  const of = (
    zone: string | null,
    words: (bowl: Bowl, step: ChairStep) => string,
    otherwise: string,
  ): string => {
    const step = bowlStep(steps, at, zone)
    return step === null ? otherwise : `${zoneOf(step.step)}: ${words(bowlFrom(step.step), step)}`
  }
  const instead = (was: string | null): string => (was === null ? '' : ` instead of ${was}`)
  return {
    'change-developer': slots =>
      of(
        slots.zone,
        bowl => `${volumeWords(slots.volume)} instead of ${bowl.developer_volume ?? 0}`,
        volumeWords(slots.volume),
      ),
    'change-developer-grams': slots =>
      of(
        slots.zone,
        bowl => {
          const volume = slots.volume ?? bowl.developer_volume
          const was = bowl.developer_grams === null ? '' : ` instead of ${bowl.developer_grams}`
          const before =
            slots.volume === null || !bowl.developer_volume || bowl.developer_volume === slots.volume
              ? ''
              : ` of ${bowl.developer_volume} volume`
          return `${slots.grams} grams of ${volume ? volumeWords(volume) : 'developer'}${was}${was === '' ? '' : before}`
        },
        sayOf({ id: 'change-developer-grams', slots }),
      ),
    'change-minutes': slots =>
      of(
        slots.zone,
        ({ minutes }) => minutesWords(slots.minutes) + instead(minutes === null ? null : String(minutes)),
        sayOf({ id: 'change-minutes', slots }),
      ),
    'change-grams': slots =>
      of(
        slots.zone,
        bowl => {
          const part = bowl.mix[partAt(bowl, slots.shade) ?? -1]
          if (part === undefined) return sayOf({ id: 'change-grams', slots: { ...slots, zone: null } })
          const was = part.grams === 0 ? null : String(part.grams)
          return `${slots.grams} grams of ${part.shade}${instead(was)}`
        },
        sayOf({ id: 'change-grams', slots }),
      ),
    'change-shade': slots =>
      of(
        slots.zone,
        bowl => {
          const part = bowl.mix[partAt(bowl, slots.from) ?? -1]
          if (part === undefined) return sayOf({ id: 'change-shade', slots: { ...slots, zone: null } })
          return `${slots.to} instead of ${part.shade}`
        },
        sayOf({ id: 'change-shade', slots }),
      ),
    'add-shade': slots =>
      of(
        slots.zone,
        bowl => {
          const part = bowl.mix[partAt(bowl, slots.shade) ?? -1]
          if (part === undefined) return `add ${slots.grams} grams of ${slots.shade}`
          return `${part.grams + slots.grams} grams of ${part.shade}${instead(part.grams === 0 ? null : String(part.grams))}`
        },
        sayOf({ id: 'add-shade', slots }),
      ),
    'remove-shade': slots =>
      of(
        slots.zone,
        bowl => {
          const part = bowl.mix[partAt(bowl, slots.shade) ?? -1]
          if (part === undefined) return `take out ${slots.shade}`
          return `take out ${part.shade}${part.grams === 0 ? '' : `, ${part.grams} grams`}`
        },
        sayOf({ id: 'remove-shade', slots }),
      ),
    'change-ratio': slots =>
      of(
        slots.zone,
        ({ ratio }) => ratioWords(slots.ratio) + instead(ratio === null ? null : ratioWords(ratio)),
        sayOf({ id: 'change-ratio', slots }),
      ),
    'remove-bowl': slots =>
      of(
        slots.zone,
        (_, { from }) => (from === null ? 'remove the bowl' : 'remove what was changed'),
        sayOf({ id: 'remove-bowl', slots }),
      ),
    'start-bowl': () => {
      const step = bowlStep(steps, at, null)
      if (step === null) return 'Colour’s on'
      const zone = zoneOf(step.step)
      if (step.bowl?.started_at) {
        const timer = timers.find(each => each.zone === zone)
        return { say: `The colour is on for ${zone} already${timer ? `: ${timer.words}` : ''}.` }
      }
      const minutes = step.step.minutes?.[0]
      return `Colour’s on for ${zone}${minutes ? `, with a timer for ${minutes} minutes` : ''}`
    },
    'save-formula': () =>
      `Save what was used. ${bowlsWords(usedSteps(steps).used.map(({ step }) => bowlFrom(step)))}`,
  }
}
