// What stands in a demo's form. Its own fields hold what is typed, so that nothing is lost when the engine comes; beside
// them it holds what was tapped in the picture.
type Picks = Readonly<Record<string, string | number | boolean>>

export const isPicks = (value: unknown): value is Picks => typeof value === 'object' && value !== null

export function valuesIn(form: HTMLFormElement): Record<string, string | Picks> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const)
  const picks: unknown = JSON.parse(form.dataset.picks ?? '{}')
  return { ...Object.fromEntries(fields), ...(isPicks(picks) && { picks }) }
}

type Texts = Readonly<Record<string, string>>
/** A field of the form, and what was drawn in it. */
type Stands = { name: string; value: string; drawn: string }

/** Whether nothing but a sample stands there. */
export const isSample = (fields: readonly Stands[], samples: readonly Texts[]): boolean =>
  [{}, ...samples].some((sample: Texts) =>
    fields.every(({ name, value, drawn }) => value === (sample[name] ?? drawn)),
  )

/** What a button or a choice puts in the form. */
export const sampleOf = ({ dataset }: HTMLElement): Texts => JSON.parse(dataset.sample ?? '{}')
const samplesIn = (form: HTMLFormElement): Texts[] =>
  [...form.querySelectorAll<HTMLElement>('[data-sample]')].map(sampleOf)

/** Whether a visitor wrote or tapped something there, beside choosing a sample. */
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
    // What a script puts in a field that nobody sees becomes its default.
    const drawn = 'own' in field.dataset ? '' : field.defaultValue
    return [{ name: field.name, value: field.value, drawn }]
  })
  return !isSample(fields, samplesIn(form))
}

/** Told as a change of the form, whoever listens. */
export function putPicks(form: HTMLFormElement, picks: Picks): void {
  form.dataset.picks = JSON.stringify(picks)
  form.dispatchEvent(new Event('input'))
}

/** Another sample: its words, and nothing tapped. */
export function putValues(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) field.value = value
    if (field instanceof HTMLSelectElement) field.value = value
  }
  putPicks(form, {})
}
