// What is wanted: shade, service, and the requests that a colourist has to turn down.
import type { Maker } from '../../../trade/codes'
import type { Tone } from '../../../trade/tones'
import { names, says } from './says'
import { type ReadShade, shadesIn, toneIn } from './shades'

export type Service =
  | 'roots'
  | 'all-over'
  | 'foils'
  | 'balayage'
  | 'toner'
  | 'gloss'
  | 'shadow'
  | 'lowlights'
  | 'melt'
  | 'camouflage'
  | 'removal'
  | 'unsaid'

/** Vivid and pastel colours made with direct dye, and the base they want. domain 1.12 [LLD][EARTH][POSH][NIKKI] */
export type Vivid = { tone: Tone; words: string; base: number; pastel: boolean; toner: boolean }

export type Wish = {
  shades: ReadShade[]
  tone: Tone | null
  service: Service
  vivid: Vivid | null
  coverGrey: boolean
  blendGrey: boolean
  /** Levels to go, where only a direction is given: +2 lighter, -1 darker. */
  by: number | null
  direction: 'lighter' | 'darker' | null
  warmer: boolean
  cooler: boolean
  highLift: boolean
  wantsBleach: boolean
  bleachBath: boolean
  oneVisit: boolean
  promise: boolean
  /** Developer strengths that were asked for. */
  volumes: number[]
  onScalp: boolean
  heat: boolean
  same: boolean
  /** Nothing that a colourist could act on. */
  vague: boolean
  evenOut: boolean
  removeColour: boolean
}

const VIVIDS: readonly (readonly [RegExp, Tone, number])[] = [
  [/\b(?:turquoise|teal|aqua|mint|mermaid)\b/, 'turquoise', 10],
  [
    /\b(?:electric|cobalt|navy|denim|midnight|royal|sky|baby|ice|neon|bright|dark|pastel|powder|deep)? ?blue\b(?![ -]?(?:black|based|violet|tone|pigment|shampoo|toner))/,
    'blue',
    10,
  ],
  [/\b(?:lilac|lavender|periwinkle)\b/, 'lilac', 10],
  [/\b(?:emerald|forest|neon|lime|bottle|bright|dark|pastel)? ?green\b/, 'green', 9],
  [
    /\bpastel (?:pink|rose|peach|purple|violet|lilac)\b|\b(?:baby|pale|candy ?floss|soft|blush|dusty) pink\b|\brose[ -]?gold\b/,
    'pink',
    10,
  ],
  [
    /\b(?:hot|bright|neon|fuchsia|magenta|cerise|shocking)? ?pink\b|\bmagenta\b|\bfuchsia\b|\bcerise\b/,
    'pink',
    8,
  ],
  [/\bpastel\b|\bunicorn\b/, 'lilac', 10],
  [
    /\b(?:deep |dark |vivid |bright |neon |royal )?purple\b|\b(?:vivid|bright|neon|electric) violet\b/,
    'purple',
    8,
  ],
  [
    /\b(?:neon|bright|vivid|tangerine|electric) orange\b|\borange (?:hair|all over|colour|dye)\b|\bpeach\b/,
    'orange',
    8,
  ],
  [/\b(?:neon|bright|vivid|electric|canary) yellow\b/, 'yellow', 9],
  [/\b(?:fire engine|pillar ?box|post ?box|neon|vivid|electric) red\b/, 'red', 8],
  [/\brainbow\b/, 'blue', 10],
]
const SILVER =
  /\bsilver(?:y)?\b(?! (?:fox|bits|strands|hairs|grey hairs))|\bsteel\b|\bgun ?metal\b|\bgrann?y (?:grey|hair)|\b(?:charcoal|smoky|smokey|ash|icy|platinum|slate|pewter|metallic|dark|light|fashion|grey blonde) grey\b|\bgrey (?:blonde|ombre|balayage|hair|all over|tones?)\b|\bto (?:be |go )?grey\b/

