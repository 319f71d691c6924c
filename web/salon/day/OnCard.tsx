// What the card of an entry's client says before any colour: a missing test, a reaction, a child. The open entry shows
// all of it; the timeline only what matters for the booked visit.
import { Link } from 'react-router-dom'
import { mayColour } from '../../../shared/trade/services'
import { useRecord } from '../../platform/data/queries/queries'
import { ToneShape } from '../../ui/sheet/Tone'
import { type CardStop, useCardStop } from '../records/answers/card-stop'
import type { DayEntry } from './lanes'
import styles from './Timeline.module.css'
import type { ClientOf } from './use-clients'

/** What to show on the timeline; null for nothing. */
export const stopFor = (stop: CardStop | null | undefined, service: string): CardStop | null =>
  stop && (stop.tone === 'stop' || mayColour(service)) ? stop : null

function useCard(clientId: string) {
  const name = useRecord('client', clientId)?.fields.name
  return { name, stop: useCardStop(clientId, name) }
}

export function OnCard({ clientId }: { clientId: string }) {
  const { name, stop } = useCard(clientId)
  if (name === undefined) return null
  return (
    <p className={styles.onCard}>
      {stop === undefined && <span>Reading the card…</span>}
      {stop && (
        <strong data-tone={stop.tone}>
          <ToneShape tone={stop.tone} /> {stop.words}
        </strong>
      )}
      <Link to={`/clients/${encodeURIComponent(clientId)}`}>Card of {name}</Link>
    </p>
  )
}

/** For a timeline: the mark of the client whose entry it is. */
export const marksBy =
  (clientOf: ClientOf) =>
  ({ kind, client: name, service }: DayEntry) => {
    const client = kind === 'client' ? clientOf(name) : null
    return client && <CardMark key={client.id} clientId={client.id} service={service} />
  }

function CardMark({ clientId, service }: { clientId: string; service: string }) {
  const said = stopFor(useCard(clientId).stop, service)
  return (
    said && (
      <span className={styles.cardMark} data-tone={said.tone} title={said.words}>
        <ToneShape tone={said.tone} /> <span>{said.words}</span>
      </span>
    )
  )
}
