// What a person tapped is saved in the question itself, by path, and outranks the text.
import { Button } from '../../../ui/kit/Button'
import { notify } from '../../../ui/kit/notices/notify'
import { picksOf } from '../drafts/form-draft'
import type { ToolFormState } from '../use-tool-form'

/** A form, or an answer with an editable picture: what a picture needs from either. */
export type Picking = Pick<ToolFormState, 'values' | 'change' | 'clientId'> & {
  /** For an answer: the number of picks since it was asked, and how to go back to the question's own. */
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

/** Removes all picks at once, with an undo. */
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
