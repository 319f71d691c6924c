// Who is named, whether they agreed, and whether they are of age. Unknown is no. [ICO][CAA], domain 5.2
import { heardIn } from '../../../reading/heard'
import { clientNamed, isName } from './client-named'
import type { Field } from './fields'
import { isTheirs } from './giver'
import { isGroup } from './letter'
import { escaped } from './names'
import { asksUs } from './notes'

export type Consent = 'yes' | 'no' | 'unknown'

const YES =
  /^(?:y|yes|yep|given|granted|signed|in writing|written|ok|okay|true|confirmed|✓|✔|obtained|on file|have|full|got|all good|happy|both|received|first name|name ok)\b/i
const NO =
  /^(?:n|no|none|not|nope|pending|unknown|refused|declined|withdrawn|unsure|verbal(?:ly)?(?: only)?|tbc|waiting|false|missing|awaiting|haven['’]?t|hasn['’]?t|never|\?|n\/a|expired|asked|to (?:get|ask|follow|be))/i

const SEEN = 'seen|visible|recogni\\w+|pictured|filmed|videos?|videoed'
const SHOWN = new RegExp(
  `\\b(?:photos?|pics?|pictures?|images?|face|post\\w*|online|shar\\w+|socials?|media|shown|${SEEN})\\b`,
  'i',
)
const NOT_SEEN = new RegExp(`\\b(?:${SEEN})\\b`, 'i')

/** "Signed. She does not want her name used": a wish about the name alone is no answer about the photos. */
function withoutNameWish(value: string): string {
  const parts = value.split(/(?<=[.;])\s+|,?\s+but\s+/)
  const left = parts.filter(part => !ABOUT_NAME.test(part) || SHOWN.test(part))
  return left.length === 0 ? value : left.join(' ')
}

