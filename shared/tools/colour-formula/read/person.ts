// What concerns the person rather than the hair: reactions, age, scalp, health. domain 1.16

import { sinceBirth } from '../../../reading/person/age'
import type { Health, Scalp } from '../../../reading/person/health'
import type { Person as Told } from '../../../reading/person/person'
import type { Reaction } from '../../../reading/person/reaction'
import type { Texts } from '../told/worded'
import { names, says } from './says'
import { tidy } from './tidy/tidy'

export type Person = {
  /** This person reacted to hair colour, or is allergic to something in it. */
  reacted: string | null
  reactingNow: boolean
  /** A grave reaction or an adrenaline pen, with no cause named. */
  unexplained: string | null
  /** The same, and happening now. */
  unexplainedNow: boolean
  bleachBurn: boolean
  /** Itching or stinging every time, or after the last colour, with no cause named. */
  itch: string | null
  tattoo: 'none' | 'clear' | 'reacted'
  age: number | null
  under16: boolean
  maybeMinor: boolean
  /** The text says that a child with the client wants colour. */
  childAsked: boolean
  pregnant: boolean
  breastfeeding: boolean
  chemo: Health['cancer']
  asthma: boolean
  wheeze: boolean
  medication: boolean
  scalp: Scalp
  scalpWords: string
  /** Something possibly contagious, on someone close to the client. */
  catchingNear: string | null
  latex: boolean
  otherAllergy: boolean
  /** An allergy to a chemical relative of PPD, as typed. */
  crossAllergy: string | null
  wantsNoTest: boolean
  lashes: boolean
}

const NOT_TESTED =
  /\b(?:no|not had (?:a|her)|hasn't had (?:a|her)|never had a|never been|without a|hasn't been|not been) (?:patch|skin|allergy)(?: alert)?[ -]?test(?:ed)?\b/
const IN_A_HURRY =
  /\b(?:in (?:a|an|1|half an) hour|right now|straight away|same day|this (?:morning|afternoon|evening)|tonight|asap|walk[ -]?in|(?:wants?|needs?|has to|must|booked|colour|do it|done) (?:[^.;\n]{0,25} )?(?:today|now))\b/

/** Why no colour goes on, worded to follow "there is". */
const REACTED: Record<NonNullable<Reaction['told']>, string> = {
  confessed: 'a previous reaction, and nothing else was named for it',
  reacted: 'a previous reaction to hair colour',
  allergy: 'an allergy to hair colour or to what is in it',
  sensitivity: 'a sensitivity to hair colour',
  patch_test: 'a reaction to a patch test',
  warned: 'a doctor’s warning against hair colour',
}

export const reactedIn = ({ told }: Reaction): string | null => told && REACTED[told]

/** `told`: what was read about the person in `texts`. `wish`: tidied. `year`: today's. */
export function readPerson(
  { reaction, health, raised, years: told, isPupil, isWhose }: Told,
  texts: Texts,
  wish: string,
  year: number,
): Person {
  const text = [texts.currentColor, texts.hairCondition, texts.desiredColor]
    .map(each => tidy(each))
    .join('\n')
  const reacted = reactedIn(reaction)
  const { bleachBurn } = reaction
  const unsaid = reacted === null ? reaction.unexplained : null
  const born = sinceBirth(text, year)
  const years = told === null || born === null ? (told ?? born) : Math.min(told, born)
  return {
    reacted,
    reactingNow: reacted !== null && reaction.isNow,
    unexplained: unsaid,
    unexplainedNow: unsaid !== null && reaction.unexplainedNow,
    bleachBurn,
    itch: reacted === null && !bleachBurn && health.scalp !== 'infectious' ? reaction.itch : null,
    tattoo: reaction.tattoo,
    age: years,
    under16: (years !== null && years < 16) || isPupil,
    childAsked: isWhose,
    maybeMinor: years === null && raised.some(({ concept }) => concept === 'under_16'),
    pregnant: health.pregnant,
    breastfeeding: health.nursing,
    chemo: health.cancer,
    asthma: health.asthma,
    wheeze: health.wheeze,
    medication: health.medicine,
    scalp: health.scalp,
    scalpWords: health.scalpWords,
    catchingNear: health.catchingNear,
    latex: health.latex,
    otherAllergy: reacted === null && reaction.allergic,
    crossAllergy: reacted === null ? reaction.related : null,
    wantsNoTest:
      (NOT_TESTED.test(text) && IN_A_HURRY.test(text)) ||
      /\b(?:patch|skin|allergy)(?: alert)? test (?:it |her |him )?(?:after(?:wards)?|later|next time|another (?:day|time))\b/.test(
        text,
      ) ||
      /\b(?:skip|skipping|without|no time for|waive|refus\w+|declin\w+|doesn't want|does not want|don't want|won't (?:have|do|take|wait for)|not doing|hates|can't be bothered|not interested in|ignore|forget|no need for|do we need)\b[^.;\n]{0,30}\b(?:patch|skin|allergy|sensitivity|strand)(?: alert)?[ -]?test|\b(?:sign\w*|happy to sign) (?:a |the )?(?:disclaimer|waiver)|\bdisclaimer\b|\bwaiver\b|\b(?:no|not had a|hasn't had a|never had a|without a) (?:patch|skin|allergy)(?: alert)? test\b[^.;\n]{0,60}\b(?:today|now|this (?:morning|afternoon|evening)|same day|straight away|asap|in an hour|tonight)/.test(
        text,
      ),
    lashes:
      names(wish, /\b(?:eye)?lash(?:es)?\b|\b(?:eye)?brows?\b/) &&
      says(wish, /\b(?:eye)?lash(?:es)?\b|\b(?:eye)?brows?\b/),
  }
}
