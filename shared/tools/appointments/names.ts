// A model gets first names only.
import type { ScheduleOutput } from './schema'

const TITLE = /^(?:mrs|mr|ms|miss|dr|prof)\.?$/i

/** "Anna Smith" → "Anna"; "Mrs Patel" → "Mrs P"; one word stays. */
export function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = '', second = ''] = words
  if (words.length < 2) return name
  return TITLE.test(first) ? `${first} ${second.charAt(0)}` : first
}

/** Full names as they stand in the text, each with what a model sees of it. */
export function firstNames(output: ScheduleOutput): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const { client } of output.appointments)
    if (client.includes(' ') && !/^walk[- ]?in/i.test(client)) names.set(client, firstNameOf(client))
  return names
}

/** The text with each full name cut to its first; the longest names first, whatever spaces lie between. */
export function withFirstNames(text: string, names: ReadonlyMap<string, string>): string {
  return [...names]
    .sort(([a], [b]) => b.length - a.length)
    .reduce((result, [full, first]) => {
      const pattern = full
        .split(/\s+/)
        .map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('\\s+')
      return result.replace(new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'giu'), first)
    }, text)
}
