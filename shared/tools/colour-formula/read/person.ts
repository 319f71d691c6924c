// What concerns the person rather than the hair: reactions, age, scalp, health. domain 1.16

import { type Reaction, reactionIn } from '../../../reading/reaction'
import { age, sinceBirth, YOUNG_PUPIL } from './age'
import { names, saidAll, says, weeksAgo } from './says'
import { type Scalp, scalp } from './scalp'
import { tidy } from './tidy'
import { ofSomeoneElse } from './whose'
import { youngOnes } from './young-ones'

export type Person = {
  /** A reaction of this person to hair colour, or an allergy to what is in it. */
  reacted: string | null
  reactingNow: boolean
  /** A grave reaction or an adrenaline pen, and nothing named that it was against. */
  unexplained: string | null
  /** And it is said as of now. */
  unexplainedNow: boolean
  bleachBurn: boolean
  /** An itch or sting each time or after the last one, and nothing named that brought it on. */
  itch: string | null
  tattoo: 'none' | 'clear' | 'reacted'
  age: number | null
  under16: boolean
  maybeMinor: boolean
  /** A child beside the client is said to want colour. */
  childAsked: boolean
  pregnant: boolean
  breastfeeding: boolean
  chemo: 'none' | 'now' | 'unknown' | 'recent' | 'past'
  asthma: boolean
  wheeze: boolean
  medication: boolean
  scalp: Scalp
  scalpWords: string
  /** What may be catching, on somebody near the client. */
  catchingNear: string | null
  latex: boolean
  otherAllergy: boolean
  /** An allergy to something chemically near to PPD, as it was said. */
  crossAllergy: string | null
  wantsNoTest: boolean
  lashes: boolean
}

