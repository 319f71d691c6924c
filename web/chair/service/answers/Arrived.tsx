// The answer that counts is no longer the one in use: a model has read it differently meanwhile, or what a model wrote
// before must no longer be mixed. Says so, and never swaps it by itself.
import { isReadHere, whichStands } from '../../../../shared/toolbox'
import { useAccount } from '../../../platform/data/account/account'
import { arrivedWords, nameOf } from '../../../tools/screens/answer/standing'
import { Button } from '../../../ui/kit/Button'
import { workFrom } from '../acts'
import styles from '../ChairScreen.module.css'
import { perform } from '../perform'
import type { Chair, Work } from '../use-chair'

export function Arrived({ chair, work }: { chair: Chair; work: Work }) {
  const model = useAccount()?.model ?? null
  const { ask } = work
  const stands = ask === null ? work.which : whichStands(ask.fields)
  if (ask === null || stands === work.which) return null
  const isEngines = stands === 'draft' || isReadHere(ask.fields)
  const name = isEngines ? nameOf('engine') : nameOf(ask.fields.answered_by ?? model)
  return (
    <div className={styles.arrived} role="status">
      <span>
        {stands === 'draft'
          ? 'This service was started from an answer a model wrote. Mix nothing more from it. Bowls already started stay.'
          : arrivedWords(ask.fields)}
      </span>
      <Button
        onClick={() =>
          void perform(() => workFrom(chair, ask.id, stands, `Working from the answer of ${name}`))
        }
      >
        Work from {stands === 'draft' ? 'the built-in engine’s' : 'it'}
      </Button>
    </div>
  )
}
