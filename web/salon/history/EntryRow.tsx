// One history entry in a row: who, what, when and its state; the details open below.
import { type ReactNode, Suspense, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { FieldsOf } from '../../../shared/salon/records/records'
import { cards } from '../../../shared/tools/cards'
import { remove, restore } from '../../platform/data/saving/save'
import { attempt } from '../../ui/forms/attempt'
import { confirmWith } from '../../ui/kit/dialogs/confirm'
import { Icon, isIcon } from '../../ui/kit/drawings/Icon'
import { Strand } from '../../ui/kit/drawings/Strand'
import { later } from '../../ui/kit/waiting/later'
import { whenOf } from '../../ui/kit/when'
import { Advice } from '../records/answers/Advice'
import { AsMended } from '../records/answers/AsMended'
import { useMended } from '../records/answers/mended'
import { OfBefore } from '../records/answers/OfBefore'
import { advisedWords, COLOUR, colourFormulaOf, recommendationOf } from '../records/answers/views'
import { Badge } from '../records/Badge'
import { Recipe } from '../records/bowls/Recipe'
import { Tool } from '../records/Tool'
import { ColourAnswer } from './ColourAnswer'
import { type Entry, shadesOf, toolTitle, whatOf } from './entries'
import styles from './History.module.css'
import { OtherAnswer } from './OtherAnswer'

const ReadAsk = later(() => import('../../voice/read-aloud/ReadAsk'))

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

// Only some tools are about a client; entries of the others show the tool's name.
const nameOf = ({ kind, row }: Entry): string =>
  row.fields.client_name || (kind === 'other' ? toolTitle(row.fields.tool) : 'New Client')

export function EntryRow({ entry }: { entry: Entry }) {
  const [open, setOpen] = useState(false)
  const body = useId()
  return (
    <li className={styles.entry} data-open={open}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={open}
        aria-controls={open ? body : undefined}
        onClick={() => setOpen(!open)}
      >
        {entry.kind === 'used' ? <Line entry={entry} /> : <AskLine entry={entry} />}
        <span className={styles.chevron} aria-hidden="true" />
      </button>
      {open && (
        <div id={body} className={styles.body}>
          <Whole entry={entry} />
        </div>
      )}
    </li>
  )
}

/** The answer as it stands: later taps may have changed the advice or put it on hold. */
function AskLine({ entry }: { entry: Exclude<Entry, { kind: 'used' }> }) {
  const standing = useMended(entry.row.fields)
  return <Line entry={entry} standing={standing} />
}

function Line({ entry, standing = null }: { entry: Entry; standing?: FieldsOf<'ask'> | null }) {
  const { row, kind, at } = entry
  const { client_name, who } = row.fields
  const icon = cards.find(({ id }) => id === (kind === 'used' ? COLOUR : row.fields.tool))?.icon ?? ''
  const shades = shadesOf(entry, standing)
  const said =
    kind === 'other' && client_name
      ? toolTitle(row.fields.tool)
      : `${names[kind]}${kind === 'colour' && standing ? `, ${advisedWords(standing)}` : ''}`
  return (
    <>
      <span className={styles.shades} aria-hidden="true">
        {shades.map((shade, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: from, then to
          <span key={at}>
            <Strand {...shade} />
          </span>
        ))}
        {shades.length === 0 && isIcon(icon) && <Icon name={icon} />}
      </span>
      <span className={styles.words}>
        <strong>{nameOf(entry)}</strong>
        <span className={styles.what}>{whatOf(entry)}</span>
        <small className={styles.how}>
          {said}
          {who && <>, {who}</>}
          {row.problem ? (
            <Badge tone="stop">Needs attention</Badge>
          ) : (
            row.pending && <span className={styles.unsent}>Not sent yet</span>
          )}
        </small>
      </span>
      <time className={styles.when} dateTime={at}>
        {whenOf(at)}
      </time>
    </>
  )
}

function Whole({ entry }: { entry: Entry }) {
  const { row, kind } = entry
  const { client_id } = row.fields
  const thing = things[kind]
  const Thing = `${thing[0]?.toUpperCase()}${thing.slice(1)}`
  const record = kind === 'used' ? 'formula' : 'ask'
  const name = nameOf(entry)

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

  return (
    <>
      <Body entry={entry} />
      {entry.kind !== 'used' && <OfBefore fields={entry.row.fields} />}
      <div className={styles.foot}>
        {entry.kind !== 'used' && (
          <div className={styles.aloud}>
            <Suspense>
              <ReadAsk id={row.id} fields={entry.row.fields} what={`${names[kind]} for ${name}`} />
            </Suspense>
          </div>
        )}
        {client_id && <Link to={`/clients/${encodeURIComponent(client_id)}`}>Open {name}</Link>}
        <Tool icon="delete" label={`Delete this ${thing} for ${name}`} onClick={() => void askDelete()} />
      </div>
    </>
  )
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
