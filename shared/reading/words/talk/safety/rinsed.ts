import type { FamilyTable } from '../../../wording'

/** What is rinsed off at once. */
export const RINSED = {
  burning: `burning/burns, on fire`,
  long_off: `since, yesterday, last night/week/time/visit, day/days, week/weeks, this morning,
    monday/tuesday/wednesday/thursday/friday/saturday/sunday, at home, after, still, blister*, bleed*, weep*, dizzy,
    faint, sick, rash, hives, raw, throat, lip/lips, face`,
  off_now: `come/comes/coming/take/takes/taking/get/getting/rinse/rinses/rinsing/wash/washing (it/that/this/you/the_*) (all) (straight/right) off/out/now,
    rinse/rinsing it/that/this/you ..3 now*/straight_away*/right_away*/with_cool*, over to the basin*,
    to the basin now*/right*/straight*`,
  not_yet: `in a/an/another/five/ten/fifteen/twenty/# ..2 min*/bit/while/sec*, nearly, almost, after that, first, carry on,
    keep going, back on, more bleach/color/colour, another few/five/ten/#, once it,
    do/get/finish (the) roots/rest/other_*,
    then/and ..3 put/bleach/tone/toner/color/colour/tint/dye/reapply/re_apply`,
} as const satisfies FamilyTable
