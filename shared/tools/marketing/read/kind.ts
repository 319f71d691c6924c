// What a post is for. The first that fits, the most particular first.

import { isGifted } from './about'
import type { Role } from './fields'

export const KINDS = [
  'testimonial',
  'transformation',
  'found',
  'permission',
  'price-rise',
  'skin-test',
  'policy',
  'hiring',
  'winback',
  'referral',
  'giveaway',
  'charity',
  'closure',
  'hours',
  'move',
  'first-visit',
  'welcome',
  'event',
  'voucher',
  'offer',
  'availability',
  'thanks',
  'green',
  'tips',
  'launch',
  'product',
  'news',
  'spotlight',
] as const
export type Kind = (typeof KINDS)[number]

/** Somebody is wanted for a chair; an apprentice who is here already is introduced. */
const WANTED =
  /\b(?:hiring|vacanc\w+|recruit\w+|wanted|needed|apply|applications?|cvs?\b|join (?:our|the) team|(?:we(?:['’]re| are)|i['’]?m) (?:looking for|after|on the hunt)|looking for|seeking|opportunity|position|salary|per hour)\b/i
const HERE =
  /\b(?:meet|welcome|welcoming|congrat\w*|joined|joins|started|starts|has just|have just|passed|qualified|promoted|employee|say hello|well done|birthday|proud of|leaving|our saturday|off to|we['’]?ll miss|got (?:her|his|their)|introducing|back (?:from|with))\b/i

/** Whether people still want our emails. */
const PERMISSION =
  /\bre-?permission|\bgdpr\b|\b(?:stay(?:ing)? (?:on|in touch|subscribed)|(?:still|want to|keep) (?:\w+ ){0,3}?(?:hear(?:ing)? from|get(?:ting)?|receiv(?:e|ing)|want(?:ing)?|on) (?:us|our (?:e-?mails?|newsletters?|list|mailing list))|opt(?:ing)?[- ]?in|re-?subscribe|mailing list|marketing (?:consent|preferences))\b/i

/** Chairs that are free: what else is said of them is a condition. */
const SPACES =
  /\b(?:appointments?|times?|chairs?) (?:are |is |now |still )*(?:free|available|open|going)\b|\b(?:\d+|an?|one|two|three|some|few|last[- ]minute|cancellation) (?:\w+ )?(?:spaces?|slots?|gaps?)\b|\bcancellations? (?:today|tomorrow|tonight|this (?:morning|afternoon|evening|week)|on (?:mon|tue|wed|thu|fri|sat|sun)|at \d|for (?:today|tomorrow|this)|with \p{Lu}|just|has come|come up|available)|\b(?:had|got|have) (?:a|an|some|two|\d) (?:\w+ )?cancellations?\b|\bcan (?:anyone|anybody|someone) (?:make|do|come)\b/iu

/** A safe space is no appointment. */
const ROOM =
  /\b(?:safe|calm|quiet|new|bigger|parking|outdoor) spaces?\b|\bcancellation (?:polic\w+|fees?|charges?|rules?|terms)\b/i

/** Bad luck on the day, not a rule: "tomorrow’s appointments cancelled because of snow". */
const MISHAP =
  /\b(?:snow|storm|poorly|off sick|unwell|illness|burst|flood\w*|leak|(?:no|hot) water|power cut|boiler)\b/i

/** New hours name the days that are closed; that alone is no closure. */
const HOURS =
  /\b(?:opening (?:hours|times)|new hours|(?:shop|salon|our|new shop|new salon) hours|hours (?:are changing|have changed)|open late)\b/i
/** The hours of a holiday are about being closed, not about more time. */
const HOLIDAY = /\b(?:christmas|xmas|new year|easter|bank holiday|boxing day|eid)\b/i
const SKIN_TEST = /\b(?:patch|skin|allergy|strand)[- ](?:alert )?test/i

const SIGNS: readonly [Kind, RegExp][] = [
  [
    'found',
    /\b(?:lost property|left (?:behind|at the salon|in (?:the|our) salon|here)|left (?:an?|their|her|his|your) (?:[\w-]+ ){1,6}?(?:here|at|in|on|with us|behind)\b|handed in|is (?:it|this|that) yours|did you (?:lose|leave)|(?<=^\W*)(?:lost|found)\b(?! (?:hair|time|our|us|your))|found (?:near|by|under|behind|on the|in the|at the|at our)\b|have you lost|we(?:['’]ve| have)? found an?)\b/i,
  ],
  [
    'tips',
    /\bwhat (?:should (?:you|i)|to) ask\b|\bquestions (?:to|you should) ask\b|^(?:\w+ ){0,4}?(?:tips?|how to|mistakes|myths)\b|^(?:my |our |the |top )*(?:\d+|two|three|four|five|six|seven|ten) (?:\w+ ){0,2}?(?:ways|tricks|hacks|steps|ideas|habits|rules|secrets)\b|\breasons (?:to|for|why) (?:\w+ ){0,3}consultation|\b(?:hair|care|styling|colour|curl|winter|summer|holiday) tips\b|\b(?:summer|winter|autumn|spring|holiday|swim\w*|beach|festival|post[- ]colou?r) hair ?care\b|\bhair ?care (?:in|for|this|over|advice|routine)\b/i,
  ],
  [
    'price-rise',
    /\bprice[- ]list update|\bprices? update|\bnew price[- ]list|\b(?:put|putting|push\w*|bring\w*) (?:\w+ ){0,2}?prices? up\b|\b(?:price|pricing|cost)s?\b[^.]{0,40}\b(?:go(?:ing)? up|increas\w+|ris(?:e|es|ing)|chang\w+|review\w*|up by|up from)\b|\b(?:increas\w+|rais\w+|rise in|putting up|new|updat\w+|change (?:to|in))\s+(?:\w+\s+){0,3}?(?:price|prices|pricing|price list)\b|\bprice (?:rise|increase|change)|\bfrom £\d+(?:\.\d\d)? to £\d+/i,
  ],
  ['skin-test', /\b(?:patch|skin|allergy|strand)[- ](?:alert )?test/i],
  [
    'policy',
    /\b(?:cancell\w+|no[- ]?shows?|deposits? (?:policy|are|is|now|will|for all|on all|required|needed|rules?)|(?:ask|asking|take|taking|need|requir\w+|charg\w+|introduc\w+) (?:for )?(?:an? )?(?:£\d+ |\d+% |small |\w+ )?deposits?|booking deposits?|late arrivals?|running late|late policy|policy|notice period|\d+ ?(?:hours?|hrs?|h)['’]? notice|house rules|from now on\b(?![^.]*[£$€]\s?\d)|no longer (?:do|doing|offer\w*|tak\w+|accept\w*)|(?:do not|don['’]?t) (?:do|take|offer|accept) [^.]{3,40}\bany ?more|(?:not|didn['’]?t) turn(?:ed|ing)? up|booking fee)\b/i,
  ],
  [
    'hiring',
    /\b(?:hiring|vacanc\w+|recruit\w+|(?:receptionists?|stylists?|barbers?|juniors?|assistants?|colou?rists?|therapists?|cleaners?) (?:\w+ ){0,2}?(?:needed|wanted|required)|(?:needed|wanted|required)\s*[:–-]?\s*(?:an? )?(?:[\w-]+ ){0,2}?(?:receptionists?|stylists?|barbers?|juniors?|assistants?|apprentices?|colou?rists?|cleaners?)|join (?:our|the) team|we(?:['’]re| are)? (?:also )?(?:need|want|after) (?:an? |another )(?:[\w-]+ ){0,3}?(?:receptionist|stylist|barber|junior|assistant|apprentice|colou?rist|cleaner|therapist)\b|(?<!\b(?:my|our|your|good|great|amazing|fab|lovely|brilliant|dream|this|nice|top|cut|blow|colour|best) )jobs?\b|we(?:['’]re| are) looking (?:for|(?:the|an?) person)|apprentice(?:ship)?s? (?:\w+ ){0,3}?(?:wanted|needed|vacanc\w+|position|opportunit\w+|available|place)|apprenticeships?|looking for an? (?:\w+ )?(?:stylist|junior|receptionist|barber|colourist|assistant|apprentice)|saturday (?:junior|job|assistant|person|girl|boy|staff|help|lad|lass)\b|£\d+(?:\.\d\d)? (?:an|per) hour|chair (?:to )?rent|rent a chair|self[- ]employed stylist)\b/i,
  ],
  [
    'winback',
    /\b(?:hasn['’]?t|has not) (?:been|visited|booked|come)|\b(?:not seen|haven['’]?t seen|have(?:n['’]?t| not) (?:been|visited|booked)|miss(?:ed|ing)? (?:you|them|our|her|him)|win[- ]?back|lapsed|been a while|for a while|come back|long time|abandoned (?:booking|basket|cart)|(?:started|began|tried) to book|incomplete booking|(?:colou?r|cut|roots?|highlights) (?:is|are) \d+ (?:weeks|months) old|last (?:visit|cut|colou?r|appointment|seen|came|in)\b[^.]{0,30}\b(?:ago|since|was)|\d+ (?:weeks|months) (?:since|ago)|overdue|rebook\w*|re-book\w*|due (?:a|an|another|for))\b/i,
  ],
  [
    'referral',
    /\brefer(?:ral|s)?\b|\brecommend us\b|\b(?:every|each) friend\b|\bsend (?:us )?(?:a|your) (?:friend|mate)|\brecommend a friend|\bbring a friend|\bfriends? (?:and|&) family|\bintroduce a friend/i,
  ],
  [
    'giveaway',
    /\bgive-?away|\bcompetition\b|\bprize\b|\bwin (?:an?\b|£|one\b|your\b|the\b|\d)|\bto enter\b|\bwinners? (?:drawn|picked|announced|chosen)|\braffle|\bprize draw/i,
  ],
  [
    'thanks',
    /\b(?:finalists?|shortlisted|nominated|we(?:['’]ve)? won|won (?:the|an?|best|gold|silver|bronze)\b|highly commended)/i,
  ],
  [
    'charity',
    /\bcharit\w+|\b(?:all|every|the) (?:money|proceeds|penny|tips?) (?:\w+ )?to\b|\bproceeds\b|\bcollecting (?:for|tins?)|\bfood ?bank|\bfundrais\w+|\bdonat\w+|\braising (?:money|funds)|\bin aid of|\bhair donation|\bgo(?:es|ing)? to (?:the |our |a )?(?:local )?(?:[\w’']+ ){0,2}?(?:hospice|charity|appeal|foundation|shelter|air ambulance)\b|\bgood cause\b|\blittle princess|\bcut-?a-?thon/i,
  ],
  [
    'closure',
    /\bwe(?:['’]ll| will)? (?:close|shut) (?:from|on|for|between)\b|\b(?:we['’]?re|we are|we['’]?ll be|salon(?: is)?|be) shut\b|\bshut (?:on|for|from|until|between)\b|\b(?:we(?:['’]re| are|['’]ll be| will be)?|salon|be)\s+(?:\w+\s+){0,3}?clos(?:ed|ing|ure)\b|\bclos(?:ed|ure|ing) (?:on|for|from|over|between|at)\b|\bbank holiday (?:closing|closure)|\bholiday closure|\bwe['’]?(?:re| are) on holiday\b|\bclosed\b/i,
  ],
  [
    'move',
    /\b(?:moving|moved|relocat\w+|new (?:address|premises|location|salon)|second salon|opening (?:our|a) (?:new|second))\b/i,
  ],
  [
    'hours',
    /\b(?:opening (?:hours?|times?)|open(?:ing)? (?:late|early|on|until|till|sundays?|mondays?)|late (?:opening|night|nights|evening)|new hours|(?:shop|salon|our|new shop|new salon) hours|hours (?:are changing|have changed)|(?:ramadan|eid|diwali|summer|winter|half[- ]term|festive|term[- ]time) hours|(?:sunday|monday|evening|saturday|bank holiday|christmas|easter) (?:late )?(?:opening|hours)|extended hours|until \d{1,2}\s?pm|open (?:from|till|until))\b/i,
  ],
  [
    'welcome',
    /\b(?:say hello to\b[^.]{0,40}\b(?:stylist|colou?rist|barber|apprentice|junior|receptionist|trainee|assistant|therapist|manager|team|member|starter|face|girl|boy)|new(?:est)? saturday (?:girl|boy|junior|assistant|person)|welcoming|welcome (?:to (?:our|the team)|back|our|aboard)|(?:a )?(?:warm|big|huge) welcome|joins?|joined|joining|introducing \w+,? (?:our|the)\b[^.]{0,25}\b(?:stylist|colou?rist|barber|apprentice|junior|receptionist|trainee|assistant|therapist|manager|team|member|starter|face|girl|boy)|newest member|new(?:est)? (?:stylist|colourist|barber|team member|starter|face|apprentice|junior)|meet (?:the team|our|\w+, our)|(?:is|are) back (?:from|at|in)|back from maternity|returns (?:from|to|on)|who['’]?s back|back with us|leaving us|staff (?:spotlight|news)|qualified|promoted|passed (?:her|his|their))\b/i,
  ],
  [
    'event',
    /\b(?:(?:hair )?models? (?:wanted|needed)|wanted:? (?:hair )?models?|(?:need|needs|needing|looking for|seeking) (?:\w+ ){0,2}models?|event|open (?:day|evening|night)|vip (?:evening|night|event)|rsvp|nibbles|mince pies|mulled wine|coffee morning|workshop|masterclass|class|pop-?up|party night|launch (?:party|night|event)|demo|prosecco|late night shopping|fair|market|fete|festival|wedding (?:fair|show))\b/i,
  ],
  ['voucher', /\b(?:gift )?vouchers?\b|\bgift cards?\b/i],
  [
    'offer',
    /\b(?:\d|two|three) for £\d|\bwas £\d+[^.]{0,12}\bnow £?\d|\b(?:offers?|discount\w*|deals?|sale|promo(?:tion)?s?|save|saving|(?:\d\s?%?|pounds?|per ?cent|price|money|third|half) off|off (?:all|your|any|every|our|the price)|half[- ]price|2[- ]for[- ]1|two[- ]for[- ]one|bogof|money off|complimentary|package|bundle|black friday|cyber monday|special price|reduced|flash)\b|(?<![\w]-)(?<!(?:salt|step|sugar|dairy|stress|hassle|smoke|scent|lead|guilt|pain|child|meat|wheat|toxin|ammonia|formaldehyde|sul(?:ph|f)ates?|parabens?|ppd|silicone|cruelty|alcohol|plastic|gluten|nut|fragrance|perfume|frizz|hands|animal|chemical|toxin)[- ])(?<!\b(?:chairs?|slots?|gaps?|spaces?|appointments?|times?|mornings?|afternoons?|evenings?|still|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?) )\bfree\b(?! to\b| of\b| from\b)|£\d+ off|\d+\s?% off/i,
  ],
  [
    'availability',
    /\b(?:availab\w+|(?<!safe |quiet |calm |new |bigger |parking )spaces?(?! (?:inside|outside|by|under|to|in (?:the|our|front)|for (?:prams?|bikes?|coats?|buggies|wheelchairs?))\b)|slots?|(?<!safe )appointments? (?:left|open|free|available|this|next|on)|last[- ]minute|cancellation (?:space|slot)|gaps?|diary|book(?:ing)? (?:early|now|ahead|in)|to book\b|fully booked|waiting list|bookings? (?:open|now))\b/i,
  ],
  [
    'thanks',
    /\b(?:thank(?:s| you)|grateful|anniversary|birthday|years? (?:old|in business|open)|turn(?:s|ed|ing) \d+|milestone|merry christmas|happy (?:\d+(?:st|nd|rd|th)|new year|christmas|easter|mother|father|diwali|eid)|won\b|winner|finalist|shortlisted|nominated|awards?)\b/i,
  ],
  [
    'green',
    /\b(?:recycl\w*|sustainab\w*|eco\b|eco-\w+|refill\w*|carbon|plastic[- ]free|reusable|compost\w*|green salon|solar|landfill|waste|biodegradable|planet)\b/i,
  ],
  [
    'tips',
    /\b(?:tips?|how to|advice|guide|care for|caring|look after(?! (?:her|his|their|my|our|you|all) ?(?:clients?|regulars|ladies|guests)?)|looking after(?! (?:her|his|their|our|you))|protect\w*|myths?|faq|did you know|why you|^why (?:we|it|your|do|does|not)\b|what to|aftercare|at home|mistakes?|explain\w*|difference between|washing|heat protection|educat\w+)\b/i,
  ],
  [
    'launch',
    /\b(?:launch\w*|introduc\w+|new (?:service|treatment|menu|range|line|product|in|for|bond|express|style|brand|colou?r|website|app|online)|now (?:offer\w*|stock\w*|doing|available|in(?=[.!,]|$| at | store| stock))|brand[- ]new|just (?:landed|arrived|in)|coming soon|new)\b/i,
  ],
  [
    'product',
    /\b(?:shampoos?(?!\s*(?:and|&|\+|,|n)\s*(?:a )?(?:set|blow|cut|finish))|conditioners?|serums?|oil|spray|mask|(?<!colou?r )range|products?|retail|stock(?:ed|ing)?)\b/i,
  ],
]

/** What is booked already. */
export const APPOINTMENT =
  /^your appointment: |(?<!\b(?:christmas|xmas|easter|summer|party|festive|holiday) )\b(?:appointment|booking) (?:reminder(?! (?:for|about|to book)\b[^.,]{0,20}\b(?:trials?|season|weddings?|christmas|xmas|easter|summer|prom|party|holidays?)\b)|confirm\w+|details)\b|\b(?:reminder|confirmation) (?:of|about|for) (?:your|her|his|their|an|the) (?:appointment|booking)\b|\bconfirm\w* (?:(?:your|her|his|the) )?(?:appointment|booking)\b/i

export function kindOf(contentType: string, lead: string, topic: string, roles: readonly Role[]): Kind {
  if (contentType === 'testimonial') return 'testimonial'
  if (contentType === 'before-after') return 'transformation'
  if (roles.includes('rise')) return 'price-rise'
  if (contentType === 'email' && /^thank you for (?:your|coming in for your) /i.test(lead)) return 'thanks'
  if (
    contentType === 'email' &&
    /\bwelcome\b[^.]*\bclients?\b|\bnew client\b|\bfirst visit\b|^(?:your |the )?first appointment\b/i.test(
      lead,
    )
  )
    return 'first-visit'
  if (contentType === 'email' && PERMISSION.test(lead)) return 'permission'
  if (contentType === 'email' && isRoundUp(lead)) return 'news'
  if (HOURS.test(lead) && HOLIDAY.test(topic) && /\bclosed\b/i.test(topic)) return 'closure'
  // What the sentences say it is goes before what the list beside them holds.
  if (contentType === 'email' && APPOINTMENT.test(lead)) return 'first-visit'
  const inLead = lead === '' ? null : signed(lead, lead, roles, true)
  // "New client welcome. offer: 25% off" is an offer.
  if (roles.includes('offer') && (inLead === 'launch' || inLead === 'welcome')) return 'offer'
  return inLead ?? signed(topic, topic, roles) ?? (roles.includes('offer') ? 'offer' : 'spotlight')
}

/** Three or more things to tell, each of another sort. */
function isRoundUp(lead: string): boolean {
  const parts = lead.split(/(?<=[.!?])\s+|;\s*|\n/).filter(part => part.trim().split(/\s+/).length >= 2)
  const kinds = new Set(parts.map(part => signed(part, part, [])).filter(kind => kind !== null))
  return (parts.length >= 3 && kinds.size >= 3) || /\bnewsletter\b/i.test(lead)
}

/** "£48 (was £45)": more than it was. */
const isRise = (text: string): boolean => {
  const pairs = [
    ...text.matchAll(
      /£\s?(\d+(?:\.\d\d)?)\s*[,(]?\s*(?:was|up from|previously|currently|used to be)\s*£\s?(\d+(?:\.\d\d)?)/gi,
    ),
  ]
  return pairs.length > 0 && pairs.every(([, now, before]) => Number(now) > Number(before))
}

function signed(text: string, topic: string, roles: readonly Role[], inLead = false): Kind | null {
  for (const [kind, sign] of SIGNS) {
    // "Offer on patch tests" is an offer; a rise is never sold as one.
    // A chair that came free, whatever it is for.
    if (
      sign.test(text) ||
      (kind === 'price-rise' && isRise(text)) ||
      (kind === 'availability' && SPACES.test(text) && !ROOM.test(text))
    ) {
      if ((kind === 'skin-test' || kind === 'policy') && SPACES.test(text)) continue
      // A condition at the end of an advert is not what it is about.
      if (kind === 'skin-test' && inLead && !SKIN_TEST.test(text.split(/(?<=[.!?])\s+/)[0] ?? '')) continue
      if (
        kind === 'skin-test' &&
        /[£$€]\s?\d/.test(text) &&
        !SKIN_TEST.test(text.split(/[,;|]|\bt&cs?\b/i)[0] ?? '')
      )
        continue
      if (
        kind === 'winback' &&
        /\bwe['’]?ll miss\b|\bwill miss\b|\bpassed away\b|\bfuneral\b|\bdied\b/i.test(text)
      )
        continue
      if (kind === 'offer' && (/^(?:introducing|launching)\b/i.test(text) || PRACTICAL.test(text))) continue
      if (kind === 'offer' && isGifted(text)) continue
      // "Free £10 voucher with every colour" is an offer; nobody buys it as a present.
      if (
        kind === 'voucher' &&
        /\bfree\b[^.]{0,20}\b(?:vouchers?|gift cards?)\b[^.]{0,20}\b(?:with|when)\b(?![^.]{0,20}\b(?:vouchers?|gift cards?)\b)/i.test(
          text,
        )
      )
        continue
      if (kind === 'tips' && /£\d/.test(text)) continue
      if (kind === 'skin-test' && /\bmodels?\b/i.test(text)) continue
      if (
        (kind === 'policy' || kind === 'winback') &&
        MISHAP.test(text) &&
        !/\bpolicy|\bno[- ]?shows\b|\bfees?\b|\bnotice\b|\d\s?%|[£$€]\s?\d/i.test(text)
      )
        continue
      if (kind === 'hiring' && /\bmodels? (?:wanted|needed)\b/i.test(text)) continue
      if (kind === 'giveaway' && /\b(?:finalists?|awards?|shortlisted|nominated)\b/i.test(text)) continue
      if (kind === 'giveaway' && /\bno prizes?\b|\bprize\s*:\s*none/i.test(text)) continue
      if (kind === 'closure' && HOURS.test(text) && !HOLIDAY.test(text)) continue
      if (kind === 'hiring' && HERE.test(text) && !WANTED.test(text)) continue
      if ((kind === 'skin-test' || kind === 'policy' || kind === 'closure') && roles.includes('offer'))
        continue
      if (
        (kind === 'skin-test' || kind === 'policy' || kind === 'winback') &&
        /\d+\s?% off|£\d+ off|half[- ]price/i.test(topic) &&
        kind !== 'winback'
      )
        continue
      return kind
    }
  }
  return null
}

/** How one gets in, pays and parks: no offer, and no hair. */
export const PRACTICAL =
  /\b(?:park(?:ing)?\b|car park|amex|apple pay|google pay|contactless|card payments?|cash only|step[- ]free|ramp|wheelchair|accessib\w+|(?:back|side|front) (?:door|entrance)|entrance|new (?:phone|telephone) number|booking (?:system|app)|toilets?|coffee machine|oat milk|air[- ]?con\w*|phone charg\w+|dog[- ]friendly|water bowl|baby[- ]chang\w+|bus stop|bike rack)\b/i

/** What an offer is worth, as the topic says it. */
export const TERMS_OF_OFFER =
  /£\s?\d|\d+\s?(?:%|per ?cent)|\bhalf[- ]price\b|\b(?:2|two|3|three)[- ]for[- ](?:1|one|2|two|the price)|\bbogof\b|\bbuy one\b|\bcomplimentary\b|\bfree\b(?! to\b| of\b| from\b)|\b\d+ (?:pounds|quid)\b|\b(?:thirty|twenty|fifteen|ten|five|fifty|forty) (?:per ?cent|pounds)|\bmoney off\b[^.]*\d|\bon the house\b|\bgift with|\bincluded\b|\bthird off\b|\btwo thirds\b|\b(?:second|third|next) \w+ (?:half|free)|\bdouble points\b/i

/** Words that promise a saving without saying which. */
export const PROMISES_OFFER =
  /\b(?:offers?|discount(?:s|ed)?|deals?|sale|promo(?:tion)?s?|special price|savings?|reduced prices?|black friday|cyber monday|money off|bargains?|flash)\b/i
