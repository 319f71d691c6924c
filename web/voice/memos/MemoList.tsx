// Memos spoken into a field without a client: they have no card to go on.
import { useRecords } from '../../platform/data/queries/queries'
import { agoOf, whenOf } from '../../ui/kit/when'
import styles from './Memo.module.css'
import { MemoMoment } from './MemoMoment'

const MOST = 20

export function MemoList({ now }: { now: number }) {
  const memos = useRecords('memo', { limit: 200 })
    ?.filter(({ fields }) => fields.client_id === null)
    .slice(0, MOST)
  if (!memos || memos.length === 0) return null
  return (
    <section aria-labelledby="memos-of-nobody">
      <h2 id="memos-of-nobody">Voice memos without a client</h2>
      <ul className={styles.list}>
        {memos.map(memo => (
          <li key={memo.id}>
            <p className={styles.soft}>
              <time dateTime={memo.fields.recorded_at}>
                {agoOf(memo.fields.recorded_at, now)}, {whenOf(memo.fields.recorded_at)}
              </time>
            </p>
            <MemoMoment memo={memo} />
          </li>
        ))}
      </ul>
    </section>
  )
}
