// A part of a tool's screen on a public page: rendered at build for the sample, and by the same component once the
// engine has loaded. It follows the form beside it.

import { type ComponentType, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { thisWindow, useEvents } from '../../../platform/outside'
import type { Values } from '../../../tools/screens/drafts/form-draft'
import { isPicks, putPicks, valuesIn } from './values'

export type LiveProps = {
  values: Values
  /** Only for picks: typed text is in the page's own fields. */
  change: (name: string, value: Values[string]) => void
}

type FollowProps = { form: HTMLFormElement; Part: ComponentType<LiveProps> }

function Follow({ form, Part }: FollowProps) {
  const [values, setValues] = useState<Values>(() => valuesIn(form))
  const read = (): void => setValues(valuesIn(form))
  useEvents(() => form, ['input'], read)
  // Browsers restore typed text when somebody comes back.
  useEvents(thisWindow, ['pageshow'], read)
  return <Part values={values} change={(_, value) => isPicks(value) && putPicks(form, value)} />
}

/** Renders synchronously, so that a tap made earlier can be repeated on the result. */
export const starter =
  (Part: ComponentType<LiveProps>) =>
  (place: HTMLElement, form: HTMLFormElement): void =>
    flushSync(() => createRoot(place).render(<Follow form={form} Part={Part} />))
