// For a name not linked to a card: the likely cards, or a new one, with one tap each.
import { apartWords } from '../../../../shared/salon/same-names'
import { newId } from '../../../platform/data/ids'
import { useLastSeen } from '../../../platform/data/queries/client-list'
import { type ClientMatch, useFoundClients, useStillSearching } from '../../../platform/data/queries/queries'
import { create } from '../../../platform/data/saving/save'
import { attempt } from '../../../ui/forms/attempt'
import { useOnce } from '../../../ui/forms/once'
import { SHORT } from '../../../ui/forms/too-long'
import { Button } from '../../../ui/kit/Button'
import styles from './AppointmentDialog.module.css'
import { takeCardBack } from './card-back'

type Props = {
  name: string
  /** `made`: the card is new, and its notice has the undo. */
  onCard: (card: { id: string; name: string }, made: boolean) => void
  /** The new card was taken back. */
  onGone: (id: string) => void
  /** In a row of the day: a single line that doesn't change once shown. Opens the form if there are several options. */
  onWhich?: () => void
}

const MOST = 3
const BY_NAME: ReadonlySet<string> = new Set(['name', 'sound', 'near'])

/** With several namesakes none: what tells them apart may not fit in the line. */
function likeliest(cards: readonly ClientMatch[]): readonly ClientMatch[] {
  const named = cards.filter(({ why }) => why === 'name')
  const [one, ...others] = named.length > 0 ? named : cards
  return one && others.length === 0 ? [one] : []
}

/** Its space is reserved while typing, so the first letter doesn't move anything below. */
export function CardOffer({ name, onCard, onGone, onWhich }: Props) {
  const isName = name.length > 1 && name.length <= SHORT
  const answer = useFoundClients(isName ? name : '')
  const searching = useStillSearching()
  const cards = isName ? (answer?.clients ?? []).filter(({ why }) => BY_NAME.has(why)).slice(0, MOST) : []
  const seen = useLastSeen(cards.map(({ id }) => id))
  const once = useOnce()

  const make = (): Promise<void> =>
    once(async () => {
      const id = newId()
      const made = await attempt(
        () =>
          create(
            'client',
            {
              name,
              phone: null,
              email: null,
              hair_type: null,
              concerns: [],
              notes: null,
              created_at: new Date().toISOString(),
            },
            id,
          ),
        {
          title: 'Card made',
          text: name,
          tone: 'ok',
          undo: () => void attempt(() => takeCardBack(id)).then(done => done && onGone(id)),
        },
      )
      if (made) onCard({ id, name }, true)
    })

  // We only offer what can't change under the finger.
  const isKnown = isName && !searching && answer?.text === name
  const isTold = cards.every(({ id }) => seen?.has(id))
  const inRow = onWhich !== undefined
  const shown = inRow ? (isKnown && isTold ? likeliest(cards) : []) : cards
  const isOneWay = cards.length === 0 || (cards.length === 1 && cards[0]?.why === 'name')
  return (
    <ul
      className={inRow ? `${styles.cards} ${styles.line}` : styles.cards}
      aria-label={inRow ? `Card for ${name}` : 'Card for this name'}
    >
      {shown.map(({ id, name: called, row }) => (
        <li key={id}>
          <Button look={inRow ? 'plain' : 'quiet'} onClick={() => onCard({ id, name: called }, false)}>
            <span>
              It is {called} ({apartWords(row.fields.phone, seen?.get(id))})
            </span>
          </Button>
        </li>
      ))}
      {isKnown && (!inRow || cards.length === 0) && (
        <li>
          <Button look="plain" onClick={() => void make()}>
            <span>Make a card for {name}</span>
          </Button>
        </li>
      )}
      {isKnown && isTold && inRow && !isOneWay && (
        <li className={styles.which}>
          <Button look="plain" aria-label={`Which card? ${name}`} onClick={onWhich}>
            Which card?
          </Button>
        </li>
      )}
    </ul>
  )
}
