// The hair as the record has it: texture, pattern, what was done to it. Each with the words it was read from.
import type { Facts } from '../../../facts'
import { curlTypes } from '../../../trade/products/product'
import { plainly, type Said, type Source, said } from '../../../trade/said'

/** The record's own words and where they stand. */
export type Evidence = { word: string; quote: string; where: string }

export type Hair = {
  fine: Evidence | null
  thick: Evidence | null
  straight: Evidence | null
  wavy: Evidence | null
  curly: Evidence | null
  coily: Evidence | null
  /** The lowest and highest type named, 1A = 0 … 4C = 11. */
  types: number[]
  coloured: Evidence | null
  bleached: Evidence | null
  light: Evidence | null
  brown: Evidence | null
  red: Evidence | null
  grey: Evidence | null
  relaxed: Evidence | null
  airDries: Evidence | null
}

export const evidenceOf = (hit: Said): Evidence => ({
  word: hit.word,
  quote: hit.quote,
  where: hit.source.where,
})

const HAIR_TYPE = 'hair type'

const COLOURED =
  /\bcolou?r(?:ed|[- ]treated)\b|\bdyed\b|\btinted\b|\btints?\b|\bhighlight(?:s|ed)?\b|\bbalayaged?\b|\bfoils?\b|\bfoila?yage\b|\bbaby-?lights?\b|\bombr[eé]\b|\bbleach\w*|\bpre-?lightened\b|\blightened\b|\btoner\b|\btoned\b|\b(?:gloss|glaze)d?\b(?! (?:spray|serum|mist|drops|and shin))|\bbox[- ]dye\w*|\bpermanent colou?r\b|\b(?:semi|demi)[- ]permanent\b|\bgrey (?:coverage|blending)\b|\broot (?:tint|colou?r|touch)\w*|\blowlights?\b|\bvivids?\b|\bfashion colou?r\b|\b(?:new|fresh|her|his|the|my) (?:\w+ )?colou?r\b(?! (?:of|blind|history))|\bcolou?r (?:fad\w+|drops|washes|refresh\w*|service|every|last|today|done|correction|client)\b/
const UNCOLOURED =
  /\buncolou?red\b|\bundyed\b|\buntinted\b|\bvirgin\b|\bnever (?:been )?(?:colou?red|dyed|tinted|bleached)\b|\bno (?:colou?r|dye|tint|bleach|chemicals?)\b|\bnot colou?red\b|\bdoesn't colou?r\b|\bnatural(?:,| and)? uncolou?red\b/

function formulaEvidence(
  facts: Facts,
  test: (formula: Facts['formulas'][number]) => boolean,
): Evidence | null {
  const found = facts.formulas.slice(0, 3).find(test)
  return found
    ? { word: found.title, quote: found.title, where: `formula of ${found.made_at.slice(0, 10)}` }
    : null
}

const LIGHTENER = /\bbleach\w*|\blighten\w*|\bpowder\b|\bblondor\b/i

/** "Ginger tones coming through" on brown hair is what it should not be. */
const unwantedRed = (red: Evidence | null, brown: Evidence | null): boolean =>
  red !== null &&
  brown?.where === 'hair type' &&
  (red.where !== 'hair type' || /\b(?:glints?|tinge|undertones?|cast)\b/i.test(red.quote)) &&
  /\b(?:tones?|undertones?|tinge|cast|hint|glints?|glow|coming through|showing|unwanted|pulls?|warm|horrible|horrid|awful|nasty|hates?|ugly|keeps? (?:going|turning)|goes|turns|turning|gone|between (?:appointments|visits|salon|colours)|creep\w*)\b/i.test(
    red.quote,
  ) &&
  !/\b(?:fad|refresh|keep(?!s? (?:going|turning))|love|want(?:s|ed)? (?:it |more |to be )?(?:red|copper))/i.test(
    red.quote,
  )

