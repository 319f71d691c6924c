import { Button } from '../../../ui/kit/Button'
import styles from './Permissions.module.css'

/** Beside the allergies: there is health information on record, but nobody has asked for permission. */
export function HealthHint({ onAsk }: { onAsk: () => void }) {
  return (
    <p className={styles.hint}>
      Health notes are kept here, and no permission for them is on record. They are not sent to a model.
      <Button look="plain" onClick={onAsk}>
        Ask for permission
      </Button>
    </p>
  )
}
