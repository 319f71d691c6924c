// A model's answer that came while one works from the draft: announced, never put in its place.
import { useAccount } from '../data/account'
import { arrivedWords, nameOf } from '../tools/standing'
import { Button } from '../ui/Button'
import { workFrom } from './acts'
import styles from './ChairScreen.module.css'
import { perform } from './perform'
import type { Chair, Work } from './use-chair'

export function Arrived({ chair, work }: { chair: Chair; work: Work }) {
  const model = useAccount()?.model ?? null
  const { ask } = work
  if (ask === null || ask.fields.answer === null || work.which === 'answer') return null
  const name = nameOf(ask.fields.answered_by ?? model)
  return (
    <div className={styles.arrived} role="status">
      <span>{arrivedWords(ask.fields)}</span>
      <Button
        onClick={() =>
          void perform(() => workFrom(chair, ask.id, 'answer', `Working from the answer of ${name}`))
        }
      >
        Work from it
      </Button>
    </div>
  )
}
