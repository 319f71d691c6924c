import { useTold } from '../../../platform/outside'
import { forgetKept } from '../../../ui/forms/kept-form'
import { buttonClass } from '../../../ui/kit/Button'
import { formOf } from '../form'
import styles from './ClientMode.module.css'
import { Heading } from './Heading'

type Props = { clientId: string; saved: boolean; onStaff: () => void }

/** All done. Once saved, the answers are in the record, so the kept draft goes. */
export function HandBack({ clientId, saved, onStaff }: Props) {
  useTold(saved && clientId, () => forgetKept(formOf(clientId)))
  return (
    <>
      <Heading>{saved ? 'Thank you. Please hand the tablet back.' : 'Please hand the tablet back.'}</Heading>
      <p className={styles.lead}>
        {saved ? 'Your answers are saved.' : 'This card is not on this tablet any more.'}
      </p>
      <div>
        <button type="button" className={buttonClass('act')} onClick={onStaff}>
          For the salon: unlock
        </button>
      </div>
    </>
  )
}
