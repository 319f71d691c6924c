// Which words of a line are a service, a break, a remark or nothing; what is left is a name.
import { remembered } from './remembered'

const SERVICE = new Set(
  `cut cuts cutting haircut haircuts c&b cb cbd bd b/d blow blow-dry blowdry blow-dries twist-out t/r r/t blow-wave blow-waves drys blowdrys blow-drys blowdries blow-out blowout blowave dry dries drying wash washes shampoo set finish
  trim trims tidy tidy-up fringe fringes bangs restyle re-style style styling restyles ladies lady's ladies' lady womens women's woman's gents gent's gents' gent mens men's mans man's male boys boy's girls girl's
  kids kid's childs child's childrens children's child junior senior oap pensioner student tint tints tinted colour colours color colors coloring colouring root roots regrowth retouch touch-up touchup
  half-head full-head halfhead fullhead half full head t-section t-bar foils foil highlights highlight hilites hilights hi-lites lowlights lowlight babylights balayage ombre ombré bleach bleached lightener lighten
  lightening platinum toner tone toning gloss glossing glaze semi demi quasi permanent perm perms relaxer texturiser keratin brazilian straightening straighten smoothing treatment treatments mask olaplex k18 bond
  bonding conditioning deep extensions extension weave tape-in tape-ins maintenance braids braid braiding cornrows twists locs hair-up hairup updo up-do upstyle up-style bridal bride bridesmaid bridesmaids wedding prom occasion
  beard shave fade skin buzz clipper clippers barber consultation consult consultations patch allergy strand test tests correction corrective vivid vivids pastel fashion all-over allover curly curl curls afro wet
  root-tint regrowth-tint hh fh hhf fhf hhh hhhl fhhl hl hls h/l t/c c&bd cut&blow cut+blow pixie scalp head-spa spa money-piece moneypiece airtouch freehand partial mini creative global process blonde brunette long short thick thin
  wella redken loreal l'oreal schwarzkopf igora majirel koleston goldwell matrix inoa moroccanoil kevin.murphy big chop hairdo do-over makeover glam eyebrow brow brows lash wax waxing threading service appointment hair grey coverage blend blending
  rollers roller dye dyeing re-colour recolour refresh top-up topup quick regular standard signature deluxe express trial trials makeup make-up plait plaits crop crops reshape re-shape conditioner detox foilayage babylites halo sew-in silk press roller body wave chemical hot towel pedicure manicure nails facial install removal refit fitting rebond hydration gloss-over colour-match root-stretch root-smudge smudge melt shadow c/b cutt hilights hilight highlites hi-lights colur coulor balyage balayge h/h f/h b/dry bdry b-dry blow/dry t-sec bang s&s s/s w&c w/c w&bd c/bd cut/bd wcbd shamp comb-out comb face-frame faceframe
  henna lob layers layered undercut undercuts taper tapered line-up lineup edge-up shape-up mohawk mullet quiff textured razor nape spiral nanoplasty botox malibu chelating babylight teasylights foilyage sombre ombre dip-dye
  underlights streaks lowlites veg vegetable tint-back pre-pigment remover decolour tong tongs tonging wand crimp crimping pin-curl pin-curls chignon bun ponytail retwist re-twist dreads dreadlocks crochet takedown detangle wig steam steamer rinse mani pedi gel tan massage crew`.split(
    /\s+/,
  ),
)
/** Words that stand between two service words. */
const JOINING = /^(?:and|&|\+|n|'n'|with|w\/|in|of|plus|then|or|\/|-|on|to|the|a|incl\.?|including|inc)$/
/** "Roots and a cut" */
const JOINS = /^(?:and|with|plus|then) (?:an?|her|his|the|quick)$/i
/** Colour words that are names too, and names that are hair words: a service only inside a run of services. */
export const ALSO_NAMES =
  /^(?:bob|ash|rose|amber|ginger|sandy|hazel|violet|copper|ruby|jade|blaze|brook|pixie|demi|bond|buzz|guy|curly|long|short|may|perry|kelvin|brazilian|lady|gent|bride|grey)$/i

