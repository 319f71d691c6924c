// What the card of an entry's client says before any colour: a test that is missing, a reaction, a child. Only where the whole
// name written is one client's alone; who shares it with another is looked up by hand.
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { folded } from '../../../shared/fold-text'
import { namesOfAll, useRecord } from '../../data/queries'
import { useCardStop } from '../../reading/card-stop'
import { ToneShape } from '../../sheet/Tone'
import styles from './Day.module.css'

type Named = { id: string; name: string }

const plain = (name: string): string => folded(name).trim().replace(/\s+/g, ' ')

/** Null: nobody of that name, or more than one. A first name alone is nobody's. */
export function clientOf(name: string, all: readonly Named[]): Named | null {
  const wanted = plain(name)
  if (!wanted.includes(' ')) return null
  const [one, ...others] = all.filter(client => plain(client.name) === wanted)
  return one && others.length === 0 ? one : null
}

export function OnCard({ name }: { name: string }) {
  const [client, setClient] = useState<Named | null>(null)
  useEffect(() => {
    let wanted = true
    namesOfAll().then(
      all => wanted && setClient(clientOf(name, all)),
      (error: unknown) => console.info('The clients could not be looked through.', error),
    )
    return () => {
      wanted = false
    }
  }, [name])
  return client && <Said key={client.id} clientId={client.id} />
}

function Said({ clientId }: { clientId: string }) {
  const name = useRecord('client', clientId)?.fields.name
  const stop = useCardStop(clientId, name)
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
