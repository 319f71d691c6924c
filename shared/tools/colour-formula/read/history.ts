// What has been done to the hair, and how it is now. domain 1.14, 1.15
import { DRY, FRAGILE, GUMMY, HOME_LIGHTENED, METALLIC, NOT_ON_HAIR, QUITE_POROUS, SOUND } from './hair-words'
import { allGone, hennaGone, hennasIn, SOME_LEFT } from './left-in'
import { ofAnother, ofMood, ofThings } from './not-hair'
import { type Said, saidAll, says, weeksAgo } from './says'
import { tonedDull } from './toner-grey'
import { withoutUnwanted } from './unwanted'

export type Condition = 'sound' | 'dry' | 'fragile' | 'gummy'

export type History = {
  virgin: boolean
  tinted: boolean
  boxDye: boolean
  bleached: boolean
  /** By a spray, lemon or sun product at home: how far and how evenly nobody knows. */
  homeLightened: boolean
  browHenna: boolean
  /** 2 = twice or more. */
  bleachedTimes: number
  /** Weeks since it was last lightened, where that was said. */
  bleachedWeeks: number | null
  henna: 'none' | 'present' | 'gone'
  metallic: boolean
  /** An incompatibility test was done and is clear. */
  metalTestClear: boolean
  relaxed: boolean
  relaxedWeeks: number | null
  perm: boolean
  permWeeks: number | null
  permToday: boolean
  keratin: boolean
  keratinWeeks: number | null
  keratinAhead: boolean
  remover: boolean
  redarkened: boolean
  minerals: boolean
  green: boolean
  overToned: boolean
  hotRoots: boolean
  banding: boolean
  direct: boolean
  bondBuilder: boolean
  condition: Condition
  porous: boolean
  /** True where nothing at all was said about the condition. */
  conditionUnknown: boolean
}

const TIMES_MANY =
  /\b(?:[2-9]|[1-9]\d)\s*(?:x|times)\b|\bx\s?[2-9]\b|\btwice\b|\bdouble\b|\bmany times\b|\bseveral times\b|\bmultiple\b|\bover and over\b|\brepeatedly\b|\bagain and again\b|\bevery (?:month|few weeks|\d weeks)\b|\bnumerous\b|\band (?:then )?again\b|\band (?:then )?(?:\w+ )?(?:days?|weeks?|months?) (?:before|earlier|prior)\b/

/** Colour that is no longer on the head; "grown out 4 cm" is a regrowth and still is. */
export const CUT_OFF =
  /\b(?:all |since |now |long |completely |fully ){0,6}(?:cut off|cut out|chopped off|long gone|(?:all|completely|fully) grown out)\b/

