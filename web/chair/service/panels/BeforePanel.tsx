// Before the service begins: who this is, what was used last, and one button.
import { askedWords } from '../../../salon/records/answers/asked'
import { useOnce } from '../../../ui/forms/once'
import { Bowl } from '../../../ui/kit/art/Bowl'
import { Button } from '../../../ui/kit/Button'
import { dayOf, whenOf } from '../../../ui/kit/when'
import { Swatches } from '../../../ui/sheet/blocks/Swatches'
import { begin } from '../acts'
import { sameAsLast } from '../bowls/same'
import { LastTime } from '../LastTime'
import { Locked } from '../Locked'
import { perform } from '../perform'
import type { Chair } from '../use-chair'
import { firstNameOf } from '../words'
import styles from './Panel.module.css'

export function BeforePanel({ chair }: { chair: Chair }) {
  const once = useOnce()
  const { work, forgotten, last } = chair
  const ask = work?.ask ?? null
  const swatches = work?.sheet.blocks.find(block => block.block === 'swatches')
  const start = (askId: string | null): void =>
    void once(async () => void (await perform(() => begin(chair, askId, work?.which ?? 'draft'))))
  return (
    <section className={`${styles.panel} ${styles.before}`} aria-labelledby="chair-panel">
      <Bowl />
      <h2 id="chair-panel">Ready for {firstNameOf(chair.client.fields.name)}</h2>
      <Locked chair={chair} />
      {forgotten && (
        <p>
          A service started on {dayOf(forgotten.fields.started_at)} was left open. It closes when a new one
          starts.
        </p>
      )}
      {ask && (
        <p>
          Today’s formula: <strong>{askedWords(ask.fields)}</strong>, {whenOf(ask.fields.asked_at)}.
        </p>
      )}
      {ask && swatches?.block === 'swatches' && <Swatches block={swatches} />}
      <div className={styles.acts}>
        <Button look={chair.stop ? 'quiet' : 'act'} onClick={() => start(ask?.id ?? null)}>
          Start service
        </Button>
        {last && !chair.locked && (
          <Button onClick={() => void once(async () => void (await perform(() => sameAsLast(chair, false))))}>
            Same as last time
          </Button>
        )}
      </div>
      <LastTime chair={chair} />
    </section>
  )
}
