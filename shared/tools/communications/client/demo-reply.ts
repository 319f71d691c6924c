/** The demo's answer to any reply: no call is made. */
export const DEMO_REPLY =
  'Thank you, that’s a good answer to practise with. The full version would give detailed feedback on what you said: what to keep, what to try, and a better line for the weakest moment.'
