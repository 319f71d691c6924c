// One move in a line: ticked if it was heard or the stylist says it was there; a tap corrects it.
import { KNOWN, type Move } from '../../../../shared/tools/communications/moves/list'
import { Icon } from '../../../ui/kit/drawings/Icon'
import styles from './Moves.module.css'

/** Heard by the built-in reader or a model, picked or denied by the stylist, or not heard at all. */
export type MoveOrigin = 'engine' | 'model' | 'picked' | 'not-here' | 'open'

const SAID: Readonly<Record<MoveOrigin, string>> = {
  engine: 'heard',
  model: 'heard by the model',
  picked: 'you did it',
  'not-here': 'not here, you said',
  open: 'not heard',
}

type MoveChipProps = {
  move: Move
  standing: MoveOrigin
  /** The words it was heard in. */
  quotes: readonly string[]
  onTap: () => void
  onPoint: (isPointed: boolean) => void
}

export const isMade = (standing: MoveOrigin): boolean => standing !== 'not-here' && standing !== 'open'

export function MoveChip({ move, standing, quotes, onTap, onPoint }: MoveChipProps) {
  const words = isMade(standing) ? quotes.map(quote => `“${quote}”`).join(' ') : ''
  return (
    <label
      className={styles.chip}
      data-standing={standing}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
    >
      <input
        type="checkbox"
        aria-label={[`${KNOWN[move].name}, ${SAID[standing]}`, words].filter(Boolean).join(': ')}
        checked={isMade(standing)}
        onChange={onTap}
        onFocus={() => onPoint(true)}
        onBlur={() => onPoint(false)}
      />
      <Mark standing={standing} />
      <span className={styles.said}>
        <span className={styles.name}>{KNOWN[move].name}</span>
        {words && <span className={styles.quote}>{words}</span>}
      </span>
      {standing === 'model' && <span className={styles.whose}>model</span>}
    </label>
  )
}

function Mark({ standing }: { standing: MoveOrigin }) {
  if (standing === 'open') return <Icon name="add" size={18} />
  return standing === 'not-here' ? null : <Icon name="check" size={18} />
}
