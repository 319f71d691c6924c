// What an erasure reads: whom records and calls to models speak of.
import { namedIn } from '../../shared/names'
import { textsIn } from '../../shared/strings'
import { mayName, type Person, unnamedFields, unnaming } from '../../shared/unnamed'

type Fields = Readonly<Record<string, unknown>>
export type Text = { kind: string; json: string }

export const people = {
  /** Which of these texts, as JSON, name somebody of that name. */
  naming: async (name: string, texts: readonly string[]): Promise<boolean[]> =>
    texts.map(text => namedIn(textsIn(JSON.parse(text)), name)),
  /** Records' fields, as JSON, without these people; null: nothing is said of them. */
  unnamed: async (
    gone: readonly Person[],
    others: Person,
    texts: readonly Text[],
  ): Promise<(string | null)[]> => {
    const ways = gone.map(person => unnaming(person, others))
    return texts.map(({ kind, json }) => {
      if (!mayName(kind)) return null
      const present: Fields = JSON.parse(json)
      const next = ways.reduce((fields, unname) => unnamedFields(kind, fields, unname), present)
      return next === present ? null : JSON.stringify(next)
    })
  },
}
