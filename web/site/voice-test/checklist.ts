/** What to check, likeliest first. */
export const CHECKLIST: readonly { look: string; how: string }[] = [
  {
    look: 'The volume',
    how: 'Turn it up while a test plays: some tablets have one volume for media and one for rings.',
  },
  {
    look: 'The silent switch',
    how: 'On an iPad or iPhone the switch at the side, or Control Centre, silences this page too.',
  },
  {
    look: 'Where the sound goes',
    how: 'Headphones or a speaker in another room may be connected by Bluetooth.',
  },
  {
    look: 'The browser’s permission',
    how: 'The sign beside the address: sound and microphone must be allowed for this page.',
  },
  {
    look: 'Comfort settings',
    how: 'With “Sound” off, Chairside shows the words and plays nothing. This page plays all the same.',
  },
  {
    look: 'The device’s own voices',
    how: 'If test 1 fails, install an English voice in the settings of the tablet, under speech.',
  },
  {
    look: 'The network',
    how: 'If test 2 gets no answer, a firewall or a filter may stop the provider’s address.',
  },
  {
    look: 'The provider’s key',
    how: 'Test 2 says 401 if the key is wrong, 402 if its credit is used up, 429 if it is asked too often.',
  },
  {
    look: 'The server’s voice',
    how: 'If test 3 says that an API key is required, the built-in voice is switched off (TTS=off) and no key is set.',
  },
  { look: 'The browser’s console', how: 'Everything that fails is also written there, with its cause.' },
]
