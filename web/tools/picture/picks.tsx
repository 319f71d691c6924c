// What a person tapped is kept in the question itself, by path, and stands whatever is written.
import { Button } from '../../ui/Button'
import { notify } from '../../ui/notify'
import { picksOf } from '../form-draft'
import type { ToolFormState } from '../use-tool-form'
import type { Pick } from './labels'
import styles from './Picture.module.css'

export const picking =
  (form: ToolFormState): Pick =>
  (path, value) => {
    const { [path]: _, ...others } = picksOf(form.values.picks)
    form.change('picks', value === null ? others : { ...others, [path]: value })
  }

/** Every pick taken away at once, and brought back. */
export function TakeAway({ form }: { form: ToolFormState }) {
  const picks = picksOf(form.values.picks)
  if (Object.keys(picks).length === 0) return null
  return (
    <p className={styles.clear}>
      What you tapped stands, whatever is written.{' '}
      <Button
        look="plain"
        onClick={() => {
          form.change('picks', {})
          notify({
            title: 'Picks taken away',
            text: 'What is written counts again.',
            tone: 'info',
            undo: () => form.change('picks', picks),
          })
        }}
      >
        Take my picks away
      </Button>
    </p>
  )
}
