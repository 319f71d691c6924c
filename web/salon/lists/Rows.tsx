// Renders only the visible rows, however long the list is.
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { ListRow } from '../../../shared/salon/lists/lists'
import { useClientMarks } from '../../platform/data/queries/client-list'
import { Button } from '../../ui/kit/Button'
import { Strand } from '../../ui/kit/drawings/Strand'
import styles from './Lists.module.css'
import { silentWords, tooLateWords, whyWords } from './say'
import { useDone } from './use-done'

type Props = { rows: readonly ListRow[]; today: string; onWrite: (row: ListRow) => void }

export function Rows({ rows, today, onWrite }: Props) {
  const place = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  // Follows where the list begins on the page.
  useLayoutEffect(() => {
    const offset = (place.current?.getBoundingClientRect().top ?? 0) + window.scrollY
    setTop(was => (Math.abs(was - offset) < 1 ? was : offset))
  })
  const list = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => 88,
    overscan: 6,
    scrollMargin: top,
    getItemKey: index => rows[index]?.client ?? index,
  })
  const items = list.getVirtualItems()
  const { done, lost } = useDone(rows)
  // Follows the focus, which would be lost with a row that is done and goes.
  useLayoutEffect(() => {
    const at = lost()
    if (at === null) return
    const next = place.current?.querySelector<HTMLElement>(
      `[data-index="${Math.min(at, rows.length - 1)}"] [data-done]`,
    )
    ;(next ?? document.querySelector<HTMLElement>('fieldset [aria-pressed="true"]'))?.focus()
  })
  const marks = useClientMarks(items.flatMap(({ index }) => rows[index]?.client ?? []))
  if (rows.length === 0) return null
  return (
    <ul ref={place} className={styles.rows} style={{ height: list.getTotalSize() }}>
      {items.map(({ index, key, start }) => {
        const row = rows[index]
        if (!row) return null
        const shade = marks?.get(row.client)?.shade
        const silent = silentWords(row)
        return (
          <li
            key={key}
            ref={list.measureElement}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <span className={styles.strand} aria-hidden="true">
              {shade && <Strand level={shade.level} tone={shade.tone ?? 'natural'} />}
            </span>
            <span className={styles.words}>
              <Link to={`/clients/${encodeURIComponent(row.client)}`}>{row.name}</Link>
              <span>{whyWords(row, today)}</span>
              {row.tooLate && <span className={styles.silent}>{tooLateWords(row)}</span>}
              {silent && <span className={styles.silent}>{silent}</span>}
            </span>
            <span className={styles.acts}>
              {!silent && (
                <Button aria-label={`Message to ${row.name}`} onClick={() => onWrite(row)}>
                  Message
                </Button>
              )}
              <Button
                look="plain"
                data-done
                aria-label={`Done: ${row.name}`}
                onClick={() => done(row, index)}
              >
                Done
              </Button>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