function vividIn(text: string, coverGrey: boolean): Vivid | null {
  if (!coverGrey && says(text, SILVER)) {
    const words = text.match(SILVER)?.[0] ?? 'silver'
    return { tone: 'silver', words, base: 10, pastel: true, toner: true }
  }
  const problem = text.replace(
    /\b(?:remove|get rid of|no|without|fix|neutrali[sz]e|cancel|correct|out of|out|off|not|from)\b(?: \w+){0,3} (?:blue|green|pink|purple|yellow|orange|lilac)\w*|\b(?:green|blue|orange|yellow|purple|lilac|pink)(?:ish)? (?:tinge|tint|cast|tone|hue|brass|bits|ends out|stain)\b|\bpurple shampoo|\bblue shampoo|\bblue[ -](?:black|violet|based)/g,
    ' ',
  )
  for (const [pattern, tone, base] of VIVIDS) {
    const hit = problem.match(pattern)
    if (hit && says(problem, pattern)) {
      const words = hit[0].trim()
      const pastel =
        /pastel|baby|pale|lilac|lavender|powder|mint|blush|soft|rose/.test(problem) &&
        !/\bdeep|hot|neon|electric|bright|vivid/.test(words)
      return { tone, words, base: pastel ? 10 : base, pastel, toner: false }
    }
  }
  return null
}

function serviceIn(text: string): Service {
  const order: readonly (readonly [RegExp, Service])[] = [
    [/\b(?:root|shadow) ?(?:shadow|smudge|melt|tap|stretch|drag)\w*|\bshadow ?root|\bsmudge[d]?\b/, 'shadow'],
    [/\blowlights?\b|\bdarker (?:bits|pieces|foils|slices)|\badd(?:ing)? depth\b/, 'lowlights'],
    [
      /\b(?:colour|tonal) ?melt\w*|\bombre\b|\bmelt(?:ed|ing)? (?:into|to|from)|\bsombre\b|\bgradient\b/,
      'melt',
    ],
    [
      /\bcamouflage|\bgrey blend\w*|\bblend(?:ed|ing)? (?:\w+ ){0,3}grey|\bsoften (?:\w+ ){0,2}grey|\bmen'?s (?:grey|colour)|\bfive[ -]minute|\bsubtle(?:r)? (?:\w+ )?grey|\btake the edge off|\b(?:reduce|knock back|tone down) (?:\w+ ){0,2}grey/,
      'camouflage',
    ],
    [/\bbalayage\b|\bhand[ -]?paint\w*|\bfreehand\b|\bfoilyage\b|\bfoilayage\b|\bcontour\w*/, 'balayage'],
    [
      /\bhighlights?\b|\bfoils?\b|\bbabylights?\b|\bt-section|\bhalf head\b|\bface[ -]?fram\w*|\bmoney ?piece|\bslices\b|\bstreaks\b|\bscandi hairline|\bweaves?\b|\bmicrolights|\bteasylights/,
      'foils',
    ],
    [
      /\b(?:remove|strip|take out|get rid of|lift out|clean ?(?:out|off)|take off|removal|back to (?:my |her |his )?natural)\b(?! (?:the )?(?:brass|green|orange|yellow|warmth|grey|yellowness))/,
      'removal',
    ],
    [
      /\b(?:clear )?gloss(?:ing)?\b|\bglaze\b|\bclear\b|\brefresh (?:the |her |his )?(?:colour|mids|ends|lengths|tone)|\bshin(?:e|y|ier)\b/,
      'gloss',
    ],
    [/\bton(?:er|e|ed|ing)\b|\bneutrali[sz]e|\bbrass\w*\b|\bre-?tone/, 'toner'],
    [
      /\broots?\b(?! (?:shadow|smudge|melt))|\bregrowth\b|\bretouch|\btouch[ -]?up\b|\bnew growth|\btop[ -]?up/,
      'roots',
    ],
    [
      /\ball[ -]?over\b|\bfull (?:head )?(?:colour|bleach|tint)\b|\bglobal\b|\bwhole head|\beverything\b|\bthroughout\b|\broots? to (?:ends|tips)|\bfull head\b|\bscalp bleach|\bbleach and tone|\bsolid\b|\boverall\b/,
      'all-over',
    ],
    [
      /\bsubtle\b|\b(?:not|without) (?:too |looking )?(?:dyed|obvious|coloured)|\bnatural[ -]looking\b/,
      'camouflage',
    ],
  ]
  const first = order.find(([pattern]) => says(text, pattern))?.[1] ?? 'unsaid'
  const pieces = order.find(
    ([pattern, service]) => (service === 'foils' || service === 'balayage') && says(text, pattern),
  )
  if (first === 'camouflage' && pieces) return pieces[1]
  if (first === 'gloss' && /\brefresh/.test(text) && says(text, /\broots?\b|\bregrowth\b|\bretouch/))
    return 'roots'
  return first
}

