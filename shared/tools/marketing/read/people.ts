// Who is named, whether they agreed, and whether they are of age. Unknown is no. [ICO][CAA], domain 5.2
import type { Field } from './fields'
import { NOBODY } from './letter'
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
  /\b(?:consent|permission|release)(?: form)?(?: (?:has|have) been| was| is)?\s*(?::\s*)?(?:signed|given|obtained|on file|granted|received|in writing|yes|sorted|in place)|\b(?:signed|gave|given|got|granted|(?:have|has|with)(?: \w+)?)\s+(?:us |me )?(?:(?:a|her|his|their|full|written|signed|the|clear|client|photo|name|our|\w+['’]s)\s+){0,3}(?:consent|permission|go-?ahead|photo release|release form)|\bsigned (?:the|our|a|her|his|their) (?:photo |consent |media |release |model )?form|\b(?:happy|fine|delighted|ok(?:ay)?|glad|pleased) (?:for (?:us|me) )?(?:to (?:share|post|use|be (?:shown|named|tagged|featured|quoted|posted|used))|with (?:us|me) (?:sharing|posting|using))|\b(?:ok(?:ay)?|fine|happy|cool|good|great|comfortable) (?:with|for) (?:the |her |his |their |our |us |me |being )*(?:pics?|photos?|pictures|sharing|posting|posted|shared|video|it|this|featured|tagged)\b|\b(?:pics?|photos?|pictures) (?:are |is |all )?(?:ok(?:ay)?|fine|agreed|approved)\b|\b(?:ok(?:ay)?|good|fine) to (?:post|share|use)\b|\b(?:said|says) (?:yes|we can|i can|it['’]?s (?:ok|fine)|that['’]?s (?:ok|fine))|\bagreed (?:to|that|in writing)|\b(?:ok(?:ay)?['’]?d|approved) (?:it|the post|sharing|by)|\b(?:e-?mailed|messaged|texted|dm['’]?d|wrote|written|replied)(?: back| us| me| in)*(?: to say| saying)?(?: that)? (?:we|i) can (?:share|use|post)|\b(?:got|have|has) (?:her|his|their) ok(?:ay)? (?:in|by|over) (?:an? )?(?:text|e-?mail|message|dm|whatsapp|writing)\b/i
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

/** What a free text says of consent. */
/** A picture or post that somebody got something for is an advert, and says so. (CAP 2.1) */
export const isGifted = (topic: string): boolean =>
  /\b(?:gifted|influencer|paid partnership|sponsored|brand ambassador|ambassador|in exchange for (?:an? )?(?:post|story|reel|content|photos?)|#ad|collab(?:oration)? with @)\b/i.test(
    topic,
  ) && !/\b(?:gifted|influencer|sponsored)\s*:\s*(?:no|none)\b/i.test(topic)

const ABOUT_NAME =
  /\b(?:want\w*|prefer\w*|(?:would|['’]d|doesn['’]?t|don['’]?t|not) like)\b[^."”]*\b(?:name|named|tagged)\b/i

export function consentInProse(text: string): Consent {
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
  return AGREED.test(told) ? 'yes' : 'unknown'
}

const ANONYMOUS =
  /\b(?:anonymous(?:ly)?|no names?|not? (?:by |her |his |their |the )?name|without (?:her |his |their |a |the )?name|(?:don['’]?t|do not|please don['’]?t) (?:use|name|include|mention)[^.]{0,15}(?:name|her|him|them)|name (?:not|no|withheld)|(?:doesn['’]?t|does not|didn['’]?t|don['’]?t|rather not|prefers? not)\s+(?:to )?(?:want |like |have |be |use |give )?(?:to be )?(?:her |his |their )?(?:name|named|tagged)|not named|but not (?:her|his|their) (?:name|face)|keep (?:her|him|them|it) anonymous|unnamed)\b/i
const NAMED =
  /\b(?:consent|permission)(?: form)?(?: signed| given)? (?:for|including|includes|covers|covering)(?: (?!not|no|without|excluding|except|minus)[a-z]+){0,4} names?\b|\bfirst names? only\b|\b(?:quote|name|credit|tag) (?:him|her|them|it)? ?(?:as|by name)\b|\b(?:use|share|publish|print|post|permission)\b[^.]{0,35}\bfirst names?\b|\b(?:first names?|name)\b[^.]{0,20}\b(?:ok|okay|yes|fine|allowed|agreed|permitted|can be used)\b|\b(?:ok|okay|fine|happy|agreed|can|yes)\b[^.]{0,25}\b(?:named?|first names?|tagg?(?:ed)?)\b/i

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
  const named = permitted?.value ?? byKey ?? quotedBy ?? clientInProse(`${prose} ${said}`)
  const [name = null, surname = null] = (
    named?.match(/^([A-Z][\p{L}'’-]*)(?:\s+([A-Z][\p{L}'’-]*))?/u) ?? []
  ).slice(1)
  const told = YES_AND_NAME.exec(
    fields.find(({ role, key }) => role === 'consent' && /\bname\b/i.test(key))?.value ?? '',
  )?.[1]
  if (told && named === null && !anonymous) return { name: told, surname: null, nameAllowed: true }
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
    nameAllowed: !anonymous && (permitted !== undefined || NAMED.test(said) || NAMED.test(prose)),
  }
}

const NOT_NAMES =
  /^(?:Mum|Mam|Dad|Parent|Guardian|Consent|Permission|Signed|Written|Verbal|I|We|The|Our|This|New|Before|After|Autumn|Spring|Summer|Winter|Christmas|Easter|Balayage|Copper|Blonde|Brunette|Bond|Black|Red|Instagram|Facebook|Google|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|She|He|They|Her|His|From|Long|Short|Dark|Light|Grey|Silver|Ash|Golden|Honey|Box|Colour|Hair|Client|Photo|Transformation|Full|Big|Today|Yesterday|Last|What|How|My|Her|Love|Happy)$/

const WHOM = `(?!${NOBODY})([A-Z][\\p{L}'’-]+)(?=[,.:]| (?:on|at|about|after|tomorrow|today|for|with|\\d)|$)`
const REMINDER_TO = new RegExp(`\\b[Rr]eminder to ${WHOM}`, 'u')
const REMINDER_FOR = new RegExp(
  `\\b(?:(?:[Aa]ppointment|[Aa]ppt|[Bb]ooking) (?:reminder|confirmation) (?:to|for)|[Cc]onfirm(?:ing)? (?:an? |the )?(?:booking|appointment) for|(?:[Ff]ollow(?:ing)? up|[Cc]heck(?:ing)? in) with) ${WHOM}`,
  'u',
)

function clientInProse(prose: string): string | null {
  const patterns = [
    /\b[Rr]eviewer (?:is |was )?([A-Z][\p{L}'’-]+)/u,
    /\b(?:daughter|son|niece|nephew|granddaughter|grandson),? ([A-Z][\p{L}'’-]+)/u,
    /\b([A-Z][\p{L}'’-]+)\s+(?:sent|left|messaged|emailed|texted|posted|reviewed|popped|brought)\b/u,
    /\b[Nn]ame,? (?:is |was )?([A-Z][\p{L}'’-]+),? (?:is |was )?(?:ok(?:ay)?|fine|allowed|agreed|yes)\b/u,
    REMINDER_TO,
    REMINDER_FOR,
    /\b[Ff]irst name,?\s*(?:only\s*)?[(:–-]?\s*([A-Z][\p{L}'’-]+)/u,
    /\b(?:our|my|a|regular|new|lovely|gorgeous|beautiful)\s+(?:\w+\s+)?client,?\s+([A-Z][\p{L}'’-]+(?:\s+[A-Z][\p{L}'’-]+)?)/u,
    /^(?:[Tt]ell|[Rr]emind|[Ii]nvite|[Tt]hank|[Ww]ish|[Ee]mail|[Mm]essage) ([A-Z][\p{L}'’-]+)/u,
    /\b[Cc]lient:?,? ([A-Z][\p{L}'’-]+(?:\s+[A-Z][\p{L}'’-]+)?)/u,
    /\b(?:[Bb]efore (?:and|&) [Aa]fter|[Tt]ransformation|[Mm]akeover|[Pp]hotos?(?! by)|[Pp]ictures?(?! by)|[Rr]eview|[Qq]uote|[Tt]estimonial|[Ff]eedback) (?:of|for|from|by)\s+([A-Z][\p{L}'’-]+(?:\s+[A-Z][\p{L}'’-]+)?)/u,
    /\b([A-Z][\p{L}-]+(?:\s+[A-Z][\p{L}-]+)?)['’]s\s+(?:\w+\s+){0,2}?(?:hair|transformation|before|makeover|big chop|balayage|colour|new look|words|review|blonde|journey|cut)\b/u,
    /\b([A-Z][\p{L}'’-]+(?:\s+[A-Z][\p{L}'’-]+)?)\s+(?:hasn['’]?t|has not|used to|came|wanted|went|asked|loved|sat|arrived|visited|said|says|wrote|told us|has been|had (?:her|his|their|been)|is a client|trusted us|was (?:nervous|ready|after|over the moon|so happy|fed up))\b/u,
    /\b(?:[Hh]air|[Cc]ut|[Uu]p-?do|[Cc]olour|[Ll]ook|[Ss]tyle|[Bb]lending|[Bb]alayage|[Cc]hop|[Bb]ob|[Hh]ighlights|[Ll]ayers|[Cc]orrection|[Ff]ringe|[Tt]reatment|[Ee]xtensions|[Tt]oner|[Gg]loss|[Pp]ixie|[Ll]ob|[Pp]erm|[Cc]url\w*|[Tt]rim|[Rr]estyle|[Cc]opper|[Bb]londe|[Ss]ilver|[Tt]ransformation|[Mm]akeover) (?:for|on) ([A-Z][\p{L}'’-]+(?:\s+[A-Z][\p{L}'’-]+)?)/u,
    /\b(?:transformed|transforming|coloured|made over|we took|styled|gave)\s+([A-Z][\p{L}'’-]+(?:\s+[A-Z][\p{L}'’-]+)?)/u,
    /\b([A-Z][\p{L}'’-]+(?:\s+[A-Z][\p{L}'’-]+)?)\s+(?:(?:is|was) (?:happy|fine|ok|okay|delighted)|(?:has )?(?:agreed|consented|given (?:us |her |his |their )?(?:written )?(?:consent|permission)|gave (?:us |her |his |their )?(?:written )?(?:consent|permission)|signed))\b/u,
    /\b(?:[Nn]ot seen|[Hh]aven['’]t seen|[Mm]issed|[Mm]issing|[Mm]iss|[Ww]rite to|[Ee]mail(?: to)?|[Ii]nvite|[Ww]in back|[Bb]ring back|[Bb]irthday,? (?:to|for)|[Bb]irthday(?: [a-z-]+)? (?:to|for))\s+([A-Z][\p{L}'’-]+)/u,
  ]
  for (const pattern of patterns) {
    const name = pattern.exec(prose)?.[1]
    if (name && !NOT_NAMES.test(name.split(/\s+/)[0] ?? '')) return name
  }
  return null
}

const UNDER_AGE =
  /\b(?:daughter|son|toddler|schoolgirl|schoolboy|teen(?:ager)?|minor|niece|nephew|little (?:girl|boy|one|lad|lass|man|lady|princess(?! trust))|pupil|baby(?!lights| lights))\b/i
const PARENT = '(?:parent(?:al|s)?|guardian|mum|mam|mom|mother|dad|father)'
/** On paper, or a plain yes in the place that asks for it. "Mum agrees by phone" is neither. */
const GUARDIAN = new RegExp(
  [
    `\\b${PARENT}(?:['’]s)?\\b[^.;?\\n]{0,40}\\b(?:signed|written|in writing|on paper|form (?:is )?back)\\b`,
    `\\b(?:signed|written|in writing)\\b[^.;?\\n]{0,40}\\b(?:from|by|of)\\b[^.;?\\n]{0,15}\\b${PARENT}\\b`,
    `\\b(?:consent|permission)\\b[^.:;?\\n]{0,20}:\\s*(?:yes,? )?(?:(?:from|by) )?(?:the |her |his |their )?${PARENT}\\b,?:? ?(?:yes\\b)`,
    `\\b(?:consent|permission)\\b[^.:;?\\n]{0,20}:\\s*(?:yes|given),? (?:from|by) (?:the |her |his |their )?${PARENT}\\b`,
    `\\b${PARENT}(?:['’]s)? (?:photo )?(?:consent|permission)(?: form)?(?: is)?:? ?(?:yes|given|granted|obtained|on file|received)\\b`,
    `\\b(?:consent|permission)\\b[^.:;?\\n]{0,20}:\\s*(?:signed|written),? \\(?${PARENT}\\b`,
    // The parent's own words, typed here.
    `\\bi(?: a|['’]?)m (?:her|his|their|the) ${PARENT},? and (?:i['’]?m |i )?(?:happy|agree|consent|fine|ok(?:ay)?)\\b`,
  ]
    .map(each => `${each}(?![^.;\\n]{0,15}\\?|[^.;\\n]{0,12}\\b(?:verbal|by phone|on the phone))`)
    .join('|'),
  'i',
)
const NO_GUARDIAN =
  /\b(?:no|not|without|pending|waiting|(?:does|did|has|have)n['’]?t)\b[^.;\n]{0,30}\b(?:parent|guardian|mum|mother|dad|father)|\b(?:parent\w*|guardian|mum|mother|dad|father)\b[^.;\n]{0,25}\b(?:consent|permission)?\b\s*:?\s*\b(?:no|not|unknown|pending|hasn['’]?t|haven['’]?t)\b|\b(?:to be|needs?|must|should|will|until|once|when|if)\b[^.;\n]{0,30}\b(?:signed|written|in writing)\b/i

/** Under 18 as far as the text says, and whether a parent or guardian agreed. */
export function ageIn(text: string): { minor: boolean; guardian: boolean } {
  const ages = [
    ...text.matchAll(
      /\b(?:aged?:?|is|turned|turning|she['’]s|he['’]s|just)\s*(\d{1,2})\b(?!\s*(?:%|cm|inch|weeks?|days?|hours?|min|am|pm|vol|\/|:|[-–]|th|st|nd|rd|of\b|spaces|appointments|january|feb|march|april|may|june|july|aug|sep|oct|nov|dec))|\b(\d{1,2})[- ]?(?:years?|yrs?|y\/?o)\b[- ]?(?:old)?|\((\d{1,2})\)|(?<=\b\p{Lu}\p{Ll}+),\s*(\d{1,2})(?=\s*[.,;!)](?!\d)|$)/giu,
    ),
  ].map(hit => Number(hit[1] ?? hit[2] ?? hit[3] ?? hit[4]))
  const old = /\b(\d{1,2})[- ]?(?:years?|yrs?)\b(?![- ]?old)/i
  const young =
    ages.some(age => age > 0 && age < 18) && !(old.test(text) && !/years?[- ]?old|aged?\b/i.test(text))
  return { minor: young || UNDER_AGE.test(text), guardian: GUARDIAN.test(text) && !NO_GUARDIAN.test(text) }
}

/** Conditions that belong to a person's record, not into a post. */
export const HEALTH =
  /\b(?:alopecia|cancer|chemo(?:therapy)?|psoriasis|eczema|dermatitis|pregnan\w+|postpartum|post-partum|menopaus\w+|depress\w+|anxiety|anxious disorder|pcos|thyroid|hiv|diabet\w+|epilep\w+|surgery|miscarr\w+|ivf|trichotillomania|lupus|stroke|ptsd|adhd|autis\w+|dementia|bereave\w+|divorc\w+|hair ?loss|medication|hospital|diagnos\w+|illness|allerg(?:y|ic) to|condition called|mental health|rehab|breakdown|scalp condition|dandruff|nits|head lice|bald(?:ing)? (?:patch\w*|spots?)|thinning)\b/i
const ABOUT_SOMEONE =
  /\b(?:she|he|her|his|him|client|daughter|son|lady|who (?:has|had|is)|after (?:her|his|their)|their)\b/i

/** "Mrs Hall has", "Tom was diagnosed": somebody by name; "Stress has" is nobody. */
const SOMEBODY =
  /\b(?:Mrs?|Ms|Miss) [A-Z]|\b(?!(?:Hair|Stress|Alopecia|Cancer|Chemo\w*|Menopause|Pregnancy|Thinning|Psoriasis|Eczema|Dandruff|This|That|These|It|What|Who|We|You|Macmillan|Everyone|Nobody|Life|Many|Winter|Summer|Autumn|Spring)\b)[A-Z][a-z]+(?: [A-Z][a-z]+)?(?: from [\w ]{2,20}?)? (?:has|had|was diagnosed|is (?:having|fighting|battling|recovering|living|going through)|lost (?:her|his|their)|survived|beat)\b/

export const tellsHealth = (sentence: string, name: string | null, shows = false): boolean =>
  HEALTH.test(sentence) &&
  (shows ||
    ABOUT_SOMEONE.test(sentence) ||
    SOMEBODY.test(sentence) ||
    (name !== null && sentence.includes(name)))
