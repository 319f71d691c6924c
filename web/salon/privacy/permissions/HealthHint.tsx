import { Button } from '../../../ui/kit/Button'
import styles from './Permissions.module.css'

/** Beside the allergies: something about health is written down, and nobody has asked. */
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
