// What people call hair colour and its chemistry on an allergy card, however they spell it. domain 1.16
import { makerOf } from '../../../trade/colour/codes'
import { distance } from '../read/tidy/spelling'

/** Strips accents and lower-cases; the rest stays as typed. */
export const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’‘`]/g, "'").toLowerCase()

/** Brands that sell colour and much else: an allergy to their shampoo isn't an allergy to their colour. */
const HOUSES =
  `wella schwarzkopf loreal redken paulmitchell joico pravana kenra goldwell keune framesi alfaparf fanola indola
aveda davines alcina lakme affinage montibello salerm inebrya kadus londa revlon clairol garnier bleachlondon pulpriot
rusk scruples guytang`.split(/\s+/)

/** Names used only for colour, both salon and supermarket brands. */
const LINES =
  `koleston illumina colortouch colourtouch shinefinity colorfresh colourfresh blondor magma majirel majirouge majiblond
majicontrast inoa diarichesse dialight diacolor richesse luocolor igora essensity vibrance blondme socolor shadeseq
chromatics colorsync topchic colorance elumen nectaya silklift platiniumplus blondstudio freelights revlonissimo
naturtint herbatint tintsofnature surya bigen nicenneasy niceneasy nicneasy niceandeasy nutrisse olia bellecolor
castingcreme feria colorsilk colorb4 colourb4 livecolour livecolor livexxl syoss perfect10 justformen grecian
grecian2000 restoria manicpanic crazycolor crazycolour arcticfox laricherdirections larichedirections paintbox
touchofgray touchofgrey magicretouch`.split(/\s+/)

const HEARD = /^(?:[ck]h?ol+est[aeo]ne?|ma[jg]i?r[ei]l+e?|[ie]g+or+a)$/
/** Everyday words and substances one typo away from a brand name. */
const OTHERWISE = new Set(['canola', 'granola', 'frame', 'frames', 'aromatics', 'chromates'])

const CHEMISTRY =
  `phenylenediamine paraphenylenediamine toluenediamine paratoluenediamine diaminotoluene diaminobenzene resorcinol
methylresorcinol aminophenol persulphate persulfate peroxide ammonia toluene hydroquinone naphthol pyrogallol
monoethanolamine`.split(/\s+/)

function words(text: string): string[] {
  return plain(text)
    .replace(/['.&]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/**
 * True if one of the names appears, written as up to four separate words and with as many typos as its length allows.
 */
function says(text: string, names: readonly string[], slips: (name: string) => number): boolean {
  const all = words(text)
  const longest = Math.max(...names.map(name => name.length)) + 3
  const looked = new Set<string>()
  return all.some((first, from) => {
    if (HEARD.test(first) && names === LINES) return true
    let said = ''
    return all.slice(from, from + 4).some((word, more) => {
      said += word
      const seen = `${more === 0} ${said}`
      if (said.length > longest || OTHERWISE.has(said) || looked.has(seen)) return false
      looked.add(seen)
      // "well a" is not Wella: short names must be one word.
      return names.some(
        name =>
          (more === 0 || name.length >= 7) &&
          (said === name || distance(said, name, slips(name)) <= slips(name)),
      )
    })
  })
}

/** 'colour': a line of hair colour. 'house': a brand that also makes other things. */
export function lineNamed(text: string): 'colour' | 'house' | null {
  const slips = (name: string): number => (name.length >= 11 ? 2 : name.length >= 6 ? 1 : 0)
  if (says(text, LINES, slips)) return 'colour'
  return says(text, HOUSES, slips) || makerOf(plain(text)) !== null ? 'house' : null
}

/** PPD, PTD, TDA and the like: letters with or without dots, spaces and hyphens. */
const LETTERS =
  /(?<![a-z])(?:m[\s.\-_]*e[\s.\-_]*)?(?:p[\s.\-_]*p[\s.\-_]*d|p[\s.\-_]*t[\s.\-_]*d|t[\s.\-_]*d[\s.\-_]*a)[\s.\-_]*[as]?(?:'s)?(?![a-z])/
/** "Paraphenylendiamin", "para phenyl diamine", "parafenaline diamine": written as one word, with loose vowels. */
const PHENYLENEDIAMINE = /(?:ph|f)[aeiy]*n[aeiouy]*l+[a-z]{0,4}?d[iyea]*m|(?<!ethylene)diamin(?!eoxid)/
const PARA_PHENYLENE = /(?<![a-z])p(?:ara)?[\s.-]*(?:ph|f)en[aeiy]*l/

/**
 * The chemistry of oxidative colour and lightener, but not a medicine, shampoo or skin test that shares a word with it.
 */
export function chemistryNamed(text: string): boolean {
  const meant = plain(text)
    .replace(/\bbenzoyl[\s-]*peroxide|\bphenylephrine/g, ' ')
    .replace(/\bppd\b(?=.*\b(?:tubercul\w*|mantoux|tb)\b)|\b(?:tuberculin|mantoux|tb)\b.*\bppd\b/g, ' ')
  const together = meant.replace(/[^a-z0-9]/g, '')
  const slips = (name: string): number =>
    name.length >= 15 ? 3 : name.length >= 10 ? 2 : name.length >= 7 ? 1 : 0
  return (
    LETTERS.test(meant) ||
    PARA_PHENYLENE.test(meant) ||
    PHENYLENEDIAMINE.test(together) ||
    /\bh2o2\b|\bresorcin\b|aminophenol|toluene/.test(meant) ||
    /\b(?:hc|basic) (?:blue|yellow|red|orange|brown|violet)\b/.test(meant) ||
    says(meant, CHEMISTRY, slips)
  )
}
