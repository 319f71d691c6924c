import type { FamilyTable } from '../../../wording'

/** Heads with something catching. Domain 1.16: with lice or anything else catching there is no service. */
export const LICE = {
  caught: `headlice/head_lice, lice, nit/nits -pick*, scabies, impetigo, ringworm`,
  not_caught: `no/not/without/isn't/aren't/never_had/checked_for/free_of/clear_of/instead_of (*) headlice/head_lice/lice/nit/nits/ringworm,
    lice/nit/nits (are/is) going round/around,
    had/have/has headlice/head_lice/lice/nit/nits/ringworm last_month*/last_year*/last_summer*/last_term*/last_winter*/last_autumn*/last_spring*/month_ago*/months_ago*/year_ago*/years_ago*/*_month_ago*/*_months_ago*/*_year_ago*/*_years_ago*/once*/as_a*/as_kids*/as_children*/when*,
    used to get/have/catch headlice*/head_lice*/lice*/nit*/nits*,
    dog/cat/puppy/kitten/horse/rabbit ('s/has/had) (got) ringworm, outbreak of headlice/head_lice/lice/nit/nits,
    letter/note/email/text ..6 lice/nit/nits`,
  itches: `itch*, scratch*, got/caught them/it now/too/again/as_well`,
  serves: `cut*, trim*, color*/colour*, bleach*, highlight/highlights, wash*, gown*, crack on,
    get (you/him/her/them) started/sorted/done/going, start*, style, blowdry/blow_dry, shorter, sides,
    number #/one/two/three/four, course/yes/yeah/sure of_course/we_can/i_can, hop up/in, basin`,
  sends_away: `treat*, pharmac*, chemist, gp, doctor, nurse, nit comb, combed, clear/cleared, check/checked/checking -out,
    have a (quick/proper) look, let me look, reschedul*/re_schedul*, move you/it/your/him/her, another day,
    come back once/when/after, can't, cannot, won't, wouldn't, not able to, unable to, not today, spread*, until,
    once it/they/he/she/you ('s/'re/is/are) (all) gone/clear*/treated/better/healed, dermatologist`,
} as const satisfies FamilyTable
