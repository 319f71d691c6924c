// The people of a salon as shown on screen: a colour each, and their initials. No zod: the first screen needs this.

/**
 * Background for initials in white: AA contrast, and visible on paper in day and night mode
 * (tests/shared/people.test.ts).
 */
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

/** A colour unknown to this version is shown as the first one. */
export const colourOf = (value: unknown): PersonColour => (isPersonColour(value) ? value : FIRST_COLOUR)

/** The least-used colour; on a tie, the first in the palette. */
export function freeColour(taken: readonly unknown[]): PersonColour {
  const all = Object.keys(personColours).filter(isPersonColour)
  const count = (colour: PersonColour): number => taken.filter(each => colourOf(each) === colour).length
  return all.reduce((best, colour) => (count(colour) < count(best) ? colour : best), FIRST_COLOUR)
}

/** "MB" for Maria Byrne, "M" for maria; from an email address only the part before the @. */
export function initialsOf(name: string): string {
  const words = (name.split('@')[0] ?? '').match(/\p{L}[\p{L}'’]*/gu) ?? []
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  const letter = (word: string): string => [...word][0]?.toLocaleUpperCase('en-GB') ?? ''
  return letter(first) + letter(last) || '?'
}

const plain = (name: string): string => name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en-GB')

/** What is wrong with a name; null if nothing is. `others`: the names of everybody else here. */
export function nameProblem(name: string, others: readonly string[]): string | null {
  if (plain(name) === '') return 'Name is required.'
  if (others.some(each => plain(each) === plain(name)))
    return 'Somebody here already has this name. Add a surname or a letter.'
  return null
}
