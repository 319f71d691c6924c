// What was once on the hair and may be gone, and the henna that was only spoken of. In doubt it is there.
import { HENNA, NOT_ON_HAIR } from './hair-words'
import { backTo, type Said, saidAll } from './says'

/** Something of it is left, or only might go: "all cut off except the crown", "completely cut in layers". */
export const SOME_LEFT =
  /\b(?:still|ends|half|partly|partially|nearly|almost|some|most\w*|not|isn't|inch\w*|cm|except\w*|apart|aside|besides?|other than|bar|but|only|just the|layer\w*|sides?|back|front|crown|fringe|bangs|nape|top|tips?|roots?|regrowth|bottom|underneath|bits?|pieces?|remain\w*|bob|style|shape|short\w*|would|will|wants?|to be|needs?|soon|plan\w*|hop\w*|if|when|being|growing)\b/
/** Nothing of it left: "all cut off since". "Two inches cut off" says nothing of the rest. */
const ALL_GONE =
  /\b(?:all(?! (?:over|through))|completely|fully|entirely)\b(?:[^.;\n]{0,30}\b(?:cut|chopped) (?:right )?(?:off|out|away)| (?:(?:of (?:it|that|them)|now|since|long|has|have|been|is|are) )*(?:grown (?:right )?(?:off|out|away)|(?:cut|grown) and (?:cut|grown)))\b/

export const allGone = (text: string, { index }: Said): boolean => {
  const rest = text.slice(index).match(/^(?:[^.;\n]|\.\d)*/)?.[0] ?? ''
  return ALL_GONE.test(rest) && !SOME_LEFT.test(rest)
}

/** Spoken of only; never where it was on her all the same. */
const ONLY_TALK =
  /\b(?:hates?|dislikes?|wouldn't|would never|heard of|asked about|curious about|considered|thinking (?:of|about)|wants? to try)\b[^.;,\n]{0,15}$/
const WAS_USED =
  /\b(?:used|uses|using|still|puts?|left|ago|had|has (?:it|some|been|had)|on (?:it|her|his|the)|in (?:it|her|his|the)|grow\w*|faded|residue|again|back to|any ?more|last|old|previous\w*|since|from|that she|which|did|does)\b/
const TATTOO =
  /\btattoos?\b(?: (?:was|is|made|done|in|with|of|from|a|black|real|using|on|her|his|the|arm|hand|wrist|ankle|holiday))* henna|\bhenna\w*(?: (?:hand|arm|type|style|ink|fake|temporary|holiday|beach))? tattoo/

/** The sentence of a henna and the one after it: "henna in 2019. All cut off since." */
const hennaAndNext = (text: string, { index }: Said): string => {
  const start = backTo(text, index, '.;\n')
  return (
    text.slice(start, index) +
    (text.slice(index).match(/^(?:[^.;\n]|\.\d)*(?:[.;\n]\s*[^.;\n]*)?/)?.[0] ?? '')
  )
}

export const hennasIn = (told: string): Said[] =>
  saidAll(told, HENNA).filter(
    hit =>
      !(
        NOT_ON_HAIR.test(hit.piece) &&
        !/\b(?:hair|lengths|ends|head|roots)\b|\b(?:also|as well|too)\b/.test(hit.piece)
      ) &&
      !(ONLY_TALK.test(hit.before) && !WAS_USED.test(hit.sentence)) &&
      !TATTOO.test(hit.piece),
  )

export function hennaGone(told: string, hit: Said): boolean {
  const around = hennaAndNext(told, hit)
  return (
    /\b(?:all )?(?:cut|grown) (?:off|out|right out)|\blong gone|\bcompletely (?:gone|out)|\bno longer (?:in|there|any)/.test(
      around,
    ) && !SOME_LEFT.test(around)
  )
}
