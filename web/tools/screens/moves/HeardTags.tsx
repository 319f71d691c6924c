// Below a line of a finished conversation: what was heard in it.
import type { HeardLine } from '../../../../shared/tools/communications/moves/heard'
import { KNOWN } from '../../../../shared/tools/communications/moves/list'
import { ToneShape } from '../../../ui/sheet/Tone'
import styles from './Moves.module.css'

export function HeardTags({ line: { moves, hazards } }: { line: HeardLine }) {
  return (
    <>
      {hazards.map(({ quote, why }) => (
        <div key={quote + why} className={styles.look}>
          <p className={styles.lookWord}>
            <ToneShape tone="caution" />
            <strong>Look at this line</strong>
          </p>
          <p>{why}</p>
        </div>
      ))}
      {moves.length > 0 && (
        <p className={styles.tags}>
          <span className="visually-hidden">Heard: </span>
          {moves.map(({ move }) => (
            <span key={move} className={styles.tag}>
              {KNOWN[move].name}
            </span>
          ))}
        </p>
      )}
    </>
  )
}
