// Where what an answer rests on stands, beside "notes" and "allergies".
/** What a person picked. */
export const PICKED = 'picked'
/** A Yes to what was asked. */
export const ANSWERED = 'answered'
/** What became of earlier advice, as it was noted under it. */
export const NOTED_BEFORE = 'what was noted before'