export function readWish(text: string, raw: string, maker: Maker | null): Wish {
  const coverGrey =
    (says(
      text,
      /\b(?:cover\w*|hide|conceal|get rid of|disguise|mask|no)\b[^.;\n]{0,30}\b(?:grey|gray|white)s?\b|\bgrey cover\w*|\bgreys? (?:gone|hidden|covered)|\bfull coverage|\bcoverage\b/,
    ) ||
      /\bno (?:more )?(?:grey|white)s?\b|\bcover\w* (?:all |every |the |her |his |those )*(?:grey|white)|\bevery (?:white|grey) (?:hair )?cover/.test(
        text,
      )) &&
    !/\bdon't cover\b|\bnot cover/.test(text)
  const service = serviceIn(text)
  const vivid = vividIn(
    text,
    coverGrey || service === 'camouflage' || /\b(?:cover|blend|camouflage|no) \w* ?grey/.test(text),
  )
  // Where the maker decides what a code means, the words beside it decide first: "6/66 fiery red".
  const said = toneIn(text)
  const found = shadesIn(text, raw, maker).map(shade =>
    shade.how === 'code' && !shade.sure && said ? { ...shade, tone: said } : shade,
  )
  const by = text.match(
    /\b(\d{1,2}|a couple(?: of)?|few|a|half a)\s*(?:-\s*(\d)\s*)?(?:levels?|shades?|tones?)\s+(lighter|darker|deeper|brighter|up|down)\b/,
  )
  const amount = by
    ? by[1]?.startsWith('a c')
      ? 2
      : by[1] === 'few'
        ? 3
        : by[1] === 'a' || by[1] === 'half a'
          ? 1
          : Math.max(Number(by[1]), Number(by[2] ?? 0))
    : null
  const down = by
    ? /darker|deeper|down/.test(by[3] ?? '')
    : says(text, /\bdarker\b|\bdeeper\b|\bdarken\b|\bgo(?:ing)? dark\b|\bback to (?:dark|brown|brunette)/)
  const up = by
    ? !down
    : says(
        text,
        /\blighter\b|\bbrighter\b|\bblonder\b|\blighten\b|\bbrighten\b|\blift\b|\bgo(?:ing)? blonde\b/,
      )
  const tone =
    found.find(shade => shade.tone !== null && shade.how === 'code')?.tone ??
    toneIn(text) ??
    found.find(shade => shade.tone !== null)?.tone ??
    null
  const same =
    /\b(?:same (?:as|again|colour|formula|shade|result)|as (?:before|usual|last time)|usual|maintain|keep (?:it|the|her|his|same))\b/.test(
      text,
    )
  const cooler =
    says(
      text,
      /\bcool(?:er)?\b|\bless (?:brass\w*|warm\w*|orange|yellow|gold\w*)|\b(?:no|without|kill|remove|fix|get rid of|neutrali[sz]e|cancel|correct|tone (?:down|out)|knock out|calm)\b[^.;\n]{0,20}\b(?:brass\w*|warmth|orange|yellow\w*|ginger|gold)/,
    ) || /\b(?:no|not|less|without)\b[^.;\n]{0,14}\b(?:brass\w*|warm\w*|orange|yellow\w*)/.test(text)
  const relevant =
    found.length > 0 ||
    tone !== null ||
    vivid !== null ||
    service !== 'unsaid' ||
    coverGrey ||
    up ||
    down ||
    same ||
    cooler ||
    names(text, /\bgreen|\bbrass|\borange|\byellow|\blilac|\bpurple|\bbands?\b|\bpatch(?:y|es)\b/) ||
    says(text, /\beven\w*|\bfix\b|\bcorrect\w*|\bmatch\w*|\bblend\w*|\bback to\b|\bsort (?:it|this|out)/)
  return {
    shades: found,
    tone,
    service,
    vivid,
    coverGrey,
    blendGrey: service === 'camouflage',
    by: amount === null ? null : down ? -amount : amount,
    direction: down ? 'darker' : up ? 'lighter' : null,
    warmer: says(text, /\bwarm(?:er|th)?\b|\bless (?:ash\w*|grey|cool|flat)|\bmore gold/),
    cooler,
    highLift:
      says(text, /\bhigh lift\b|\bhilift\b/) ||
      found.some(shade => shade.how === 'code' && (shade.level ?? 0) >= 11),
    wantsBleach: says(text, /\bbleach\w*|\blightener|\blighten\w*|\bpowder\b|\bprelighten/),
    bleachBath: says(text, /\bbleach[ -]?bath|\bsoap[ -]?cap|\bbleach wash|\bblonde wash|\bbleach shampoo/),
    oneVisit:
      /\btoday\b|\bone (?:visit|session|sitting|go|appointment|hit)|\b1 (?:visit|session|sitting|go|appointment|hit)|\bin an? (?:afternoon|day|hour)|\bsame day|\ball at once|\bstraight away|\bthis (?:visit|afternoon|morning|weekend)|\bby (?:tomorrow|tonight|saturday|friday|the weekend)/.test(
        text,
      ),
    promise:
      /\bguarantee\w*|\bpromise\w*|\b100\s*%\s*(?:safe|certain|sure|no)|\bno damage|\bzero damage|\bwithout (?:any )?damage|\brisk[ -]?free|\bdamage[ -]?free/.test(
        text,
      ),
    volumes: [...text.matchAll(/\b(\d{1,2})\s*-?\s*vol\b/g)]
      .map(hit => Number(hit[1]))
      .concat(
        [
          ...text.matchAll(
            /\b(12|9|6|3)\s*%(?=[^.;\n]{0,25}(?:develop|perox|bleach|powder|lighten|oxid|cream|on))/g,
          ),
        ].map(hit => ({ 12: 40, 9: 30, 6: 20, 3: 10 })[hit[1] as '12' | '9' | '6' | '3']),
      ),
    onScalp: says(
      text,
      /\bon[ -]?(?:the )?scalp\b|\bscalp (?:bleach|application|lighten)|\bto the (?:scalp|root)|\bstraight (?:on|to) (?:the )?(?:roots|scalp)|\bfull head (?:of )?bleach|\bbleach (?:the )?(?:whole|full|all)|\ball[ -]over bleach|\bbleach (?:and|&) tone|\bglobal/,
    ),
    heat: says(
      text,
      /\bheat\b(?! protect)|\bunder (?:a |the )?(?:dryer|hood|steamer|climazone|lamp)|\bclimazone|\bhood dryer|\bhot (?:dryer|cap)/,
    ),
    same,
    vague: !relevant,
    evenOut: says(
      text,
      /\beven(?:ed|ing)? (?:out|up|colour|tone|result|all|blonde|level)?|\bblend\b|\bone (?:even )?colour|\bmatch (?:the )?(?:roots|ends|lengths)|\bcorrect\w*|\bfix\b|\bband\w*/,
    ),
    removeColour: service === 'removal' || names(text, /\bback to (?:my |her |his )?natural/),
  }
}
