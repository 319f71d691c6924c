// What is not read by the lint, and which single strings may stand, each with its reason.

/** Files whose strings are not Chairside speaking to a person in the salon. */
export const APART: readonly (readonly [RegExp, why: string])[] = [
  [/^shared\/reading\//, 'what people type and say, to be recognised'],
  [/^shared\/tools\/[^/]+\/(?:read|hear)\//, 'what people type and say, to be recognised'],
  [
    /^shared\/tools\/[^/]+\/spoken\.ts$|^shared\/voice\/(?:speak\/spoken-words|bowl\/mix-items|intents|say|ladder|nearest|lexicon\/(?!rule|people|which-timer))/,
    'what people say, to be recognised',
  ],
  [/\/(?:examples|demo|legacy)\.ts$/, 'questions as salons type them'],
  [/^web\/salon\/import-export\/sample\//, 'the records of an invented salon'],
  [/^shared\/tools\/communications\/(?:client\/(?!turn)|scenarios\/)/, 'played clients talk as clients do'],
  [/^shared\/tools\/marketing\/(?:write\/|subjects)/, 'posts in the salon’s own voice, for its clients'],
  [/\/(?:prompt|turn-prompt)\.ts$/, 'for a model'],
  [
    /^shared\/help\/(?:(?:words|near|said|search|question)\.ts$|lexicon\/)/,
    'words that a question is matched by',
  ],
  [/^sync-server\/(?:config|main|app|web|db\/|http\/|sync\/|blobs\/)/, 'for who runs the server'],
  [/\/endpoints\.ts$/, 'the description of the API, for developers'],
  [/\/store(?:\/.*)?\.ts$/, 'SQL'],
]

/** Strings of the specification that break a rule and are shown exactly as it quotes them. */
export const QUOTED: readonly string[] = [
  'Recommendations generated!',
  'Account created! You can now sign in with your credentials.',
  "Welcome back! You've successfully signed in.",
  'Oops! Page not found',
  'Subscription Active!',
  "You're All Set!",
  'MFA Enabled!',
  'Browser speech test completed successfully!',
  'Direct voice provider test completed successfully!',
  'Edge function test completed successfully!',
]

export const ALLOWED: readonly { rule: string; has: string; why: string }[] = [
  {
    rule: 'double negative',
    has: 'A no is a no.',
    why: 'said of a client’s no: there is no plainer way to say it',
  },
]
