// A tool's question, built from its schema. We never cut or lose typed text: over the limit it stays, with a message.

import { Fragment, type ReactNode, type RefObject, useRef } from 'react'
import type { Reading } from '../../../../shared/reading/understood/reading'
import { useBrought, useFocusReturned } from '../../../ui/kit/address/use-brought'
import { Button } from '../../../ui/kit/Button'
import { SpokenAbout } from '../../../voice/spoken-about'
import { picksOf } from '../drafts/form-draft'
import { usedIn } from '../understood/used'
import type { ToolFormState } from '../use-tool-form'
import { FieldControl } from './FieldControl'
import { FromDemo } from './FromDemo'
import type { Field } from './fields'
import styles from './ToolForm.module.css'

type ToolFormProps = {
  form: ToolFormState
  submit: string
  children?: ReactNode
  /** What was understood; the words used are underlined in the text. */
  reading?: Reading
  /** Content below a field, by field name. */
  below?: Readonly<Record<string, ReactNode>>
}

export function ToolForm({ form, submit, children, reading, below = {} }: ToolFormProps) {
  const { fields, values, messages, busy, safe } = form
  const picks = picksOf(values.picks)
  const place = useFirstWrongInFocus(messages)
  useFocusBack(place, busy !== null)
  return (
    <form
      ref={place}
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (busy === null) void form.submit()
      }}
    >
      <FromDemo form={form} />
      {children}
      <SpokenAbout value={form.clientId}>
        {grouped(fields.filter(({ control }) => control !== 'picks')).map(({ group, items }) => (
          <fieldset key={group ?? items[0]?.name} className={styles.group}>
            {group && <legend>{group}</legend>}
            {items.map(field => (
              <Fragment key={field.name}>
                <FieldControl
                  field={field}
                  value={values[field.name] ?? ''}
                  message={messages[field.name]}
                  {...(reading && { used: usedIn(textOf(values[field.name]), field.name, reading, picks) })}
                  onChange={value => form.change(field.name, value)}
                />
                {below[field.name]}
              </Fragment>
            ))}
          </fieldset>
        ))}
      </SpokenAbout>
      {!safe && (
        <p className={styles.unsafe}>
          This browser will not keep half-written text. Finish and send it before you leave the page.
        </p>
      )}
      <div className={styles.submit}>
        <Button look="act" type="submit" disabled={busy !== null}>
          {busy ?? submit}
        </Button>
      </div>
    </form>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function grouped(fields: readonly Field[]): { group: string | undefined; items: Field[] }[] {
  const groups: { group: string | undefined; items: Field[] }[] = []
  for (const field of fields) {
    const last = groups.at(-1)
    if (last && last.group === field.group) last.items.push(field)
    else groups.push({ group: field.group, items: [field] })
  }
  return groups
}

/** When a check fails, focuses the first field with a problem. */
function useFirstWrongInFocus(messages: ToolFormState['messages']) {
  const form = useRef<HTMLFormElement>(null)
  const count = Object.keys(messages).length
  useBrought(count > 0, () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  return form
}

/**
 * A disabled button loses the focus. If nothing else has taken it (after a failed save, for instance), this brings it
 * back.
 */
function useFocusBack(form: RefObject<HTMLFormElement | null>, busy: boolean): void {
  useFocusReturned(busy, () =>
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true }),
  )
}
