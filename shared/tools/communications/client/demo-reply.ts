/** The demo's answer to any reply: it makes no network call. */
export const DEMO_REPLY =
  'Thank you, that’s a good answer to practise with. The full version would give detailed feedback on what you said: what to keep, what to try, and a better line for the weakest moment.'
