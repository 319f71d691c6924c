import { useDeferredValue } from 'react'
import { useLoaded } from '../../../ui/state/use-loaded'
import styles from './PasswordMeter.module.css'
import { loadJudge } from './strength'

const STEPS = [1, 2, 3, 4]
const SHORTEST = 6

/**
 * Below a new password: its strength as a word and a bar, and how to improve it. `own`: what others know about its
 * owner.
 */
export function PasswordMeter({ password, own = '' }: { password: string; own?: string }) {
  const typed = useDeferredValue(password)
  const isTyped = password !== ''
  const judge = useLoaded(() => (isTyped ? loadJudge() : null), [isTyped], 'A password can’t be judged now.')
  // The field itself reports one that is too short.
  const known = judge && typed.length >= SHORTEST ? judge(typed, [own, own.split('@')[0] ?? '']) : null
  return (
    <div className={styles.meter} aria-live="polite">
      {known && (
        <>
          <div className={styles.bar} data-score={known.score} aria-hidden>
            {STEPS.map(step => (
              <span key={step} data-on={step <= Math.max(1, known.score)} />
            ))}
          </div>
          <p>
            <strong>{known.word}.</strong> {known.better}
          </p>
        </>
      )}
    </div>
  )
}
