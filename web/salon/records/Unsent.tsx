import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { Badge } from './Badge'
import styles from './Unsent.module.css'

/** The texts for all problems: rarely needed, and never on the first screen. */
const Reason = lazy(() => import('../../ui/forms/Reason'))

type Props = { row: { pending: boolean; problem?: string | undefined } }

/** On a record that other tablets don't have yet: not sent, or refused and why. */
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
