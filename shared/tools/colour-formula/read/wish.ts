// What is wanted: shade, service, and the requests that a colourist has to turn down.
import type { Maker } from '../../../trade/codes'
import type { Tone } from '../../../trade/tones'
import { howFar } from './how-far'
import { names, says } from './says'
import { asksNewPieces, type Service, serviceIn } from './service'
import { toneIn } from './shade-names'
import { type ReadShade, shadesIn } from './shades'
import { withoutUnwanted } from './unwanted'
import { type Vivid, vividIn } from './vivids'

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
  /** The roots stay as they are. */
  keepRoots: boolean
  removeColour: boolean
}

/** "Not to cover", "not fussed about covering the grey". */
export const NO_COVER =
  /\b(?:not?|never|without|rather than|instead of|don't|doesn't|isn't) (?:(?:need|want|wanting|trying|looking|to|really|fully|so|much|be|fussed|bothered|worried|about) )*cover/

const KEEP_ROOTS =
  /\b(?:keep(?:ing)?|leav(?:e|ing)|not?(?: touching)?|without(?: touching)?|avoid(?:ing)?) (?:(?:the|her|his|my|on|natural|dark|own|at) )*roots?(?: (?:natural|dark|as (?:is|it is|they are)|alone|untouched|out))*|\broots? (?:(?:to )?stay\w*|kept|left|remain\w*)(?: \w+)?|\bnatural roots? (?:kept|left|showing)/g

export function readWish(text: string, raw: string, maker: Maker | null): Wish {
  const coverGrey =
    (says(
      text,
      /\b(?:cover\w*|hide|conceal|get rid of|disguise|mask|no)\b[^.;\n]{0,30}\b(?:grey|gray|white)s?\b|\bgrey cover\w*|\b(?:greys?|whites?|silvers)(?: hairs?)? (?:(?:must|to|should|has|have|needs?|all|be|completely) )*(?:gone(?! (?:(?:a|bit|very|really|all|so|quite|slightly|rather|too|from|back) )*(?:yellow|brass|green|orange|gold|warm|purple|violet|blue|pink|silver|white|light|dark|wiry|coarse|curly|frizzy|dull|flat|see|sheer)\w*)|(?<=\b(?:must|to|should) )go(?= *(?:$|[,.;\n]))|hidden|covered|vanish\w*|disappear\w*)\b|\bfull coverage|\bcoverage\b/,
    ) ||
      /\bno (?:more )?(?:grey|white)s?\b|\bcover\w* (?:all |every |the |her |his |those )*(?:grey|white)|\bevery (?:white|grey) (?:hair )?cover/.test(
        text,
      )) &&
    !NO_COVER.test(text)
  const asked = serviceIn(text.replace(KEEP_ROOTS, ' '))
  // "4/56, deep and shiny": shine describes the shade and asks for no gloss.
  const service =
    asked === 'gloss' && !/\bgloss|\bglaze|\bclear\b|\brefresh/.test(text) && /\d\s?[/.,-]\s?\d/.test(text)
      ? 'unsaid'
      : asked
  const dyed = vividIn(
    text,
    coverGrey || service === 'camouflage' || /\b(?:cover|blend|camouflage|no) \w* ?grey/.test(text),
  )
  // Where the maker decides what a code means, the words beside it decide first: "6/66 fiery red".
  const said = toneIn(text)
  const found = shadesIn(text, raw, maker).map(shade =>
    shade.how === 'code' && !shade.sure && said ? { ...shade, tone: said } : shade,
  )
  // "5/66 vivid red" is an oxidative shade: the code says so.
  const vivid =
    dyed &&
    !dyed.pastel &&
    found.some(
      shade =>
        shade.how === 'code' &&
        (shade.level ?? 99) <= 7 &&
        (shade.tone === 'red' ||
          shade.tone === 'copper' ||
          shade.tone === 'mahogany' ||
          shade.tone === 'violet'),
    )
      ? null
      : dyed
  const by = howFar(text)
  const down =
    by !== null
      ? by < 0
      : says(text, /\bdarker\b|\bdeeper\b|\bdarken\b|\bgo(?:ing)? dark\b|\bback to (?:dark|brown|brunette)/)
  const up =
    by !== null
      ? !down
      : says(
          text,
          /\blighter\b|\bblonder\b|\blighten\b|\blift\b|\bgo(?:ing)? blonde\b|\bas (?:light|blonde) as\b/,
        ) ||
        // To brighten a red is to freshen it; to brighten a blonde is to lift it.
        (says(text, /\bbrighter\b|\bbrighten\b/) && !/\b(?:keep|copper|reds?|auburn|same)\b/.test(text))
  const codes = found.filter(shade => shade.tone !== null && shade.how === 'code')
  const [first] = codes
  // "6-0 & 6-4": two codes of one depth are one mix, and the toned one names it.
  const mixed =
    first?.tone === 'natural'
      ? codes.find(shade => shade.level === first.level && shade.tone !== 'natural')
      : undefined
  const tone =
    (mixed ?? first)?.tone ??
    toneIn(withoutUnwanted(text)) ??
    found.find(shade => shade.tone !== null)?.tone ??
    null
  const same =
    /\b(?:same (?:as|again|colour|formula|shade|result|depth|level|tone|\w+ again)|^(?:the )?same(?: please)?$|same$|as (?:before|usual|last time)|usual|maintain|keep (?:it|the|her|his|same))\b/.test(
      text,
    )
  const rid = withoutUnwanted(text) !== text
  const cooler =
    (rid &&
      tone === null &&
      /\b(?:warm\w*|brass\w*|orange|yellow\w*|gold\w*|copper|ginger|red(?:ness)?)\b/.test(text)) ||
    says(
      text,
      /\bcool(?:er)?\b|\bless (?:brass\w*|warm\w*|orange|yellow|gold\w*)|\b(?:no|without|kill|remove|fix|get rid of|neutrali[sz]e|cancel|correct|tone (?:down|out)|knock out|calm)\b[^.;\n]{0,20}\b(?:brass\w*|warmth|orange|yellow\w*|ginger|gold)/,
    ) ||
    /\b(?:no|not|less|without)\b[^.;\n]{0,14}\b(?:brass\w*|warm\w*|orange|yellow\w*)/.test(text)
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
    says(text, /\bbleach\w*|\blighten\w*/) ||
    withoutUnwanted(text) !== text ||
    says(text, /\bwash(?:es)? out\b|\btemporary\b|\bpermanent\b|\bdemi\b|\bsemi\b/) ||
    names(text, /\bgreen|\bbrass|\borange|\byellow|\blilac|\bpurple|\bbands?\b|\bpatch(?:y|es)\b/) ||
    says(text, /\beven\w*|\bfix\b|\bcorrect\w*|\bmatch\w*|\bblend\w*|\bback to\b|\bsort (?:it|this|out)/)
  return {
    shades: found,
    tone,
    service,
    vivid,
    coverGrey,
    blendGrey: service === 'camouflage',
    by,
    direction: down ? 'darker' : up ? 'lighter' : null,
    warmer: says(withoutUnwanted(text), /\bwarm(?:er|th)?\b|\bless (?:ash\w*|grey|cool|flat)|\bmore gold/),
    cooler,
    highLift:
      says(text, /\bhigh lift\b|\bhilift\b/) ||
      found.some(shade => shade.how === 'code' && (shade.level ?? 0) >= 11),
    // A root shadow beside foils that are to be made doesn't hide the lightener.
    wantsBleach:
      says(text, /\bbleach\w*|\blightener|\blighten\w*|\bpowder\b|\bprelighten/) ||
      (service === 'shadow' && asksNewPieces(text)),
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
        [...text.matchAll(/\b(?:with|using|at|on|mixed with) (12|9|6|3)\s*%(?!\s*(?:grey|white))/g)].map(
          hit => ({ 12: 40, 9: 30, 6: 20, 3: 10 })[hit[1] as '12' | '9' | '6' | '3'],
        ),
        [
          ...text.matchAll(
            /\b(12|9|6|3)\s*%(?=[^.;\n]{0,25}(?:develop|perox|bleach|powder|lighten|oxid|cream|on))/g,
          ),
        ].map(hit => ({ 12: 40, 9: 30, 6: 20, 3: 10 })[hit[1] as '12' | '9' | '6' | '3']),
      ),
    onScalp: says(
      text,
      /\bon[ -]?(?:the )?scalp\b|\bscalp (?:bleach|application|lighten)|\bto the (?:scalp|root)|\bstraight (?:on|to) (?:the )?(?:roots|scalp)|\bfull head (?:of )?bleach(?! (?:foils|highlights|babylights))|\bbleach (?:the )?(?:whole|full|all)|\ball[ -]over bleach|\bbleach (?:and|&) tone|\bglobal/,
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
    keepRoots:
      text.search(KEEP_ROOTS) >= 0 ||
      /\b(?:lengths|ends|tips) only\b|\b(?:only|just) (?:the |her |his )?(?:lengths|ends|tips|mid-lengths)\b|\bdip[ -]?dye|\bombre\b|\b(?:ends|tips)\s*$/.test(
        text,
      ),
    removeColour: service === 'removal' || names(text, /\bback to (?:my |her |his )?natural/),
  }
}
