// Wraps every text field of the app: the field itself, and beside it the button to dictate into it. The button, with
// everything that listens, loads once the first screen is up.
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useSettled } from '../ui/kit/waiting/settled'
import styles from './Dictated.module.css'
import type { Manner } from './dictation/manner'

/** A device that can't load it yet has no button, as you can still type. */
const Dictate = lazy(
  async (): Promise<{ default: ComponentType<{ manner: Manner }> }> =>
    import('./Dictate').catch(() => ({ default: () => null })),
)

export function Dictated({ manner = 'field', children }: { manner?: Manner; children: ReactNode }) {
  const settled = useSettled()
  return (
    <div className={styles.dictated} data-dictated>
      {children}
      {settled && (
        <Suspense>
          <Dictate manner={manner} />
        </Suspense>
      )}
    </div>
  )
}
