import { useAfter } from '../../platform/outside'
import { Button } from '../../ui/kit/Button'
import styles from '../Dictate.module.css'
import { listenWords } from '../listen'
import { LanguageQuestion } from '../listen/LanguageQuestion'
import { OfflinePack } from '../listen/OfflinePack'
import { MemoHere } from '../memos/MemoHere'
import type { useDictation } from './use-dictation'

const UNDO_MS = 12_000

/** Under the field: what is being heard, what was put in, or why nothing was. */
export function DictateLine({ dictation }: { dictation: ReturnType<typeof useDictation> }) {
  const { state, stop, undo, close, start } = dictation
  useAfter(state.at === 'added', close, UNDO_MS)
  switch (state.at) {
    case 'idle':
      return null
    case 'asking':
      return (
        <div className={styles.line}>
          <LanguageQuestion onAnswer={start} />
        </div>
      )
    case 'starting':
    case 'listening':
      return (
        <div className={styles.line} data-listening>
          <span className={styles.level} aria-hidden="true" />
          <p className={styles.heard}>
            {state.at === 'starting' ? (
              <span role="status">Waiting for the microphone</span>
            ) : state.interim === '' ? (
              <span role="status">Listening. Speak now.</span>
            ) : (
              <span className={styles.interim}>{state.interim}</span>
            )}
          </p>
          <Button onClick={stop}>Stop</Button>
          <OfflinePack />
        </div>
      )
    case 'added':
      return (
        <div className={styles.line}>
          <p className={styles.heard} role="status">
            Added what you said.
          </p>
          <Button onClick={undo}>Undo</Button>
        </div>
      )
    case 'no-room':
      return (
        <div className={styles.line}>
          <p className={styles.heard} role="alert">
            This field has no room for: {state.text}
          </p>
          <Button onClick={close}>Close</Button>
        </div>
      )
    case 'failed':
      return (
        <div className={styles.line}>
          <p className={styles.heard} role="alert">
            {listenWords[state.error]}
          </p>
          <Button onClick={close}>Close</Button>
          {(state.error === 'dead' || state.error === 'no-signal') && <MemoHere />}
        </div>
      )
  }
}
