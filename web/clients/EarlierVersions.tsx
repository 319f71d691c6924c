import { useEffect, useState } from 'react'
import { currentPerson } from '../data/people'
import { useRecords } from '../data/queries'
import { edit } from '../data/save'
import { attempt } from '../records/attempt'
import { Dialog } from '../records/Dialog'
import { whenOf } from '../records/when'
import { Button } from '../ui/Button'
import type { ClientCard } from './client-form'
import styles from './EarlierVersions.module.css'
import { changesIn, type Difference, differencesIn, type PastChange } from './history-of'

type Loaded =
  | { state: 'loading' }
  | { state: 'failed'; words: string }
  | { state: 'ready'; changes: PastChange[] }

function useHistoryOf(id: string): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  useEffect(() => {
    const stop = new AbortController()
    const load = async (): Promise<Loaded> => {
      const reply = await fetch(`/api/records/${encodeURIComponent(id)}/history`, { signal: stop.signal })
      if (reply.status === 401) return { state: 'failed', words: 'Sign in to read earlier versions.' }
      if (reply.status === 404) return { state: 'ready', changes: [] }
      if (!reply.ok)
        return { state: 'failed', words: 'The server could not show earlier versions. Try again later.' }
      return { state: 'ready', changes: changesIn(await reply.json()) }
    }
    load()
      .catch(
        (): Loaded => ({ state: 'failed', words: 'Earlier versions are on the server: they need a signal.' }),
      )
      .then(result => {
        if (!stop.signal.aborted) setLoaded(result)
      })
    return () => stop.abort()
  }, [id])
  return loaded
}

type Props = { clientId: string; present: ClientCard; onClose: () => void }

export function EarlierVersions({ clientId, present, onClose }: Props) {
  const loaded = useHistoryOf(clientId)
  const people = new Map(useRecords('person')?.map(({ id, fields }) => [id, fields.name]))
  const me = currentPerson()
  const nameOf = (person: string | null) =>
    person === null ? '' : (people.get(person) ?? (person === me.id ? me.name : ''))

  const restoreField = ({ field, label, value }: Difference) => {
    const now: unknown = Reflect.get(present, field)
    return attempt(() => edit('client', clientId, { [field]: value }), {
      title: `${label} restored`,
      tone: 'ok',
      undo: () => void attempt(() => edit('client', clientId, { [field]: now })),
    })
  }

  return (
    <Dialog title="Earlier versions" onClose={onClose}>
      {loaded.state === 'loading' && <p>Asking the server…</p>}
      {loaded.state === 'failed' && <p role="status">{loaded.words}</p>}
      {loaded.state === 'ready' && loaded.changes.length === 0 && <p>Nothing was sent to the server yet.</p>}
      {loaded.state === 'ready' && (
        <ol className={styles.changes}>
          {loaded.changes.map(change => {
            const differences = differencesIn(change)
            if (differences.length === 0) return null
            return (
              <li key={change.id}>
                <p className={styles.head}>
                  <strong>{whenOf(change.at)}</strong> {nameOf(change.person)}
                </p>
                {differences.map(difference => (
                  <div key={difference.field} className={styles.difference}>
                    <span className={styles.label}>{difference.label}</span>
                    <span className={styles.words}>
                      {difference.before !== 'empty' && <del>{difference.before}</del>}
                      <ins>{difference.after}</ins>
                    </span>
                    {difference.field !== 'deletedAt' &&
                      JSON.stringify(Reflect.get(present, difference.field)) !==
                        JSON.stringify(difference.value) && (
                        <Button onClick={() => void restoreField(difference)}>Restore</Button>
                      )}
                  </div>
                ))}
              </li>
            )
          })}
        </ol>
      )}
    </Dialog>
  )
}
