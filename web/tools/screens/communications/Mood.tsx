// How the client feels by now: a strand that fills, and a word.
import { moodWord } from '../../../../shared/tools/communications/client/mood'
import { Strand } from '../../../ui/kit/drawings/Strand'
import styles from './Chat.module.css'

export function Mood({ mood, name }: { mood: number; name: string }) {
  const word = moodWord(mood)
  return (
    <div className={styles.mood}>
      <p>
        {name ? `${name}’s mood` : 'Mood'}: <strong>{word}</strong>
      </p>
      <div className={styles.strand} aria-hidden="true">
        <div style={{ width: `${Math.max(4, mood)}%` }}>
          <div>
            <Strand level={3 + Math.round(mood / 16)} tone="gold" />
          </div>
        </div>
      </div>
    </div>
  )
}
