// The button beside a text field, and a line under the field that says what it is doing.
import { useCallback, useMemo, useRef } from 'react'
import { Icon } from '../ui/kit/drawings/Icon'
import styles from './Dictate.module.css'
import { DictateLine } from './dictation/DictateLine'
import { isDictated, type TextField } from './dictation/insert'
import type { Manner } from './dictation/manner'
import { useDictation } from './dictation/use-dictation'
import { useField } from './dictation/use-field'
import { useListening } from './listen'
import { talkGestures } from './listen/talk'

export default function Dictate({ manner }: { manner: Manner }) {
  const place = useRef<HTMLSpanElement>(null)
  const field = useField(place)
  const ability = useListening()
  const fieldOf = useCallback((): TextField | null => {
    const found = place.current?.parentElement?.querySelector('input, textarea') ?? null
    return isDictated(found) ? found : null
  }, [])
  const dictation = useDictation(fieldOf, manner)
  const { isListening, start, stop } = dictation
  const gestures = useMemo(() => talkGestures({ isOn: isListening, start, stop }), [isListening, start, stop])
  const shown = field.isDictated && (ability === 'yes' || ability === 'probing')
  return (
    <>
      <span ref={place} hidden />
      {shown && (
        <button
          type="button"
          className={styles.button}
          data-dictate
          data-lines={field.hasLines || undefined}
          aria-label={dictation.isOn ? 'Stop dictating' : 'Dictate'}
          aria-describedby={field.labelId}
          aria-pressed={dictation.isOn}
          // So the field keeps the focus and caret, and a tablet its keyboard.
          onPointerDown={event => {
            event.preventDefault()
            if (event.button === 0) gestures.down()
          }}
          onPointerUp={gestures.up}
          onPointerCancel={gestures.away}
          onPointerLeave={gestures.away}
          onContextMenu={event => event.preventDefault()}
          onClick={gestures.click}
        >
          <Icon name="microphone" size={22} />
        </button>
      )}
      {dictation.state.at !== 'idle' && <DictateLine dictation={dictation} />}
    </>
  )
}
