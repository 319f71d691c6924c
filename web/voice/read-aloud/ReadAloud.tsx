// The button that reads a text aloud, and the text itself with the current sentence marked.

import { type ReactNode, useRef, useState } from 'react'
import { useFirstTime, useLeave } from '../../platform/outside'
import { useComfort } from '../../ui/comfort/use-comfort'
import { Button } from '../../ui/kit/Button'
import { primeVoice, speak, stopSpeaking, useSpeaking, warmUpVoice } from '../speak'
import { useWanted } from '../speak/kept-sounds/queue'
import { saysOf } from '../speak/says'
import { tellNoText } from '../speak/told'
import FetchWanted from './FetchWanted'
import styles from './ReadAloud.module.css'
import { Shape } from './Shapes'
import { SpokenWords } from './SpokenWords'

type ReadAloudProps = {
  /** Unique to this text; `askTextId()` for an answer. */
  id: string
  /**
   * Or a function that finds it when somebody wants to hear it; null when nothing may be read, and `children` say why.
   */
  text: string | (() => Promise<string | null>)
  /** What is read, for a screen reader: "Colour for Amara". */
  what?: string
  /** Just asked for, by voice or touch: reads it at once if the person's settings say so. */
  asked?: 'voice' | 'touch' | null
  /** Shown when nothing may be read. */
  children?: ReactNode
}

export function ReadAloud({ id, text, what, asked = null, children }: ReadAloudProps) {
  const { state, id: whose, sentence, rung } = useSpeaking()
  const wanted = useWanted().find(item => item.id === id)
  const { sound, read_aloud } = useComfort()
  const [open, setOpen] = useState(false)
  const [found, setFound] = useState<string | null>()
  const mine = whose === id
  const busy = mine && (state === 'loading' || state === 'speaking')
  const readOnly = mine && rung === 'text'
  const ready = wanted?.ready === true && !busy
  const words = typeof text === 'string' ? text : (found ?? '')
  useStopOnLeave(id)
  useFirstTime(true, warmUpVoice)

  async function begin(): Promise<void> {
    // Must happen within the tap, as finding the text may take a moment.
    primeVoice()
    const spoken = typeof text === 'string' ? text : await text()
    setFound(spoken)
    if (spoken === null) return
    if (spoken.trim() === '') return tellNoText()
    setOpen(true)
    await speak(spoken, { id })
  }
  const unasked = asked !== null && (read_aloud === 'all' || read_aloud === asked)
  useFirstTime(unasked && sound, () => void begin())

  const name = busy
    ? 'Stop reading aloud'
    : ready
      ? 'Play the sound'
      : sound
        ? 'Read aloud'
        : 'Show the words'
  return (
    <div className={styles.aloud} data-no-print>
      <div className={styles.bar}>
        <Button
          look={ready ? 'act' : 'quiet'}
          aria-label={what ? `${name}: ${what}` : name}
          onClick={busy ? stopSpeaking : () => void begin()}
        >
          <Shape name={busy ? 'halt' : ready ? 'play' : 'speak'} />
          {busy ? 'Stop' : ready ? 'Play' : name}
        </Button>
        <span className={styles.says} role="status">
          {saysOf({ state: mine ? state : 'idle', rung: mine ? rung : null, wanted })}
        </span>
      </div>
      {wanted && !wanted.ready && sound && <FetchWanted />}
      {found === null && children}
      {(open || readOnly || busy) && words.trim() !== '' && (
        <div className={styles.panel}>
          {readOnly && (
            <p className={styles.why}>{sound ? 'The sound could not be played here.' : 'Sound is off.'}</p>
          )}
          <SpokenWords text={words} now={busy ? sentence : null} />
          {!busy && (
            <Button
              look="plain"
              onClick={() => {
                setOpen(false)
                if (mine) stopSpeaking()
              }}
            >
              Hide the words
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** Stops reading a text once it has left the screen. */
function useStopOnLeave(id: string): void {
  const speakingId = useSpeaking().id
  const mine = useRef(false)
  mine.current = speakingId === id
  useLeave(() => mine.current && stopSpeaking())
}

export default ReadAloud