export function consentIn(value: string): Consent {
  const text = withoutNameWish(value).trim()
  if (/^(?:no objections?|no problem)/i.test(text)) return 'yes'
  if (
    /\b(?:(?:does|do|did|wo|is|are)(?:n['’]?t| not) (?:want|agree\w*|consent\w*|like|happy|sure|keen)|withdrawn|withdrew|revoked|changed (?:her|his|their) mind|not (?:yet )?(?:signed|given|asked|sure|received)|refused)\b/i.test(
      text,
    )
  )
    return 'no'
  if (NO.test(text)) return 'no'
  if (NOT_SETTLED.test(text)) return 'no'
  return YES.test(text) || /\b(?:yes|signed|granted|given|ok)\b/i.test(text) || AGREES.test(text)
    ? 'yes'
    : 'unknown'
}

/** Somebody does agree. "Consent form sent", "mum to agree" and "would she consent" are no answer. */
const AGREES =
  /^(?!(?:not|never|if|when|once|only|nobody|none|almost|nearly|half)\b)(?:(?:the |our |my |her |his )?[\p{L}'’-]+ )?(?:has |have )?(?:agree[sd]|consent(?:s|ed))\b(?! (?:if|later|when|once|only|in principle)\b| to (?!(?:photos?|pics?|pictures|us|being|be|share|sharing|posting|socials?|insta(?:gram)?|facebook|it)\b))|^(?:i|we|they|both|parents|i am (?:her|his|their) \w+ and) (?:do )?(?:agree|consent)\b(?! (?:if|later|when|once|to)\b)|^(?:written |signed )?consent(?: form)?(?: is)? on file\b/iu
const NOT_SETTLED =
  /\?|\b(?:declin\w+|withheld|withhold\w*|unsigned|pending)\b|\bnot (?:back|returned|in yet|here|(?:for |on )?(?:online|the internet|socials?|social media))\b|\b(?:to|must|should|will|would|might|may|needs? to|has to) (?:sign|agree|confirm|consent|be (?:signed|given|agreed))\b|\b(?:agree[sd]|consent(?:s|ed))\b[^.;]{0,20}\b(?:verbal\w*|by phone|on the phone)\b/i

const AGREED =
  /\b(?:consent|permission|release)(?: form)?(?: (?:has|have) been| was| is)?\s*(?::\s*)?(?:signed|given|obtained|on file|granted|received|in writing|yes|sorted|in place)|\b(?:signed|gave|given|got|granted|(?:have|has|with)(?: \w+)?)\s+(?:us |me )?(?:(?:a|her|his|their|full|written|signed|the|clear|client|photo|name|our|\w+['’]s)\s+){0,3}(?:consent|permission|go-?ahead|photo release|release form)|\bsigned (?:the|our|a|her|his|their) (?:photo |consent |media |release |model )?form|\b(?:happy|fine|delighted|ok(?:ay)?|glad|pleased) (?:for (?:us|me) )?(?:to (?:share|post|use|be (?:shown|named|tagged|featured|quoted|posted|used))|with (?:us|me) (?:sharing|posting|using))|\b(?:ok(?:ay)?|fine|happy|cool|good|great|comfortable) (?:with|for) (?:the |her |his |their |our |us |me |being )*(?:pics?|photos?|pictures|sharing|posting|posted|shared|video|it|this|featured|tagged)\b|\b(?:pics?|photos?|pictures) (?:are |is |all )?(?:ok(?:ay)?|fine|agreed|approved)\b|\b(?:ok(?:ay)?|good|fine) to (?:post|share|use)\b|\b(?:said|says) (?:yes|we can|i can|it['’]?s (?:ok|fine)|that['’]?s (?:ok|fine))|\bagreed (?:to|that|in writing)|\b(?:ok(?:ay)?['’]?d|approved) (?:it|the post|sharing|by)/i

/** "She emailed to say we can use the photos": of the photos or the words, not of the colour. */
const WROTE_YES =
  /\b(?:e-?mailed|messaged|texted|dm['’]?d|wrote|written|replied)(?: back| us| me| in)*(?: to say| saying)?(?: that)? (?:we|i) can (?:share|use|post)(?=\s*(?:[.,;!)]|$)|\s+(?:it|this|that|them|(?:(?:the|her|his|their|these|both|all|any|of) )*(?:photos?|pics?|pictures?|images?|videos?|words?|quote|review|feedback|message))\b)|\b(?:got|have|has) (?:her|his|their) ok(?:ay)? (?:in|by|over) (?:an? )?(?:text|e-?mail|message|dm|whatsapp|writing)\b/i
/** Not yet, not whole, not hers: "once she has replied we can", "only in the salon", "I wrote that we can". */
const NOT_SURE =
  /\?|\b(?:if|once|when|until|till|after|before|as soon as|as long as|provided|unless|whether|only|just|but|except|apart|nobody|no ?one|none|neither|never|not|think|thought|guess|hop(?:e|ed|ing)|maybe|perhaps|probably|should|will|would|might|may|must|need|waiting|later|next|then|yet|tomorrow|tonight|soon|inside|(?:from|in) (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*)\b|n['’]t\b|\b(?:i|we|i['’]ve|we['’]ve)(?: have| just)? (?:e-?mailed|messaged|texted|dm['’]?d|wrote|written|replied)\b|(?:^|[,;]\s*)(?:do|did|has|have|is|can) (?:she|he|they|we|i|you)\b/i

/** "Her husband wrote", "the photographer emailed": not theirs to give. */
const SOMEBODY_ELSE =
  /\b(?:sister|brother|husband|wife|partner|boyfriend|girlfriend|friend|daughter|son|mum|mom|mother|dad|father|photographer|brand|rep|supplier|manager|owner|stylist|colou?rist|barber|boss|receptionist|planner|venue|agency|team|staff)\b[^.;,]{0,25}$/i
const byAnother = (sentence: string): boolean =>
  SOMEBODY_ELSE.test(sentence.slice(0, WROTE_YES.exec(sentence)?.index ?? 0))

const wroteYes = (told: string, whole: string): boolean =>
  told
    .split(/(?<=[.!?;])\s+/)
    .some(
      sentence =>
        WROTE_YES.test(sentence) &&
        !byAnother(sentence) &&
        isTheirs(sentence.slice(0, WROTE_YES.exec(sentence)?.index ?? 0), whole) &&
        !NOT_SURE.test(
          sentence.replace(/\b(?:but )?(?:no|not|without) (?:her |his |their |a )?names?\b/gi, ''),
        ),
    )
const NOT_AGREED =
  /\b(?:ok(?:ay)?|fine|agreed|happy|yes|consent\w*)\b[^.;\n]{0,30}\bverbal(?:ly)?\b(?![^.;\n]{0,30}\b(?:signed|written|in writing)\b)|\b(?:not|nothing|never|isn['’]?t|hasn['’]?t been) (?:yet |been )?(?:in writing|written|signed|on paper)\b|\b(?:only|just) (?:verbal\w*|in (?:person|passing)|by word)\b|\bverbal(?:ly)?\b[^.]{0,12}\b(?:only|ok|agreed|so far|consent|yes)\b|\b(?:no|without|not|hasn['’]?t|haven['’]?t|hadn['’]?t|didn['’]?t|don['’]?t|doesn['’]?t|never|forgot|waiting for|waiting on|still need|need to (?:get|ask|check)|pending|yet to|should i (?:get|ask)|do we need)\b(?:(?!\bbut\b)[^.!?\n"”]){0,40}\b(?:consent|permission|asked?|agreed?|signed?|ok|release|want (?:her|his|their|to be|it|me|us)|sa(?:y|id|ying) (?:yes|ok(?:ay)?|we can|it['’]?s (?:ok|fine))|repl(?:y|ied)|answered|got back|heard back|hear back|confirmed|decided|happy|sure)\b|\b(?:consent|permission)\b(?:(?!\b(?:yes|name|names)\b)[^.!?\n]){0,20}\b(?:(?:no|not)\b(?! (?:her |his |their )?(?:names?|surnames?|face|tags?|tagged|named))|pending|unknown|withdrawn|refused|missing|declined|verbal only)\b|\b(?:rather not|didn['’]?t want|doesn['’]?t want|does not want|withdrew|refused|without (?:her|him|them) knowing|changed (?:her|his|their) mind(?!,? (?:so|and|then) (?:we|i) (?:went|cut|chose|coloured|opted|picked|dyed)\b)(?=\s*[.,;!]|\s*$| (?:about|on) (?:the )?(?:photos?|post\w*|pics?|sharing|it being))|no longer (?:agrees?|happy|consents?|ok|wants? (?:it|this|that|them|us|to (?:be|share|appear|feature|post)|(?:the |her |his |their |any |those |these )*(?:photos?|pics?|pictures?|images?|posts?|posting|videos?|names?|face))\b)|won['’]?t mind|wouldn['’]?t mind|i['’]?m sure (?:she|he|they))\b/i

const ASKED = '\\b(?:ask(?:ed|ing|s)|wants?|wanted|told)(?: (?:us|me))?(?: to)?'
/** Asked for the post to go, not for the colour: "take it down two shades" is hair. */
const TAKE_DOWN = new RegExp(
  [
    `${ASKED} (?:take|remove|delete|pull) (?:down |off )?(?:(?:the|her|his|their|this|that|these|those|all|any|of) ){0,3}(?:(?:photo|picture|instagram|insta|facebook) )?(?:posts?|photos?|pics?|pictures?|images?|reels?|stor(?:y|ies)|videos?)\\b`,
    `${ASKED} (?:take|remove|delete|pull) (?:it|this|that|them) (?:down |off )?(?:from |off |on )?(?:(?:the|our|your|all) )?(?:insta\\w*|facebook|page|grid|website|socials?|feed|tiktok|internet|story|online)\\b`,
    `${ASKED} (?:take|pull) (?:it|this|that|them) (?:down|off)(?: (?:later|please|again|now|today|since|afterwards|yesterday))*\\s*(?:[.;!?]|$)`,
    `${ASKED} delete (?:it|this|that|them)\\b`,
    `(?<!\\b(?:dye|colou?r|tint|toner|brass\\w*|extensions?|wefts?|bleach|green|orange|perm|henna|black)\\b[^\\n]{0,60})${ASKED} (?:remove|pull) (?:it|this|that|them)(?: (?:later|please|again|now))*\\s*(?:[.;!?]|$)`,
  ].join('|'),
  'i',
)

const ABOUT_NAME =
  /\b(?:want\w*|prefer\w*|(?:would|['’]d|doesn['’]?t|don['’]?t|not) like)\b[^."”]*\b(?:name|named|tagged)\b/i

/** A form or a written consent says itself whose it is. */
const ON_FORM = /\b(?:consent|permission|release|signed|forms?|in writing)\b/i
const EACH_AGREED = new RegExp(AGREED.source, 'gi')
const agreed = (told: string, whole: string): boolean =>
  [...told.matchAll(EACH_AGREED)].some(
    hit =>
      ON_FORM.test(`${hit[0]}${told.slice(hit.index + hit[0].length, hit.index + hit[0].length + 24)}`) ||
      isTheirs(told.slice(0, hit.index), whole),
  )

/** What a free text says of consent; `whole` is all that is known of whom it is about. */
export function consentInProse(text: string, whole = text): Consent {
  // "Is it ok to use?" is a question, not an answer.
  const told = text
    .split(/(?<=[.!?])\s+/)
    .filter(sentence => !asksUs(sentence))
    // "She doesn’t want her name used" is about the name alone; "but happy for us to share" is not.
    .flatMap(sentence =>
      ABOUT_NAME.test(sentence) && !NOT_SEEN.test(sentence)
        ? sentence.split(/,?\s+but\s+|;\s+/).filter(part => !ABOUT_NAME.test(part))
        : [sentence],
    )
    .join('. ')
  if (TAKE_DOWN.test(told)) return 'no'
  if (NOT_AGREED.test(told) && !/\bno objections?\b/i.test(told)) return 'no'
  return agreed(told, whole) || wroteYes(told, whole) ? 'yes' : 'unknown'
}

const ANONYMOUS =
  /\b(?:anonymous(?:ly)?|no names?|not? (?:by |her |his |their |the )?name|without (?:her |his |their |a |the )?name|(?:don['’]?t|do not|please don['’]?t) (?:use|name|include|mention)[^.]{0,15}(?:name|her|him|them)|name (?:not|no|withheld)|(?:doesn['’]?t|does not|didn['’]?t|don['’]?t|rather not|prefers? not)\s+(?:to )?(?:want |like |have |be |use |give )?(?:to be )?(?:her |his |their )?(?:name|named|tagged)|not named|but not (?:her|his|their) (?:name|face)|keep (?:her|him|them|it) anonymous|unnamed)\b/i
const NAMED =
  /\bfirst names? only\b|\b(?:quote|name|credit|tag) (?:him|her|them|it)? ?(?:as|by name)\b|\b(?:use|share|publish|print|post|permission)\b[^.]{0,35}\bfirst names?\b|\b(?:first names?|name)\b[^.]{0,20}\b(?:ok|okay|yes|fine|allowed|agreed|permitted|can be used)\b|\b(?:ok|okay|fine|happy|agreed|can|yes)\b[^.]{0,25}\b(?:named?|first names?|tagg?(?:ed)?)\b/i

/** "She signed consent for name and quote". */
const NAME_TOO =
  /\b(?:consent|permission)(?: form)?(?: signed| given)? (?:for|including|includes|covers|covering|to use|to share|to print|to give)(?: (?:her|his|their|the|client|first|photos?|pics?|quote|words|review|sharing|using|use|of|and|both|&)){0,4} names?\b(?!\s*[,:(–-]*\s*(?:is |was |still )?(?:pending|refused|declined|withdrawn|withheld|no\b|not|n['’]t|tbc|to follow|unknown|awaited|later|\?))/i
const NOT_HERS =
  /\b(?:no|not|never|without|except|ask\w*|need\w*|want\w*|wait\w*|await\w*|declin\w*|refus\w*|withdr\w*|withh\w*|pending|missing|if|once|when|until|whether|should|will|would|might|get|do|does|did)\b|n['’]t\b/i
const namesToo = (text: string): boolean =>
  text
    .split(/(?<=[.!?;])\s+/)
    .some(sentence => NAME_TOO.test(sentence) && !NOT_HERS.test(sentence) && !sentence.includes('?'))

/** "client name permission: yes, Bex" */
const YES_AND_NAME = /^(?:[Yy]es|[Oo]k(?:ay)?|[Gg]ranted),? (?:as |first name,? )?(\p{Lu}\p{Ll}+)[.!]?$/u

/** "Initials only, R.T." */
const INITIALS = /\binitials?\b(?: only| ok(?:ay)?| fine)*[\s,:(–-]*((?:\p{Lu}\.? ?){1,3})(?![\p{L}])/u

export type Person = { name: string | null; surname: string | null; nameAllowed: boolean }

/** The client, from "client: Priya Shah", "client name permission: Priya (first name ok)" or the story itself. */
export function clientIn(fields: readonly Field[], prose: string, quotedBy: string | null = null): Person {
  const said = fields.map(({ key, value }) => `${key}: ${value}`).join('. ')
  const anonymous =
    ANONYMOUS.test(`${said}. ${prose}`) ||
    fields.some(
      ({ key, value }) =>
        /\bname\b/i.test(key) && /consent|permission|ok|use|publish/i.test(key) && consentIn(value) === 'no',
    )
  const byKey = fields.find(({ role, value }) => role === 'client' && /^\p{Lu}/u.test(value))?.value ?? null
  const permitted = fields.find(
    ({ role, key, value }) =>
      role === 'consent' &&
      /\bname\b/i.test(key) &&
      /^[A-Z][\p{L}'’-]+/u.test(value) &&
      consentIn(value.split(/[\s(,]/)[0] ?? '') !== 'yes' &&
      consentIn(value) !== 'no',
  )
  const named = permitted?.value ?? byKey ?? quotedBy ?? clientNamed(`${prose} ${said}`)
  const [name = null, surname = null] = (
    named?.match(/^([A-Z][\p{L}'’-]*)(?:\s+([A-Z][\p{L}'’-]*))?/u) ?? []
  ).slice(1)
  const told = YES_AND_NAME.exec(
    fields.find(({ role, key }) => role === 'consent' && /\bname\b/i.test(key))?.value ?? '',
  )?.[1]
  if (told && named === null && !anonymous && isSomebody(told) && !prose.includes(told))
    return { name: told, surname: null, nameAllowed: true }
  const initials = INITIALS.exec(
    permitted?.value ??
      fields.find(({ role, key }) => role === 'consent' && /\bname\b/i.test(key))?.value ??
      '',
  )?.[1]
  if (initials && !anonymous) return { name: initials.trim(), surname: null, nameAllowed: true }
  const generic =
    name !== null &&
    /^(?:Aunty|Auntie|Mrs|Mr|Ms|Miss|Dr|Mum|Dad|New|Client|A|The|Our|Yes|No|None|Anonymous|Regular|Someone)$/.test(
      name,
    )
  // "client name permission: Anna R": the letter was permitted with the name.
  const initial = permitted !== undefined && /^\p{Lu}$/u.test(surname ?? '')
  return {
    name: generic ? null : initial ? `${name} ${surname}` : name,
    surname: initial ? null : (surname ?? null),
    nameAllowed:
      !anonymous &&
      (permitted !== undefined || [said, prose].some(text => NAMED.test(text) || namesToo(text))),
  }
}

const isSomebody = (word: string): boolean => isName(word) && !isGroup(word) && !NOTED.has(word.toLowerCase())
/** How a permission is noted: no names. */
const NOTED = new Set(
  `always both pending verbal verbally written signed given granted everywhere all any only later once website social socials
  online tiktok whatsapp email text paper file form nan aunt aunty auntie mr mrs ms miss dr please sure fine thanks but if and
  with first surname initial initials client owner manager reception confirmed received obtained agreed approved happy good
  great anonymous anonymously`.split(/\s+/),
)

/** Conditions that belong to a person's record, not into a post. */
export const HEALTH =
  /\b(?:alopecia|cancer|chemo(?:therapy)?|psoriasis|eczema|dermatitis|pregnan\w+|postpartum|post-partum|menopaus\w+|depress\w+|anxiety|anxious disorder|pcos|thyroid|hiv|diabet\w+|epilep\w+|surgery|miscarr\w+|ivf|trichotillomania|lupus|stroke|ptsd|adhd|autis\w+|dementia|bereave\w+|divorc\w+|hair ?loss|medication|hospital|diagnos\w+|illness|allerg(?:y|ic) to|condition called|mental health|rehab|breakdown|scalp condition|dandruff|nits|head lice|bald(?:ing)? (?:patch\w*|spots?)|thinning)\b/i
const ABOUT_SOMEONE =
  /\b(?:she|he|her|his|him|client|daughter|son|lady|who (?:has|had|is)|after (?:her|his|their)|their)\b/i

/** "Mrs Hall has", "Tom was diagnosed": somebody by name; "Stress has" is nobody. */
const SOMEBODY =
  /\b(?:Mrs?|Ms|Miss) [A-Z]|\b(?!(?:Hair|Stress|Alopecia|Cancer|Chemo\w*|Menopause|Pregnancy|Thinning|Psoriasis|Eczema|Dandruff|This|That|These|It|What|Who|We|You|Macmillan|Everyone|Nobody|Life|Many|Winter|Summer|Autumn|Spring)\b)[A-Z][a-z]+(?: [A-Z][a-z]+)?(?: from [\w ]{2,20}?)? (?:has|had|was diagnosed|is (?:having|fighting|battling|recovering|living|going through)|lost (?:her|his|their)|survived|beat)\b/

/** The same, with the short hand that stands in this sentence. */
export function healthIn(sentence: string): RegExp {
  const quotes = [...heardIn(sentence).values()].map(escaped)
  return quotes.length === 0 ? HEALTH : new RegExp([HEALTH.source, ...quotes].join('|'), HEALTH.flags)
}

export const tellsHealth = (sentence: string, name: string | null, shows = false): boolean =>
  healthIn(sentence).test(sentence) &&
  (shows ||
    ABOUT_SOMEONE.test(sentence) ||
    SOMEBODY.test(sentence) ||
    (name !== null && sentence.includes(name)))
