// What an erasure reads: whom records and model calls mention.
import { namedIn } from '../../shared/reading/names/names'
import { textsIn } from '../../shared/reading/text/strings'
import { mayName, type Person, unnamedFields, unnaming } from '../../shared/salon/privacy/unnamed'
import { namedPlainly, unnamingPlainly } from '../../shared/salon/privacy/unnamed-plainly'

type Fields = Readonly<Record<string, unknown>>
export type Text = { kind: string; json: string }

function without(ways: readonly ((text: string) => string)[], { kind, json }: Text): string | null {
  if (!mayName(kind)) return null
  const present: Fields = JSON.parse(json)
  const next = ways.reduce((fields, unname) => unnamedFields(kind, fields, unname), present)
  return next === present ? null : JSON.stringify(next)
}

export const people = {
  /** Which of these texts, as JSON, mention somebody of that name. */
  naming: async (name: string, texts: readonly string[]): Promise<boolean[]> =>
    texts.map(text => namedIn(textsIn(JSON.parse(text)), name)),
  /** Records' fields, as JSON, with these people taken out; null for those that don't mention them. */
  unnamed: async (
    gone: readonly Person[],
    others: Person,
    texts: readonly Text[],
  ): Promise<(string | null)[]> => {
    const ways = gone.map(person => unnaming(person, others))
    return texts.map(text => without(ways, text))
  },
}

/** The same for a text that no thread could read: looks at each word only once. */
export const plainly = {
  naming: (name: string, text: string): boolean => namedPlainly(textsIn(JSON.parse(text)), name),
  unnamed: (gone: readonly Person[], others: Person): ((text: Text) => string | null) => {
    const ways = gone.map(person => unnamingPlainly(person, others))
    return text => without(ways, text)
  },
}
