// The stream as specified: lines that start with "data: " carry JSON with choices[0].delta.content; [DONE] ends it;
// comment lines and blank lines mean nothing.
export const eventOf = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`
export const LAST_EVENT = 'data: [DONE]\n\n'
export const STILL_HERE = ': still here\n\n'
