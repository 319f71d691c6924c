import type { FamilyTable } from '../../../wording'

/** What asks whether something is needed. */
export const PASSED = {
  whether: `need*, have to, should*, must*, skip*, supposed, required, necessary, meant to, do/don't we/you/i, what about,
    isn't there/it, aren't, are we, didn't, have/has/had/got to be, haven't/hasn't i/he/she ?, shall, is it, are you/we, will you/i/we/there, would/can/could you/i/we/it, says, said, thought, told me,
    never/not/haven't/hasn't/nobody/no_one ..4 test/tests/tested`,
} as const satisfies FamilyTable
