// How much may be said at once in support chat; known to the panel and to the server. No zod: the panel is small.
export const MAX_MESSAGE = 2_000
export const MAX_MESSAGES = 60
/** Answers may be longer than questions: they come back with the conversation. */
export const MAX_ANSWER = 12_000
