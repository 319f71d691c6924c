// The spoken greeting: a control that nobody overlooks, and no sound before it is pressed.
import { useFirstTime } from '../../platform/outside'
import { useComfort } from '../../ui/comfort/use-comfort'
import { speak, stopSpeaking, useSpeaking, warmUpVoice } from '../speak'
import { saysOf } from '../speak/says'
import { tellNoText } from '../speak/told'
import styles from './Greeting.module.css'
import { Shape } from './Shapes'

type GreetingProps = {
  /** What Six says; it is also there to read. */
  text: string
  /** "Meet Six" */
  title?: string
  /** For a page that has two. */
  id?: string
}

function Greeting({ text, title = 'Meet Six', id = 'greeting' }: GreetingProps) {
  const { state, id: whose, rung } = useSpeaking()
  const { sound } = useComfort()
  const mine = whose === id
  useFirstTime(true, warmUpVoice)
  const busy = mine && (state === 'loading' || state === 'speaking')
  const says = saysOf({ state: mine ? state : 'idle', rung: mine ? rung : null, wanted: undefined })
  const press = (): void => {
    if (busy) stopSpeaking()
    else if (text.trim() === '') tellNoText()
    else void speak(text, { id })
  }
  return (
    <section className={styles.greeting} aria-label={title} data-busy={busy || undefined}>
      {sound && (
        <button
          type="button"
          className={styles.play}
          aria-label={busy ? `Stop: ${title}` : `Hear it: ${title}`}
          onClick={press}
        >
          <Shape name={busy ? 'halt' : 'play'} size={32} />
        </button>
      )}
      <div>
        <h2>
          {title}
          <span className={styles.says} role="status">
            {says}
          </span>
        </h2>
        <p>{text}</p>
      </div>
    </section>
  )
}

export default Greeting
