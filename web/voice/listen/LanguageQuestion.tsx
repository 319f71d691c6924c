import { setComfort } from '../../ui/comfort/use-comfort'
import { Button } from '../../ui/kit/Button'
import styles from '../Dictate.module.css'

/** Asked once a person, before the first words; Settings, Comfort has it for good. */
export function LanguageQuestion({ onAnswer }: { onAnswer: () => void }) {
  const answer = (language: 'en-GB' | 'en-US'): void => {
    // It holds on this device at once, also where it could not be kept for the others.
    setComfort({ language, language_asked: true }).catch(error => console.warn('Not kept.', error))
    onAnswer()
  }
  return (
    <fieldset className={styles.question}>
      <legend>Do you speak British English?</legend>
      <Button onClick={() => answer('en-GB')}>Yes, British</Button>
      <Button onClick={() => answer('en-US')}>No, American</Button>
      <small>Asked once. You can change it in Settings, Comfort.</small>
    </fieldset>
  )
}