const BREAK =
  /\b(?:l(?:un|nu|u|n)ch|lunh|lunc|lunck|luntch|lunhc|lunsh|lucnh|lumch|luncheon|lunchbreak|lunch(?: ?break| ?time)?|br(?:ea)?k|breaks|brake|tea|coffee|dinner|rest|meal|brunch|breather|food|cuppa|brew|snacks?|pause|smoko|scran|siesta|nosh|elevenses|breakfast|supper|sandwich(?:es)?|eat(?:ing)?|bite(?: to eat)?|time out|fresh air|prayers?|mittags?(?:pause|essen)?|d[ée]jeuner|almuerzo|pausa|pranzo)\b/i
const BLOCKED =
  /\b(?:training|(?:team |staff )?(?:huddle|briefing)|staff meeting|team meeting|meeting|blocked?(?: out| off)?|block|buffer|catch[- ]?up|clean[- ]?up|sweep(?: up)?|admin|stock[- ]?take|stock|order(?:ing)?|cleaning|clean[- ]?down|clean|school run|pick[- ]?up|dentist|doctor'?s?|gp|off|out of (?:the )?salon|not in|away|closed|holiday|course|photo ?shoot|(?:colou?r )?rep(?: visit)?|saniti[sz]\w*|disinfect\w*|reset|hoover\w*|laundry|deliver(?:y|ies)|unavailable|reserved|personal|errands?|travel(?:l?ing)?(?: time)?|driv(?:e|ing)|commut(?:e|ing)|cash(?:ing)? up|set ?up|paperwork|social media|college|assessment|interview|phone calls?|gym|yoga|pilates|(?:exercise|spin|evening) class|physio|vet'?s?|opticians?)\b/i
/** The salon's own business, whatever service it is about: "colour training", "blocked – tint delivery". */
const SET_ASIDE =
  /^(?:blocked?(?: out| off)?|meeting|training|course)\b|\b(?:training|course|workshop|seminar|masterclass|delivery|stock[- ]?take|stock (?:check|order)|meeting|webinar)(?: day| session)?$/i
const isSomebody = (token: string): boolean =>
  isCapital(token) && !isServiceWord(token) && !BREAK.test(token) && !BLOCKED.test(token)
