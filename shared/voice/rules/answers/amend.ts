// Corrections to a read-back: "no, make it thirty". The same command is read back again with one figure changed. Every
// word must have its place; what doesn't fit the command is left to the other rules.

import { isDeveloperGrams, isMinutes, isTubeGrams } from '../../bowl/limits'
import { type Item, itemsIn } from '../../bowl/mix-items'
import { isShade } from '../../bowl/shades'
import { readLength } from '../../durations'
import { plainWords } from '../../hear/hear'
import { type Context, type Intent, isVolume, type Understood } from '../../intents'
import { meant, type Rule } from '../../lexicon/rule'
import { readNumber } from '../../numbers'
import { zoneOf } from '../../zones'
import { bowlWith } from './amended-bowl'

const LEAD = /^(?:no |i (?:said|meant|mean) |not that |(?:make|do|say) (?:it|that) |it's |that's )+/
const CORRECTS = /^(?:no|sorry|wait|not that|i (?:said|meant|mean)|make (?:it|that))\b/

export const amend: Rule = ({ raw, text }, context) => {
  if (context.pending?.type !== 'confirm') return null
  if (!CORRECTS.test(text) && !CORRECTS.test(plainWords(raw))) return null
  const said = text.replace(LEAD, '').replace(/ instead$/, '')
  if (said === '') return null
  return amended(context.pending.meant.intent, said, context)
}

function amended(intent: Intent, said: string, context: Context): Understood | null {
  const words = said.split(' ')
  switch (intent.id) {
    case 'timer-start': {
      const zone = zoneOf(said)
      if (zone !== null) return meant({ id: intent.id, slots: { ...intent.slots, zone, name: zone } })
      const length = lengthIn(words)
      return length && meant({ id: intent.id, slots: { ...intent.slots, length } })
    }
    case 'timer-add': {
      const seconds = lengthIn(words)?.seconds
      return seconds ? meant({ id: intent.id, slots: { ...intent.slots, seconds } }) : null
    }
    default:
      return figureOf(intent, itemsIn(words, context.separator))
  }
}

/** "Thirty", "thirty minutes", "until half past two", and nothing else. */
function lengthIn(words: readonly string[]) {
  const length = readLength(words, 0)
  if (length) return length.next === words.length ? length.value : null
  const minutes = readNumber(words, 0)
  return minutes && minutes.next === words.length && isMinutes(minutes.value)
    ? { seconds: minutes.value * 60, until: null }
    : null
}

function figureOf(intent: Intent, items: readonly Item[]): Understood | null {
  const [item, ...more] = items.filter(each => each.type !== 'correction')
  if (item === undefined) return null
  if (intent.id === 'formula') {
    const [bowl, ...others] = intent.slots.bowls
    return bowl && others.length === 0 ? bowlWith(bowl, [item, ...more]) : null
  }
  if (more.length > 0) return null
  const bare =
    item.type === 'number' || (item.type === 'shade' && !isShade(item.value)) ? Number(item.value) : null
  switch (intent.id) {
    case 'change-developer': {
      const volume = item.type === 'volume' ? item.value : bare
      return volume !== null && isVolume(volume)
        ? meant({ id: intent.id, slots: { ...intent.slots, volume } })
        : null
    }
    case 'change-minutes': {
      const minutes = item.type === 'minutes' ? item.value : bare
      return minutes !== null && isMinutes(minutes)
        ? meant({ id: intent.id, slots: { ...intent.slots, minutes } })
        : null
    }
    case 'change-grams': {
      const patch = weightOrShade(item, bare)
      return patch && meant({ id: intent.id, slots: { ...intent.slots, ...patch } })
    }
    case 'add-shade': {
      const patch = weightOrShade(item, bare)
      return patch && meant({ id: intent.id, slots: { ...intent.slots, ...patch } })
    }
    case 'change-developer-grams': {
      if (item.type === 'volume')
        return item.value !== null && isVolume(item.value)
          ? meant({ id: intent.id, slots: { ...intent.slots, volume: item.value } })
          : null
      const grams = item.type === 'grams' || item.type === 'developer-grams' ? item.value : bare
      return grams !== null && isDeveloperGrams(grams)
        ? meant({ id: intent.id, slots: { ...intent.slots, grams } })
        : null
    }
    case 'change-shade':
      return item.type === 'shade' && isShade(item.value)
        ? meant({ id: intent.id, slots: { ...intent.slots, to: item.value } })
        : null
    case 'change-ratio':
      return item.type === 'ratio'
        ? meant({ id: intent.id, slots: { ...intent.slots, ratio: item.value } })
        : null
    default:
      return null
  }
}

function weightOrShade(item: Item, bare: number | null): { shade: string } | { grams: number } | null {
  if (item.type === 'shade' && isShade(item.value)) return { shade: item.value }
  const grams = item.type === 'grams' ? item.value : bare
  return grams !== null && isTubeGrams(grams) ? { grams } : null
}
