import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LISTS, type ListId, type ListRow } from '../../../shared/salon/lists/lists'
import { SALON_ID } from '../../../shared/sync/kinds'
import { wallOf } from '../../platform/data/clock/local-time'
import { useLists } from '../../platform/data/queries/lists'
import { useRecord } from '../../platform/data/queries/queries'
import { create, edit } from '../../platform/data/saving/save'
import { attempt } from '../../ui/forms/attempt'
import { Cards } from '../../ui/kit/art/Cards'
import { Button } from '../../ui/kit/Button'
import { Page } from '../../ui/kit/Page'
import { useNow } from '../../ui/kit/use-now'
import { useLate } from '../../ui/kit/waiting/use-late'
import { NoneYet } from '../records/NoneYet'
import styles from './Lists.module.css'
import { Rows } from './Rows'
import { LEADS, NONE, TITLES } from './say'

const MessageDialog = lazy(() =>
  import('./MessageDialog').then(({ MessageDialog }) => ({ default: MessageDialog })),
)
const WordsDialog = lazy(() => import('./WordsDialog').then(({ WordsDialog }) => ({ default: WordsDialog })))

const MONTHS = [3, 4, 6, 9, 12, 18, 24] as const
const isList = (text: string | null): text is ListId => LISTS.some(each => each === text)

export default function ListsScreen() {
  const now = useNow()
  // Rounded to the minute, which is enough for lists by day.
  const lists = useLists(now - (now % 60_000))
  const salonRow = useRecord('salon', SALON_ID)
  const salon = salonRow?.fields
  const [params, setParams] = useSearchParams()
  const asked = params.get('list')
  const shown: ListId = isList(asked) ? asked : (LISTS.find(list => lists?.rows[list].length) ?? 'patch-test')
  const [writing, setWriting] = useState<ListRow | null>(null)
  const [wording, setWording] = useState(false)
  const late = useLate(!lists?.whole)
  const rows = lists?.rows[shown] ?? []
  const today = wallOf(now).slice(0, 10)

  const chooseMonths = (not_seen_months: number) =>
    attempt(() =>
      salonRow
        ? edit('salon', SALON_ID, { not_seen_months })
        : create('salon', { not_seen_months }, SALON_ID),
    )

  return (
    <Page title="Keep in touch" lead="Who to write to today, and why. You send each message yourself.">
      <fieldset className={styles.tabs}>
        <legend>List</legend>
        {LISTS.map(list => (
          <button
            key={list}
            type="button"
            aria-pressed={shown === list}
            onClick={() => setParams({ list }, { replace: true })}
          >
            {TITLES[list]} <b>{lists ? lists.rows[list].length.toLocaleString('en-GB') : ''}</b>
          </button>
        ))}
      </fieldset>
      <div className={styles.about}>
        <p className={styles.soft}>{LEADS[shown]}</p>
        {shown === 'not-seen' && lists && (
          <label className={styles.months}>
            <span>Not seen for</span>
            <select
              value={lists.months}
              onChange={event => void chooseMonths(Number(event.currentTarget.value))}
            >
              {[...new Set([...MONTHS, lists.months])]
                .sort((a, b) => a - b)
                .map(months => (
                  <option key={months} value={months}>
                    {months} months
                  </option>
                ))}
            </select>
          </label>
        )}
        <Button look="plain" onClick={() => setWording(true)}>
          Change the words
        </Button>
      </div>
      <p className={styles.soft} role="status">
        {!lists?.whole && late ? 'Looking through all clients...' : ''}
      </p>
      {lists?.whole && rows.length === 0 && (
        <NoneYet what="clients" art={<Cards />} title="Nobody here" text={NONE[shown]} />
      )}
      <Rows key={shown} rows={rows} today={today} onWrite={setWriting} />
      <Suspense>
        {writing && <MessageDialog row={writing} salon={salon} onClose={() => setWriting(null)} />}
        {wording && salonRow !== undefined && (
          <WordsDialog list={shown} salon={salon} onClose={() => setWording(false)} />
        )}
      </Suspense>
    </Page>
  )
}
