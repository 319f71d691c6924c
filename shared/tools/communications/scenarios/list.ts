// Every built-in scenario: the specification's five first.
import { atTheDesk } from './at-the-desk'
import { complaints } from './complaints'
import { conversation } from './conversation'
import { five } from './five'
import type { Persona } from './persona'
import { safety } from './safety'
import { sensitive } from './sensitive'
import { wishes } from './wishes'

export const firstScenarios: readonly Persona[] = five

/** Grouped by what you practise, in a sensible order. */
export const moreScenarios: readonly { title: string; scenarios: readonly Persona[] }[] = [
  { title: 'Wishes and advice', scenarios: wishes },
  { title: 'At the desk and on the phone', scenarios: atTheDesk },
  { title: 'When something went wrong', scenarios: complaints },
  { title: 'With care', scenarios: sensitive },
  { title: 'A kind no', scenarios: safety },
  { title: 'Between the cutting', scenarios: conversation },
]

export const scenarios: readonly Persona[] = [...five, ...moreScenarios.flatMap(group => group.scenarios)]
