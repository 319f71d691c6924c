// A tool's question, drawn from its schema. Nothing typed is ever cut or lost: over the limit it stays and says so.
import { Button } from '@mantine/core'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Loader.css'
import '@mantine/core/styles/Button.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { FieldControl } from './FieldControl'
import type { Field } from './fields'
import type { Values } from './form-draft'
import styles from './ToolForm.module.css'

type ToolFormProps = {
  fields: readonly Field[]
  values: Values
  messages: Readonly<Record<string, string>>
  submit: string
  busy: string | null
  /** False where the browser would not keep what is typed. */
  safe: boolean
  onChange: (name: string, value: Values[string]) => void
  onSubmit: () => void
  children?: ReactNode
}

export function ToolForm(props: ToolFormProps) {
  const { fields, values, messages, submit, busy, safe, onChange, onSubmit, children } = props
  const form = useFirstWrongInFocus(messages)
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (busy === null) onSubmit()
      }}
    >
      {children}
      {grouped(fields).map(({ group, items }) => (
        <fieldset key={group ?? items[0]?.name} className={styles.group}>
          {group && <legend>{group}</legend>}
          {items.map(field => (
            <FieldControl
              key={field.name}
              field={field}
              value={values[field.name] ?? ''}
              message={messages[field.name]}
              onChange={value => onChange(field.name, value)}
            />
          ))}
        </fieldset>
      ))}
      {!safe && (
        <p className={styles.unsafe}>
          This browser will not keep half-written text. Finish and send it before you leave the page.
        </p>
      )}
      <Button type="submit" size="lg" className={styles.submit} disabled={busy !== null}>
        {busy ?? submit}
      </Button>
    </form>
  )
}

function grouped(fields: readonly Field[]): { group: string | undefined; items: Field[] }[] {
  const groups: { group: string | undefined; items: Field[] }[] = []
  for (const field of fields) {
    const last = groups.at(-1)
    if (last && last.group === field.group) last.items.push(field)
    else groups.push({ group: field.group, items: [field] })
  }
  return groups
}

/** After a check that found something, the first field it found is where one goes on. */
function useFirstWrongInFocus(messages: ToolFormProps['messages']) {
  const form = useRef<HTMLFormElement>(null)
  const count = Object.keys(messages).length
  const before = useRef(0)
  useEffect(() => {
    if (count > 0 && before.current === 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    before.current = count
  }, [count])
  return form
}
