// The locked tablet in a client's hands: the consultation questions, one at a time, and nothing else of the salon.
// Every tap is saved. Only the lock lets anybody out.

import { standingOf } from '../../../../shared/salon/privacy/consent'
import { SALON_ID } from '../../../../shared/sync/kinds'
import { firstName } from '../../../../shared/take-facts'
import type { Asks } from '../../../platform/data/account/people'
import { useAbout, useRecord } from '../../../platform/data/queries/queries'
import { Button } from '../../../ui/kit/Button'
import { usePageTitle } from '../../../ui/kit/Page'
import { Waiting } from '../../../ui/kit/waiting/Waiting'
import { Answering } from './Answering'
import styles from './ClientMode.module.css'
import { HandBack } from './HandBack'
import { Permission } from './Permission'

type Props = { asks: Asks; onStaff: () => void }

export default function ClientMode({ asks, onStaff }: Props) {
  usePageTitle('A few questions')
  const client = useRecord('client', asks.client)
  const saved = useRecord('consultation', asks.id)
  const consents = useAbout('consent', asks.client)
  const salon = useRecord('salon', SALON_ID)
  if (client === undefined || saved === undefined || consents === undefined || salon === undefined)
    return <Waiting label="A few questions" />
  const { state } = standingOf(consents, 'health-notes')
  const name = firstName(client?.fields.name ?? '')
  return (
    <div className={styles.page}>
      {client === null || saved !== null ? (
        <HandBack clientId={asks.client} saved={saved !== null} onStaff={onStaff} />
      ) : state === 'none' ? (
        <Permission client={client} salon={salon?.fields ?? null} name={name} />
      ) : (
        <Answering
          asks={asks}
          name={name}
          health={state === 'yes'}
          signed={salon?.fields.consultation_signed ?? false}
        />
      )}
      {client !== null && saved === null && (
        <footer className={styles.foot}>
          <Button look="plain" onClick={onStaff}>
            For the salon
          </Button>
        </footer>
      )}
    </div>
  )
}
