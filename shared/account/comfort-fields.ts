// A person's comfort settings as fields of their record. Separate from comfort.ts, which every first screen loads.
import { type Comfort, chosenIn, type Field, fields } from './comfort'

/** The same setting as a field of the person's record: `text` becomes `comfort_text`. Null there: not chosen. */
type PersonField = `comfort_${Field}`
export const personField = (field: Field): PersonField => `comfort_${field}`

/** The settings in a person's record. */
export function chosenBy(person: object): Partial<Comfort> {
  return chosenIn(Object.fromEntries(fields.map(field => [field, Reflect.get(person, personField(field))])))
}

export type PersonComfort = { [F in Field as `comfort_${F}`]: Comfort[F] | null }
export const asPersonFields = (patch: Partial<Comfort>): Partial<PersonComfort> =>
  Object.fromEntries(
    fields.filter(field => patch[field] !== undefined).map(field => [personField(field), patch[field]]),
  )
