import { setComfort } from '../../ui/comfort/use-comfort'
import { Button } from '../../ui/kit/Button'
import styles from '../Dictate.module.css'

/** Asked once per person, before the first words; it stays available under Settings, Comfort. */
export function LanguageQuestion({ onAnswer }: { onAnswer: () => void }) {
  const answer = (language: 'en-GB' | 'en-US'): void => {
    // It applies on this device at once, even if it couldn't be saved for the others.
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
