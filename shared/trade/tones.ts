// Tone families: what a shade looks like, whatever the maker calls it. hair.ts draws them, and sheets name them in
// words.
export const TONES = [
  'natural',
  'ash',
  'matt',
  'violet',
  'pearl',
  'beige',
  'gold',
  'copper',
  'red',
  'mahogany',
  'brown',
  'silver',
  'yellow',
  'orange',
  'blue',
  'turquoise',
  'green',
  'purple',
  'lilac',
  'pink',
] as const
export type Tone = (typeof TONES)[number]

export function isTone(tone: string): tone is Tone {
  return (TONES as readonly string[]).includes(tone)
}

/** A tone's name in a sentence about hair. */
export const toneWords: Record<Tone, string> = {
  natural: 'natural',
  ash: 'ash (blue-based)',
  matt: 'matt (green-based)',
  violet: 'violet',
  pearl: 'pearl (blue-violet)',
  beige: 'beige',
  gold: 'gold',
  copper: 'copper',
  red: 'red',
  mahogany: 'mahogany',
  brown: 'brown (mocha)',
  silver: 'silver',
  yellow: 'yellow',
  orange: 'orange',
  blue: 'blue',
  turquoise: 'turquoise',
  green: 'green',
  purple: 'purple',
  lilac: 'lilac',
  pink: 'pink',
}

export const WARM_TONES: readonly Tone[] = ['gold', 'copper', 'red', 'mahogany', 'orange', 'yellow']
export const COOL_TONES: readonly Tone[] = ['ash', 'matt', 'violet', 'pearl', 'silver']
/** Made with direct dye on pre-lightened hair, not with oxidative colour. [LLD][EARTH] */
export const VIVID_TONES: readonly Tone[] = [
  'blue',
  'turquoise',
  'green',
  'purple',
  'lilac',
  'pink',
  'orange',
  'yellow',
]
