// Which recipe to work from: last time's, an earlier answer, or a new one.

import { Link } from 'react-router-dom'
import { toolKeeping, whichStands } from '../../../../shared/toolbox'
import { askedWords } from '../../../salon/records/answers/asked'
import { useOnce } from '../../../ui/forms/once'
import { whenOf } from '../../../ui/kit/when'
import { workFrom } from '../acts'
import { sameAsLast } from '../bowls/same'
import { LastTime } from '../LastTime'
import { Locked } from '../Locked'
import { perform } from '../perform'
import type { Chair } from '../use-chair'
import { Panel } from './Panel'
import styles from './Panel.module.css'

type RecipePanelProps = { chair: Chair; back: string | null; onBack: () => void }

const SHOWN = 4

export function RecipePanel({ chair, back, onBack }: RecipePanelProps) {
  const once = useOnce()
  const present = chair.service?.fields.ask_id ?? null
  const act = (work: Parameters<typeof perform>[0]): void =>
    void once(async () => {
      if ((await perform(work)) !== null) onBack()
    })
  const choices = (
    <>
      <Locked chair={chair} />
      <ul className={styles.choices}>
        {chair.last && !chair.locked && (
          <li>
            <button
              type="button"
              className={styles.row}
              data-act={chair.stop === null || undefined}
              onClick={() => act(() => sameAsLast(chair, false))}
            >
              <span>
                Same as last time
                <small>{chair.last.fields.title}</small>
              </span>
            </button>
          </li>
        )}
        {!chair.locked && (
          <li>
            <Link
              to={`/${toolKeeping('colour_formulas')}?client=${encodeURIComponent(chair.clientId)}`}
              className={styles.row}
              data-act={(chair.stop === null && chair.last === null) || undefined}
            >
              <span>
                Ask for a new formula
                <small>Opens the question. Its answer brings you back here.</small>
              </span>
            </Link>
          </li>
        )}
        {chair.asks.slice(0, SHOWN).map(ask => (
          <li key={ask.id}>
            <button
              type="button"
              className={styles.row}
              aria-current={ask.id === present || undefined}
              onClick={() => {
                const which = whichStands(ask.fields)
                if (ask.id === present) return onBack()
                act(() =>
                  workFrom(chair, ask.id, which, `Working from: ${askedWords(ask.fields)}`.slice(0, 500)),
                )
              }}
            >
              <span>
                {askedWords(ask.fields)}
                <small>Answer of {whenOf(ask.fields.asked_at)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <LastTime chair={chair} />
    </>
  )
  return back === null ? (
    <section className={styles.panel} aria-labelledby="chair-panel">
      <h2 id="chair-panel">What is it today?</h2>
      {choices}
    </section>
  ) : (
    <Panel title="Recipe" back={back} onBack={onBack}>
      {choices}
    </Panel>
  )
}
