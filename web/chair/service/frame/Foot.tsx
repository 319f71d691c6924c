// The foot of the chair: what was just done and how to undo it, and the talk button in the corner by the thumb.
import { type ReactNode, useRef } from 'react'
import { tried } from '../../../tools/screens/tried'
import { useComfort } from '../../../ui/comfort/use-comfort'
import { Icon } from '../../../ui/kit/drawings/Icon'
import { undoLast, useUndoable } from '../../../voice/commands/undo'
import { sinceWords } from '../service'
import type { Chair } from '../use-chair'
import styles from './Foot.module.css'
import { useFootHeight } from './use-foot-height'

/** `panel`: what Talk opens. It has its own space here, so it covers nothing. */
type FootProps = { chair: Chair; talk: () => ReactNode; panel: ReactNode }

export function Foot({ chair, talk, panel }: FootProps) {
  const { talk_side: side } = useComfort()
  const foot = useRef<HTMLElement>(null)
  useFootHeight(foot)
  return (
    <footer ref={foot} className={styles.foot} data-foot data-side={side}>
      {panel}
      <div className={styles.line}>
        {side !== 'right' && <div className={styles.talk}>{talk()}</div>}
        <Just chair={chair} />
        {side !== 'left' && <div className={styles.talk}>{talk()}</div>}
      </div>
    </footer>
  )
}

function Just({ chair }: { chair: Chair }) {
  const top = useUndoable()
  const last = chair.service?.fields
  return (
    <div className={styles.just} data-undo={top !== null || undefined}>
      <p role="status">
        {top
          ? `${top.words}.`
          : last?.last_done && last.last_done_at
            ? `Last: ${lowered(last.last_done)}, ${sinceWords(last.last_done_at, Date.parse(chair.now))}.`
            : ''}
      </p>
      {top && (
        <button type="button" onClick={() => void tried(undoLast)}>
          <Icon name="undo" size={24} /> Undo
        </button>
      )}
    </div>
  )
}

const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)
