// Adds what the consultation says to the form and the notes. It only ever adds: a "no" in the consultation changes
// nothing here.

import { healthIn } from '../../../reading/person/health'
import { type AnsweredQuestion, type Spoken, weeksSince } from '../../../salon/consultation/said'
import type { History } from './history/hair-history'
import type { Person } from './person'

/** Which rules come from the consultation, and what was said. */
export type Consulted = {
  spoken: Spoken | null
  because: ReadonlyMap<string, AnsweredQuestion>
  doubts: string[]
}

const NOT_CONSULTED: Consulted = { spoken: null, because: new Map(), doubts: [] }

export function withConsultation(
  spoken: Spoken | null,
  person: Person,
  history: History,
  today: string,
): Consulted {
  if (spoken === null) return NOT_CONSULTED
  const because = new Map<string, AnsweredQuestion>()
  const doubts: string[] = []
  const yes = (id: string): AnsweredQuestion | undefined => spoken.yes.get(id)
  const is = (said: AnsweredQuestion, ...rules: string[]): void => {
    for (const rule of rules) because.set(rule, said)
  }
  const weeks = (said: AnsweredQuestion): number | null => weeksSince(said, spoken.at, today)

  const reaction = yes('reaction')
  if (reaction && !person.reacted) {
    person.reacted = 'a reaction to hair colour'
    is(reaction, 'reaction')
  }
  const tattoo = yes('tattoo_reaction')
  const henna = yes('black_henna')
  if (tattoo && person.tattoo !== 'reacted') {
    person.tattoo = 'reacted'
    is(tattoo, 'black-henna-reaction')
  } else if (henna && person.tattoo === 'none') {
    person.tattoo = 'clear'
    is(henna, 'black-henna')
  }
  const young = yes('under_16')
  if (young && !person.under16) {
    person.under16 = true
    is(young, 'under-16')
  }
  if (person.age === null && spoken.unknown.some(({ id }) => id === 'under_16')) person.maybeMinor = true
  const allergy = yes('allergy')
  if (allergy?.words === '')
    doubts.push('An allergy was said in the consultation, and not to what. What is the client allergic to?')
  ofScalp(yes('scalp'), person, is)
  ofIllness(yes('illness'), person, is)
  const pregnant = yes('pregnant')
  if (pregnant && !person.pregnant && !person.breastfeeding) {
    const told = healthIn([pregnant.words])
    person.breastfeeding = told.nursing
    person.pregnant = !told.nursing || told.pregnant
    is(pregnant, 'pregnancy')
  }
  const loss = yes('hair_loss')
  if (loss) is(loss, 'hair-loss')

  const home = yes('home_colour')
  if (home && history.virgin)
    doubts.push('The hair is said to be virgin, and in the consultation coloured at home: which is it?')
  else if (home && !history.boxDye) {
    history.boxDye = true
    history.tinted = true
    is(home, 'home-colour')
  }
  const plant = yes('henna')
  if (plant && history.henna === 'none') {
    history.henna = 'present'
    is(plant, 'henna', 'metal-salts')
  }
  const relaxer = yes('relaxer')
  if (relaxer && !history.relaxed) {
    history.relaxed = true
    history.relaxedWeeks = weeks(relaxer)
    is(relaxer, 'relaxer', 'relaxer-fresh', 'relaxer-perm')
  }
  const perm = yes('perm')
  if (perm && !history.perm) {
    history.perm = true
    history.permWeeks = weeks(perm)
    is(perm, 'perm', 'relaxer-perm')
  }
  const keratin = yes('keratin')
  if (keratin && !history.keratin) {
    history.keratin = true
    history.keratinWeeks = weeks(keratin)
    is(keratin, 'keratin')
  }
  const breaks = yes('breakage')
  if (breaks && history.condition !== 'gummy' && history.condition !== 'fragile') {
    history.condition = 'fragile'
    is(breaks, 'fragile', 'fragile-deposit')
  }
  if (breaks || spoken.no.has('breakage')) history.conditionUnknown = false
  return { spoken, because, doubts }
}

type Is = (said: AnsweredQuestion, ...rules: string[]) => void

/** Words count as if they were in the form; a bare yes means a scalp that nothing goes on. */
function ofScalp(said: AnsweredQuestion | undefined, person: Person, is: Is): void {
  if (!said || person.scalp === 'broken' || person.scalp === 'infectious') return
  const told = healthIn([said.words])
  const worse = told.scalp === 'broken' || told.scalp === 'infectious'
  if (!worse && person.scalp !== 'calm') return
  person.scalp = told.scalp === 'calm' ? 'sensitive' : told.scalp
  person.scalpWords = told.scalpWords || 'sore, broken or with a condition'
  is(said, 'scalp', 'infection')
}

function ofIllness(said: AnsweredQuestion | undefined, person: Person, is: Is): void {
  if (!said) return
  const told = healthIn([said.words])
  if (told.cancer !== 'none' && person.chemo === 'none') {
    person.chemo = told.cancer
    is(said, 'chemotherapy')
  }
  if (told.wheeze && !person.wheeze) {
    person.wheeze = true
    is(said, 'breathing')
  }
  if (told.asthma && !person.asthma) {
    person.asthma = true
    is(said, 'asthma')
  }
  if (!person.medication) {
    person.medication = true
    is(said, 'medication')
  }
}
