// Records a voice memo: works without a signal, and where the browser can't turn speech into text.

import { useId, useState, useSyncExternalStore } from 'react'
import { useLeave } from '../../platform/outside'
import { Button } from '../../ui/kit/Button'
import { Icon } from '../../ui/kit/drawings/Icon'
import { useNow } from '../../ui/kit/use-now'
import { lengthOf } from './length'
import styles from './Memo.module.css'
import { cancelMemo, leaveMemo, recorder, startMemo, stopMemo, troubleWords } from './sounds/recorder'
import { soundType } from './sounds/sound-type'

type Props = {
  clientId: string | null
  /** The field that it is spoken into. */
  into: string | null
  onMemo?: (id: string) => void
}

export function MemoButton({ clientId, into, onMemo }: Props) {
  const place = useId()
  const [able] = useState(() => soundType() !== null)
  const present = useSyncExternalStore(recorder.subscribe, recorder.get)
  const here = present.at !== 'idle' && present.place === place ? present : null
  // Leaving the screen stops the recording and keeps it: nothing records out of sight.
  useLeave(() => void leaveMemo(place), place)
  if (!able) return null

  async function stop(): Promise<void> {
    const memo = await stopMemo()
    if (memo !== null) onMemo?.(memo)
  }
  if (here?.at === 'recording' || here?.at === 'saving')
    return (
      <div className={styles.recording}>
        <span className={styles.light} aria-hidden="true" />
        <p>
          <span role="status">{here.at === 'saving' ? 'Saving the memo' : 'Recording'}</span>{' '}
          {here.at === 'recording' && <Elapsed since={here.since} />}
        </p>
        <Button look="act" disabled={here.at === 'saving'} onClick={() => void stop()}>
          Stop and keep
        </Button>
        <Button look="plain" disabled={here.at === 'saving'} onClick={() => void cancelMemo()}>
          Throw away
        </Button>
      </div>
    )
  return (
    <div className={styles.start}>
      <Button
        disabled={present.at !== 'idle' && present.at !== 'failed'}
        onClick={() => void startMemo(place, { clientId, into })}
      >
        <Icon name="microphone" size={20} />
        {here?.at === 'starting' ? 'Waiting for the microphone' : 'Record a voice memo'}
      </Button>
      {here?.at === 'failed' && <p role="alert">{troubleWords[here.trouble]}</p>}
    </div>
  )
}

function Elapsed({ since }: { since: number }) {
  const now = useNow(500)
  return <span>{lengthOf((now - since) / 1000)}</span>
}
