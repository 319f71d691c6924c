// Names what a field says that is nowhere in the picture, so that nobody thinks it was drawn. Words unknown to every
// reader ask for attention until somebody has looked at them.
import { lookedPath } from '../../../../shared/reading/understood/looked'
import type { Piece, Reading } from '../../../../shared/reading/understood/reading'
import { picksOf } from '../drafts/form-draft'
import type { ToolFormState } from '../use-tool-form'
import styles from './Picture.module.css'
import { picking } from './picks'

type UnreadProps = {
  reading: Reading
  field: string
  form: ToolFormState
  /**
   * For a field whose unknown words need a look: the label of the tap that dismisses them, "Nothing to do with colour".
   */
  looked?: string
}

const quoted = (pieces: readonly Piece[]): string => pieces.map(({ quote }) => `“${quote}”`).join(', ')

export function Unread({ reading: { pieces }, field, form, looked }: UnreadProps) {
  const left = pieces.filter(piece => piece.unread && piece.field === field)
  const asked = looked === undefined ? [] : left.filter(({ unread }) => unread === 'unknown')
  const rest = left.filter(piece => !asked.includes(piece))
  const picks = picksOf(form.values.picks)
  return (
    <>
      {rest.length > 0 && (
        <p className={styles.unread}>Not in the picture: {quoted(rest)}. If it matters, pick it above.</p>
      )}
      {asked.map(piece => {
        const path = lookedPath(piece)
        const isLooked = picks[path] === true
        return (
          <div key={piece.start} className={styles.unknown} data-looked={isLooked || undefined}>
            <p>
              “{piece.quote}” {isLooked ? 'was looked at.' : 'is not known here. Please look at it.'}
            </p>
            <label className={styles.chip}>
              <input
                type="checkbox"
                checked={isLooked}
                aria-label={`${looked}: “${piece.quote}”`}
                onChange={() => picking(form)(path, isLooked ? null : true)}
              />
              <span>{looked}</span>
            </label>
          </div>
        )
      })}
    </>
  )
}
