import type { FamilyTable } from '../../../wording'

/** Who is in the chair: a small child, or somebody whose scalp is itchy and sore today. */
export const WHO = {
  irritated: `scalp/scalp's/scalps (is/has/feel/feels/been/gets/all)* ..3 itch*/sore/red/raw/inflamed/irritated/tender/flaring/angry,
    head/heads/hairline ('s) (is/has/feel/feels/been/gets/all)* ..3-red/redder itch*/sore/raw/inflamed/irritated/tender/flaring/angry`,
  not_now: `winter, summer, sometimes, used to, years ago, last time/year, gone, better, cleared, shade, auburn, not, isn't,
    no longer, sunday, jumper, place, divorce*, headache, migraine, died`,
  child: `@kin ('s/is/who's/who_is) (only/just/nearly/about_to_be/turning) @small -minute/minutes/min/mins/week/weeks/month/months/day/days/hour/hours/oclock/o'clock/times/late/stone/st/foot/ft/inches/%/pounds/quid,
    @small year_old/years_old/yr_old/yrs_old @kin,
    my @small year_old/year_olds/years_old/years_olds/yr_old/yr_olds/yrs_old/yrs_olds -color/colour/dye/tint/perm/relaxer/highlights/extensions/wig,
    she/he 's/is (only/just/nearly) @small year/years old*, she/he 's/is (only/just/nearly) @small and,
    she/he 's/is (only/just/nearly) @small now,
    she/he 's/is (only/just/nearly) @small COMMA, she/he 's/is (only/just/nearly) @small ;`,
  for_me: `for me, for myself, me time, my (own) roots/highlights/color/colour/hair/tint/balayage/blonde,
    i 'm/am (*)* the_bride/going_blonde/thinking_of, i 've only got ..20-he/she/his/her/they ;`,
} as const satisfies FamilyTable
