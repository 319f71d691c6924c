// Search results: compact rows, one line of a record each with its swatch, linked to where the record is.
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useClientMarks } from '../../platform/data/queries/client-list'
import {
  type ClientMatch,
  type FoundClients,
  type FoundLine,
  type FoundLines,
  useFoundClients,
} from '../../platform/data/queries/queries'
import { Button } from '../../ui/kit/Button'
import { Strand } from '../../ui/kit/drawings/Strand'
import { useLate } from '../../ui/kit/waiting/use-late'
import { FoundText } from '../records/search/FoundText'
import { foundAt, foundName, foundWords } from '../records/search/found'
import styles from './FoundList.module.css'
import { MoreWhenSeen } from './MoreWhenSeen'

type LinesOfText = FoundLines & { text: string }
type Props = {
  text: string
  found: LinesOfText | 'missing' | undefined
  onMore: () => void
}

type Both = { lines: LinesOfText; people: FoundClients }

/**
 * Both lists, once they are for the same text; until then the previous results stay, so no row moves under a finger.
 */
export function bothOf(
  stood: Both | null,
  lines: LinesOfText | undefined,
  people: FoundClients | undefined,
): Both | null {
  if (lines === undefined || people === undefined) return null
  if (lines.text !== people.text || (stood?.lines === lines && stood.people === people)) return stood
  return { lines, people }
}

function useBoth(lines: LinesOfText | undefined, people: FoundClients | undefined): Both | null {
  const [stood, setStood] = useState<Both | null>(null)
  const both = bothOf(stood, lines, people)
  if (both !== stood) setStood(both)
  return both
}

const MOST_PEOPLE = 6

/** People whose name matches; near matches only when nothing else was found (`alone`). */
export function peopleAmong(found: readonly ClientMatch[], alone: boolean): ClientMatch[] {
  const named = found.filter(({ why }) => why === 'name')
  const near = alone ? found.filter(({ why }) => why === 'near' || why === 'sound') : []
  return (named.length > 0 ? named : near).slice(0, MOST_PEOPLE)
}

const countWords = (count: number, more: boolean, whole: boolean): string => {
  if (count === 0) return whole ? 'Nothing found' : 'Searching...'
  if (more) return `The best ${count} matches`
  return whole ? `${count} found` : `${count} found so far`
}

export function FoundList({ text, found, onMore }: Props) {
  const both = useBoth(found === 'missing' ? undefined : found, useFoundClients(text))
  const late = useLate(both === null)
  if (found === 'missing')
    return <p role="status">The search can’t load now. It comes back with the signal.</p>
  const current = both?.lines.text === text
  const { lines = [], more = false, withheld = 0, whole = false } = both?.lines ?? {}
  const people = peopleAmong(both?.people.clients ?? [], whole && lines.length === 0)
  return (
    <section aria-label="Found">
      <p className={styles.count} role="status">
        {both === null
          ? late
            ? 'Searching...'
            : ''
          : current && countWords(people.length + lines.length, more, whole)}
      </p>
      <People people={people} />
      {current && whole && people.length + lines.length === 0 && (
        <p className={styles.none}>
          No client, formula or note has “{text}”. Search for a shade as 6/43, 6.43 or 643, and a strength as
          20 vol or 6 %.
        </p>
      )}
      {withheld > 0 && (
        <p className={styles.withheld}>
          {withheld === 1
            ? 'One more mentions health and isn’t shown'
            : `${withheld} more mention health and aren’t shown`}{' '}
          here, as no permission for health notes is on record. You can ask for it on the client’s page.
        </p>
      )}
      <ol className={styles.rows}>
        {both &&
          lines.map(each => (
            <li key={each.id}>
              <Row each={each} asked={both.lines.asked} />
            </li>
          ))}
      </ol>
      {more && (
        <MoreWhenSeen onSeen={onMore}>
          <Button onClick={onMore}>Show more</Button>
        </MoreWhenSeen>
      )}
    </section>
  )
}

/** A client's card has the whole history. */
function People({ people }: { people: readonly ClientMatch[] }) {
  const marks = useClientMarks(people.map(({ id }) => id))
  return (
    <ul className={styles.rows} aria-label="Clients">
      {people.map(({ id, row }) => {
        const shade = marks?.get(id)?.shade
        return (
          <li key={id}>
            <Link to={`/clients/${encodeURIComponent(id)}`} className={styles.row}>
              <span className={styles.strand} aria-hidden="true">
                {shade && <Strand level={shade.level} tone={shade.tone ?? 'natural'} />}
              </span>
              <span className={styles.words}>
                <span className={styles.head}>
                  <strong>{row.fields.name}</strong>
                  <small>Client</small>
                </span>
                <span>All formulas, notes and photos</span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

function Row({ each, asked }: { each: FoundLine; asked: FoundLines['asked'] }) {
  const to = foundAt(each)
  const inner = (
    <>
      <span className={styles.strand} aria-hidden="true">
        {each.shade && <Strand level={each.shade.level} tone={each.shade.tone ?? 'natural'} />}
      </span>
      <span className={styles.words}>
        <span className={styles.head}>
          <strong>{foundName(each)}</strong>
          <small>{foundWords(each)}</small>
        </span>
        <FoundText line={each.line} asked={asked} />
      </span>
    </>
  )
  return to === null ? (
    <div className={styles.row}>{inner}</div>
  ) : (
    <Link to={to} className={styles.row}>
      {inner}
    </Link>
  )
}
