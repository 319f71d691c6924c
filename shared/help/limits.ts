// The maximum lengths in support chat, for the panel and the server. No zod: the panel is small.
export const MAX_MESSAGE = 2_000
export const MAX_MESSAGES = 60
/** Answers may be longer than questions, and they come back with the conversation. */
export const MAX_ANSWER = 12_000
