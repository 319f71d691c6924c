import type { FamilyTable } from '../../../wording'

/** Asks whether something is needed. */
export const PASSED = {
  whether: `need*, have to, should*, must*, skip*, supposed, required, necessary, meant to, do/don't we/you/i, what about,
    isn't there/it, aren't, are we, didn't, have/has/had/got to be, haven't/hasn't i/he/she ?, shall, is it, are you/we, will you/i/we/there, would/can/could you/i/we/it, says, said, thought, told me,
    never/not/haven't/hasn't/nobody/no_one ..4 test/tests/tested`,
  /** A skin test that nobody has done. */
  untested: `haven't/hasn't/haven/never/didn't/not/forgot*/missed/skipped (had/have/done/do/got/been/for/in/my/the/a/any/to/it/come/get/of/our)* patch/skin/allergy/alert/48_hour/48hr/48_hr test*,
    no/without (a/any)* patch/skin/allergy/alert test*,
    test/tests/testing (was/were/is/'s/has/hasn't/wasn't/been/still)* not/never/n't/wasn't/hasn't (been/yet)* done/had/taken/happened`,
} as const satisfies FamilyTable
