import type { FamilyTable } from '../../wording'

/** How a client takes a line, judged by what they say next. */
export const MET = {
  hesitates: `um/umm/ummm/uh/uhh/oh/ohh/er/err/erm/ermm/hm/hmm/hmmm/right/wow`,
  cold: `^ but/pardon/excuse_me/they're_not/not_really/i_just_want/whatever/nevermind/never_mind/forget_it/sorry,
    ^ no i/it/we/she/my/that/they, ^ really/sorry/what ?, ^ that's/it's not, ^ that's a_bit/rude/unfair,
    ^ it really wasn't/isn't/doesn't/didn't, ^ you said/told/don't/can't/want_me, ^ could/can i/we/you maybe/please/just,
    ^ i'd rather/prefer not, ^ please -*n't * ~ *, ^ won't it/that, ^ um/umm (maybe) no/not/nothing, ^ i don't/didn't think_so/want/ask/mean/care,
    i said/asked/told_you/just_said/only_asked/only_wanted/only_came/was_hoping/didn't_ask/did_not_ask,
    not (that) funny, nobody told/asked/said, can i speak, i'll go/try somewhere/elsewhere, forget it, never mind, nevermind`,
  warm: `thanks/thank_you,
    that ('s/is/would_be/'d_be) a_relief/perfect/great/lovely/brilliant/kind/clear/helpful/better/fair/exactly/it_exactly/doable/reassuring/amazing/would_help/help/helps,
    exactly, sounds good/great/perfect/lovely/fair, yes please, perfect, brilliant, i 'd/would like/love that,
    feel/feels/feeling better/calmer/heard/much, appreciate, phew, relief, oh good,
    i'll take/have/try/get it/one/the/yours/that, you 've/have got it, spot on`,
} as const satisfies FamilyTable
