import { lazy, Suspense, useState } from 'react'
import { type PatchRules, standingOf } from '../../../../shared/salon/patch-test'
import type { Row } from '../../../platform/data/queries/queries'
import { edit, remove, restore } from '../../../platform/data/saving/save'
import { attempt } from '../../../ui/forms/attempt'
import { Button } from '../../../ui/kit/Button'
import { confirmWith } from '../../../ui/kit/dialogs/confirm'
import { dayOf } from '../../../ui/kit/when'
import type { CardStop } from '../../records/answers/card-stop'
import { Badge } from '../../records/Badge'
import { Tool } from '../../records/Tool'
import { Unsent } from '../../records/Unsent'
import { EarlierLink } from '../../records/versions/EarlierLink'
import { SecondVersions } from '../../records/versions/SecondVersions'
import styles from './PatchTests.module.css'
import { badges, besideStop, detailOf } from './patch-words'

const PatchTestDialog = lazy(() =>
  import('./PatchTestDialog').then(module => ({ default: module.PatchTestDialog })),
)

type PatchRow = Pick<Row<'patch_test'>, 'id' | 'fields' | 'pending' | 'problem'>

type Read = { rules: PatchRules; now: number; stop: CardStop | null | undefined }
type Props = Read & { clientId: string; tests: readonly PatchRow[]; at?: string | null }

export function PatchTests({ clientId, tests, at, ...read }: Props) {
  const { rules } = read
  const [adding, setAdding] = useState(false)
  const [all, setAll] = useState(false)
  const most = all ? tests.length : Math.max(3, tests.findIndex(({ id }) => id === at) + 1)
  const shown = tests.slice(0, most)
  return (
    <section className={styles.tests} aria-labelledby="patch-tests">
      <header>
        <h2 id="patch-tests">Patch tests</h2>
        <Button onClick={() => setAdding(true)}>Add patch test</Button>
      </header>
      {tests.length === 0 && (
        <p className={styles.soft}>None recorded. Colour needs one at least {rules.hours} hours before.</p>
      )}
      <ul>
        {shown.map(test => (
          <Test key={test.id} test={test} {...read} />
        ))}
      </ul>
      {tests.length > shown.length && (
        <Button onClick={() => setAll(true)}>Show {tests.length - shown.length} earlier</Button>
      )}
      {adding && (
        <Suspense>
          <PatchTestDialog clientId={clientId} rules={rules} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </section>
  )
}

function Test({ test, rules, now, stop }: Read & { test: PatchRow }) {
  const { id, fields } = test
  const standing = standingOf(fields, now, rules)
  const [tone, word] = badges[standing.state]
  const unread = fields.result === 'waiting'

  const read = (result: 'clear' | 'reaction') =>
    attempt(() => edit('patch_test', id, { result, read_at: new Date().toISOString() }), {
      title: result === 'clear' ? 'Recorded: clear' : 'Recorded: reaction',
      tone: result === 'clear' ? 'ok' : 'stop',
      undo: () => void attempt(() => edit('patch_test', id, { result: 'waiting', read_at: null })),
    })

  async function askDelete() {
    if (!(await confirmWith('Delete this patch test?', { yes: 'Delete', no: 'Keep' }))) return
    await attempt(() => remove('patch_test', id), {
      title: 'Patch test deleted',
      tone: 'stop',
      undo: () => void attempt(() => restore('patch_test', id)),
    })
  }

  return (
    <li className={styles.test} data-record={id} tabIndex={-1}>
      <Badge tone={besideStop(tone, stop)}>{word}</Badge>
      <div className={styles.words}>
        <strong>{fields.product}</strong>
        <span>{detailOf(standing, rules)}</span>
        <small>
          Applied {dayOf(fields.applied_at)}
          {fields.read_at && `, read ${dayOf(fields.read_at)}`}
          {fields.who && `, ${fields.who}`}
          {fields.remarks && `. ${fields.remarks}`}
        </small>
        <Unsent row={test} />
        {fields.remarks !== null && <EarlierLink kind="patch_test" id={id} present={fields} />}
        <SecondVersions kind="patch_test" id={id} fields={fields} />
      </div>
      <span className={styles.acts}>
        {standing.state === 'due' && <Button onClick={() => void read('clear')}>Clear</Button>}
        {unread && (
          <Button look="stop" onClick={() => void read('reaction')}>
            Reaction
          </Button>
        )}
        <Tool
          icon="delete"
          label={`Delete the patch test of ${dayOf(fields.applied_at)}`}
          onClick={() => void askDelete()}
        />
      </span>
    </li>
  )
}
