// What a sentence of a post may say: nothing that the topic and the salon's card don't vouch for.
import type { Brief } from './read/brief'
import { type Removed, RULES } from './read/claims'
import { dataIn } from './read/data'
import { tellsHealth } from './read/people'
import { isOrder, PLACEHOLDER } from './read/requests'

const INVENTED = 'It stands neither in the topic nor on the salon’s card.'
const QUOTED = 'Words in quotation marks are only a real client’s own, with permission.'
const CREDENTIALS =
  /\b(?:awards?|accredited|certified|qualified|master (?:colou?rist|stylist)|(?:official|exclusive) stockist|years[’']? (?:of )?experience|since (?:19|20)\d\d|est(?:ablished|\.)|trained (?:at|by|with)|featured in|as seen (?:in|on)|partner(?:ed|ship)? with|sponsored|celebrit\w+|vegan|cruelty[- ]free|organic|eco-?friendly|sustainable|ammonia[- ]free|ppd[- ]free|paraben[- ]free|sulphate[- ]free|sulfate[- ]free|locally sourced|parking|wheelchair|refreshments|prosecco|champagne|loyalty|gift with|student discount|money off|discounts?|raffle|prize|giveaway|specialists?|experts?)\b/i
const NAMED =
  /\b(?:[Aa]sk for|[Ww]ith|[Bb]y|[Ff]rom|[Mm]eet|[Ss]ee|[Cc]all|[Oo]ur (?:stylist|colou?rist|barber|owner|director|junior|team member)|[Ss]tylist|[Bb]ook in with)\s+([A-Z][\p{Ll}’'-]{2,})\b/gu
const NO_NAME =
  /^(?:Now|Today|Soon|More|Below|Above|How|What|Why|Is|If|It|This|That|These|Those|And|For|Us|Our|The|All|Everyone|You|Your|Love|One|Any|Each|Just|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Spring|Summer|Autumn|Winter|Instagram|Facebook|Google|Style|Colour|Balayage)$/
const CHATTER =
  /^(?:(?:sure|certainly|of course|absolutely|great)[!,.]|here(?:['’]s| is) (?:your|a|the|an) (?:\w+ )*(?:post|caption|email|draft|content)|as an ai|i(?:['’]m| am) (?:an ai|sorry)|let me know if|feel free to (?:edit|adjust|customi)|note:|disclaimer:|(?:subject(?: line)?|preheader|preview text|hashtags|caption|post|body)\s*:)/i

/** Why a sentence may not stand; null where it may. */
export function faultIn(sentence: string, brief: Brief): Removed | null {
  const what = sentence.trim()
  const fault = (why: string): Removed => ({ what: what.slice(0, 200), why })
  const broken = RULES.find(({ pattern }) => pattern.test(what))
  if (broken) return fault(broken.why)
  if (PLACEHOLDER.test(what)) return fault('A gap that nobody filled in.')
  if (isOrder(what)) return fault('Orders to the writer are not followed; the rules of advertising stand.')
  if (CHATTER.test(what)) return fault('It speaks to you, not to your clients.')
  if (dataIn(what).some(({ key }) => !brief.allowed().has(key))) return fault(INVENTED)
  if (looseNumber(what, brief)) return fault(INVENTED)
  const credential = CREDENTIALS.exec(what)?.[0]
  if (credential && !brief.topic.toLowerCase().includes(credential.toLowerCase().replace(/s$/, '')))
    return fault(INVENTED)
  if (brief.client.surname && new RegExp(`\\b${brief.client.surname}\\b`).test(what))
    return fault('A surname has no place in a post.')
  if (brief.client.name && !brief.client.nameAllowed && new RegExp(`\\b${brief.client.name}\\b`).test(what))
    return fault('Nobody noted that the client’s name may be used.')
  if (tellsHealth(what, brief.client.name))
    return fault('It tells of a person’s health. That stays between you and them.')
  if (quotesSomeone(what)) return fault(QUOTED)
  if (namesStranger(what, brief)) return fault(INVENTED)
  return null
}

/** A number that stands nowhere in the topic, however it is dressed. List numbers are none. */
function looseNumber(text: string, { topic, salon }: Brief): boolean {
  const known = `${topic} ${salon.name ?? ''} ${salon.booking ?? ''} ${salon.phone ?? ''} ${salon.testHours}`
  const numbers = text.replace(/^\s*\d{1,2}[.)]\s/, ' ').match(/\d+(?:[.,]\d+)*/g) ?? []
  return numbers.some(number => !new RegExp(`(?<!\\d)${number.replaceAll('.', '\\.')}(?!\\d)`).test(known))
}

const quotesSomeone = (text: string): boolean =>
  [...text.matchAll(/["“]([^"”]+)["”]?/g)].some(([, words = '']) => words.trim().split(/\s+/).length >= 3) ||
  /^\s*[-–—]\s*(?:[A-Z]\p{L}+|a (?:happy |regular )?(?:client|customer))\b/u.test(text) ||
  /(?:^|\s)['‘][A-Z][^'‘’]{14,}['’](?:\s|[.,!]|$)/.test(text)

function namesStranger(text: string, { topic, salon, stylist, client }: Brief): boolean {
  const known = `${topic} ${salon.name ?? ''} ${stylist ?? ''} ${client.name ?? ''}`.toLowerCase()
  return [...text.matchAll(NAMED)].some(
    ([, name = '']) => !NO_NAME.test(name) && !known.includes(name.toLowerCase().replace(/['’]s$/, '')),
  )
}
