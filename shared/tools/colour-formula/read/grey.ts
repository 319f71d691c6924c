// How much grey, in percent, and whether it resists.
import { says } from './says'
import { withoutTonerGrey } from './toner-grey'

export type Grey = { percent: number; resistant: boolean; said: boolean }

const WORDS: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:all|fully|totally|completely|entirely|pure|snow|naturally|solid) ?(?:grey|white|silver)\b|\bwhite (?:all over|throughout|natural|hair)\b|\bcompletely (?:grey|white)\b|^white\b/,
    100,
  ],
  [
    /\b(?:mostly|mainly|predominantly|almost (?:all|fully)|nearly (?:all|fully)|very|heavily) (?:grey|white)\b|\bthree quarters? (?:grey|white)/,
    80,
  ],
  [
    /\bsalt and pepper\b|\bhalf (?:of it )?(?:is )?(?:grey|white)\b|\b1\/2 grey|\b(?:50[ /-]50|half and half|half half) (?:\w+ )?(?:grey|white)\b/,
    50,
  ],
  [/\b(?:third|1\/3)(?: of it)? (?:is )?(?:grey|white)\b/, 33],
  [/\b(?:quarter|1\/4)(?: of it)? (?:is )?(?:grey|white)\b/, 25],
  [
    /\b(?:few|odd|occasional|some|sprinkl\w+(?: of)?|bit(?: of)?|little|scattered|touch of|stray|first|hint of|slight(?:ly)?|light(?:ly)?)(?: of)? (?:\w+ )?(?:greys?|whites?|grey hairs|white hairs|silver)\b|\b(?:grey(?:s|ing)?|whites?) (?:\w+ )?(?:at|around|on|in) (?:the |her |his )?(?:temples|hairline|parting|sides|front|fringe)\b|\bgreying\b/,
    20,
  ],
  [
    /(?<!\b(?:gone|went|turned|too|looks?|looking|out|purpl\w+|lilac|lavender|mauve|violet|blue|steel|silver|smoky|charcoal|slate|over)(?: and| a bit| slightly| very| really| so)?[ -])\bgreys?\b(?!,? (?:and )?(?:cast|tinge|tone|toner|blonde|all over|lilac|lavender|violet|purple|mauve|beige|blue|muddy)\b)/,
    30,
  ],
]

/** "Grey: none"; "grey none on top, white temples" is grey somewhere. */
const NONE_ANYWHERE =
  /\bgreys?(?: (?:is|at|amount))*\s*:? ?(?:0\b(?! ?[./-]?\d)|none\b|nil\b|zero\b)(?![^\n]*\b(?:except|but|apart|only|other than|on top|on (?:the )?(?:sides|crown)|(?:at|in|round|around) (?:the )?(?:back|nape|front|top|sides?|hairline|parting)|temples?|lots|most(?:ly)?|some|few|heavy|heavily|whites?|greys?|greying|resistant)\b)/

export function readGrey(now: string, wish: string): Grey {
  const text = `${now}\n${wish}`
  const resistant =
    says(
      text,
      /\bresistant\b|\bwiry\b|\bstubborn\b|\bglassy\b|\bpops? (?:back )?through\b|\bnever (?:takes|covers)|\bwon't (?:take|cover)|\bdoesn't (?:take|cover)|\bhard to cover|\bcoarse (?:grey|white)/,
    ) ||
    /\b(?:won't|doesn't|never|not) (?:take|takes|cover|covers|covering|grab)\b[^.;\n]{0,30}|\bgrey[^.;\n]{0,25}\b(?:won't|doesn't|never|not) (?:take|takes|cover|covers|hold)/.test(
      now,
    )
  const measured =
    text.match(
      /(\d{1,3})\s*(?:%?\s*(?:-|to)\s*(\d{1,3})\s*)?%\s*(?:\w+[ ,]+){0,4}?(?:grey|greys|white|whites|silver|salt and pepper)\b/,
    ) ??
    text.match(
      /\b(?:grey|greys|white|whites|silver)\b[^.;,\n%\d]{0,45}(\d{1,3})\s*(?:%?\s*(?:-|to)\s*(\d{1,3})\s*)?%/,
    ) ??
    // "A few greys coming through, maybe 15%".
    text.match(
      /\bgreys?\b[^.;,\n%\d]{0,30}[,(] ?(?:maybe|about|around|say|roughly|approx\w*|probably|perhaps|i'd say|call it|like|some)\b[^.;,\n%\d]{0,8}(\d{1,3})\s*(?:%?\s*(?:-|to)\s*(\d{1,3})\s*)?%/,
    )
  // A form: "grey: 40".
  const field = measured
    ? null
    : now.match(
        /\b(?:greys?|white)(?: (?:hair|amount|percentage|level))?\s*:\s*(\d{1,3})(?=\s*(?:$|[;,\n%]|\.(?!\d)))/,
      )
  if (field) return { percent: Math.min(100, Number(field[1])), resistant, said: true }
  const after = measured
    ? null
    : text.match(
        /(?<!\b(?:no|without) )\b(?:grey|greys|white|silver),? (?:about |around |roughly |approx\.? |maybe )?(\d{1,3}) ?%/,
      )
  if (after) return { percent: Math.min(100, Number(after[1])), resistant, said: true }
  if (measured) {
    const low = Number(measured[1])
    const high = Number(measured[2] ?? low)
    return { percent: Math.min(100, Math.round((low + high) / 2)), resistant, said: true }
  }
  // "Resistant grey at the hairline, natural 5, 50%": one share, and grey is spoken of.
  const shares = [
    ...now.matchAll(
      /\b(\d{1,3})\s*%(?! ?(?:peroxide|developer|h2o2|oxid|stretch|of (?:the|her) (?:hair|head)))/g,
    ),
  ]
  const share = Number(shares[0]?.[1] ?? 0)
  // Up to 12 % it may be a peroxide's.
  if (
    shares.length === 1 &&
    share > 12 &&
    says(now, /\bgreys?\b|\bsilver\b(?! (?:shampoo|blonde|toner))|\bwhites?\b(?! blonde)/)
  )
    return { percent: Math.min(100, share), resistant, said: true }
  if (
    /\b(?:no|without|zero|(?<![\d./,-] ?)0\s*%?) (?:visible )?(?:grey|white)s?\b/.test(now) ||
    NONE_ANYWHERE.test(now)
  )
    return { percent: 0, resistant: false, said: true }
  const own = withoutTonerGrey(now, wish)
  for (const [pattern, percent] of WORDS)
    if (says(own, pattern)) return { percent, resistant, said: percent === 100 || percent === 50 }
  const wanted =
    says(
      wish,
      /\b(?:cover\w*|blend\w*|hide|camouflage|disguise|soften)\b[^.;\n]{0,25}\b(?:grey|white)s?\b|\bgrey (?:cover\w*|blend\w*|camouflage)/,
    ) || /\bno (?:more )?(?:grey|white)s?\b/.test(wish)
  return { percent: wanted ? 40 : 0, resistant, said: false }
}
