// What concerns the person rather than the hair: reactions, age, scalp, health. domain 1.16

import { age, sinceBirth, YOUNG_PUPIL } from './age'
import { reaction, tattoo } from './reaction'
import { names, ofSomeoneElse, saidAll, says, weeksAgo } from './says'
import { type Scalp, scalp } from './scalp'

export type Person = {
  /** A reaction of this person to hair colour, or an allergy to what is in it. */
  reacted: string | null
  reactingNow: boolean
  bleachBurn: boolean
  tattoo: 'none' | 'clear' | 'reacted'
  age: number | null
  under16: boolean
  maybeMinor: boolean
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

/** Para-amino compounds and azo dyes: they can cross-react with hair colour. [COLWISE] */
const PPD_RELATIVES =
  /\b(?:paba|benzocaine|procaine|novocaine?|tetracaine|sulf?(?:onamide|a)s?(?: drugs?)?|sulpha\w*|sulphonamide\w*|para-?amino\w*|azo|textile|clothing|black rubber|ipppd|sun ?screens?)\b/

const AT_SCHOOL =
  /\bleft school\b|\b(?:her|his|a|the|old) toddlers?\b|\bteach\w*(?: \w+){0,2} (?:years?|grades?) \d+\b|\byear \d+ (?:teacher|tutor)\b|\b(?:had (?:head ?)?(?:nits|lice)|went|met|since|hated|loved)\b[^.;,\n]{0,25}\bschool\b|\b(?:daughter|son|kids?|children|grand\w+|niece|nephew)\b[^.;,\n]{0,15}\b(?:had|has|have|got|caught|with)\b[^.;,\n]{0,30}\bschool\b|\b(?:works?|working|worked|teach\w*|job|employed|volunteers?|helps?|reads?|drives)\b[^.;,\n]{0,25}\bschools?\b|\bschool (?:teacher|run|dinner|nurse|secretary|receptionist|mum|mom|dad|gates?|holidays?|governor|cook)\w*/g

function chemo(text: string): Person['chemo'] {
  const hit = saidAll(
    text,
    /\bchemo(?:therapy)?\b|\bcancer\b(?! (?:research|charity|free|sign|star|nurse|ward|unit|support|specialist|scientist))|\b(?:leuk(?:a)?emia|lymphoma|myeloma)\b|\binfusions?\b|\bradio(?:therapy)?\b|\boncolog\w+|\bherceptin\b|\bimmunotherapy\b/,
  ).find(
    found =>
      !ofSomeoneElse(found.piece) &&
      !/\b(?:star ?sign|zodiac|horoscope|charity|fund ?rais\w*|research|race for life|awareness)\b/.test(
        found.sentence,
      ) &&
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

export function readPerson(text: string, wish: string, year: number): Person {
  const { words: reacted, bleachBurn } = reaction(text)
  const years = age(text) ?? sinceBirth(text, year)
  const skin = scalp(text)
  // Whoever works in a school is no pupil.
  const life = text.replace(AT_SCHOOL, ' ')
  const pregnant = saidAll(
    text,
    /\bpregnan\w*|\bexpecting (?:a |her |twins|baby|in )|\btrimester|\b(?:weeks?|months?) gone\b|\bexpectant\b|\bbaby bump\b|\bon (?:her )?maternity\b|\bbaby (?:is )?due|\bmum[ -]to[ -]be|\bwith child\b/,
  ).some(
    hit =>
      !ofSomeoneElse(hit.piece) &&
      !/\b(?:was|last year|before|after (?:her|the)|since|used to be|years ago|previous)\b.{0,12}pregnan|\b(?:post|after)[ -]pregnan/.test(
        hit.sentence,
      ),
  )
  return {
    reacted,
    reactingNow:
      reacted !== null &&
      says(
        text,
        /\b(?:right now|at the moment|just now|as we speak|in the chair|while (?:it|the)|struggling to breathe|can't breathe|face is swelling|is swelling|breathing (?:is )?(?:difficult|hard)|difficulty breathing|throat)\b/,
      ),
    bleachBurn,
    tattoo: tattoo(text),
    age: years,
    under16: (years !== null && years < 16) || says(life, YOUNG_PUPIL),
    maybeMinor:
      years === null &&
      says(
        life,
        /\bteen(?:ager|age)?\b(?!s?(?: years)? (?:daughter|son|kids|children))|\bschool ?(?:girl|boy|leaver)?\b|\bmum (?:agrees|says yes|is happy|consents|has (?:said|agreed|signed))|\bparent(?:al|s)? (?:consent|agree\w*|permission)|\bminor\b|\bchild\b|\bkid\b|\bprom\b|\b(?:secondary|high|senior) school\b|\bgcses?\b|\byear 11\b|\b10th grade\b|\bsophomore\b|\bfreshman\b|\bpupil\b|\bsweet (?:16|sixteen)\b|\bschool (?:uniform|photos?|year|disco|dance|play)\b/,
      ) &&
      !/\b(?:as|when|since) (?:\w+ ){0,3}(?:a )?(?:kid|child|teen\w*)\b|\b(?:her|his|their) (?:kid|child|teen\w*)\b|\bchild(?:birth|care|minder|hood)\b|\bchild blonde\b|\badult\b/.test(
        text,
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
        /\bmedicat\w*|\bmedicine|\btablets\b|\broaccutane|\baccutane|\bisotretinoin|\bantibiotics?\b|\bsteroids?\b|\bthyroid\b|\bblood thinner|\bwarfarin|\bhrt\b|\bimmuno\w+|\blithium|\banti-?depress\w+|\bmethotrexate|\bprescri\w+|\bbiologic\w*|\btamoxifen|\bbeta[ -]?blocker/,
      ) && !says(text, /\bmedicated shampoo/),
    scalp: skin.scalp,
    scalpWords: skin.words,
    catchingNear: skin.near,
    latex: says(text, /\blatex\b/),
    otherAllergy:
      reacted === null &&
      saidAll(text, /\ballerg(?:y|ic|ies)\b(?! test| alert)/).some(hit => !ofSomeoneElse(hit.piece)),
    crossAllergy:
      reacted !== null
        ? null
        : (saidAll(text, PPD_RELATIVES).find(
            hit =>
              /\ballerg|\breact|\bintoleran|\bsensiti|\brash|\bswell/.test(hit.sentence) &&
              !ofSomeoneElse(hit.piece),
          )?.text ?? null),
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
