import type { FamilyTable } from '../../wording'

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

/** Calls somebody by name: "Hi Maya", ", Dana.", "Thanks, Priya". */
export const CALLED = {
  called: `@greets (there) (=,) (mrs/mr/ms/miss (=.)) [ @calls ], =, [ @calls ]`,
  greets: `hi/hello/hey/hiya/morning/afternoon/evening/welcome/sorry/thanks/thank_you/okay/ok/right/lovely/so/worry/sure/yes/yeah/no/course/great/perfect/alright/all_right/problem/worries/understand/you/oh/ah/well/dear`,
} as const satisfies FamilyTable
/** Capitalised words after a greeting that aren't names. */
export const NO_NAMES = words(
  `I We You The That This Then There What How Why When Which Let So And But Just Can Could Would Shall Right Great Lovely Good
   Thanks Thank Okay Yes No Sorry Of If It Is Are Do Does Did My Your Our At For To In On Not Now Well Sure Perfect
   Monday Tuesday Wednesday Thursday Friday Saturday Sunday First Second Before After Here Hello Hey Please Absolutely Anyway
   Also Only Maybe Because Honestly Actually Today Tomorrow Wella Olaplex Kerastase Redken Christmas Never None Look Listen
   Oh Ah Instagram Next Have Has Been Come Go Since With Without From Don Hi All As Ok Dear Love Take Tell Trust Hopefully
   Usually Definitely Totally Welcome Brilliant Done Wonderful Gorgeous Fair Fine Morning Afternoon Evening Congratulations
   Personally Normally Ideally Finally Understood Together Curly British English Brexit Spain Obviously Certainly Jargon`,
)
/** "I'm Back", "It's Friday": no name was given. */
export const NOT_MINE = words(
  `I I'm He's She's We're You're Is Was From Back Right Hi Hello Hey Just Really So Not Sorry The It My Over Up Down Out In
   Still Very Saturday Sunday Monday Tuesday Wednesday Thursday Friday Christmas OK Okay British Black Asian Muslim Deaf`,
)

/** Comes before what somebody reacts to. */
export const REACTS_TO = `allergic/allergy/reaction/react/reacts/reacted/intolerant to (the/some/any/a/an)`
/** The colour itself, a cut, or things that no label lists. */
export const NO_ALLERGEN = words(
  `it that this them my your hair home color colors colour colours dye dyes dying tint tints bleach ppd something anything
   everything things stuff product products heat light noise touch pain being all most certain box short long cut haircut
   change stress news how what early late`,
)
/** Comes before what somebody doesn't want. */
export const NOT_WANTED = `{don't/do_not/didn't want, don't/do_not/didn't/never (really) like/fancy/suit/get_on_with, can't stand, not,
    no, without, not sure_about/keen_on/a_fan_of, hate, hated, never, nothing, avoid, <not allergic to, can't have} ~
  (to/any/too/a/an/the/my/it/be/go/have/lose/like ~)*`
