import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { Badge } from './Badge'
import styles from './Unsent.module.css'

/** The words of all problems are needed rarely, and never by the first screen. */
const Reason = lazy(() => import('../../ui/forms/Reason'))

type Props = { row: { pending: boolean; problem?: string | undefined } }

/** On every record that other tablets don't have: that it isn't sent yet, or that it was refused and why. */
export function Unsent({ row: { pending, problem } }: Props) {
  if (problem !== undefined)
    return (
      <span className={styles.refused}>
        <Badge tone="stop">Needs attention</Badge>{' '}
        <span>
          Not sent.{' '}
          <Suspense>
            <Reason problem={problem} />{' '}
          </Suspense>
          It is kept on this tablet: <Link to="/waiting">see what needs attention</Link>.
        </span>
      </span>
    )
  return pending ? <small className={styles.unsent}>Not sent yet</small> : null
}
