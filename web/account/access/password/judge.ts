// Rates new passwords, with the lists of words that attackers try first. Only strength.ts loads it.
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { Judge } from './strength'

/** Longer passwords are strong whatever they contain, and would be slow to rate. */
const LONGEST_JUDGED = 48
const WORDS = ['Quickly guessed', 'Weak', 'Fair', 'Good', 'Strong']

/** Why it is easy to guess, by the kind of match. */
const WHY: Readonly<Record<string, string>> = {
  dictionary: 'Common words and names are guessed first.',
  spatial: 'Keys beside each other are guessed first.',
  repeat: 'Repeating it adds little.',
  sequence: 'Runs such as abc or 123 are guessed first.',
  date: 'Dates and years are guessed first.',
  regex: 'Dates and years are guessed first.',
}
const OWN = 'Your own email is guessed first.'
const LONGER = 'Make it longer: three or four words that don’t belong together.'

let made: ZxcvbnFactory | null = null

export const judgePassword: Judge = (password, own) => {
  made ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  const { score, sequence } = made.check(password.slice(0, LONGEST_JUDGED), [...own])
  if (score >= 4) return { score, word: WORDS[score] ?? '', better: null }
  const [longest] = [...sequence]
    .filter(({ pattern }) => pattern in WHY)
    .sort((a, b) => b.token.length - a.token.length)
  const isOwn = longest?.pattern === 'dictionary' && longest.dictionaryName === 'userInputs'
  const why = isOwn ? OWN : longest && WHY[longest.pattern]
  return { score, word: WORDS[score] ?? '', better: why ? `${why} ${LONGER}` : LONGER }
}
