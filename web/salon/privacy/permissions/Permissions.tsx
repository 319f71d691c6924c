// What a client agreed to, since when, and in which words. Asking is unobtrusive and never blocks anything.
import { lazy, Suspense, useState } from 'react'
import { type ConsentState, standingOf } from '../../../../shared/salon/privacy/consent'
import { type Subject, WORDINGS } from '../../../../shared/salon/privacy/wordings'
import type { Row } from '../../../platform/data/queries/queries'
import { Button } from '../../../ui/kit/Button'
import { dayOf } from '../../../ui/kit/when'
import { Badge, type BadgeTone } from '../../records/Badge'
import { Unsent } from '../../records/Unsent'
import { Earlier } from './Earlier'
import styles from './Permissions.module.css'

const ConsentDialog = lazy(() =>
  import('./ConsentDialog').then(module => ({ default: module.ConsentDialog })),
)
const WithdrawDialog = lazy(() =>
  import('./WithdrawDialog').then(module => ({ default: module.WithdrawDialog })),
)

type Props = {
  clientId: string
  name: string
  consents: readonly Row<'consent'>[]
  /** Nothing about this client may go to a model. */
  noAi: boolean
  /** The permission that another button on the page asks for. */
  asking: Subject | null
  onAsk: (about: Subject | null) => void
}

const WORD: Readonly<Record<ConsentState['state'], readonly [BadgeTone, string]>> = {
  none: ['plain', 'Not asked'],
  yes: ['ok', 'Agreed'],
  no: ['caution', 'Said no'],
  withdrawn: ['caution', 'Taken back'],
}

export function Permissions({ clientId, name, consents, noAi, asking, onAsk }: Props) {
  const [taking, setTaking] = useState<string | null>(null)
  return (
    <section className={styles.permissions} aria-labelledby="permissions">
      <h2 id="permissions">Permissions</h2>
      <ul>
        {WORDINGS.map(({ about, title }) => (
          <Permission
            key={about}
            title={title}
            standing={standingOf(consents, about)}
            consents={consents}
            onAsk={() => onAsk(about)}
            onTake={setTaking}
          />
        ))}
      </ul>
      {consents.length > 0 && <Earlier consents={consents} />}
      <Suspense>
        {asking && (
          <ConsentDialog
            about={asking}
            clientId={clientId}
            name={name}
            noAi={noAi}
            onClose={() => onAsk(null)}
          />
        )}
        {taking !== null && (
          <WithdrawDialog id={taking} clientId={clientId} onClose={() => setTaking(null)} />
        )}
      </Suspense>
    </section>
  )
}

type PermissionProps = {
  title: string
  standing: ConsentState
  consents: readonly Row<'consent'>[]
  onAsk: () => void
  onTake: (id: string) => void
}

function Permission({ title, standing, consents, onAsk, onTake }: PermissionProps) {
  const [tone, word] = WORD[standing.state]
  const row = 'latest' in standing ? consents.find(({ id }) => id === standing.latest.id) : undefined
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <strong>{title}</strong>
        {'latest' in standing && <small>{detailOf(standing)}</small>}
        {row && <Unsent row={row} />}
      </span>
      <Badge tone={tone}>{word}</Badge>
      <span className={styles.acts}>
        {standing.state === 'yes' ? (
          <Button aria-label={`Take back: ${title}`} onClick={() => onTake(standing.latest.id)}>
            Take back
          </Button>
        ) : (
          <Button aria-label={`Ask: ${title}`} onClick={onAsk}>
            Ask
          </Button>
        )}
      </span>
    </li>
  )
}

function detailOf({ at, older, latest }: Exclude<ConsentState, { state: 'none' }>): string {
  const { platforms, guardian, version } = latest.fields
  return [
    `${dayOf(at)}, wording ${version}${older ? ', not today’s' : ''}`,
    platforms.join(', '),
    guardian && `answered by ${guardian}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
