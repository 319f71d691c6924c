// Sources that an answer can rest on, besides "notes" and "allergies".
/** What a person picked. */
export const PICKED = 'picked'
/** A Yes to one of our questions. */
export const ANSWERED = 'answered'
/** What became of earlier advice, from the remarks under it. */
export const NOTED_BEFORE = 'what was noted before'
