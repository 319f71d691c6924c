// All lines of the corpus. An unrelated line is said in every place where the app may be listening.

import colour from './corpus/colour'
import fresh from './corpus/fresh'
import freshAgain from './corpus/fresh-again'
import freshEighth from './corpus/fresh-eighth'
import freshEleventh from './corpus/fresh-eleventh'
import freshFifth from './corpus/fresh-fifth'
import freshFourth from './corpus/fresh-fourth'
import freshNinth from './corpus/fresh-ninth'
import freshSeventh from './corpus/fresh-seventh'
import freshSixth from './corpus/fresh-sixth'
import freshTenth from './corpus/fresh-tenth'
import freshThird from './corpus/fresh-third'
import freshTwelfth from './corpus/fresh-twelfth'
import freshTwelfthTalk from './corpus/fresh-twelfth-talk'
import about from './corpus/getting-about'
import heldOut from './corpus/held-out'
import otherWays from './corpus/other-ways'
import reading from './corpus/reading'
import timers from './corpus/timers-and-records'
import unrelated from './corpus/unrelated'
import wetHands from './corpus/wet-hands'

export type Line = { place: string; heard: string; expected: string }
export type Corpus = { commands: readonly Line[]; unrelated: readonly string[] }

const cells = (line: string): string[] => line.split('|').map(cell => cell.trim())

function corpusOf(...texts: readonly string[]): Corpus {
  const lines = texts.flatMap(text => text.split('\n')).filter(line => line.trim() !== '')
  const commands: Line[] = []
  const talk: string[] = []
  for (const line of lines) {
    const [first = '', second, ...rest] = cells(line)
    if (second === undefined) talk.push(first)
    else if (first === 'unrelated') talk.push(second)
    // A formula of several bowls has a bar of its own.
    else commands.push({ place: first, heard: second, expected: rest.join(' | ') })
  }
  return { commands, unrelated: talk }
}

export const tuned = corpusOf(
  about,
  reading,
  colour,
  timers,
  otherWays,
  fresh,
  freshAgain,
  freshThird,
  freshFourth,
  freshFifth,
  freshSixth,
  freshSeventh,
  freshEighth,
  freshNinth,
  freshTenth,
  freshEleventh,
  freshTwelfth,
  freshTwelfthTalk,
  wetHands,
  unrelated,
)
export const untouched = corpusOf(heldOut)