const TELLS =
  /\b(?:uses?|using|used|has had|had|has been|been|puts?|every (?:day|week|month|few|\d+)|years? ago|months? ago)\b|\bhair (?:is|feels|snaps|breaks|stretches|goes|has)\b|\b(?:ends|lengths) (?:are|feel|snap|break)\b|\bwhen (?:it's |it is )?wet\b|\bhenna again\b/

/** A wish that tells of a dye on the hair: "lift out the brown tint". */
const TAKEN_OUT =
  /\b(?:(?:lift|take|get|strip|pull|bring|clean)\w* (?:out|off)|remov\w+|get\w* rid of|strip\w*) (?:(?:the|her|his|my|all|this|that|of|old|dark|darker|black|brown|red|box|permanent|artificial) )*(?:tint|dye|box)\b/

/** "Thinking about dyeing it", "colouring it for the first time". */
const NOT_YET =
  /\bfirst time\b|\b(?:thinking|considering|wants?|wanting|hoping|planning|would like|about to|never|before|scared of|nervous about)\b/

const leastOf = (weeks: readonly (number | null)[]): number | null => {
  const known = weeks.filter((each): each is number => each !== null)
  return known.length === 0 ? null : Math.min(...known)
}

/** `now` is current colour and condition; `wish` the desired colour. */
export function readHistory(now: string, wish: string, conditionText: string): History {
  const all = `${now}\n${wish}`
  const first = (pattern: RegExp, unless = (_: Said) => false) =>
    saidAll(all, pattern).find(hit => !unless(hit)) ?? null
  // What the hair is like or went through is sometimes told in the wish.
  const told = [now, ...wish.split(/[.;\n]/).filter(sentence => TELLS.test(sentence))].join('\n')
  const hennas = hennasIn(told)
  const relaxer = first(
    /\brelaxes (?=every|her|his|it|the|at home|regrowth|roots|hair|own)|\brelax(?:ed|er|ers|ing)\b(?! (?:waves?|styles?|curls?|look|vibe|beach|bob|mood)\b(?! (?:done|were|was|\d|last|in|since|by|at|every)\b))|\btexturi[sz](?:er|ed)\b|\btexlax\w*|\bhydroxide\b|\bchemical(?:ly)? straighten\w*|\brebond(?:ed|ing)\b|\bjapanese straighten\w*|\byuko\b|\bthermal recondition\w*|\bguanidine\b|\bjheri\b|\blye\b/,
    hit => ofMood(hit) || allGone(all, hit),
  )
  const perm = first(
    /\bperm(?:ed|s|ing)?\b(?!\s*(?:anent|colour|tint|dye))|\bpermanent wave|\bbody wave\b|\b(?:acid|cold|digital|spiral) waves?\b|\bcurl reformation/,
  )
  const keratin = first(
    /\bkeratin\b(?!\s*(?:mask|shampoo|conditioner|serum|spray|levels?))|\bbrazilian (?:blow|keratin|treatment|smooth|straight)\w*|\b(?:had|having|has|her|a|done|got) (?:a |her )?brazilian\b(?! (?:lady|woman|girl|client|hair|curls?))|\bbrazilian (?=(?:done|had|was|last|this|yesterday|today|on|\d|a (?:week|few|couple))\b)|\bformol\b|\bformaldehyde\b|\b(?:chemically |professionally |salon )smoothed\b|\bsmoothed with\b|\bsmoothing treatment|\bnanoplasty|\bkerastraight|\bblow ?out treatment/,
  )
  const ahead = (piece: string): boolean =>
    /\b(?:next (?:week|month)|tomorrow|booked|having|planning|wants? (?:a|to)|coming up|later|going to|in \d+ (?:days|weeks))\b/.test(
      piece,
    )
  // "Perm: yes, 3 days ago".
  const since = ({ piece, sentence }: Said) =>
    weeksAgo(piece) ?? (/:\s*(?:y|yes|true)\b/.test(piece) ? weeksAgo(sentence) : null)
  const bleachPiece = saidAll(
    now,
    /\bbleach\w*|\bprelightened|\blighten(?:ed|er|ing)\b|\bhighlight(?:s|ed)?\b|\bbalayaged?\b|\bfoil(?:s|ed|ayage)?\b|\bombre\b|\bdecolou?r\w*|\blifted\b|\bplatinum\b|\bdip[ -]?dye/,
  ).filter(
    hit =>
      !/\bsun[ -]?(?:bleach|light|streak|kiss)/.test(hit.sentence) &&
      !/\b(?:burn\w*|sting\w*|stung|allerg\w*|react\w*|sensitiv\w*|asthma|wheez\w*|chest|breath\w*|cough\w*|smell|dust|fumes)\b/.test(
        hit.piece,
      ) &&
      !/\b(?:wants?|would like|asking for|hoping|thinking (?:of|about))\b/.test(hit.piece) &&
      !/\bif|unsure\b/.test(hit.text) &&
      !allGone(now, hit) &&
      !(CUT_OFF.test(hit.piece) && !SOME_LEFT.test(hit.piece)),
  )
  const homeLightened = says(now, HOME_LIGHTENED)
  const gummy = saidAll(told, GUMMY).some(hit => !ofAnother(hit))
  const fragile =
    saidAll(told, FRAGILE).some(hit => !ofAnother(hit)) ||
    ((bleachPiece.length > 0 || homeLightened) && says(told, QUITE_POROUS))
  // The new growth alone, time and again, is a regrowth service: its lengths were lightened once.
  const often = bleachPiece.some(
    hit =>
      TIMES_MANY.test(hit.sentence) &&
      !(
        /\bevery\b/.test(hit.sentence.match(TIMES_MANY)?.[0] ?? '') &&
        /\b(?:roots?|regrowth|re-?touch\w*|new growth|toned)\b/.test(now)
      ) &&
      !/\b(?:roots?|regrowth|scalp bleach|re-?touch\w*)\b[^.;\n]{0,25}\bevery\b/.test(hit.sentence),
  )
  const box = saidAll(
    now,
    /\bbox dye\b|\bbox\b(?=\s*(?:$|[,;.)\n]|\d))|\bbox (?:(?:very |dark\w*|medium|light\w*|jet|ash|warm|cool) )*(?:black|brown|blonde|red|copper|kit|colour)\b|\b(?:black|brown|blonde|red|copper) box\b(?! (?:braids?|plaits?|fade|bob))|\bsupermarket (?:dye|colour)|\b(?:home|diy|at[- ]home|shop|drug[ -]?store|pharmacy|kitchen|store[ -]?bought|over the counter) (?:hair )?(?:dye|dyed|colour|coloured|kit|tint|black|brown)|\bdyed? (?:it )?(?:herself|himself|themselves|at home)|\bnice ?'?n ?easy|\blive (?:colour|xxl)|\bgarnier|\bclairol|\bnutrisse|\bferia\b|\bolia\b|\bcastings?\b|\bjust for men\b|\bherself at home|\b(?:did|done|does|coloured|doing) (?:it |them |this )?(?:herself|himself|myself|themselves|at home)\b|\bboots own\b|\b(?:colour(?:s|ed)?|colouring|dye[sd]?|dyeing|dying|tint(?:s|ed|ing)?) (?:(?:it|her|his|their|own|hair|greys?|roots|(?:very |dark |light |medium )*(?:black|brown|blonde|red|copper)) )*(?:at home|herself|himself|themselves)\b|\b(?:from|at) (?:the )?(?:target|boots|superdrug|walgreens|walmart|cvs|tesco|asda|aldi|lidl|sainsbury'?s?|morrisons|chemist'?s?|supermarket|drug ?store|pharmacy|corner shop)\b/,
  )
  const tinted =
    saidAll(
      now,
      /\btint(?:ed|s)?\b|\bglobal colour|\bpermanent (?:colour|level|tint)|\b(?:permanent|demi|semi)\b|\b(?:previously|already|been|was|is|has|hair|all[ -]over|salon|regularly|old|artificial|cosmetic|professionally) (?:been )?colou?r(?:ed)?\b|(?<=\b\d{1,2}(?:[/.,-]\d{1,3})?) coloured\b|\bcolou?red (?:hair|lengths|mids|ends|black|brown|blonde|red|to|every|for|all|with|\d|many|regularly|at|by|over|in|last|twice|before|dark|level)|\bdyed\b|\bdyes?\b|\bdyeing\b|\b(?:tinting|colouring|dying) (?:it|her|his|hair|black|brown|dark\w*|red|blonde|at|every|since|for)\b|\bartificial\b|\bcosmetic colour|\bcolour build|\bbuild[ -]?up|\bmajirel|\bkoleston|\bigora|\bvegetable colour/,
    ).some(
      hit =>
        !/\b(?:allerg|react|sensitiv|test|eyebrow|lash)/.test(hit.piece) &&
        // "Matched at 6 on the Koleston chart": held against it, not on it.
        !/\b(?:chart|swatch\w*|shade (?:card|book|ring)|ring|match(?:es|ed)?)\b/.test(hit.piece) &&
        !(CUT_OFF.test(hit.piece) && !SOME_LEFT.test(hit.piece)) &&
        !(/ing\b/.test(hit.text) && NOT_YET.test(hit.piece)) &&
        !allGone(now, hit),
    ) ||
    /\b(?:lengths|mid-lengths|ends)\b[^.;\n]{0,25}\bcoloured\b|^coloured\b/.test(now) ||
    TAKEN_OUT.test(wish)
  const virgin =
    saidAll(
      now,
      /\bvirgin\b|\buncoloured\b|\bundyed\b|\buntouched\b|\bunprocessed\b|\bunbleached\b|\ball natural\b|\b(?:left|always(?: been)?|kept) natural\b|\bnatural all (?:her|his|their) life\b|\bnatural hair\b/,
    ).length > 0 ||
    /\b(?:never|not|no)\s(?:ever )?(?:been |had |any )*(?:previously |before |previous |past |prior |artificial |hair )*(?:colour|dy|tint|bleach|chemical|process)/.test(
      now,
    ) ||
    /\b(?:no|zero) (?:previous |past |prior |artificial |chemical )?(?:colour|dye|history|chemicals)/.test(
      now,
    )
  const said = says(conditionText, DRY) || gummy || fragile
  const condition: Condition = gummy
    ? 'gummy'
    : fragile
      ? 'fragile'
      : often && says(now, /\bbleach/)
        ? 'fragile'
        : says(now, DRY)
          ? 'dry'
          : 'sound'
  return {
    virgin,
    tinted: tinted || box.length > 0,
    boxDye: box.length > 0,
    bleached: bleachPiece.length > 0 || homeLightened,
    homeLightened,
    browHenna: says(now, NOT_ON_HAIR),
    bleachedTimes: often ? 2 : bleachPiece.length > 0 || homeLightened ? 1 : 0,
    bleachedWeeks: leastOf(bleachPiece.map(hit => weeksAgo(hit.piece) ?? weeksAgo(hit.sentence))),
    henna: hennas.length === 0 ? 'none' : hennas.every(hit => hennaGone(told, hit)) ? 'gone' : 'present',
    metallic: saidAll(told, METALLIC).some(hit => !ofThings(hit)),
    metalTestClear:
      /\b(?:incompatib\w*|metallic[ -]salts?|metal) test\b[^.;\n]{0,40}\b(?:clear|negative|fine|passed|ok|no reaction)/.test(
        now,
      ),
    relaxed: relaxer !== null,
    relaxedWeeks: relaxer ? (weeksAgo(relaxer.piece) ?? weeksAgo(relaxer.sentence)) : null,
    perm: perm !== null,
    permWeeks: perm && !ahead(perm.piece) ? since(perm) : null,
    permToday:
      saidAll(wish, /\bperm(?:ed|s|ing)?\b(?!\s*(?:anent|colour|tint|dye))/).some(
        hit => !/\b(?:ago|last perm|old perm|cut out|grown out)\b/.test(hit.sentence),
      ) ||
      (perm !== null &&
        /\bsame (?:day|visit|appointment|time)|\bperm and colour|\bcolour and perm|\btoday\b/.test(
          perm.sentence,
        )),
    keratin: keratin !== null,
    keratinWeeks: keratin && !ahead(keratin.piece) ? since(keratin) : null,
    keratinAhead: keratin !== null && ahead(keratin.piece),
    remover: says(
      now,
      /\bremover\b|\bafter (?:colour )?removal\b|\bcolour (?:remov\w*|oops|b4|strip\w*)|\bremov(?:ed|ing|al of) (?:(?:the|her|all|old|box|dark) )*colour|\breduc(?:er|tive)\b|\bstripped\b/,
    ),
    redarkened: says(
      now,
      /\b(?:re-?dark\w*|gone dark(?:er)? again|went dark(?:er)?(?: again)?|turned dark|dark again|came back dark|re-?oxidi[sz]\w*|darkened (?:again|back))\b/,
    ),
    minerals: says(
      all,
      /\bchlorin\w*|\bpool\b|\bswim(?:s|mer|mers|ming)?\b|\bhard[\s-]water|\bwell[\s-]water|\bborehole|\bcopper (?:pipes?|build)|\b(?:rusty|iron|ferrous)\b(?![ -]?(?:burn|straight|curl|tong|level|hot))[^.;\n]{0,12}(?:water|pipes?|taps?|deposits?|minerals?|build|stain|in )|\brust(?:y)? (?:water|stain|tint)|\bminerals?\b(?! oil)|\blimescale|\bhot ?tub\b/,
    ),
    green:
      says(
        all,
        /\bgreen(?:ish|y)?\b|\bkhaki\b|\b(?<!\b(?:smells?|feels?|fresh|tastes?|wants?|likes?|go|pastel|wash) (?:an? |it |so |nice and )?)(?:minty|swampy|mossy|seaweedy?)\b(?! (?:\w+ )?(?:shampoo|conditioner|mask|scrub|pastel|fresh\w*|feel\w*|smell\w*|scent\w*|tea|cool\w*))/,
      ) && !/\bgreen\b/.test(withoutUnwanted(wish)),
    overToned:
      tonedDull(now, wish) ||
      (says(all, /\btoo dark\b/) && /\btoner?\b|\btoned\b/.test(all)) ||
      says(
        all,
        /\bover[\s-]?ton(?:ed|er)|\btoo (?:grey|ash(?:y)?|silver|violet|purple|lilac|blue|cool|muddy|matt|smoky|flat)\b|\bgone (?:grey|lilac|purple|violet|muddy|blue|silver|mauve)|\b(?:turned|went|looks?|looking|came out) (?:a bit |slightly |too |very |all )*(?:grey|lilac|lavender|purpl\w+|violet|muddy|blue|silver|mauve)\b|\b(?:lavender|lilac|mauve|violet|purpl\w+)[ -](?:gr[ae]y|tinge|cast|hue|tint)\b|\bstain\w* (?:\w+ )?(?:blue|purple|lilac|violet|grey)|\bremove (?:the )?(?:purple|lilac|violet|grey cast|ash)\b|\btoner (?:grabbed|took too|too)|\bleft (?:\w+ ){0,3}(?:lilac|mauve|purple|violet|grey|blue)\b|\b(?:too much|overus\w+|over[- ]?used) (?:of )?(?:purple|silver|violet|blue) shampoo|\b(?:purple|silver|violet|blue) shampoo (?:overus\w+|overload|build|stain)/,
      ),
    hotRoots: says(
      all,
      /\bhot[\s-]?roots?|\broots? (?:are |is |came out |have gone |gone |went |look |looks |turned |much |a lot |too )+(?:too )?(?:bright|brighter|warm|warmer|orange|lighter|light|ginger|copper|red|hot|gold|golden|yellow)\b|\b(?:(?:glowing|bright|brassy|orange|ginger|gold(?:en)?|neon) ){1,6}roots?\b/,
    ),
    banding: says(
      all,
      /\bband(?:s|ed|ing|y)?\b|\bpatch(?:y|es)\b(?! test)|\buneven\b|\bstripe[sy]?\b|\bline of demarcation/,
    ),
    direct: says(
      now,
      /\bcrazy colou?r|\bmanic panic|\barctic fox|\bsemi[\s-]?permanent|\bdirect (?:dye|colour)|\bpulp riot|\bpravana|\bvivids?\b|\bpastel\b|\b(?:blue|pink|purple|turquoise|teal|lilac) (?:hair|dye|ends|lengths|all over|colour|semi|stain|faded|direct)|\b(?:semi|direct) (?:blue|pink|purple|turquoise|teal|green|lilac|violet)\b|\bfaded (?:blue|pink|purple|turquoise|teal|green|lilac)|\bvegetable dye/,
    ),
    bondBuilder: says(
      all,
      /\bolaplex|\bbond (?:builder|treatment|additive|plex)|\bplex\b|\bk18\b|\bwellaplex|\bsmartbond|\bfibreplex/,
    ),
    condition,
    porous:
      condition !== 'sound' &&
      (says(now, /\bporous|\b(?:high|uneven) porosity|\bporosity (?:is )?(?:high|uneven|poor)|\bdry\b/) ||
        condition !== 'dry')
        ? true
        : says(now, /\bporous/),
    conditionUnknown: !said && !says(conditionText, SOUND),
  }
}
