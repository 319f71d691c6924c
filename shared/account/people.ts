// The people of a salon as screens show them: a colour each, and their initials. No zod: the first screen needs this.

/** Ground of a person's initials, white on it: AA, and seen on paper by day and by night (tests/shared/people.test.ts). */
export const personColours = {
  teal: { title: 'Teal', ground: '#187d89' },
  copper: { title: 'Copper', ground: '#bc5424' },
  plum: { title: 'Plum', ground: '#9c56b3' },
  moss: { title: 'Moss', ground: '#557d38' },
  rose: { title: 'Rose', ground: '#cb3c70' },
  slate: { title: 'Slate', ground: '#4875a8' },
  honey: { title: 'Honey', ground: '#986816' },
  indigo: { title: 'Indigo', ground: '#6868ca' },
} as const
export type PersonColour = keyof typeof personColours
export const FIRST_COLOUR: PersonColour = 'teal'

export const isPersonColour = (value: unknown): value is PersonColour =>
  typeof value === 'string' && Object.hasOwn(personColours, value)

/** A colour that this version doesn't know is shown as the first. */
export const colourOf = (value: unknown): PersonColour => (isPersonColour(value) ? value : FIRST_COLOUR)

/** The colour that fewest have, the first of them in the palette's order. */
export function freeColour(taken: readonly unknown[]): PersonColour {
  const all = Object.keys(personColours).filter(isPersonColour)
  const count = (colour: PersonColour): number => taken.filter(each => colourOf(each) === colour).length
  return all.reduce((best, colour) => (count(colour) < count(best) ? colour : best), FIRST_COLOUR)
}

/** "MB" of Maria Byrne, "M" of maria; of an address only what stands before the @. */
export function initialsOf(name: string): string {
  const words = (name.split('@')[0] ?? '').match(/\p{L}[\p{L}'’]*/gu) ?? []
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  const letter = (word: string): string => [...word][0]?.toLocaleUpperCase('en-GB') ?? ''
  return letter(first) + letter(last) || '?'
}

const plain = (name: string): string => name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en-GB')

/** What is wrong with a name; null: nothing. `others`: the names of everybody else here. */
export function nameProblem(name: string, others: readonly string[]): string | null {
  if (plain(name) === '') return 'Name is required.'
  if (others.some(each => plain(each) === plain(name)))
    return 'Somebody here already has this name. Add a surname or a letter.'
  return null
}
