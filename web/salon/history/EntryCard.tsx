import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { FieldsOf } from '../../../shared/records'
import { remove, restore } from '../../platform/data/save'
import { attempt } from '../../ui/forms/attempt'
import { confirmWith } from '../../ui/kit/confirm'
import { later } from '../../ui/kit/later'
import { whenOf } from '../../ui/kit/when'
import { Advice } from '../records/Advice'
import { AsMended } from '../records/AsMended'
import { Badge } from '../records/Badge'
import { useMended } from '../records/mended'
import { OfBefore } from '../records/OfBefore'
import { Recipe } from '../records/Recipe'
import { Tool } from '../records/Tool'
import { advisedWords, colourFormulaOf, recommendationOf } from '../records/views'
import { ColourAnswer } from './ColourAnswer'
import { type Entry, toolTitle } from './entries'
import styles from './History.module.css'
import { OtherAnswer } from './OtherAnswer'

const ReadAsk = later(() => import('../../voice/ReadAsk'))

const names: Readonly<Record<Entry['kind'], string>> = {
  recommendation: 'Recommendation',
  colour: 'Colour formula',
  used: 'Colour formula, used',
  other: 'Answer',
}
const things: Readonly<Record<Entry['kind'], string>> = {
  recommendation: 'recommendation',
  colour: 'formula',
  used: 'formula',
  other: 'answer',
}

export function EntryCard({ entry }: { entry: Entry }) {
  const { row, kind, at } = entry
  const { client_id, client_name } = row.fields
  const thing = things[kind]
  const Thing = `${thing[0]?.toUpperCase()}${thing.slice(1)}`
  const record = kind === 'used' ? 'formula' : 'ask'

  async function askDelete() {
    const yes = await confirmWith(`Are you sure you want to delete this ${thing}?`, {
      yes: 'Delete',
      no: 'Keep',
    })
    if (!yes) return
    await attempt(() => remove(record, row.id), {
      title: 'Success',
      text: `${Thing} deleted successfully.`,
      tone: 'ok',
      undo: () => void attempt(() => restore(record, row.id)),
    })
  }

  // Only some tools are about a client: the others are headed by their own name.
  const name = client_name || (entry.kind === 'other' ? toolTitle(entry.row.fields.tool) : 'New Client')
  return (
    <li className={styles.entry}>
      <header>
        <div>
          <h2>{client_id ? <Link to={`/clients/${encodeURIComponent(client_id)}`}>{name}</Link> : name}</h2>
          <p className={styles.soft}>
            {entry.kind === 'other' && client_name ? toolTitle(entry.row.fields.tool) : names[kind]}
            {entry.kind === 'colour' && <Advised fields={entry.row.fields} />} ·{' '}
            <time dateTime={at}>{whenOf(at)}</time>
            {row.fields.who && `, ${row.fields.who}`}
          </p>
        </div>
        {row.problem ? (
          <Badge tone="stop">Needs attention</Badge>
        ) : (
          row.pending && <small className={styles.unsent}>Not sent yet</small>
        )}
        <Tool icon="delete" label={`Delete this ${thing} for ${name}`} onClick={() => void askDelete()} />
      </header>
      <Body entry={entry} />
      {entry.kind !== 'used' && <OfBefore fields={entry.row.fields} />}
      {entry.kind !== 'used' && (
        <div className={styles.aloud}>
          <Suspense>
            <ReadAsk id={row.id} fields={entry.row.fields} what={`${names[kind]} for ${name}`} />
          </Suspense>
        </div>
      )}
    </li>
  )
}

/** As it stands: what was advised may have been put on hold by a tap since. */
function Advised({ fields }: { fields: FieldsOf<'ask'> }) {
  const standing = useMended(fields)
  return standing && <>, {advisedWords(standing)}</>
}

function Body({ entry }: { entry: Entry }): ReactNode {
  switch (entry.kind) {
    case 'recommendation':
      return (
        <AsMended fields={entry.row.fields}>
          {ask => <Advice advice={recommendationOf(entry.row.id, ask)} />}
        </AsMended>
      )
    case 'colour':
      return (
        <AsMended fields={entry.row.fields}>
          {ask => <ColourAnswer answer={colourFormulaOf(entry.row.id, ask)} />}
        </AsMended>
      )
    case 'used':
      return (
        <>
          <h3 className={styles.title}>{entry.row.fields.title}</h3>
          <Recipe formula={entry.row.fields} />
        </>
      )
    case 'other':
      return (
        <AsMended fields={entry.row.fields}>
          {ask => <OtherAnswer id={entry.row.id} fields={ask} title={toolTitle(ask.tool)} />}
        </AsMended>
      )
  }
}
