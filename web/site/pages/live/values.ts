// The values of a demo's form. Typed text is in its own fields, so nothing is lost when the engine loads; picks from
// the picture are stored on the form.
type Picks = Readonly<Record<string, string | number | boolean>>

export const isPicks = (value: unknown): value is Picks => typeof value === 'object' && value !== null

export function valuesIn(form: HTMLFormElement): Record<string, string | Picks> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const)
  const picks: unknown = JSON.parse(form.dataset.picks ?? '{}')
  return { ...Object.fromEntries(fields), ...(isPicks(picks) && { picks }) }
}

type Texts = Readonly<Record<string, string>>
/** A form field, with the value it was rendered with. */
type Stands = { name: string; value: string; drawn: string }

/** Whether the form holds nothing but a sample. */
export const isSample = (fields: readonly Stands[], samples: readonly Texts[]): boolean =>
  [{}, ...samples].some((sample: Texts) =>
    fields.every(({ name, value, drawn }) => value === (sample[name] ?? drawn)),
  )

/** The values that a button or a choice puts into the form. */
export const sampleOf = ({ dataset }: HTMLElement): Texts => JSON.parse(dataset.sample ?? '{}')
const samplesIn = (form: HTMLFormElement): Texts[] =>
  [...form.querySelectorAll<HTMLElement>('[data-sample]')].map(sampleOf)

/** Whether a visitor typed or tapped anything besides choosing a sample. */
export function isChanged(form: HTMLFormElement): boolean {
  const { picks } = valuesIn(form)
  if (isPicks(picks) && Object.keys(picks).length > 0) return true
  const fields = [...form.elements].flatMap((field): Stands[] => {
    if (field instanceof HTMLSelectElement) {
      const drawn = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0]
      return [{ name: field.name, value: field.value, drawn: drawn?.value ?? '' }]
    }
    const typed = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
    if (!typed || 'sample' in field.dataset) return []
    // A script's value in a hidden field becomes the field's default.
    const drawn = 'own' in field.dataset ? '' : field.defaultValue
    return [{ name: field.name, value: field.value, drawn }]
  })
  return !isSample(fields, samplesIn(form))
}

/** Sent as a change of the form, so all its listeners hear of it. */
export function putPicks(form: HTMLFormElement, picks: Picks): void {
  form.dataset.picks = JSON.stringify(picks)
  form.dispatchEvent(new Event('input'))
}

/** Switches to another sample: its text, and no picks. */
export function putValues(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) field.value = value
    if (field instanceof HTMLSelectElement) field.value = value
  }
  putPicks(form, {})
}
