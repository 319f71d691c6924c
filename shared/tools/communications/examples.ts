// Conversations that every version must judge this way: the contract tests run them.
import { type Facts, NO_FACTS } from '../../facts'
import type { PracticeInput, Utterance } from './schema'

const talk = (...lines: string[]): Utterance[] =>
  lines.map((text, at) => ({ role: at % 2 === 0 ? 'client' : 'stylist', text }))

const of = (scenario: string, title: string, transcript: Utterance[], scored = true): PracticeInput => ({
  scenario,
  title,
  description: null,
  conversation: null,
  scored,
  transcript,
})

export const examples: readonly { title: string; input: PracticeInput; facts: Facts }[] = [
  {
    title: 'a nervous client is met with patience',
    input: of(
      'nervous-client',
      'The nervous client',
      talk(
        'I’m Maya. My last haircut went really badly.',
        'Hi Maya, I’m Jo, lovely to meet you. That must have been horrible, no wonder you’re wary. What happened?',
        'They took five inches off.',
        'So keeping your length is what matters. I’d take only the very ends today, and I’ll show you before each cut. How does that sound?',
      ),
    ),
    facts: NO_FACTS,
  },
  {
    title: 'a complaint is waved away',
    input: of(
      'complaint',
      'The complaint',
      talk(
        'You made my hair orange and I’m upset.',
        'It’s only hair. You must have washed it wrong. No refunds.',
      ),
    ),
    facts: NO_FACTS,
  },
  {
    title: 'without scores',
    input: of(
      'maintenance',
      'Keeping the colour',
      talk('How do I keep it?', 'Rinse cool, and come back in six weeks.'),
      false,
    ),
    facts: NO_FACTS,
  },
  { title: 'nothing said yet', input: of('upsell', 'Home care', []), facts: NO_FACTS },
]
