import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { apartWords, sameNamed } from '../../../../shared/salon/same-names'
import { useClientMarks, useClientPlace, useLastSeen } from '../../../platform/data/queries/client-list'
import { useStillSearching, useWholeSearch } from '../../../platform/data/queries/queries'
import { MOST_FOUND } from '../../../platform/data/queries/search/search-stands'
import { useBrought } from '../../../ui/kit/address/use-brought'
import { useFromAddress } from '../../../ui/kit/address/use-from-address'
import { Cards } from '../../../ui/kit/art/Cards'
import { Button } from '../../../ui/kit/Button'
import { usePageTitle } from '../../../ui/kit/Page'
import { useLate } from '../../../ui/kit/waiting/use-late'
import { NoneYet } from '../../records/NoneYet'
import { SearchField } from '../../records/search/SearchField'
import styles from './ClientList.module.css'
import { ClientRow } from './ClientRow'
import { asHighAsCanBe, observeWhenLaidOut, scrollUnlessThere } from './measured-late'
import { Nobody } from './Nobody'
import { useClientRows } from './use-client-rows'

const ROW = 64
const FOUND_BY_BEGINNING =
  'by the start of the name. The full search can’t load now. Clear the field for the whole list.'
function foundWords(count: number, whole: boolean, searching: boolean): string {
  if (!whole) return `${count} found ${FOUND_BY_BEGINNING}`
  if (searching && count < MOST_FOUND) return count === 0 ? 'Searching...' : `${count} found so far`
  return count >= MOST_FOUND ? `The best ${MOST_FOUND} matches` : `${count} found`
}

/**
 * The list's search and scroll position. On a phone the open client replaces the list, which later comes back
 * unchanged.
 */
const left = { search: '', offset: 0 }

type Props = { openId: string | undefined; onAdd: (name?: string) => void }

export function ClientList({ openId, onAdd }: Props) {
  const [search, setSearch] = useState(left.search)
  const [active, setActive] = useState(0)
  // A new object for each move, so a second key press before the list has rendered still moves the focus.
  const [follow, setFollow] = useState<object | null>(null)
  const [range, setRange] = useState({ start: 0, end: 20 })
  const scroller = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const [fromTop] = useState(left.offset === 0)
  const rows = useClientRows(search, range.start, range.end, fromTop)
  const { count, total, rowAt, whyAt, visible } = rows
  const marks = useClientMarks(visible)
  // One extra row at each end, as a namesake may be just out of sight.
  const inSight = Array.from({ length: range.end - range.start + 2 }, (_, at) => rowAt(range.start - 1 + at))
  const namesakes = sameNamed(inSight.flatMap(row => (row ? [{ id: row.id, name: row.fields.name }] : [])))
  const seen = useLastSeen([...namesakes])
  const late = useLate(count === undefined)
  const whole = useWholeSearch()
  const stillSearching = useStillSearching()
  usePageTitle('Clients')
  const [initialRect] = useState(asHighAsCanBe)
  const [scrollToFn] = useState(scrollUnlessThere)
  const list = useVirtualizer<HTMLDivElement, Element>({
    count: count ?? 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 6,
    initialOffset: left.offset,
    initialRect,
    observeElementRect: observeWhenLaidOut,
    scrollToFn,
    onChange: instance => {
      left.offset = instance.scrollOffset ?? 0
      const items = instance.getVirtualItems()
      const start = items[0]?.index ?? 0
      const end = (items.at(-1)?.index ?? 19) + 1
      setRange(was => (was.start === start && was.end === end ? was : { start, end }))
    },
  })
  const items = list.getVirtualItems()

  // Scrolls once to the open client when the list is beside it; after that it leaves the scroll position alone.
  const place = useClientPlace(openId)
  useBrought(openId, () => {
    if (place === undefined || place === null || !total) return false
    list.scrollToIndex(place, { align: 'auto' })
  })

  // Focuses a row that scrolling may only just have rendered.
  useBrought(follow, () => {
    const row = scroller.current?.querySelector<HTMLElement>(`a[data-index="${active}"]`)
    if (!row) return false
    row.focus({ preventScroll: true })
  })

  function move(to: number) {
    const last = (total ?? count ?? 0) - 1
    if (last < 0) return
    if (to < 0) {
      field.current?.focus()
      return
    }
    const index = Math.min(to, last)
    list.scrollToIndex(index, { align: 'auto' })
    setActive(index)
    setFollow({})
  }

  function change(text: string) {
    left.search = text
    setSearch(text)
    setActive(0)
    list.scrollToOffset(0)
  }

  // Voice search: "find Patel".
  useFromAddress('find', change)

  function inSearch(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      move(0)
    }
    const first = rowAt(0)
    if (event.key === 'Enter' && search.trim() !== '' && first)
      navigate(`/clients/${encodeURIComponent(first.id)}`)
  }

  function inRow(event: KeyboardEvent, index: number) {
    const step: Partial<Record<string, number>> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      PageDown: index + 10,
      PageUp: Math.max(0, index - 10),
      Home: 0,
      End: (total ?? count ?? 1) - 1,
    }
    const to = step[event.key]
    if (to !== undefined) {
      event.preventDefault()
      move(to)
    } else if (event.key === 'Escape') {
      change('')
      field.current?.focus()
    }
  }

  const searching = search.trim() !== ''
  return (
    <section className={styles.list} aria-label="Clients">
      <div className={styles.head}>
        <h1>Clients</h1>
        <Button look={openId === undefined ? 'act' : 'quiet'} onClick={() => onAdd()}>
          Add Client
        </Button>
      </div>
      {(count !== 0 || searching) && (
        <SearchField
          ref={field}
          label="Search clients"
          placeholder="Name, phone or concern"
          value={search}
          onChange={change}
          onKeyDown={inSearch}
        />
      )}
      <p className={styles.count} role="status">
        {count === undefined
          ? late
            ? 'Loading clients...'
            : ''
          : searching
            ? foundWords(count, whole, stillSearching)
            : total
              ? `${total.toLocaleString('en-GB')} ${total === 1 ? 'client' : 'clients'}`
              : ''}
      </p>
      {count === 0 && !searching && (
        <NoneYet
          what="clients"
          art={<Cards />}
          title="No clients yet. Add your first client to get started."
          text="Or bring your list from another system, or load the sample salon, in Settings under Data."
        >
          <Button onClick={() => navigate('/settings/data')}>Import or load a sample</Button>
        </NoneYet>
      )}
      {count === 0 && searching && whole && <Nobody text={search.trim()} onAdd={onAdd} />}
      <div ref={scroller} className={styles.scroller} hidden={!count}>
        <ul style={{ height: list.getTotalSize() }}>
          {items.map(item => {
            const client = rowAt(item.index)
            return (
              <li
                key={client?.id ?? `row-${item.index}`}
                style={{ transform: `translateY(${item.start}px)` }}
              >
                <ClientRow
                  client={client}
                  marks={client && marks?.get(client.id)}
                  apart={
                    client && namesakes.has(client.id)
                      ? apartWords(client.fields.phone, seen?.get(client.id))
                      : null
                  }
                  why={whyAt(item.index)}
                  index={item.index}
                  open={client !== undefined && client.id === openId}
                  reachable={item.index === active}
                  onKeyDown={event => inRow(event, item.index)}
                  onFocus={() => setActive(item.index)}
                />
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
