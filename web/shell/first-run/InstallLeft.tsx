// What remains of the first steps once only installing is left: one line, and a tap to remove the sample salon.
import { Button } from '../../ui/kit/Button'
import styles from './FirstRun.module.css'
import { Install } from './Install'
import { Sample } from './Sample'
import type { Step, StepId } from './steps'

type Props = { steps: readonly Step[]; over: boolean; onClose: () => void }

export function InstallLeft({ steps, over, onClose }: Props) {
  const isDone = (id: StepId): boolean => steps.some(step => step.id === id && step.done)
  return (
    <section className={styles.line} aria-labelledby="first-steps">
      <div className={styles.lineWords}>
        <h2 id="first-steps">First steps</h2>
        <p role="status">
          {isDone('install')
            ? 'Chairside is installed here.'
            : 'One step left: install it, and it opens without a signal.'}
        </p>
      </div>
      {!isDone('install') && <Install />}
      {/* People who remove it here can also load it again here. */}
      {isDone('clients') ? <Sample only="remove" /> : <Sample />}
      <Button look="plain" onClick={onClose}>
        {over ? 'Close' : 'Skip the first steps'}
      </Button>
    </section>
  )
}
