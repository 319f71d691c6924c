// What kind of question it is, before anything is looked up. Support explains the app. What goes on a head, and what is
// wrong with a scalp, is for the tools, the maker and a doctor: those questions never reach a model here.

import { emergencyIn } from './first-minute'

export type Kind = 'urgent' | 'medical' | 'formula' | 'hello' | 'thanks' | 'about-app'

/** Any of these, beginning at a word. */
const any = (...ways: string[]): RegExp => new RegExp(`\\b(?:${ways.join('|')})`)

const ILLNESS = any(
  'rash|blister|itch|burn(?:s|t|ed|ing)?|sting(?:s|ing)?|sore|swell|swollen|weep(?:s|ing)?|hives|reaction|reacted|allergic',
  'eczema|psoriasis|dermatitis|ringworm|lice|alopecia|hair loss|dandruff|infection',
  'chemo|cancer|pregnan|breast ?feeding|medication|antihistamine|steroid',
)
const WHAT_TO_DO = any(
  '(?:is it|is|are|be) (?:it )?(?:ok|okay|safe|dangerous|harmful|fine|alright)\\b',
  '(?:should|can) (?:i|we|she|he|they)\\b|what (?:do|should|can) (?:i|we)\\b',
  'how (?:do|can|should) (?:i|we) (?:treat|calm|soothe|stop|help|cure)\\b',
  'treat|cure\\b|sooth|safe\\b|caus(?:e|ed|es)\\b',
)
/** A body is spoken of, not a button. */
const ON_A_BODY = any(
  "(?:her|his|their|my|client'?s?|the|a) (?:scalp|skin|head|neck|ears?|forehead|hands?)\\b",
  'came up in\\b|has come up\\b',
  "(?:client|she|he|lady|someone)(?:'s| is| has| had)? (?:a |an |come out in |got |bad |bit |having )*(?:rash|react|allergic reaction|itch|burn|swell|blister|hives|sting|in pain)",
)
const WRITES_IT_DOWN = any('(?:record|write|save|where|note|add|log|enter)\\b')

const STUFF = any(
  'developer|peroxide|bleach|lightener|toner|tone|toning|tint|dye|colou?r|box dye|formula|mix|vol|volume|perm|relaxer|henna|keratin',
  'brass|brassy|orange|yellow|ash|copper|grey|gray|regrowth|highlights?|lowlights?|balayage|lift|lighten|pigment|neutralis|neutraliz|porous',
)
const FIGURES = any(
  '\\d{1,2} ?(?:vol|volume)\\b|\\d{1,2} ?(?:%|percent) (?:peroxide|developer|grey|gray)\\b',
  '(?:level|depth|base) ?\\d{1,2}\\b.*\\b(?:to|level|blonde|brown)\\b',
  '\\d{1,2}[./-]\\d{1,2}\\b.*\\b(?:to|over|on|mix|with|grey)\\b',
  '(?:ratio|grams?)\\b.*\\b(?:developer|peroxide|tint|bleach|toner|lightener)\\b',
  '(?:developer|peroxide|tint|bleach|toner|lightener)\\b.*\\b(?:ratio|how many grams?)\\b',
)
const HOW_TO_COLOUR = any(
  '(?:what|which)(?: \\w+){0,2} (?:developer|peroxide|toner|vol|volume|strength|bleach|lightener|shade|tint|ratio|mix|formula)\\b',
  'how (?:long|much|many)(?: \\w+){0,4} (?:leave|process|develop|develops?|mix|lift|bleach|developer|peroxide|toner|tint|on)\\b',
  'how (?:do|can|should|would) (?:i|we|you) (?:lift|lighten|tone|cover|neutralis|neutraliz|remove|fix|correct|get rid of|take|go from|bleach|mix|strip|fill|blend|formulate|darken)',
  'how to (?:lift|lighten|tone|cover|neutralise|neutralize|fix|correct|bleach|mix|strip|fill|blend|formulate|get rid of)\\b',
  'can (?:i|you|we) (?:bleach|lift|lighten|tint|dye|colou?r|perm|relax|highlight)\\b',
  '(?:give|make|write|suggest|tell) me (?:a|the|some)?(?: \\w+){0,3} ?(?:formula|recipe|mix|shade)',
  'what(?: would| should| do| can)? (?:i|you|we) (?:use|mix|put|apply)\\b',
  'cover (?:her |his |the )?gr[ae]y\\b|gr[ae]y coverage\\b',
)
/** Then it is about the app after all. */
const OF_THE_APP = any(
  '(?:app|chairside|tool|button|screen|page|form|tablet|offline|signal|wifi|settings?|brand|brightness|banner|bar|notice|message|menu|icon|font|text)\\b',
  '(?:record|recorded|saved?|saves|typed?|write|written|where|find|history|print|share|export|import|notes?|add|delete|read|see|shown?|log|logged|enter|list|ask|ask for)\\b',
  '(?:engine|model|ai|answer|on hold|hold|locked|patch test|last time|last visit)\\b',
  '(?:can|does|is) (?:the )?colou?r formula',
  '(?:remove|correct|fix|change|take)(?: \\w+){0,3} (?:formulas?|allergy|allergies|product)\\b',
)
const TYPED_IN = any('(?:app|chairside|read|type|write|form|codes?)\\b')

const HELLO =
  /^(?:hi|hiya|hello|hey|good (?:morning|afternoon|evening)|howdy|yo|hi there|hello there|help|help me|i need help|can you help( me)?|what can you do|who are you|what are you)$/
const THANKS =
  /^(?:thanks|thank you|cheers|ta|ok|okay|great|perfect|brilliant|lovely|got it|thx|ty|no thanks)(?: (?:very much|so much|a lot|you|that helps|that helped|thank you|thanks|cheers))*$/

const plain = (text: string): string => text.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()

/** "Thanks, that helps!" → "thanks that helps" */
const bare = (text: string): string => text.replace(/[^\p{L}\p{N}' ]/gu, '').trim()

/** The text is one person's question, as typed. */
export function kindOf(asked: string): Kind {
  const text = plain(asked)
  if (HELLO.test(bare(text))) return 'hello'
  if (THANKS.test(bare(text))) return 'thanks'
  const emergency = emergencyIn(text)
  if (emergency?.id === 'breath' || emergency?.id === 'unconscious') return 'urgent'
  if (ILLNESS.test(text)) {
    if (ON_A_BODY.test(text) && !WRITES_IT_DOWN.test(text)) return 'medical'
    if (WHAT_TO_DO.test(text) && !OF_THE_APP.test(text)) return 'medical'
  }
  if (emergency !== null && !WRITES_IT_DOWN.test(text)) return 'urgent'
  if (FIGURES.test(text) && STUFF.test(text) && !TYPED_IN.test(text)) return 'formula'
  if (HOW_TO_COLOUR.test(text) && STUFF.test(text) && !OF_THE_APP.test(text)) return 'formula'
  return 'about-app'
}