export function readHair(sources: readonly Source[], facts: Facts): Hair {
  const types = sources.filter(
    ({ where }) => where === HAIR_TYPE || where === 'concerns' || where === 'notes',
  )
  const own = sources.filter(({ where }) => where === HAIR_TYPE)
  const first = (from: readonly Source[], words: RegExp): Evidence | null => {
    const [hit] = said(from, words)
    return hit ? evidenceOf(hit) : null
  }
  const either = (inType: RegExp, elsewhere: RegExp): Evidence | null =>
    first(own, inType) ?? first(sources, elsewhere)

  const virgin = first(sources, UNCOLOURED)
  const tone = (formula: Facts['formulas'][number]): string => formula.result?.tone?.toLowerCase() ?? ''
  const lightened = formulaEvidence(facts, ({ bowls }) =>
    bowls.some(({ mix }) => mix.some(({ shade }) => LIGHTENER.test(shade))),
  )
  const bleached =
    first(
      sources,
      /\bbleach(?:ed|es|ing|es)?\b(?! powder)|\bplatinum\b|\bpre-?lightened\b|\bover-?(?:processed|lightened)\b|\bfull head (?:of )?foils\b/,
    ) ?? lightened
  const coloured = first(sources, COLOURED) ?? bleached ?? formulaEvidence(facts, () => true)
  const light =
    first(
      sources,
      /\bblond\w*|\bplatinum\b|\bhighlight(?:s|ed)?\b|\bsilver\b|\bwhite hair\b|\bgr[ea]y hair\b|\blevel (?:8|9|10)\b/,
    ) ??
    first(own, /\bwhite\b(?! (?:flak|bits|specks|dust|powder|scal|patch|stuff))|\bgr[ea]y\b/) ??
    formulaEvidence(facts, ({ result }) => (result?.level ?? 0) >= 8)
  const brown =
    first(
      sources,
      /\bbrunettes?\b|\bbrown\b|\bdark (?:hair|base|brown)\b|\bchestnut\b|\bmocha\b|\bchocolate (?:hair|brown)\b|\bblack hair\b|\blevel [2-6]\b|\bnatural [2-6]\b/,
    ) ?? formulaEvidence(facts, ({ result }) => (result?.level ?? 9) <= 7)
  const red =
    either(
      /\b(?:red(?: ?head(?:ed)?)?|copper|auburn|ginger|titian|mahogany|burgundy)\b|\bstrawberry blonde\b/,
      /\b(?:natural |vibrant |bright |vivid )?(?:red|copper|auburn|ginger|titian)(?:[- ](?:hair|head|colou?r|tones?|lengths|balayage|roots|glaze|gloss|refresh))\b|\b(?:copper|auburn|titian) (?:since|for|client)\b|\b(?:is|went|gone|goes|stays|been) (?:copper|red|auburn)\b/,
    ) ?? formulaEvidence(facts, formula => /copper|red|mahogany|auburn/.test(tone(formula)))
  const curls = types.flatMap(({ text }) => curlTypes(plainly(text)))
  return {
    fine: either(
      /\bfine\b|\bthin\b/,
      /\b(?:baby[- ]?)?fine\b(?=,? (?:and |but )?(?:hair|flat|limp|texture|strand|straight|wav|curl|silky|blonde|highlight))|\bvery fine hair\b|\bhair is (?:very |quite |so )?fine\b/,
    ),
    thick: either(
      /\bthick\b|\bcoarse\b|\bdense\b/,
      /\bthick(?:,| and)? (?:\w+ )?hair\b|\bcoarse (?:\w+ )?hair\b|\bhair is (?:very |so |quite )?(?:thick|coarse)\b|\blots of hair\b/,
    ),
    straight: either(/\bstraight\b|\b1[abc]\b/, /\b(?:poker |dead |naturally )?straight hair\b/),
    wavy: either(/\bwav(?:y|es)\b|\b2 ?[abc]\b/, /\bwavy\b|\bnatural waves?\b|\b2 ?[abc]\b/),
    curly: either(
      /\bcurl(?:y|s)\b|\bperm(?:ed)?\b(?! (?:colou?r|tint|dye))|\b3 ?[abc]\b/,
      /\bcurly\b|\b(?:her|his|natural|my|tight|loose) curls\b|\bpermed\b|\b(?:her|his|my|spiral|body) perm\b|\b3 ?[abc]\b/,
    ),
    coily: either(
      /\bcoil(?:y|s)?\b|\bafro\w*\b|\bkink\w*\b|\b4 ?[abc]\b/,
      /\bcoily\b|\bafro[- ]textured\b|\bkinky\b|\b4 ?[abc]\b|\btype 4\b/,
    ),
    types: curls,
    coloured: virgin && !lightened ? null : coloured,
    bleached,
    light,
    brown,
    red: unwantedRed(red, brown) ? null : red,
    grey: either(
      /\bgr[ea]y\b|\bwhite\b(?! (?:flak|bits|specks|dust|powder|scal|patch|stuff))|\bsilver\b/,
      /\b(?:natural(?:ly)?|embracing|all|fully|going) gr[ea]y\b|\bgr[ea]y hair\b|\bwhite hair\b|\bsilver hair\b/,
    ),
    relaxed: first(sources, /\brelax(?:ed|er)\b(?! (?:person|atmosphere|chat|style))|\btexturi[sz]ed\b/),
    airDries:
      first(sources, /\bair[- ]?dr(?:y|ies|ied|ying)\b|\bdries naturally\b|\bwash and go\b/) ??
      neverHeat(sources),
  }
}

function neverHeat(sources: readonly Source[]): Evidence | null {
  for (const source of sources) {
    const hit =
      /\b(?:never uses?|doesn't use|no|avoids?|doesn't|never) (?:any )?(?:heat(?: tools| styling)?|hot tools|hair ?dryer|straighteners?|blow-?dr(?:y|ies))\b/.exec(
        plainly(source.text),
      )
    if (hit && !/\bprotect/.test(plainly(source.text).slice(hit.index, hit.index + 60)))
      return {
        word: hit[0],
        quote: source.text.slice(hit.index, hit.index + hit[0].length),
        where: source.where,
      }
  }
  return null
}
