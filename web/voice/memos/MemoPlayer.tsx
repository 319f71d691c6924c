import { Button } from '../../ui/kit/Button'
import { Icon } from '../../ui/kit/drawings/Icon'
import { lengthOf, lengthWords } from './length'
import styles from './Memo.module.css'
import { type Playing, useSound } from './sounds/use-sound'

const said: Readonly<Partial<Record<Playing, string>>> = {
  fetching: 'Fetching the sound',
  'no-signal': 'The sound is on another device. It can be played here when there is a signal.',
  'not-there': 'The other device has not sent the sound yet.',
  'cannot-play': 'This browser cannot play this sound.',
}

type Props = { memo: string; hash: string; type: string; seconds: number }

export function MemoPlayer({ memo, hash, type, seconds }: Props) {
  const { playing, at, play, pause } = useSound({ memo, hash, type })
  const words = said[playing]
  const isPlaying = playing === 'playing'
  return (
    <div className={styles.player}>
      <Button
        aria-label={isPlaying ? 'Pause the memo' : `Play the memo, ${lengthWords(seconds)}`}
        disabled={playing === 'fetching'}
        onClick={() => (isPlaying ? pause() : void play())}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </Button>
      <progress
        className={styles.bar}
        max={Math.max(seconds, 0.1)}
        value={Math.min(at, seconds)}
        aria-hidden
      />
      <span>
        {at > 0 ? `${lengthOf(at)} of ` : ''}
        {lengthOf(seconds)}
      </span>
      {words && (
        <p className={styles.soft} role="status">
          {words}
        </p>
      )}
    </div>
  )
}
