// Reads a step aloud when asked, then every step after it until stopped.

import { useSyncExternalStore } from 'react'
import { memory } from '../../../platform/data/memory'
import { useFirstTime, useSource } from '../../../platform/outside'
import { Button } from '../../../ui/kit/Button'
import { Shape } from '../../../voice/read-aloud/Shapes'
import { primeVoice, speak, stopSpeaking, warmUpVoice } from '../../../voice/speak'
import styles from './ClientMode.module.css'

const aloud = memory(false)

export function Aloud({ text }: { text: string }) {
  const on = useSyncExternalStore(aloud.subscribe, aloud.get)
  useFirstTime(true, warmUpVoice)
  useSource(() => {
    if (!on) return
    void speak(text, { passing: true })
    return stopSpeaking
  }, [on, text])
  return (
    <p className={styles.aloud}>
      <Button
        aria-pressed={on}
        onClick={() => {
          primeVoice()
          aloud.set(!on)
        }}
      >
        <Shape name={on ? 'halt' : 'speak'} /> {on ? 'Stop reading' : 'Read to me'}
      </Button>
    </p>
  )
}
