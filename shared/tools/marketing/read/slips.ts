// Words of the trade and of the calendar as they are often mistyped. Prose only: a client's own words never come this way.
const SLIPS: readonly [typed: string, meant: string][] = [
  ['ap+oin?t?e?ments?|appoint?ments|apointmants?', 'appointment'],
  ['satarday|saterday|saturady|satuday', 'Saturday'],
  ['wen?sday|wendsday|wednsday|wensdays', 'Wednesday'],
  ['thersday|thurday|thurdsay', 'Thursday'],
  ['tusday|tuseday|teusday', 'Tuesday'],
  ['febuary|febrary|feburary', 'February'],
  ['januray|janurary|janury', 'January'],
  ['septemer|setpember', 'September'],
  ['be(?:cos|cuz|coz|cause+s|casue|cuase)|becuase', 'because'],
  ['can[cs]el+ati?on', 'cancellation'],
  ['closd|cloesd', 'closed'],
  ['holl?iday|holidaay', 'holiday'],
  ['agen|agian', 'again'],
  ['(?<=(?:cut|colou?r|wash|trim) (?:and|&) )finnish', 'finish'],
  ['shamp[ou]o?', 'shampoo'],
  ['stok', 'stock'],
  ['col(?:ur|oru|our+)|coul(?:or|our)', 'colour'],
  ['balyage|baliage|balayge|baleyage|bayalage', 'balayage'],
  ['higlights?|hilights?|highlites?', 'highlights'],
  ['extent?ions?|extenshuns?|extentons?', 'extensions'],
  ['av(?:ali|aila|aili|alia)b(?:el|le)|avalable|availible|availble', 'available'],
  ['tom+or+ow', 'tomorrow'],
  ['recie?ve', 'receive'],
  ['definat?e?ly|defiantely', 'definitely'],
  ['untill|untl', 'until'],
  ['wich', 'which'],
  ['alot', 'a lot'],
  ['thier', 'their'],
  ['freinds?', 'friend'],
  ['dis[ck]ou?nt', 'discount'],
  ['vou?cher|voucer|vowcher', 'voucher'],
  ['treat?ment|treatmant|treetment', 'treatment'],
  ['consult?ati?on|consaltation', 'consultation'],
  ['apprentise|aprentice|apprentis', 'apprentice'],
  ['opp?en+ing', 'opening'],
  ['beauti?full?|beautifull', 'beautiful'],
  ['welcom', 'welcome'],
  ['accomm?odate', 'accommodate'],
  ['styl(?:st|sit|ish?t)', 'stylist'],
  ['speshal|specail', 'special'],
  ['chrismas|chirstmas|cristmas', 'Christmas'],
  ['profesional|proffessional', 'professional'],
]

const PATTERNS = SLIPS.map(
  ([typed, meant]) => [new RegExp(`(?<![\\p{L}@#/.])(?:${typed})(?![\\p{L}@])`, 'giu'), meant] as const,
)

export const corrected = (text: string): string =>
  PATTERNS.reduce(
    (left, [typed, meant]) =>
      left.replace(typed, from => {
        if (from.toLowerCase() === meant.toLowerCase()) return from
        const many = /[tnrdhl]s$/i.test(from) && !/s$/.test(meant) ? `${meant}s` : meant
        return /^\p{Lu}/u.test(from) ? many.charAt(0).toUpperCase() + many.slice(1) : many
      }),
    text,
  )
