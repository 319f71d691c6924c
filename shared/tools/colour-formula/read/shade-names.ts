// Shades by name, and the tone in a word. UK levels; domain 1.1.
import type { Tone } from '../../../trade/tones'

type Named = readonly [RegExp, number | null, Tone | null, boolean]
/** Names, the longest first; UK levels. The last column: the US name is another level, so ask. domain 1.1 */
export const NAMES: readonly Named[] = [
  [/\b(?:very dark|darkest) brown\b/, 2, 'natural', true],
  [/\bvery light(?:est)? blonde\b/, 9, 'natural', true],
  [/\b(?:lightest|extra light|palest) blonde\b/, 10, 'natural', true],
  [/\bdark blonde\b/, 6, 'natural', true],
  [/\bdark (\w+ )?blonde\b/, 6, null, true],
  [/\bmedium (\w+ )?blonde\b/, 7, null, true],
  [/\blight (\w+ )?blonde\b/, 8, null, true],
  [/\bdark (\w+ )?brown\b/, 3, null, true],
  [/\bmedium (\w+ )?brown\b/, 4, null, true],
  [/\blight (\w+ )?brown\b/, 5, null, true],
  [/\b(?:honey|caramel|toffee|golden|bronzed?|amber) (?:brown|brunette)\b/, 5, 'gold', false],
  [/\b(?:cinnamon|ginger|copper) (?:brown|brunette)\b/, 5, 'copper', false],
  [/\b(?:ash|ashy|cool|smoky) (?:brown|brunette)\b/, 5, 'ash', true],
  [/\bstrawberry blonde\b/, 8, 'copper', false],
  [/\b(?:dirty|dishwater|mousy|mousey|sandy) blonde\b/, 7, 'natural', true],
  [/\bmous(?:e|y|ey)(?: brown| blonde)?\b/, 6, 'ash', true],
  [
    /\b(?:(?:platinum|icy|ice|arctic|scandi|nordic)(?: white)?(?: blonde)?|(?:pure |bright |snow )?white blonde)\b/,
    10,
    'pearl',
    false,
  ],
  [/\bbaby blonde\b/, 10, 'gold', false],
  [/\bbleach(?:ed)? blonde\b/, 9, 'natural', false],
  [/\bchampagne(?: blonde)?\b/, 9, 'pearl', false],
  [/\b(?:vanilla|cream|creamy)(?: blonde)?\b/, 9, 'beige', false],
  [/\b(?:butter|buttery)(?: blonde)?\b/, 9, 'gold', false],
  [/\bhoney(?: blonde)?\b/, 8, 'gold', false],
  [/\b(?:caramel|toffee|butterscotch)\b/, 7, 'gold', false],
  [/\bbronde\b/, 7, 'beige', false],
  [/\bbronze\b/, 7, 'gold', false],
  [/\bmushroom(?: brown| blonde)?\b/, 6, 'ash', false],
  [/\b(?:dark chocolate|espresso|dark mocha)\b/, 3, 'brown', false],
  [/\b(?:milk chocolate)\b/, 5, 'brown', false],
  [/\bchocolate(?: brown)?\b/, 4, 'brown', false],
  [/\bmocha\b/, 5, 'brown', false],
  [/\bchestnut(?: brown)?\b/, 5, 'copper', false],
  [/\bauburn\b/, 5, 'copper', false],
  [/\b(?:ginger|natural redhead|natural red)\b/, 7, 'copper', false],
  [/\bburgundy\b/, 4, 'mahogany', false],
  [/\b(?:plum|aubergine|eggplant)\b/, 4, 'violet', false],
  [/\b(?:cherry|ruby|wine|merlot)(?: red| cola)?\b/, 5, 'red', false],
  [/\b(?:jet|raven|blue)[ -]?black\b|\bjet\b/, 1, 'natural', false],
  [/\bsoft black\b/, 2, 'natural', false],
  [/\bblack\b(?! henna)/, 1, 'natural', true],
  [/\bbrunette\b/, 4, 'natural', true],
  [/\bblonde\b/, 8, null, true],
  [/\bbrown\b/, 4, null, true],
]

const TONE_WORDS: readonly (readonly [RegExp, Tone])[] = [
  [/\brose[ -]?gold\b/, 'pink'],
  [/\bash(?:y|en)?\b|\bsmok(?:y|ey)\b|\bcool(?:er|ish|-toned)?\b|\bcinder\b|\bcendr[eé]\b/, 'ash'],
  [/\bicy\b|\bplatinum\b|\bpearl(?:y|escent)?\b|\bicier\b/, 'pearl'],
  [/\bmatt(?:e)?\b|\bkhaki\b/, 'matt'],
  [/\bviolet\b|\biridescent\b|\bplum\b/, 'violet'],
  [/\bbeige\b|\bcreamy\b|\bneutral beige\b/, 'beige'],
  [/\bgold(?:en)?\b|\bhoney\b|\bcaramel\b|\bsunny\b|\bbuttery\b/, 'gold'],
  [/\bcopper(?:y)?\b|\bginger\b|\bauburn\b|\bchestnut\b/, 'copper'],
  [/\bmahogany\b|\bburgundy\b/, 'mahogany'],
  [/\bred(?:s|dish)?\b|\bscarlet\b|\bcherry\b|\bruby\b/, 'red'],
  [/\bchocolate\b|\bmocha\b|\bbrunette\b/, 'brown'],
  // "Warm auburn" is auburn: the bare word leads only where no other does.
  [/\bwarm(?:er|th)?\b/, 'gold'],
  [/\bneutral\b|\bnatural\b/, 'natural'],
]

export function toneIn(text: string): Tone | null {
  return TONE_WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
