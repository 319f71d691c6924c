import { useSalon } from '../../platform/data/queries/live'
import { useLoaded } from '../../ui/state/use-loaded'
import { countFromNewer, newerWords } from './newer'
import styles from './WaitingScreen.module.css'

/** Counted once, when the page opens. */
export function FromNewer() {
  const salon = useSalon()
  const count =
    useLoaded(
      () => salon && countFromNewer(salon.db),
      [salon],
      'What a newer version wrote could not be counted.',
    ) ?? 0
  return count === 0 ? null : <p className={styles.newer}>{newerWords(count)}</p>
}
