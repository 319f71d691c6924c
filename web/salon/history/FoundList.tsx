// What a search found: dense rows, each one line of a record with its swatch, leading to where it stands.
import { Link } from 'react-router-dom'
import type { FoundLine, FoundLines } from '../../platform/data/queries'
import { useLate } from '../../ui/forms/use-late'
import { Button } from '../../ui/kit/Button'
import { Strand } from '../../ui/kit/Strand'
import { FoundText } from '../records/FoundText'
import { foundAt, foundName, foundWords } from '../records/found'
import styles from './FoundList.module.css'
import { MoreWhenSeen } from './MoreWhenSeen'

type Props = {
  text: string
  found: (FoundLines & { text: string }) | 'missing' | undefined
  onMore: () => void
}

const countWords = (count: number, more: boolean, whole: boolean): string => {
  if (count === 0) return whole ? 'Nothing found' : 'Searching...'
  if (more) return `The best ${count} matches`
  return whole ? `${count} found` : `${count} found so far`
}

export function FoundList({ text, found, onMore }: Props) {
  const late = useLate(found === undefined)
  if (found === 'missing')
    return <p role="status">The search can’t be loaded now. It comes with the next signal.</p>
  const current = found?.text === text
  const { lines = [], more = false, withheld = 0, whole = false } = found ?? {}
  return (
    <section aria-label="Found">
      <p className={styles.count} role="status">
        {found === undefined
          ? late
            ? 'Searching...'
            : ''
          : current && countWords(lines.length, more, whole)}
      </p>
      {current && whole && lines.length === 0 && (
        <p className={styles.none}>
          No formula or note holds “{text}”. A shade is found as 6/43, 6.43 or 643, a strength as 20 vol or 6
          %.
        </p>
      )}
      {withheld > 0 && (
        <p className={styles.withheld}>
          {withheld === 1
            ? 'One more tells of health and isn’t shown'
            : `${withheld} more tell of health and aren’t shown`}{' '}
          here: no permission for health notes is on record. On the client’s own page it can be asked for.
        </p>
      )}
      <ol className={styles.rows}>
        {found &&
          lines.map(each => (
            <li key={each.id}>
              <Row each={each} asked={found.asked} />
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
