// Words with a capital, or behind an entry, that are nobody's name: "Mia has Asthma", "Jean cut 45 Wheelchair".
import { WEEKDAY } from './calendar'

const CONDITION =
  /(?:osis|iasis|itis|ema|emia|plex|pecia|epsy|betes|asthma|cancer|vertigo|lice|nits|flu|covid|allerg\w*|ppd|pregnan\w*|chemo\w*|migraines?)$/i
const OTHER = new Set(
  `mum mummy mom dad daddy nan gran grandma grandad sister brother daughter son husband wife friend mate kid
  kids child baby room bay seat station sink salon shop home house away abroad parking wheelchair ramp
  stairs pram dog school church college uni work gym yoga physio doctor doctors gp dentist hospital vet
  bank bus taxi train standby waitlist waiting reserve moved rebooked rescheduled swapped postponed noshow
  refund refunded owe owes copper caramel mocha burgundy auburn silver golden champagne plum mahogany wella
  koleston loreal l'oreal inoa majirel schwarzkopf igora goldwell matrix redken kerastase olaplex davines
  aveda milkshake keune botox henna chemical glove gloves foilyage gel wax`.split(/\s+/),
)

const DAY = new RegExp(`^${WEEKDAY}$`, 'i')

export const isCondition = (word: string): boolean => CONDITION.test(word)
export const isNobody = (word: string): boolean =>
  isCondition(word) || OTHER.has(word.toLowerCase()) || DAY.test(word)
