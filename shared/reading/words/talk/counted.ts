import type { FamilyTable } from '../../wording'

/** What a word that was found, or the sentence around it, must or mustn't contain for it to count. */
export const COUNTED = {
  // "Sit down", "hurry up": an order beside a kind word takes it back.
  orders: `sit down/still/back, calm down, hurry, stop, get on with, hold/keep still, shush`,
  // Other things that "one" can mean: an appointment, a toner, a photo.
  other_one: `need/want/have/has/bring/get/book/buy/try/use/wear/without/for/take/send ..3 a/an/any/another/one_of_the/the/my/your
      -patch*/skin*/allergy*/strand*/color*/colour*/tint*/dye*/bleach* *`,
  hard_work: `^ ..8 hard/difficult/tough/rough (work) from,
    ^ ..8 hard/difficult/tough/rough (work) to say/tell/know/judge/predict/lift/remove/shift/cover/get/colour/reach/cut/match/keep/do`,
  for_them: `must, for you`,
  agrees: `^ (oh) yes/yeah/yep/ok/okay/go_on/sure/please/allright/all_right/why_not/perfect/great/lovely/brilliant -but,
    i'll/i_will take/have/try/get`,
  // What one visit should achieve, and where it ends: a limit and not a promise.
  foreseen: `i'd/i_would expect, i'd aim, aim for, as far as, not a * one, rather than`,
  no_damage: `damage*/breakage/hair*/split*/sorted/easy`,
  one: `one/single`,
  of_hair: `^ (*) they 're/are`,
  sees: `^ (oh/yes) i can see/tell (it/that) ;`,
  grows: `grow*`,
  without_one: `without one ;`,
  i_will: `^ i'll/i_will`,
  goodbye: `see you, come back, thank, hope, enjoy, take care`,
  appointment: `you can/could/'ll_have_to/need_to come`,
  wants_proof: `^ can/could/would you (just) send`,
  looks: `^ look/looks good/great/lovely/nice`,
  will_look: `you 'll/will/'re_going_to look`,
  normal: `normal*, lots of people`,
  asks: `how/what/when ..60 ?`,
} as const satisfies FamilyTable
