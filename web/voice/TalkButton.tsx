// The button to talk to Six: hold it while you speak, or tap it, speak, and it ends by itself. The keyboard taps.
// Pressing it silences anything being read aloud.
import { useMemo } from 'react'
import { Icon } from '../ui/kit/drawings/Icon'
import {
  isTalking,
  leaveTalk,
  pressTalk,
  releaseTalk,
  startTalking,
  stopTalking,
} from './commands/conversation/talk'
import { type Talk, useTalk } from './commands/state'
import { talkGestures } from './listen/talk'
import styles from './TalkButton.module.css'

type TalkButtonProps = { look: 'header' | 'chair' }

const WORDS: Readonly<Record<Talk['at'], string>> = {
  idle: 'Talk',
  listening: 'Listening',
  thinking: 'One moment',
  speaking: 'Speaking',
}

export default function TalkButton({ look }: TalkButtonProps) {
  const { at, latched } = useTalk()
  const gestures = useMemo(
    () =>
      talkGestures({
        isOn: isTalking,
        start: startTalking,
        stop: stopTalking,
        release: releaseTalk,
        press: pressTalk,
        leave: leaveTalk,
      }),
    [],
  )
  const listens = at === 'listening'
  return (
    <button
      type="button"
      className={styles.button}
      data-look={look}
      data-at={at}
      data-latched={latched || undefined}
      data-talk
      data-word={look === 'header' ? WORDS[at] : undefined}
      aria-label={listens ? 'Stop listening' : 'Talk'}
      title={look === 'header' ? (listens ? 'Stop listening' : 'Talk') : undefined}
      aria-pressed={listens}
      onPointerDown={event => event.button === 0 && gestures.down()}
      onPointerUp={gestures.up}
      onPointerCancel={gestures.away}
      onPointerLeave={gestures.away}
      onContextMenu={event => event.preventDefault()}
      onClick={gestures.click}
    >
      <Icon name="microphone" size={look === 'chair' ? 32 : 24} />
      {look === 'chair' && <span aria-hidden="true">{WORDS[at]}</span>}
    </button>
  )
}
