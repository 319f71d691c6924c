import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import { Button } from '../../../ui/kit/Button'
import { agoOf, dayOf } from '../../../ui/kit/when'
import { MemoMoment } from '../../../voice/memos/MemoLater'
import { AddPhoto } from '../../photos/AddPhoto'
import { daysOf, type PhotoRow } from '../../photos/pairs'
import { Thumbs } from '../../photos/Thumbs'
import { Advice } from '../../records/answers/Advice'
import { AsMended } from '../../records/answers/AsMended'
import { isMended, useMended } from '../../records/answers/mended'
import { advisedWords, COLOUR, colourFormulaOf, recommendationOf } from '../../records/answers/views'
import { Recipe } from '../../records/bowls/Recipe'
import { usedEdits } from '../../records/bowls/stock'
import { Unsent } from '../../records/Unsent'
import { EarlierLink } from '../../records/versions/EarlierLink'
import { SecondVersions } from '../../records/versions/SecondVersions'
import { NoteComposer } from './NoteComposer'
import { NoteMoment } from './NoteMoment'
import noteStyles from './Notes.module.css'
import styles from './Timeline.module.css'
import type { Moment } from './timeline'

const names: Readonly<Record<Moment['kind'], string>> = {
  note: 'Note',
  memo: 'Voice memo',
  photos: 'Photos',
  formula: 'Formula used',
  recommendation: 'Recommendation',
  colour: 'Formula',
}
const FIRST = 20

export function Timeline({
  clientId,
  moments,
  photos,
  now,
  at,
}: {
  clientId: string
  moments: readonly Moment[]
  photos: readonly PhotoRow[]
  now: number
  /** The entry in the address is always shown, however old it is. */
  at?: string | null
}) {
  const [chosen, setMost] = useState(FIRST)
  const most = Math.max(chosen, moments.findIndex(({ row }) => row.id === at) + 1)
  return (
    <section className={styles.timeline} aria-labelledby="timeline">
      <h2 id="timeline">At the chair</h2>
      <NoteComposer clientId={clientId} />
      <ol>
        {moments.slice(0, most).map(moment => (
          <li
            key={moment.row.id}
            className={styles.moment}
            data-kind={moment.kind}
            data-record={moment.row.id}
            tabIndex={moment.row.id === at ? -1 : undefined}
          >
            <p className={styles.when}>
              <strong>
                {moment.kind === 'colour' ? <Advised fields={moment.row.fields} /> : names[moment.kind]}
              </strong>
              <time dateTime={moment.at} title={dayOf(moment.at)}>
                {agoOf(moment.at, now)}, {dayOf(moment.at)}
              </time>
              <Unsent row={moment.row} />
            </p>
            <Body moment={moment} clientId={clientId} photos={photos} />
          </li>
        ))}
      </ol>
      {moments.length > most && <Button onClick={() => setMost(most + FIRST)}>Show earlier</Button>}
    </section>
  )
}

/** The advice as it stands, with later taps applied. */
function Advised({ fields }: { fields: FieldsOf<'ask'> }) {
  const standing = useMended(fields)
  return (
    <>
      {names.colour} {standing && advisedWords(standing)}
      {isMended(fields) && ', changed since'}
    </>
  )
}

const ofFormula = (photos: readonly PhotoRow[], formula: string): PhotoRow[] =>
  daysOf(photos.filter(({ fields }) => fields.formula_id === formula)).flatMap(day => [...day.photos])

type BodyProps = { moment: Moment; clientId: string; photos: readonly PhotoRow[] }

function Body({ moment, clientId, photos }: BodyProps) {
  switch (moment.kind) {
    case 'note':
      return <NoteMoment id={moment.row.id} fields={moment.row.fields} />
    case 'memo':
      return <MemoMoment memo={moment.row} />
    case 'photos':
      return <Thumbs photos={moment.photos} small />
    case 'formula':
      return (
        <>
          <h3>{moment.row.fields.title}</h3>
          <Recipe formula={moment.row.fields} />
          <Thumbs photos={ofFormula(photos, moment.row.id)} small />
          <div className={noteStyles.note}>
            <div className={noteStyles.acts}>
              {moment.row.fields.who && <small>{moment.row.fields.who}</small>}
              <AddPhoto clientId={clientId} formulaId={moment.row.id} look="plain" />
              <EarlierLink
                kind="formula"
                id={moment.row.id}
                present={moment.row.fields}
                along={patch => usedEdits(moment.row.id, { ...moment.row.fields, ...patch })}
              />
            </div>
          </div>
          <SecondVersions kind="formula" id={moment.row.id} fields={moment.row.fields} />
        </>
      )
    case 'recommendation':
      return (
        <AsMended fields={moment.row.fields}>
          {ask => <Advice advice={recommendationOf(moment.row.id, ask)} />}
        </AsMended>
      )
    case 'colour': {
      const asked = colourFormulaOf(moment.row.id, moment.row.fields)
      return (
        <p>
          {asked.desired_color}{' '}
          <Link to={`/${COLOUR}?ask=${encodeURIComponent(asked.id)}`}>Open the answer</Link>
        </p>
      )
    }
  }
}
