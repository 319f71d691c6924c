import { useState } from 'react'
import { type EarlierChange, records } from '../../../../shared/api/records'
import { askApi } from '../../../platform/data/api'
import { currentSalon } from '../../../platform/data/db'
import { useNamesOf } from '../../../platform/data/queries/everyone'
import { type Edit, saveAll } from '../../../platform/data/saving/save'
import { useUntilDone } from '../../../platform/sync/triggers/until-done'
import { attempt } from '../../../ui/forms/attempt'
import { Dialog } from '../../../ui/forms/Dialog'
import { Button } from '../../../ui/kit/Button'
import { whenOf } from '../../../ui/kit/when'
import styles from './EarlierVersions.module.css'
import { type Difference, differencesIn, newestFirst } from './history-of'
import { EMPTY } from './version-words'

type Loaded =
  | { state: 'loading' }
  | { state: 'failed'; words: string }
  | { state: 'ready'; changes: EarlierChange[] }

const NO_SIGNAL: Loaded = {
  state: 'failed',
  words: 'Earlier versions are on the server: they need a signal.',
}

function useHistoryOf(id: string): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const asked = async (signal: AbortSignal): Promise<Loaded> => {
    const reply = await askApi(records.history, {
      account: currentSalon()?.account,
      params: { id },
      signal,
    })
    if (reply.ok) return { state: 'ready', changes: newestFirst(reply.answer.changes) }
    if (reply.status === 0) return NO_SIGNAL
    if (reply.status === 401) return { state: 'failed', words: 'Sign in to read earlier versions.' }
    if (reply.status === 404) return { state: 'ready', changes: [] }
    return { state: 'failed', words: 'The server could not show earlier versions. Try again later.' }
  }
  useUntilDone(
    async signal => {
      const result = await asked(signal)
      if (!signal.aborted) setLoaded(result)
      return result !== NO_SIGNAL
    },
    [id],
  )
  return loaded
}

type Versioned = 'client' | 'note' | 'formula' | 'allergy' | 'patch_test' | 'product' | 'consultation'
export type Props = {
  kind: Versioned
  id: string
  /** The record's current values. */
  present: Readonly<Record<string, unknown>>
  /** Other edits to save together with the restored values. */
  along?: (patch: Readonly<Record<string, unknown>>) => Promise<Edit[]>
  onClose: () => void
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

export function EarlierVersions({ kind, id, present, along, onClose }: Props) {
  const loaded = useHistoryOf(id)
  const changes = loaded.state === 'ready' ? loaded.changes : []
  const people = useNamesOf([...new Set(changes.flatMap(({ person }) => person ?? []))])
  const nameOf = (person: string | null) => (person === null ? '' : (people.get(person) ?? ''))

  const restoreField = ({ field, label, value }: Difference) => {
    const now = present[field] ?? null
    const put = async (patch: Readonly<Record<string, unknown>>) =>
      saveAll([{ op: 'edit', kind, id, patch }, ...((await along?.(patch)) ?? [])])
    return attempt(() => put({ [field]: value }), {
      title: `${label} restored`,
      tone: 'ok',
      undo: () => void attempt(() => put({ [field]: now })),
    })
  }
  const told = changes
    .map(change => ({ change, differences: differencesIn(change) }))
    .filter(({ differences }) => differences.length > 0)

  return (
    <Dialog title="Earlier versions" onClose={onClose}>
      {loaded.state === 'loading' && <p>Asking the server…</p>}
      {loaded.state === 'failed' && <p role="status">{loaded.words}</p>}
      {loaded.state === 'ready' && told.length === 0 && <p>Nothing was sent to the server yet.</p>}
      <ol className={styles.changes}>
        {told.map(({ change, differences }) => (
          <li key={change.id}>
            <p className={styles.head}>
              <strong>{whenOf(change.at)}</strong> {nameOf(change.person)}
            </p>
            {differences.map(difference => (
              <Version
                key={difference.key}
                difference={difference}
                isNow={same(present[difference.field], difference.value)}
                onRestore={() => void restoreField(difference)}
              />
            ))}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

/** We only strike out short previous values: longer texts are read in their own version. */
const SHORT = 80

type VersionProps = { difference: Difference; isNow: boolean; onRestore: () => void }

function Version({ difference: { field, label, before, after }, isNow, onRestore }: VersionProps) {
  const struck = before !== EMPTY && before.length <= SHORT && !before.includes('\n')
  return (
    <div className={styles.difference}>
      <span className={styles.label}>{label}</span>
      <span className={styles.words}>
        {struck && <del>{before}</del>}
        <ins>{after}</ins>
      </span>
      {isNow && field !== 'deletedAt' && <small className={styles.now}>As it is now</small>}
      {!isNow && field !== 'deletedAt' && (
        <Button aria-label={`Restore ${label.toLowerCase()}: ${after.slice(0, 60)}`} onClick={onRestore}>
          Restore
        </Button>
      )}
    </div>
  )
}
