// What the record says about a client, in a retail reading's paths; chips of one kind form a set.
import type { Avoids } from '../../shared/tools/retail-edge/read/avoids/avoids'
import { readPicture } from '../../shared/tools/retail-edge/read/picture'
import { understood } from '../../shared/tools/retail-edge/told/understood'
import { substanceName } from '../../shared/tools/retail-edge/told/words'
import type { Reader, Told } from './reader'
import { questionOf } from './retail'

const SETS = ['needs', 'avoid', 'owns', 'declined']

/** A substance by its family, plus the words used if they are more specific: "protein (keratin, silk)". */
function named(key: string, { list }: Avoids): string {
  const name = substanceName(key)
  const words = list.find(each => each.key === key)?.said?.filter(word => !name.includes(word)) ?? []
  return words.length === 0 ? name : `${name} (${words.join(', ')})`
}

const read: Reader = given => {
  const { question: input, facts } = questionOf(given)
  const question = { input, facts, today: '2026-01-01T09:00:00.000Z' }
  const reading = understood(question)
  // "No sprays" is a wish about the bottle, not a need of the hair.
  const said = Object.entries(reading.facts).filter(
    ([path, { from }]) => from !== 'assumed' && path !== 'needs.no_air',
  )
  const { avoids } = readPicture(input, facts, question.today)
  const found: Record<string, Told> = {}
  for (const set of SETS) {
    const own = said.filter(([path, { value }]) => path.startsWith(`${set}.`) && value === true)
    const names = own.map(([path]) => path.slice(set.length + 1))
    const value = set === 'avoid' ? names.map(key => named(key, avoids)) : names
    if (value.length > 0 || set === 'needs')
      found[set] = {
        value: [...new Set(value)],
        quote: own[0]?.[1].quote ?? '',
        sure: own.every(([, { sure }]) => sure) && (set !== 'needs' || reading.unread.length === 0),
      }
  }
  for (const [path, { value, sure, quote }] of said)
    if (path.startsWith('hair.')) found[path] = { value, sure, quote }
  return { facts: found, raised: reading.raised.map(({ concept }) => concept), unread: reading.unread }
}
export default read