/** Said first, these are the whole entry, whoever else is named: "course with Wella in Manchester". */
const AT_ONCE =
  /^(?:the |my |our |own |a )?(?:lunch|dinner|tea|coffee|break|training|course|meeting|staff meeting|team meeting|school run|dentist|doctor'?s?|college|photo ?shoot|admin|stock[- ]?take|interview|holiday|blocked(?: out| off)?)\b/i
const FREE =
  /^(?:free|empty|available|open slot|gap|nothing|none|vacant|spare|tbc|tba|n\/a|-+|–|—|\.|x|nobody|no one|free slot|slot)$/i
const FILLER = new Set(
  `is in at for a an the has have having had booked book booking comes come coming arrives arriving arrive needs need wants want getting gets get her his their our my appointment appt appts apt then and also next client with on starts start from of to will we i i've got there's
  im ive shes hes theres its weve i'm i'll i'd we're we've we'll ok okay
  who's whos one ones rang called phoned texted says said asked messaged emailed
  there thing first second third fourth fifth final last please pls re & + - – — · • * x # @ be are was who which it's its she he they she's he's they're after that this day today session slot at: takes take taking lasting lasts about approx around roughly ish min mins minutes by doing
  no not but so just still only maybe followed till until or if as well too plus straight right more another her: him me us you can could would may might when whatever time times hrs hr hours o'clock stylist chair column client customer guest what when how why where basically actually yeah well um erm er that'll thatll it'll itll should allow allowing reckon put probably usually roughly like pops pop popping
  hi hiya hey hello squeeze squeezes squash fit tell otherwise instead sorry`.split(/\s+/),
)
const REMARK =
  /\b(?:new client|new|first (?:visit|time)|regular|vip|deposit(?: paid)?|paid|confirmed|unconfirmed|running late|late|prefers? .*|allerg\w*.*|note:?.*|notes:?.*|repeat|weekly|online(?: booking)?|phoned|texted|booked online|must .*|needs? to .*|has to .*|wants? to .*|please .*|can you .*)\b/i

const clean = (token: string): string => token.toLowerCase().replace(/^[("'“‘]+|[)"'”’.,:;!?]+$/g, '')
/** One letter wrong, missing or too many: only for long words in small letters, where no name is meant. */
const LONG = new Map<string, string[]>()
for (const word of SERVICE)
  if (/^[a-z]{6,}$/.test(word)) LONG.set(word.slice(0, 2), [...(LONG.get(word.slice(0, 2)) ?? []), word])
const misspelt = (token: string): boolean =>
  LONG.get(token.slice(0, 2))?.some(right => oneOff(token, right)) ?? false
function oneOff(token: string, right: string): boolean {
  if (Math.abs(token.length - right.length) > 1) return false
  let [start, end] = [0, 0]
  const least = Math.min(token.length, right.length)
  while (start < least && token[start] === right[start]) start++
  while (end < least - start && token.at(-1 - end) === right.at(-1 - end)) end++
  return Math.max(token.length, right.length) - start - end <= 1
}
const isService = (token: string): boolean => {
  const word = clean(token)
  return (
    SERVICE.has(word) ||
    (/^[a-z]{6,}$/.test(token) && misspelt(token)) ||
    // "C/F", "R/T": a salon's own letters.
    /^\p{Lu}{1,2}[/&+]\p{Lu}{1,3}$/u.test(token) ||
    (/^[a-z-]+[+/&][a-z-]+$/.test(word) && word.split(/[+/&]/).some(part => SERVICE.has(part)))
  )
}
export const isServiceWord = remembered(isService, 2_000)
/** A word of a service that says little alone: "a short day", "the regular appointment". */
const SOFT =
  /^(?:short|long|thick|thin|full|half|quick|regular|appointment|service|hair|big|hot|standard|express|set|body|style|deep|top|fashion|process|creative)$/i
export const tellsService = (token: string): boolean => isServiceWord(token) && !SOFT.test(clean(token))
/** Will, May and Art are people when they have their capital. */
const NAMES_TOO = /^[("']*(?:Will|May|MAY|Art)[,.)]*$/
export const isFiller = (token: string): boolean =>
  (FILLER.has(clean(token)) && !NAMES_TOO.test(token) && token !== 'X' && !/^\p{Lu}\.$/u.test(token)) ||
  !/[\p{L}\d]/u.test(token)
export const isFree = (text: string): boolean => FREE.test(text.trim().replace(/[.!]$/, ''))
const tokensOf = (text: string): string[] => text.split(/\s+/).filter(token => token !== '')
export const isCapital = (token: string): boolean => /^[("'“]*\p{Lu}/u.test(token)

const BRAND =
  /^(?:wella|redken|loreal|l'oreal|schwarzkopf|igora|majirel|koleston|goldwell|matrix|inoa|moroccanoil|olaplex|k18|kevin\.murphy)$/i

const [BREAKS, ALL_BLOCKED] = [new RegExp(BREAK.source, 'gi'), new RegExp(BLOCKED.source, 'gi')]

export type Kind = 'client' | 'break' | 'blocked'
/** A break or a block, where the words are about nothing else: "Lunch", "tea break", "staff training". */
export function kindOf(words: string): Kind {
  const text = words.trim()
  const others = tokensOf(text).filter(token => !isFiller(token))
  const serves = others.some(
    token =>
      isServiceWord(token) &&
      !/^(?:up|set|off|long|short|regular|style|wet|clean|quick|hot|body)$/i.test(clean(token)) &&
      !BRAND.test(clean(token)),
  )
  // "Blocked, colour delivery", "balayage course": what is done there is no client's, where nobody is named.
  if (serves && others.length <= 5 && SET_ASIDE.test(text) && !others.some(isSomebody)) return 'blocked'
  if (serves || others.length > 5) return 'client'
  const left = (pattern: RegExp): number =>
    tokensOf(text.replace(pattern, ' ')).filter(
      token =>
        !isFiller(token) &&
        isCapital(token) &&
        !/^(?:Staff|Team|Own|Salon|Emma'?s?|Bank|School)$/i.test(token),
    ).length
  const first = AT_ONCE.exec(text)?.[0] ?? ''
  if (BREAK.test(text) && (left(BREAKS) <= 1 || BREAK.test(first))) return 'break'
  if (BLOCKED.test(text) && (left(ALL_BLOCKED) <= 1 || first !== '')) return 'blocked'
  return 'client'
}

function trimmed(tokens: readonly string[]): string[] {
  let [from, to] = [0, tokens.length]
  while (from < to && isFiller(tokens[from] ?? '')) from++
  while (to > from && isFiller(tokens[to - 1] ?? '')) to--
  return tokens.slice(from, to)
}
const TALK_VERB = /^(?:its|it's|is|got|have|theres|there's|with|see|seeing|doing|comes|ive|i've)$/i
/** "ok so first in is Bernie", "her mum Jean": small letters before the first capital are no part of the name. */
function leading(tokens: readonly string[]): { talk: readonly string[]; own: readonly string[] } {
  const at = tokens.findIndex(isCapital)
  // "so far its nadia": what comes after the verb of the talk.
  if (at < 0) {
    const verb = tokens.findLastIndex(token => TALK_VERB.test(token))
    if (verb >= 0 && tokens.slice(verb + 1).some(token => !isFiller(token)))
      return { talk: tokens.slice(0, verb + 1), own: tokens.slice(verb + 1) }
  }
  const kept = tokens[at - 1] ?? ''
  if (at <= 0 || PARTICLE.test(kept)) return { talk: [], own: tokens }
  const from = HONORIFIC.test(kept) ? at - 1 : at
  return { talk: tokens.slice(0, from), own: tokens.slice(from) }
}
const withoutTalk = (tokens: readonly string[]): readonly string[] => leading(tokens).own
/** "My mate Dave": whose friend it is, or what they are like. */
const RELATION =
  /^(?:mum|mom|dad|mate|friend|pal|daughter|son|sister|brother|wife|husband|hubby|partner|nan|gran|boss|neighbour|cousin|niece|nephew|lad|lass|boy|girl|grandson|granddaughter|grandma|grandad|auntie|uncle|little|young|old|lovely|big|new|darling|poor)$/i
/** "Lena's daughter", where a name follows. */
const OF_SOMEBODY = new RegExp(
  `^\\s*\\p{L}[\\p{L}'’-]*['’]s (?:${RELATION.source.slice(4, -2)})(?: (?=\\p{Lu}\\p{Ll}))`,
  'u',
)
/** "Late trim", "Quick fringe": said of the service. */
const MANNER =
  /^(?:late|early|quick|last|first|extra|usual|monthly|weekly|fortnightly|small|big|large|emergency)$/i
const PARTICLE =
  /^(?:de|da|di|del|della|la|le|el|al|van|von|der|den|ter|bin|ibn|ap|ferch|and|&|\+|n|y|mc|mac|o)$/i
const HONORIFIC =
  /^(?:mrs|mr|ms|mx|miss|dr|rev|revd|prof|sir|lady|lord|dame|aunt(?:ie|y)?|uncle|nan(?:a|ny)?)\.?$/i
/** "Amara twist out", "Lavinia mother of the bride": a name in capitals ends where the small letters begin. */
function capitals(tokens: readonly string[]): { name: readonly string[]; rest: readonly string[] } {
  if (!isCapital(tokens[0] ?? '')) return { name: tokens, rest: [] }
  let end = 1
  while (end < tokens.length) {
    const token = tokens[end] ?? ''
    if (isCapital(token) || /\d/.test(token) || /^\p{L}\.?$/u.test(token)) end++
    else if (HONORIFIC.test(tokens[end - 1] ?? '')) end++
    // "Jac's mum"
    else if (/['’]s$/.test(tokens[end - 1] ?? '') && RELATION.test(token)) end++
    else if (PARTICLE.test(token) && end + 1 < tokens.length && isCapital(tokens[end + 1] ?? '')) end += 2
    else break
  }
  return { name: tokens.slice(0, end), rest: tokens.slice(end) }
}
const joined = (tokens: readonly string[]): string =>
  tokens
    .join(' ')
    .replace(/^[^\p{L}\d]+|[\s,.;:!–-]+$/gu, '')
    .replace(/(?<=\p{L}{2})['’]s$/u, '')

export type Named = { client: string; service: string; left: string }

/** "Mrs Long": whatever follows is a name. */
export const isTitled = (words: string): boolean =>
  HONORIFIC.test(tokensOf(words)[0] ?? '') && /\s/.test(words)

/** "may tint", "will gents": in small letters a name too, straight before a service. */
const maybeMay = (words: string): string =>
  words.replace(/^\s*(may|will)(?=\s+(\S+))/, (whole, _name, next: string) =>
    isServiceWord(next) ? whole.replace(/[mw]/, letter => letter.toUpperCase()) : whole,
  )

/** A run of words as name and service, whichever comes first. */
export function nameAndService(words: string): Named {
  // "A 9–10, B 10–11": a letter alone is somebody.
  if (/^(?!I$)\p{Lu}$/u.test(words.trim())) return { client: words.trim(), service: '', left: '' }
  // "Lena's daughter Mia"
  const tokens = trimmed(tokensOf(maybeMay(words).replace(OF_SOMEBODY, '')))
  const serves = (at: number): boolean => {
    const token = tokens[at] ?? ''
    if (MANNER.test(clean(token)) && at + 1 < tokens.length) return serves(at + 1)
    if (!isServiceWord(token)) return false
    // "Mrs Long", "Mr Brown"
    if (isCapital(token) && HONORIFIC.test(tokens[at - 1] ?? '')) return false
    return !(ALSO_NAMES.test(clean(token)) && at === 0 && isCapital(token))
  }
  const first = tokens.findIndex((_, at) => serves(at))
  if (first < 0) {
    const { talk, own } = leading(tokens.filter(token => !/^\d+$/.test(token)))
    const { name, rest } = capitals(own)
    // "wefts Jane": a service that we do not know.
    const unknown = trimmed(talk.filter(token => !RELATION.test(token)))
    const said = trimmed(rest.length > 0 || unknown.length > 2 ? rest : unknown)
    return {
      client: joined(trimmed(name)),
      service: isRemark(said.join(' ')) ? '' : joined(said),
      left: '',
    }
  }
  if (first > 0) {
    const { name, rest } = capitals(withoutTalk(tokens.slice(0, first)))
    return {
      client: joined(trimmed(name)),
      service: joined(trimmed([...rest, ...tokens.slice(first)])),
      left: '',
    }
  }
  // The service first: it runs until a word that is neither a service nor joins two.
  let end = 1
  while (end < tokens.length) {
    if (serves(end) || (ALSO_NAMES.test(clean(tokens[end] ?? '')) && !isCapital(tokens[end] ?? ''))) end++
    else if (JOINING.test((tokens[end] ?? '').toLowerCase()) && serves(end + 1)) end += 2
    else if (JOINS.test(`${tokens[end]} ${tokens[end + 1]}`) && serves(end + 2)) end += 3
    else break
  }
  const after = trimmed(tokens.slice(end))
  const name = withoutTalk(after.filter(token => !/^\d+$/.test(token)))
  return { client: joined(name), service: joined(tokens.slice(0, end)), left: '' }
}

export const isRemark = (part: string): boolean =>
  REMARK.test(part) &&
  !tokensOf(part).some(token => isServiceWord(token)) &&
  part.replace(REMARK, '').trim() === ''

/** "Emma", "Jo Smith", "JS": a word or two that can be a person. */
export const isNameLike = (part: string): boolean => {
  const tokens = tokensOf(part)
  return (
    tokens.length > 0 &&
    tokens.length <= 3 &&
    tokens.every(token => /^[\p{L}][\p{L}'’.-]*$/u.test(token) && !isServiceWord(token) && !isFiller(token))
  )
}
