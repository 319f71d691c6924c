// Whether anything on a client's card stops every colour, whatever is asked for. Read by the colour tool itself, so the
// notes count too.
import type { Facts } from '../../../../shared/facts'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import type { Kind } from '../../../../shared/sync/kinds'
import { takeFacts } from '../../../../shared/take-facts'
import { findTool } from '../../../../shared/toolbox'
import { useFacts } from '../../../platform/asks/facts'
import { readDraft } from '../../../platform/reading/read'
import { useLoaded } from '../../../ui/state/use-loaded'
import { listIn, textIn } from './read'
import { COLOUR } from './views'

export type CardStop = { tone: 'stop' | 'caution'; words: string }

const NEEDS = ['client', 'notes', 'patch_tests'] as const
/** For a card we couldn't read: we never assume that it is clear. */
const UNREAD: CardStop = { tone: 'caution', words: 'Read the card before any colour' }

/** A question with no hair details, so anything that stops it comes from the card. */
export const cardQuestion = (name: string): Record<string, string> => ({
  clientName: name.trim().slice(0, 100) || 'Client',
  currentColor: 'As on the card',
  desiredColor: 'Colour',
  hairCondition: 'As on the card',
})

/** Reads the answer to that question. */
export function stopIn(draft: Record<string, unknown>): CardStop | null {
  const decision = textIn(draft, 'decision')
  if (decision !== 'refuse' && decision !== 'hold') return null
  const title = listIn(draft, 'reasons').map(reason => textIn(reason, 'title'))[0] ?? 'see the card'
  const why = title.charAt(0).toLowerCase() + title.slice(1)
  return decision === 'refuse'
    ? { tone: 'stop', words: `No colour: ${why}` }
    : { tone: 'caution', words: `Before any colour: ${why}` }
}

/** Whether anything is on record. The name counts if it has a digit, as it may include an age. */
const isTold = ({ client, notes, patch_tests, consultation }: Facts, name: string): boolean =>
  /\d/.test(name) ||
  consultation != null ||
  notes.length > 0 ||
  patch_tests.some(({ result }) => result === 'reaction') ||
  (client !== null &&
    (client.allergies.length > 0 || client.concerns.length > 0 || Boolean(client.notes?.trim())))

async function read(name: string, facts: Facts): Promise<CardStop | null> {
  const tool = await findTool(COLOUR)
  if (tool === null) return UNREAD
  const { draft } = await readDraft(tool, {
    input: cardQuestion(name),
    facts,
    today: new Date().toISOString(),
  })
  return stopIn(draft)
}

type Rows<K extends Kind> = readonly { fields: FieldsOf<K> }[]
type OnCard = {
  [K in 'allergy' | 'note' | 'patch_test' | 'consultation']: Rows<K>
}
const fieldsOf = <T>(rows: readonly { fields: T }[]): T[] => rows.map(({ fields }) => fields)

/** For a card that is already loaded; rows must be newest first. */
export const factsOnCard = (client: FieldsOf<'client'>, about: OnCard): Facts =>
  takeFacts(NEEDS, {
    client,
    allergies: fieldsOf(about.allergy),
    notes: fieldsOf(about.note),
    patch_tests: fieldsOf(about.patch_test),
    consultations: fieldsOf(about.consultation),
    formulas: [],
    products: [],
    recommendations: [],
    salon: null,
  })

export const useCardStop = (clientId: string, name: string | undefined): CardStop | null | undefined =>
  useStopIn(useFacts(NEEDS, clientId), name)

/** Undefined until we know: we never assume that a card is clear. */
export function useStopIn(facts: Facts | undefined, name: string | undefined): CardStop | null | undefined {
  const nothing = facts !== undefined && name !== undefined && !isTold(facts, name)
  const card = facts === undefined || name === undefined || nothing ? null : JSON.stringify({ name, facts })
  // biome-ignore lint/correctness/useExhaustiveDependencies: `card` is both of them, and doesn't change with every query
  const known = useLoaded(
    () => {
      if (card === null || facts === undefined || name === undefined) return null
      return read(name, facts).then(
        stop => ({ card, stop }),
        error => {
          console.info('The card could not be read for what stops a colour.', error)
          return { card, stop: UNREAD }
        },
      )
    },
    [card],
    'The card could not be read.',
  )
  if (nothing) return null
  // After the card changes, a stop stays until it has been read again; 'clear' doesn't.
  return known && (known.card === card || known.stop !== null) ? known.stop : undefined
}
