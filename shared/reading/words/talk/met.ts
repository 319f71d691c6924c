import type { FamilyTable } from '../../wording'

/** How a client takes a line, by what they say next. */
export const MET = {
  warm: `thanks/thank_you,
    that ('s/is/would_be/'d_be) a_relief/perfect/great/lovely/brilliant/kind/clear/helpful/better/fair/exactly/it_exactly/doable/reassuring/amazing/would_help/help/helps,
    exactly, sounds good/great/perfect/lovely/fair, yes please, perfect, brilliant, i 'd/would like/love that,
    feel/feels/feeling better/calmer/heard/much, appreciate, phew, relief, oh good,
    i'll take/have/try/get it/one/the/yours/that, you 've/have got it, spot on`,
} as const satisfies FamilyTable
