// Whether a sentence says of a word that it is not tolerated, not wanted, or fine.
import { ofSomeoneElse } from '../../../trade/said'
import { clientToo, goesOn, noLonger, turnedAt, withoutCompany } from './turned'

const ALLERGY =
  /\bal+er[gj]|\bhospital\w*|\bbrings? (?:her|him|me|them|\w+ skin) (?:out|up)\b|\bflagged\b|\b(?:eyelid|hand|contact) eczema\b|\bpositive\b|\bsets? (?:(?:it|her|him|me|them|that) )?off\b|\btrigger(?:s|ed)?\b|\bbrings? on\b|\blatex[- ]fruit\b|\banaphyl|\bepi[- ]?pens?\b|\bintoleran|\bco?eliac|\breact(?:s|ed|ing|ions?)?\b|\breactive\b|\bpatch[- ]?test\w* ?\+|\+ ?ve\b|\bsensitiv|\bsensiti[sz]ed\b|\bcontra-?indicat|\bdisagrees? with\b|\boas\b|\ba ?& ?e\b|\bthroat (?:clos|tight)\w*|(?<!\b(?:hair|curls|ends|fringe) (?:(?:is|goes|went|gets?|got|looks?|feels?|all|so|very|really|a bit) ){1,3})\bpuff(?:s|ed|y)?\b|\blumps\b|\bflush(?:es|ed)?\b|\bfunny with\b|\b(?:goes|went|turns?|turned|c[oa]mes? (?:up|out)|gets?|got)(?: (?:all|bright|very|really|bit|a|her|his|my|the|scalp|skin|face|ears|neck)){0,4} red\b|\bhives\b|\brash\w*|\bswell\w*|\bswollen\b|\bitch\w*|\bbr(?:eaks?|oke)(?: (?:her|him|me))? out\b|\bc[oa]mes? (?:out|up) in\b|\bwelts\b|\bblister\w*|\bburn(?:s|t|ed|ing)?\b|\bsting(?:s|ing)?\b|\bstung\b|\bflares?\b|\bmigraines?\b|\bheadaches?\b|\bwheez\w*|\bdermatitis\b|\birritat\w*|\bsneez\w*|\bmakes? (?:her|him|me|my|his|their) (?:[\w']+ ){0,3}(?:stream\w*|waters?|weep|run|puff\w*|close|cough\w*|choke|gag|sick|ill|nauseous|dizzy|faint|prickle|tingle|numb|sore|red|raw|peel|throb)\b|\bpatch[- ]test\w* (?:positive|failed|to)\b|\bon fire\b|= ?(?:fire|agony|disaster|nightmare)\b|\bspots\b|\bfailed (?:the )?patch/
const WISH =
  /\bavoid(?:s|ing|ed)?\b|\bcan(?:'t|not| not)\b (?:have|use|stand|tolerate|bear|be|do)|\bmust(?:n't| not)\b|\bwithout\b|\bsteers? clear\b|\bstay(?:s|ing)? (?:away|clear|off)\b|\bkeep(?:s|ing)? (?!(?:(?:her|his|the|my) )?(?:hair|fringe|bangs|curls) (?:away|off|clear)\b[^,.;]*\b(?:face|eyes?|neck|shoulders|forehead)\b)(?:\w+ ){0,2}(?:away|off|clear)\b|\bno[- ]go\b|\bno[- ]nos?\b|\b(?:bad|no good|not good) (?:for|with) (?:her|him|me|them)\b(?! \w)|\bbad with\b|\b(?:not|never|isn't|aren't) (?:ok|okay|good|happy|fine|comfortable) with\b|\bnever (?:use|uses|give|put|any)\b|\b(?:don't|doesn't|do not|does not|won't|will not|wouldn't) (?:use|uses|give|put|offer|like|want|touch|have|get on|wear|buy|agree|tolerate)\b|\bhates?\b|\bdislikes?\b|\bloathes?\b|\bnot keen\b|\bisn't keen\b|\bnot a fan\b|\bno fan\b|\brefuses?\b|\bcut(?:s|ting)? out\b|\bgiven up\b|\bgone off\b|\boff (?=(?:(?:all|any|most|strong|heavy|sweet) )*(?:smells?|scents?|perfumes?|fragrances?)\b)|\bturns? (?:her|his|my) stomach\b|\bonly (?:uses? |wants? |buys? )?(?:[\w-]+ )?(?:free|vegan|unscented|plant)|\bfree (?:only|please|products?|range)|\bvegans?\b|\bplant[- ]based\b|\bhalal\b|\bun(?:scented|perfumed|fragranced)\b|\bnon[- ]scented\b|\bmust be\b|\bprefers? (?:[\w-]+[- ]free|unscented|no\b|vegan)|\bwants? (?:[\w-]+[- ]free|unscented|no\b|vegan)|\bneeds? (?:[\w-]+[- ]free|unscented|vegan)|\b[\w-]+[- ]free (?:please|only)|\bavoidance\b|\bagainst\b|\bfree of\b|\bfree from\b/
/** "Not allergic", "no nut allergy", "loves", "cleared by her GP": the opposite. */
export const FINE =
  /\b(?:not|isn't|isnt|aren't|wasn't|never|no longer|neither|denies)\b[^,.;]{0,30}(?:\ballerg|\breact|\bsensitiv|\bintoleran|\bitch|\bburn|\bsting)|\b(?:no|nil|zero|without|doesn't have|hasn't (?:got )?|hasn't)\b[^,.;]{0,30}\b(?:allerg\w*|reactions?|sensitivit\w*|intoleranc\w*|problems?|issues?|objections?)\b|\b(?:doesn't|does not|don't|didn't|never) (?:react|mind|itch|sting|burn)\w*|(?<!\bnot )(?<!n't )(?<!\bnever )\b(?:fine|ok|okay|happy|good|comfortable|no problems?|no issues?|no trouble) with\b|\b(?:is|are|was|were|all) (?:fine|ok|okay|alright|good)\b|(?<!can't )(?<!cannot )(?<!can not )(?<!n't )(?<!not )\btolerates?\b|\bloves?\b|\b(?<!doesn't |don't |not |n't )likes?\b(?! (?:her|his|their|my) (?:mum|mom|mother|dad|father|sister|brother|twin|daughter|son|nan|gran|aunt|cousin)\b)|\benjoys?\b|\bnot bothered\b|(?=out ?gr)(?<!\b(?:hair|fringe|bangs|layers?|bob|lob|cut|crop|fade|pixie|colou?r|style|shape|roots?|highlights?|balayage|perm|tint|dye|bleach|lengths?|relaxer|extensions?|undercut|regrowth|toner)\b[^.;]{0,20})\bout ?gr(?:ew|own)\b(?! (?:[\w-]+ )?(?:hair|fringe|bangs|layers?|bob|lob|cut|crop|fade|pixie|colou?r|style|shape|roots?|highlights?|balayage|perm|tint|dye|bleach|lengths?|relaxer|extensions?|undercut|regrowth|toner)\b)|\bcleared (?:by|for|it)\b|\bruled out\b|\btested negative\b|\bpatch test(?:ed)? (?:clear|negative|fine)\b|\bfavourite\b|\bdoes love\b|^\s*(?:not|no) (?:to|with)\b|\bexcept\b|\bapart from\b|\bother than\b/
const NO_BEFORE =
  /\b(?:no|zero|(?:nothing|anything) (?:with|containing|that (?:has|contains))|minus)(?: [\w-]+ (?:or|nor))*(?: (?:more|added|strong|heavy|artificial|synthetic|harsh|any|animal|of the|tree))*\s*$/
const NO_AFTER = /^\w*\s*(?:allerg|problem|issue|react|sensitiv|intoleran|overload|build|objection)/
const VERB =
  /\b(?:uses?|using|used|has|have|had|wants?|needs?|is|are|was|loves?|likes?|washes|swims|wears|gets?|dries|dry|hair|scalp|ends|roots|colou?r\w*|had|drinks?|latte|flat white|coffee|tea\b(?! tree))\b/
/** "Latex + nuts" and nothing more: nobody writes that of a liking. */
const BARE_LIST =
  /^(?:(?:n\.?b\.?|note|warning|careful|caution|alert|beware)\b[\s:-]*)?(?:(?:tree )?nuts?|peanuts?|latex|sesame|lanolin|gluten|shell ?fish|seafood)(?:(?:[\s,&+/]|\band\b)+(?:(?:tree )?nuts?|peanuts?|latex|sesame|lanolin|gluten|shell ?fish|seafood))*$/

/** "Asks if wheat is ok" says nothing of whether it is. */
const ASKS =
  /\b(?:ask(?:s|ed|ing)?|wonder(?:s|ed|ing)?|unsure|not sure|(?:to )?check(?:s|ing)?|whether|query|queries)\b/
/** What the body did: written after a thing that isn't wanted, it makes an allergy of it. */
const REACTED =
  /\bc[oa]mes? (?:out|up) in\b|\breact(?:s|ed|ion)?\b|\bwelts\b|\bhives\b|\brash\w*|\bswell\w*|\bswollen\b|\bblister\w*|\banaphyl|\bepi[- ]?pens?\b/

/** A mouth or an eye that itches is no dry scalp: it is what a food or a plant did. */
const MOUTH =
  /\b(?:mouth|lips?|tongue|throat|eyes?|eyelids)\b[^,.;]{0,12}\b(?:itch\w*|ting\w*|sting\w*|burn\w*|swe?ll\w*|swollen|numb)\b|\bitchy (?:mouth|lips?|tongue|throat|eyes?|eyelids)\b/

/** What skin does: "no coconut, no shea - breaks out". */
const SKIN =
  /\bbr(?:eaks?|oke|eaking)(?: (?:her|him|me))? out\b|\b(?:in|gets|has|got|gives (?:her|him|me)) spots\b|^\s*spots\b|\bskin (?:flares?|reacts?|itch\w*)|\b(?:gets|gives (?:her|him|me)) (?:\w+ )?(?:headaches?|migraines?)/
/** One more of the same list, and a reaction to something that is named. */
const LISTED = /^\s*(?:and |or )?(?:no|nor|not|avoids?) [\w-]+(?: [\w-]+){0,2} ?$|^\s*$/
const TO_ANOTHER = /\b(?:to|from|with|by) (?!(?:it|them|these|those|both|that|this|either)\b)/

/** Right after a thing, and of the body: "has a thing about honey, throat swells". */
const THEN_REACTED =
  /^\s*(?:and |then |so )?(?:it |that |she |he )?(?:(?:her|his|the|my) )?(?:face|throat|lips?|eyes?|eyelids|scalp|skin|tongue|neck|ears|mouth|head)?\s*(?:was |were |is |are |all |has |had |got |gets? |went |goes |came |comes |c[oa]mes? up |up |in |an? |bad |bright |very |really )*(?:swe?ll|swoll|puff|hives|rash|blister|welts|anaphyl|wheez|closes|lumps|react|allerg|hospital|a ?& ?e\b)/
/** Scalps itch of themselves: only with a word that points back is it said of the thing. */
const THEN_ITCHED =
  /^\s*(?:and |then |so )*(?:it |that |she |he )?(?:(?:her|his|the|my) )?(?:face|throat|lips?|eyes?|eyelids|scalp|skin|tongue|neck|ears|mouth|head)?\s*(?:was |were |is |are |all |has |had |got |gets? |went |goes |came |comes |c[oa]mes? up |up |in |an? |bad |bright |very |really )*(?:itch|burn|on fire|red\b|spots\b)/
const POINTS =
  /\b(?:was|were|had|got|went|came|come|c[oa]mes? up|after|it|that|then|(?:every|each|last) time)\b/
const POINTED = /\b(?:(?:every|each|last) time|does it|wash(?:ed)? (?:\w+ )?out)\b/
const NOT_WORN = /\bwants?\b|\bask(?:s|ed)? (?:about|for)\b|\bdrinks?\b|\bat home\b/

/** Two or more of these by themselves: "Fragrance, essential oils, MI". */
const ITEM =
  '(?:fragrances?|perfumes?|parfum|essential oils?|coconut|almonds?|shea|argan|sul(?:ph|f)ates?|sls|sles|parabens?|mi|mci|ppd|lavender|tea tree|menthol|mint|wheat|soya?|dairy|milk|eggs?|honey|aloe|formaldehyde|lanolin|latex|sesame|gluten|(?:tree )?nuts?|peanuts?|propolis|beeswax)'
const LONG_LIST = new RegExp(`^${ITEM}(?:(?:[\\s,&+/]|\\band\\b)+${ITEM})+$`)
/** An allergy is outgrown, and so is a fringe: by itself only where nothing of the hair is named. */
const OUTGROWN =
  /\bout ?gr(?:ew|own) (?:it|that|this|them)\b|^(?!.*\b(?:hair|fringe|bangs|layers?|bob|lob|cut|crop|fade|pixie|colou?r|style|shape|roots?|highlights?|balayage|perm|tint|dye|bleach|lengths?|relaxer|extensions?|undercut|regrowth|toner)\b).*\b(?:fully|completely|since|now|has|have) out ?grown\s*$/
const NOT_YET = /\b(?:not|never|hoping|hopes|may|might|nearly|almost|yet)\b|n't\b/

const COMPLAINT =
  '(?:(?:her|his|their|my|the|a|an|any|very|dry|tight|sore|red) )*(?:itch\\w*|sensitiv\\w*|irritat\\w*|eczema|dermatitis|dandruff|flak\\w*|burn\\w*|reactive)(?:,? (?:(?:and|&) )?(?:itch\\w*|sensitiv\\w*|irritat\\w*|eczema|dandruff|flak\\w*|dry|red|sore|scalp|skin|head)){0,3}'
/** "Tar shampoo for itchy scalp", "neem helps the itching": what it is taken for. */
const REMEDY = new RegExp(
  `\\bfor ${COMPLAINT}|\\bto (?:calm|soothe|help|ease) ${COMPLAINT}|\\b(?:helps|calms|soothes|eases)(?: with)? ${COMPLAINT}`,
  'g',
)
const NO_REMEDY =
  /\b(?:no|not|never|bad|worse|wrong|too|harsh|avoids?|avoiding|nothing|stop(?:s|ped)?|blamed?|without|reason|known|sent|card|epi[- ]?pens?)\b|n't\b|\bfree\b/
const SOOTHES = /(?<!n't |not |never |nothing )\b(?:soothes|calms|helps|eases)\b/
const WORSE = /\b(?:worse|stop(?:s|ped)?|made|bad|flar\w*|sore|not)\b|n't\b/
/** A piece without what something is taken for, unless it did harm. `rest`: from the piece to the full stop. */
function withoutRemedy(piece: string, rest: string): string {
  const later = rest.slice(piece.length)
  return NO_REMEDY.test(piece) || ALLERGY.test(later) || WORSE.test(later)
    ? piece
    : piece.replace(REMEDY, ' ')
}

/** "Nut allergy and loves argan oil": what is loved is another thing. */
const NAMED_ALLERGY = /^\w*\s*(?:al+er[gj](?:y|ies)|intoleranc\w*)\b/
const ALLERGIC_TO = /\b(?:al+er[gj](?:ic|y|ies)|react(?:s|ed|ing)?(?: badly)?) to\b[^,.;]*$/
const LIKED = /\b(?:loves?|likes?|enjoys?|happy|fine|ok|okay|good|alright|comfortable)\b/
const THEN_LIKES =
  /\s(?:and|also|though|still|so)\s(?:(?:she|he|client|also|really|absolutely) ){0,2}(?:loves?|likes?|enjoys?|is happy|is fine with|fine with|happy with)\b.*$/

/** "Loves rich masks and has a nut allergy": where the liking before it ends; 0 where there is none. */
function likedUntil(before: string): number {
  const at = before.lastIndexOf(' and ', ALLERGIC_TO.exec(before)?.index ?? before.length)
  return at > 0 && LIKED.test(before.slice(0, at)) ? at + ' and '.length : 0
}

/** "Used to be allergic and is fine with it now". */
const BYGONE =
  /\b(?:used to|as a (?:child|kid|baby|teen\w*)|years ago|previously|no longer|tests? (?:was|is|were|came back) (?:negative|clear))\b|\b(?:loves?|likes?|enjoys?|fine with|happy with) (?:it|this|that|them)\b/

type Stance = 'allergy' | 'wish' | 'fine' | null

function stanceOf(piece: string): Stance {
  if (FINE.test(piece) && !ASKS.test(piece)) return 'fine'
  if (ALLERGY.test(piece)) return 'allergy'
  return WISH.test(piece) ? 'wish' : null
}

/** Sentences for this reader: a dash, a colon and a bracket don't end what is listed under an allergy. */
export const sentenceAround = (low: string, at: number): { start: number; text: string } => {
  const ends = /\.(?!\d)|[;!?\n]|\s(?=(?:but|however|although|though|whereas|yet|except|apart from)\b)/g
  let start = 0
  for (const hit of low.matchAll(ends)) {
    if (hit.index >= at) return { start, text: low.slice(start, hit.index) }
    start = hit.index + hit[0].length
  }
  return { start, text: low.slice(start) }
}

/** What is said at this place of a text, and whether it is said of somebody else. */
export function stanceAt(low: string, from: number, to: number): { stance: Stance; others: boolean } {
  const { start, text } = sentenceAround(low, from)
  const pieces: { start: number; text: string }[] = []
  let at = 0
  for (const part of text.split(/(,(?!\d)|[()]|\s-\s|\s\/\s)/)) {
    if (!/^(?:,|[()]|\s-\s|\s\/\s)$/.test(part)) pieces.push({ start: start + at, text: part })
    at += part.length
  }
  const index = pieces.findLastIndex(piece => piece.start <= from)
  const own = pieces[index]
  if (!own) return { stance: null, others: false }
  const before = low.slice(own.start, from)
  const after = low.slice(to, own.start + own.text.length)
  const household = /\bin the (?:house|home)\b|\bhousehold\b/.test(own.text)
  const others =
    !household &&
    !clientToo(after) &&
    ofSomeoneElse(
      withoutCompany(
        pieces
          .slice(0, index)
          .map(each => each.text)
          .join(', ') + before,
      ),
    )
  const turned = turnedAt(low, from, to)
  // "Likes honey but not nuts, throat swells".
  if (turned === 'wish' && ALLERGY.test(/^[^.;\n!?]*/.exec(low.slice(to))?.[0] ?? ''))
    return { stance: 'allergy', others }
  if (turned) return { stance: turned === 'nothing' ? null : turned, others }
  // "Had a nut allergy as a child, outgrew it".
  if (pieces.slice(index).some(piece => OUTGROWN.test(piece.text) && !NOT_YET.test(piece.text)))
    return { stance: 'fine', others }
  if (BARE_LIST.test(text.trim()) || LONG_LIST.test(text.trim())) return { stance: 'allergy', others }
  const earlier = start > 0 ? sentenceAround(low, start - 1).text : ''
  if (goesOn(before, after) && stanceOf(earlier) === 'allergy') return { stance: 'allergy', others }
  const rest = /^[^.;\n!?]*/.exec(low.slice(own.start))?.[0] ?? ''
  const allergic = (NAMED_ALLERGY.test(after) || ALLERGIC_TO.test(before)) && !BYGONE.test(own.text)
  const told = allergic
    ? own.text.slice(likedUntil(before), to - own.start) + after.replace(THEN_LIKES, '')
    : own.text
  const read = stanceOf(withoutRemedy(told, rest))
  const stance = noLonger(own.text, rest, read === 'fine', ALLERGY) ? 'allergy' : read
  const [next] = pieces.slice(index + 1)
  const then = pieces.slice(index + 1).find(piece => !LISTED.test(piece.text))?.text ?? ''
  const reacted =
    (REACTED.test(then) || MOUTH.test(then) || SKIN.test(then)) && !TO_ANOTHER.test(then) && !FINE.test(then)
  if (
    stance === 'wish' &&
    (reacted || (next && (REACTED.test(next.text) || MOUTH.test(next.text)) && !FINE.test(next.text)))
  )
    return { stance: 'allergy', others }
  if (stance !== null) return { stance, others }
  if (next && THEN_REACTED.test(next.text) && !FINE.test(next.text)) return { stance: 'allergy', others }
  if (
    next &&
    THEN_ITCHED.test(next.text) &&
    (POINTS.test(next.text) || POINTED.test(own.text)) &&
    !FINE.test(next.text) &&
    !NOT_WORN.test(own.text)
  )
    return { stance: 'allergy', others }
  if (NO_BEFORE.test(before) && !NO_AFTER.test(after)) return { stance: reacted ? 'allergy' : 'wish', others }
  if (/^[\s-]*free\b/.test(after)) return { stance: 'wish', others }
  if (
    /^\w*\s*[=:]\s*(?:no thanks?|no thank you|avoid|not wanted|never)\b/.test(after) ||
    /^\w*\s*[=:-]*\s*-?\s*no\s*$/.test(low.slice(to, start + text.length))
  )
    return { stance: 'wish', others }
  // A list: "allergic to nuts, sesame and soy"; "almond, argan, shea: allergic".
  if (VERB.test(own.text)) return { stance: null, others }
  // "Reactive skin, aloe soothes"; under a list of allergies it is believed all the same.
  if (SOOTHES.test(own.text) && !/\bal+er[gj]|\banaphyl/.test(text)) return { stance: null, others }
  const head = pieces
    .slice(0, index)
    .findLast(
      piece =>
        stanceOf(piece.text) !== null || NO_BEFORE.test(`${piece.text.split(/\s+/).slice(0, 1).join(' ')} `),
    )
  if (head) {
    const headStance = stanceOf(head.text) ?? 'wish'
    const bare =
      headStance === 'allergy' &&
      pieces
        .slice(pieces.indexOf(head), index)
        .every(piece => piece.text.trim().split(/\s+/).length <= 4 && !VERB.test(piece.text))
    if (
      bare ||
      /\b(?:to|from|with|of|allerg\w*|epi[- ]?pens?|anaphyla\w*|avoids?|avoiding|no|hates?|dislikes?|intoleran\w*|sensitiv\w* to|vegan|free)\b/.test(
        head.text,
      )
    )
      return {
        stance: headStance === 'fine' && !/\bto\b|\bwith\b/.test(head.text) ? null : headStance,
        others,
      }
  }
  const tail = pieces.slice(index + 1).find(piece => stanceOf(piece.text) !== null)
  const run = pieces.slice(index, tail ? pieces.indexOf(tail) : index)
  if (tail && run.every(piece => piece.text.trim().split(/\s+/).length <= 3) && !VERB.test(tail.text))
    return { stance: stanceOf(tail.text), others }
  return { stance: null, others }
}
