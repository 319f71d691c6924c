// Says that the text came from a demo, so nobody takes it for a client's own, until it is sent or emptied.
import { useRef } from 'react'
import { Button } from '../../../ui/kit/Button'
import { notify } from '../../../ui/kit/notices/notify'
import { FROM_DEMO, isFromDemo } from '../drafts/form-draft'
import type { ToolFormState } from '../use-tool-form'
import styles from './FirstExample.module.css'

export function FromDemo({ form }: { form: ToolFormState }) {
  const latest = useRef(form)
  latest.current = form
  const { values, blank, clientId } = form
  if (!isFromDemo(values, blank)) return null
  const { nameField } = blank
  // Keeps a chosen client's name.
  const name = nameField === null || clientId === null ? {} : { [nameField]: values[nameField] ?? '' }
  return (
    <div className={styles.offer}>
      <p>{nameField === null ? 'From the demo.' : 'From the demo, not from a client’s card.'}</p>
      <Button
        onClick={() => {
          form.fill({ ...blank.values, ...name, [FROM_DEMO]: false })
          notify({
            title: 'The form is empty',
            tone: 'info',
            undo: () => {
              if (latest.current.clientId === clientId) latest.current.fill(values)
            },
          })
        }}
      >
        Empty the form
      </Button>
    </div>
  )
}
