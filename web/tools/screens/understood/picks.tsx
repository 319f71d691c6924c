// What a person tapped is kept in the question itself, by path, and stands whatever is written.
import { Button } from '../../../ui/kit/Button'
import { notify } from '../../../ui/kit/notices/notify'
import { picksOf } from '../drafts/form-draft'
import type { ToolFormState } from '../use-tool-form'

/** A form, or an answer whose picture is touched: what a picture needs of either. */
export type Picking = Pick<ToolFormState, 'values' | 'change' | 'clientId'> & {
  /** Of an answer: what was tapped since it was asked, and the way back to the picks of the question. */
  since?: { count: number; takeBack: () => void; restore: () => void }
}

import type { Pick as PickPath } from './labels'
import styles from './Picture.module.css'

export const picking =
  (form: Picking): PickPath =>
  (path, value) => {
    const { [path]: _, ...others } = picksOf(form.values.picks)
    form.change('picks', value === null ? others : { ...others, [path]: value })
  }

/** Every pick taken away at once, and brought back. */
export function TakeAway({ form }: { form: Picking }) {
  const picks = picksOf(form.values.picks)
  const { since } = form
  if ((since?.count ?? Object.keys(picks).length) === 0) return null
  return (
    <p className={styles.clear}>
      What you tap counts, whatever the text says.{' '}
      <Button
        look="plain"
        onClick={() => {
          if (since) since.takeBack()
          else form.change('picks', {})
          notify({
            title: 'Picks cleared',
            text: since ? 'The question is as you asked it.' : 'What is written counts again.',
            tone: 'info',
            undo: () => (since ? since.restore() : form.change('picks', picks)),
          })
        }}
      >
        Clear my picks
      </Button>
    </p>
  )
}
