import { useState } from 'react'
import { useAsks, useRecords } from '../../platform/data/queries/queries'
import { useFromAddress } from '../../ui/kit/address/use-from-address'
import { Answers } from '../../ui/kit/art/Answers'
import { Button, ButtonLink } from '../../ui/kit/Button'
import { Page } from '../../ui/kit/Page'
import { useLate } from '../../ui/kit/waiting/use-late'
import { COLOUR, RETAIL } from '../records/answers/views'
import { NoneYet } from '../records/NoneYet'
import { SearchField } from '../records/search/SearchField'
import { useFoundLines } from '../records/search/use-found-lines'
import { EntryRow } from './EntryRow'
import { entriesOf, filters, type Show, toolTitle } from './entries'
import { FoundList } from './FoundList'
import styles from './History.module.css'
import { MoreWhenSeen } from './MoreWhenSeen'
import { leaveSearch, searchLeft } from './search-left'

const PAGE = 40
/** What to do when there is nothing yet. */
function emptyWords(show: Show): { title: string; to: string; act: string } {
  if (show === COLOUR) return { title: 'No formulas yet', to: `/${COLOUR}`, act: 'Ask for a colour formula' }
  if (show === 'all')
    return { title: 'No recommendations yet', to: `/${COLOUR}`, act: 'Ask for a colour formula' }
  const title = show === RETAIL ? 'No recommendations yet' : `Nothing from ${toolTitle(show)} yet`
  return { title, to: `/${show}`, act: `Open ${toolTitle(show)}` }
}

export default function HistoryScreen() {
  const [typed, setTyped] = useState(searchLeft)
  const [most, setMost] = useState(PAGE)
  const found = useFoundLines(typed, most)
  const text = typed.trim()

  function change(next: string): void {
    leaveSearch(next)
    setTyped(next)
    setMost(PAGE)
  }

  useFromAddress('find', change)

  return (
    <Page title="History">
      <div className={styles.search}>
        <SearchField
          label="Search formulas and notes"
          placeholder="6/43 + 20 vol, slight tingle"
          value={typed}
          onChange={change}
        />
      </div>
      {text === '' ? (
        <Everything />
      ) : (
        <FoundList text={text} found={found} onMore={() => setMost(most + PAGE)} />
      )}
    </Page>
  )
}

function Everything() {
  const [show, setShow] = useState<Show>('all')
  const [limit, setLimit] = useState(PAGE)
  // Asks for one more than we show, to know whether there are more.
  const asks = useAsks({ ...(show === 'all' ? {} : { tool: show }), limit: limit + 1 })
  const formulas = useRecords('formula', { limit: limit + 1 })
  const loading = asks === undefined || formulas === undefined
  const late = useLate(loading)
  const found = loading ? [] : entriesOf(asks, formulas, show, limit + 1)
  const entries = found.slice(0, limit)
  const empty = emptyWords(show)

  return (
    <>
      <fieldset className={styles.filters}>
        <legend>Show</legend>
        {filters.map(([value, label]) => (
          <button
            key={value}
            type="button"
            aria-pressed={show === value}
            onClick={() => {
              setShow(value)
              setLimit(PAGE)
            }}
          >
            {label}
          </button>
        ))}
      </fieldset>
      {loading && late && <p className={styles.soft}>Loading history...</p>}
      {!loading && entries.length === 0 && (
        <NoneYet
          what="history"
          art={<Answers />}
          title={empty.title}
          text="What you ask for and what you save is kept here, newest first, with or without a signal."
        >
          <ButtonLink look="act" to={empty.to}>
            {empty.act}
          </ButtonLink>
        </NoneYet>
      )}
      <ol className={styles.entries}>
        {entries.map(entry => (
          <EntryRow key={entry.row.id} entry={entry} />
        ))}
      </ol>
      {found.length > limit && (
        <MoreWhenSeen onSeen={() => setLimit(limit + PAGE)}>
          <Button onClick={() => setLimit(limit + PAGE)}>Show more</Button>
        </MoreWhenSeen>
      )}
    </>
  )
}