/** "Expecting a warm result" expects no baby. */
const PREGNANT =
  /\bpregnan\w*|\bexpecting (?:her |twins|triplets|baby|in |(?:another|again|soon|any day)\b|a (?!(?:(?!baby|boy|girl|child)\w+ ){0,2}(?:result|colour|tone|shade|finish|look|lift|lot)\b))|(?:\b(?:is|she's|client|also|and|now) |(?:^|[,;.\n])\s*)expecting(?= *(?:$|[,;.)\n]|and\b|due\b|at\b|this\b|next\b|number\b|no\.? ?\d|our\b))|\btrimester|\b\d{1,2} (?:weeks?|months?) along\b|\b(?:weeks?|months?) gone\b|\bexpectant\b|\bbaby bump\b|\bon (?:her )?maternity\b|\bbaby (?:is |was )?(?:due|on the way|coming)|\b(?:a|new) (?:baby|little one) on (?:the|its) way\b|\bdue date\b|\b(?:up the duff|bun in the oven|in the family way|knocked up|antenatal|ante-natal|prenatal|morning sickness|gestation\w*)\b|\bhaving (?:a baby|twins|triplets|her (?:1st|2nd|3rd|4th|first|second|third|fourth)(?: baby| child)?\b)|\bmum[ -]to[ -]be|\bwith child\b/

const AT_SCHOOL =
  /(?<!\b(?:just|only|recently|has|had) )\bleft school\b(?! (?:early|to (?:come|be)|for|today|just|this|now))|\b(?:since|after) (?:leaving|she left|he left) school\b|\bfriends? (?:\w+ )?since (?:\w+ )?school\b|\b(?:her|his|a|the|old) toddlers?\b|\bteach\w*(?: \w+){0,2} (?:years?|grades?) \d+\b|(?<!\b(?:her|his|their|my|our) )\byear \d+ (?:teacher|tutor)\b|\b(?:had (?:head ?)?(?:nits|lice)|met|hated|loved)\b[^.;,\n]{0,25}\bschool\b|\b(?:daughter|son|kids?|children|grand\w+|niece|nephew)\b[^.;,\n]{0,15}\b(?:had|has|have|got|caught|with)\b[^.;,\n]{0,12}\b(?:nits|lice|bugs?|worms?)\b[^.;,\n]{0,15}\bschool\b|\b(?:works?|working|worked|job|employed|volunteers?|helps?|cooks?|cleans?|caretaker)\b(?: (?:part[ -]time|full[ -]time|out|as an? \w+(?: \w+)?|\d days|mornings|with (?:the )?(?:kids|children))){0,3} (?:at|in|for) (?:(?:a|an|the|her|his|our|my|local|infants?|primary|secondary|junior|high|nursery|special|boarding|private|village|middle|elementary|daughter's|son's) ){1,4}schools?\b|\bworks? in schools\b|\bteach\w*\b[^.;,\n]{0,25}\bschools?\b|\b(?:her|his|their) (?:daughter|son|child|children|kid)'?s?'? (?:\w+ )?school\b|\breads? (?:to|with) (?:the )?(?:children|kids|pupils)\b[^.;,\n]{0,15}\bschools?\b|\bdrives (?:a |the )?school (?:bus|coach|taxi)\b|\bschool (?:teacher|run|dinner|nurse|secretary|receptionist|mum|mom|dad|gates?|governor|cook)\w*/g
/** Long ago, or another: "blonde as a child", "adult children". */
const NOT_A_CHILD =
  /\b(?:as|when|since) (?:\w+ ){0,3}(?:a )?(?:kid|child|teen\w*)\b|\b(?:her|his|their) (?:kid|child|teen\w*)\b|\bchild(?:birth|care|minder|hood)\b|\bchild-(?:blonde|fine|soft|like)\b|(?<=\bwas a )child blonde\b|\badult (?:child\w*|kids?|teen\w*)\b/g

/** A cause, a trade or a star sign; whoever is treated, has it or goes there is ill all the same. */
const CANCER_WORK =
  /\b(?:star ?sign|zodiac|horoscope|charit(?:y|ies)|fund ?rais\w*|rais\w+ (?:money|funds)|race for life|awareness)\b|\bcancer (?:research|charity|nurse|scientist|support (?:worker|nurse|volunteer)|specialist by profession)\b|\b(?:works?|volunteers?|nurse|job)\b[^.;,\n]{0,20}\bcancer (?:ward|unit|centre|specialist)\b/
const ILL =
  /\b(?:chemo\w*|radio\w*|treat\w*|therap\w*|patient|trial|having|undergo\w*|diagnos\w*|surviv\w*|surgery|operation|tumou?r|stage|remission|recover\w*|fighting|battling|beating|beat|under|see(?:s|ing|n)?|saw|attend\w*|appointments?|referred|because|since|for her|own|has (?:\w+ )?cancer|had (?:\w+ )?cancer|with (?:\w+ )?cancer (?!nurse|charity|research))\b/

function chemo(text: string): Person['chemo'] {
  const hit = saidAll(
    text,
    /\bchemo(?:therapy)?\b|\bcancer\b(?! (?:sign|star)\b)|\b(?:leuk(?:a)?emia|lymphoma|myeloma)\b|\binfusions?\b|\bradio(?:therapy)?\b|\boncolog\w+|\bherceptin\b|\bimmunotherapy\b/,
  ).find(
    found =>
      !ofSomeoneElse(found) &&
      !(/^cancer/.test(found.text) && CANCER_WORK.test(found.piece) && !ILL.test(found.piece)) &&
      !(/^immuno/.test(found.text) && /\b(?:hay ?fever|pollen|allerg\w*|dust)\b/.test(found.sentence)),
  )
  if (!hit) return 'none'
  const ended =
    /\b(?:finish\w*|ended|complet\w*|ago|since|after|post|last (?:session|round|dose|treatment)|stopped|out of|clear|remission|survivor|had)\b/.test(
      hit.sentence,
    )
  const weeks = weeksAgo(hit.sentence) ?? weeksAgo(text.slice(Math.max(0, hit.index - 60), hit.index + 90))
  if (
    /\b(?:currently|still|ongoing|undergoing|having|going through|on chemo|during|in the middle|between (?:rounds|cycles)|starts?|starting)\b/.test(
      hit.sentence,
    ) &&
    !/\bfinish|\bended|\bcomplet/.test(hit.sentence)
  )
    return 'now'
  if (weeks !== null) return weeks < 26 ? 'recent' : 'past'
  return ended ? 'unknown' : 'now'
}

const NOT_TESTED =
  /\b(?:no|not had (?:a|her)|hasn't had (?:a|her)|never had a|never been|without a|hasn't been|not been) (?:patch|skin|allergy)(?: alert)?[ -]?test(?:ed)?\b/
const IN_A_HURRY =
  /\b(?:in (?:a|an|1|half an) hour|right now|straight away|same day|this (?:morning|afternoon|evening)|tonight|asap|walk[ -]?in|(?:wants?|needs?|has to|must|booked|colour|do it|done) (?:[^.;\n]{0,25} )?(?:today|now))\b/

/** Why no colour goes on, as the answer says it: "there is …". */
const REACTED: Record<NonNullable<Reaction['told']>, string> = {
  confessed: 'a previous reaction, and nothing else was named for it',
  reacted: 'a previous reaction to hair colour',
  allergy: 'an allergy to hair colour or to what is in it',
  sensitivity: 'a sensitivity to hair colour',
  patch_test: 'a reaction to a patch test',
  warned: 'a doctor’s warning against hair colour',
}

/** `texts`: what was written of the person, each by itself. `wish`: tidied. `year`: of today. */
export function readPerson(texts: readonly string[], wish: string, year: number): Person {
  const text = texts.map(each => tidy(each)).join('\n')
  const skinTold = reactionIn(texts)
  const reacted = skinTold.told && REACTED[skinTold.told]
  const { bleachBurn } = skinTold
  const unsaid = reacted === null ? skinTold.unexplained : null
  const years = age(text) ?? sinceBirth(text, year)
  const skin = scalp(text)
  // Whoever works in a school is no pupil.
  const life = text.replace(AT_SCHOOL, ' ')
  const grown = life.replace(NOT_A_CHILD, ' ')
  const pregnant = saidAll(text, PREGNANT).some(
    hit =>
      !ofSomeoneElse(hit) &&
      !/\b(?:was|last year|before|after (?:her|the)|since|used to be|years ago|previous)\b.{0,12}pregnan|\b(?:post|after)[ -]pregnan/.test(
        hit.sentence,
      ),
  )
  return {
    reacted,
    reactingNow: reacted !== null && skinTold.isNow,
    unexplained: unsaid,
    unexplainedNow: unsaid !== null && skinTold.unexplainedNow,
    bleachBurn,
    itch: reacted === null && !bleachBurn && skin.scalp !== 'infectious' ? skinTold.itch : null,
    tattoo: skinTold.tattoo,
    age: years,
    under16: (years !== null && years < 16) || says(life, YOUNG_PUPIL),
    childAsked: youngOnes(text).whose,
    maybeMinor:
      years === null &&
      says(
        grown,
        /\bteen(?:ager|age)?\b(?!s?(?: years)? (?:daughter|son|kids|children))|\bschool ?(?:girl|boy|leaver)?\b|\bmum (?:agrees|says yes|is happy|consents|has (?:said|agreed|signed))|\bparent(?:al|s)? (?:consent|agree\w*|permission)|\bminor\b|\bchild\b|\bkid\b|\bprom\b|\b(?:secondary|high|senior) school\b|\bgcses?\b|\byear 11\b|\b10th grade\b|\bsophomore\b|\bfreshman\b|\bpupil\b|\bsweet (?:16|sixteen)\b|(?:\b(?:she|he|client|girl|boy|lad) |(?:^|[,;.\n] *))(?:only |just )?looks (?:about |around |no more than |barely |maybe |only )*1[1-7]\b(?! ?(?:%|cm|vol|weeks|months|years (?:younger|older)))|\bschool (?:uniform|photos?|year|disco|dance|play)\b/,
      ),
    pregnant,
    breastfeeding: says(text, /\bbreast[ -]?feed\w*|\bnursing (?:a |her |mum|mother|baby)/),
    chemo: chemo(text),
    asthma: says(text, /\basthma\w*|\binhaler|\bcopd\b|\bbreathing problems?/),
    wheeze: says(
      text,
      /\bwheez\w*|\basthma (?:attack|flare)\w*|\bset off (?:her|his|the) asthma|\btight[ -]?chest\w*|\bchest (?:feels |goes |gets |is )*tight\w*|\bshort(?:ness)? of breath|\bbreathless|\bcoughing fit|\bcough(?:s|ing)? (?:when|with|around|from)/,
    ),
    medication:
      says(
        text,
        /\bmedicat\w*|\bmedicine|\btablets\b|\broaccutane|\baccutane|\bisotretinoin|\bantibiotics?\b|\bsteroids?\b|\bthyroid\b|\bblood thinner|\bwarfarin|\bhrt\b|\bimmuno\w+|\blithium|\banti-?depress\w+|\bmethotrexate|\bprescri\w+|\bbiologic\w*|\btamoxifen|\bbeta[ -]?blocker|\b(?:insulin|metformin|morphine|codeine|opioids?|pain ?killers?|sertraline|citalopram|prozac|apixaban|xarelto|ozempic|wegovy|mounjaro|humira|anticoagulants?|anti-?(?:coagulant|convulsant|psychotic|viral|retroviral)s?)\b|\b(?:on|takes?|taking|started|given) (?:\w+ ){0,2}\w{3,}(?:pril|olol|sartan|statin|cillin|mycin|oxetine|azepam|olone|isone|mab|tinib|parin|thyroxine|gliptin|triptan)\b/,
      ) && !says(text, /\bmedicated shampoo/),
    scalp: skin.scalp,
    scalpWords: skin.words,
    catchingNear: skin.near,
    latex: says(text, /\blatex\b/),
    otherAllergy: reacted === null && skinTold.allergic,
    crossAllergy: reacted === null ? skinTold.related : null,
    wantsNoTest:
      (NOT_TESTED.test(text) && IN_A_HURRY.test(text)) ||
      /\b(?:patch|skin|allergy)(?: alert)? test (?:it |her |him )?(?:after(?:wards)?|later|next time|another (?:day|time))\b/.test(
        text,
      ) ||
      /\b(?:skip|skipping|without|no time for|waive|refus\w+|declin\w+|doesn't want|does not want|don't want|won't (?:have|do|take|wait for)|not doing|hates|can't be bothered|not interested in|ignore|forget|no need for|do we need)\b[^.;\n]{0,30}\b(?:patch|skin|allergy|sensitivity|strand)(?: alert)?[ -]?test|\b(?:sign\w*|happy to sign) (?:a |the )?(?:disclaimer|waiver)|\bdisclaimer\b|\bwaiver\b|\b(?:no|not had a|hasn't had a|never had a|without a) (?:patch|skin|allergy)(?: alert)? test\b[^.;\n]{0,60}\b(?:today|now|this (?:morning|afternoon|evening)|same day|straight away|asap|in an hour|tonight)/.test(
        text,
      ),
    lashes:
      names(wish, /\b(?:eye)?lash(?:es)?\b|\b(?:eye)?brows?\b/) &&
      says(wish, /\b(?:eye)?lash(?:es)?\b|\b(?:eye)?brows?\b/),
  }
}
