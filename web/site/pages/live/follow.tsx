// A part of a tool's screen in a public page: drawn at build as it stands for the sample, and drawn by the same component
// once the engine is there. It follows the form beside it.

import { type ComponentType, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { thisWindow, useEvents } from '../../../platform/outside'
import type { Values } from '../../../tools/screens/drafts/form-draft'
import { isPicks, putPicks, valuesIn } from './values'

export type LiveProps = {
  values: Values
  /** Of what can be tapped, the picks alone: what is typed stands in the page's own fields. */
  change: (name: string, value: Values[string]) => void
}

type FollowProps = { form: HTMLFormElement; Part: ComponentType<LiveProps> }

function Follow({ form, Part }: FollowProps) {
  const [values, setValues] = useState<Values>(() => valuesIn(form))
  const read = (): void => setValues(valuesIn(form))
  useEvents(() => form, ['input'], read)
  // A browser brings back what was typed before one left the page.
  useEvents(thisWindow, ['pageshow'], read)
  return <Part values={values} change={(_, value) => isPicks(value) && putPicks(form, value)} />
}

/** At once, so that a tap that came first can be done again on what stands there now. */
export const starter =
  (Part: ComponentType<LiveProps>) =>
  (place: HTMLElement, form: HTMLFormElement): void =>
    flushSync(() => createRoot(place).render(<Follow form={form} Part={Part} />))
