// How the colour is to be done, and what the text says about the hair besides its depth. Each is read once, from words
// as data, so the plan never sees the text. None of this has a path, and nobody can pick it.
import { type Placed, placed } from '../../../../reading/context/context'
import { type Clause, type Doc, read, type Stretch } from '../../../../reading/doc'
import { type Lexicon, lexiconOf, mentionsIn, type Words } from '../../../../reading/lexicon'
import { type Shade, shadesIn as shadesOf, type Value, valuesIn } from '../../../../reading/values/values'
import { KIND, LIFT, LOOK, PLACE, TESTED, TREATED } from '../../../../reading/words/colour/manner'
import type { Maker } from '../../../../trade/colour/codes'
import { type ReadShade, shadesIn } from '../shades/shades'
import {
  type AskedThere,
  askedWhere,
  asksGloss,
  onlyGloss,
  rootColourAndGloss,
  withoutLengths,
} from './asked-where'
import { asksNewPieces } from './service'

type Where = { root: AskedThere | null; lengths: AskedThere | null }
/** `all`: in the whole wish. `atRoot`: in the wish without what it says only about the lengths. */
type AtRootToo = { all: boolean; atRoot: boolean }

export type Manner = {
  /** What the wish names for the root and for the lengths. */
  where: Where
  /** The same for what is on the hair now. */
  worn: Where
  rootAndGloss: boolean
  glossBeside: boolean
  glossAlone: boolean
  newPieces: boolean
  /** The kind of colour asked for. */
  permanent: boolean
  demi: AtRootToo
  namesDemi: boolean
  /** Asks for nothing beyond a deposit-only colour. */
  nothingFirm: boolean
  onlyDeposit: AtRootToo
  directDye: boolean
  softly: boolean
  clear: boolean
  /** Names a volume or a gentle colour, so 20 vol mustn't overrule it. */
  ownStrength: boolean
  /** A toner or gloss is expected to do the lifting itself. */
  toLiftByIt: boolean
  toneAlone: boolean
  noBleach: boolean
  noLift: boolean
  refreshes: boolean
  freshens: boolean
  rootsAlone: boolean
  rootTint: boolean
  /** Names a colour for the root, which "root touch up highlights" doesn't. */
  rootColour: boolean
  wholeHead: boolean
  /** All over, without a place, a service or a second shade. */
  allOverAlone: boolean
  coverNamed: boolean
  white: boolean
  icy: boolean
  aLittle: boolean
  asLight: boolean
  lighter: boolean
  balayage: boolean
  lightPieces: boolean
  warmAndAsh: boolean
  whiter: boolean
  blueOver: boolean
  tooLong: boolean
  quickly: boolean
  /** About the hair now. */
  fadedNow: boolean
  regrowthNow: boolean
  sinceLast: boolean
  rootsNow: boolean
  overWhite: boolean
  /** Whether the text puts colour or bleach on the root itself, or mentions it without a place. */
  rootTold: 'treated' | 'unclear' | 'own'
  gentleKind: boolean
  /** In any of the texts. */
  newGrowth: boolean
  cropped: boolean
  newBrand: boolean
  oldTest: boolean
  extensions: boolean
}

const GROUPS = {
  kind: KIND,
  lift: LIFT,
  place: PLACE,
  look: LOOK,
  tested: TESTED,
  treated: TREATED,
} satisfies Record<string, Words>
type Group = keyof typeof GROUPS
const lexicons = new Map<Group, Lexicon>()

/** What follows is a separate service. */
const BREAKS_OFF = new Set(['then', 'plus', 'tone', 'toning', ',', ';', '.', '\n'])

/** A text, and the phrases of each group found in it. */
class Heard {
  readonly doc: Doc
  readonly values: readonly Value[]
  /** The sentence number of each token. */
  private readonly sentences: number[]
  private readonly found = new Map<Group, Placed[]>()

  constructor(text: string) {
    this.doc = read(text)
    this.sentences = new Array<number>(this.doc.tokens.length).fill(-1)
    this.values = this.doc.clauses.flatMap(clause => valuesIn(this.doc, clause))
    for (const { from, to, sentence } of this.doc.clauses) this.sentences.fill(sentence, from, to)
  }

  all(group: Group, concept: string): Placed[] {
    const known = this.found.get(group)
    if (known) return known.filter(each => each.concept === concept)
    const lexicon = lexicons.get(group) ?? lexiconOf(GROUPS[group])
    lexicons.set(group, lexicon)
    const found = placed(this.doc, mentionsIn(lexicon, this.doc)).flat()
    this.found.set(group, found)
    return found.filter(each => each.concept === concept)
  }
  /** Mentioned, whatever comes before it. */
  names = (group: Group, ...concepts: string[]): boolean =>
    concepts.some(concept => this.all(group, concept).length > 0)
  says = (group: Group, concept: string): boolean =>
    this.all(group, concept).some(({ denied, standing }) => !denied && standing !== 'other')
  denies = (group: Group, concept: string): boolean => this.all(group, concept).some(({ denied }) => denied)

  holds = (of: Value['of'], fits: (value: number) => boolean): boolean =>
    this.values.some(each => each.of === of && fits(each.value))

  /**
   * Whether one leads to the other within a sentence, with at most that many words in between, one of them from `over`.
   */
  leads(
    from: readonly Placed[],
    to: readonly Pick<Placed, 'from'>[],
    most: number,
    over?: ReadonlySet<string>,
  ): boolean {
    const starts = new Set(to.map(each => each.from))
    return from.some(first => {
      let isOver = over === undefined
      for (let at = first.to; at <= first.to + most; at++) {
        if (starts.has(at) && isOver && this.sentences[at] === this.sentences[first.from]) return true
        const norm = this.doc.tokens[at]?.norm ?? ''
        if (over && (BREAKS_OFF.has(norm) || (norm === 'and' && !over.has(norm)))) return false
        isOver ||= over?.has(norm) ?? false
      }
      return false
    })
  }
}

const BETWEEN_CODE = new Set('in of with shade to level'.split(' '))
/** The toner has its own code: "toner 8/1", "9V gloss", "8/1 pearl toner". */
function namesTonersCode({ doc }: Heard, toners: readonly Placed[]): boolean {
  const shades: Shade[] = doc.clauses.flatMap(clause => shadesOf(doc, clause, null))
  const starts = new Set(shades.map(({ from }) => from))
  const ends = new Set(shades.map(({ to }) => to))
  return toners.some(toner => {
    let at = toner.to
    while (!starts.has(at) && BETWEEN_CODE.has(doc.tokens[at]?.norm ?? '')) at++
    return starts.has(at) || ends.has(toner.from) || ends.has(toner.from - 1)
  })
}

const WITH = new Set(['with', 'using', 'by', 'in', 'from'])
const SO_AS_TO = new Set(['to', 'that', 'which', 'and'])
const STRONG = [20, 30, 40]
const nothingFirm = (heard: Heard): boolean =>
  !heard.says('lift', 'firm') &&
  !heard.all('kind', 'permanent').some(each => !each.denied && isAlone(heard, each)) &&
  !heard.holds('volume', volume => STRONG.includes(volume)) &&
  !heard.holds('percent', percent => [6, 9, 12].includes(percent))
/** The word "permanent" itself, rather than a tint. */
const isAlone = ({ doc }: Heard, { from }: Placed): boolean => doc.tokens[from]?.norm === 'permanent'

const namesDemi = (heard: Heard): boolean => heard.says('kind', 'demi')
const asksDemi = (heard: Heard): boolean =>
  namesDemi(heard) || (heard.says('kind', 'deposit_only') && nothingFirm(heard))

function onlyDeposit(heard: Heard, levels: number): boolean {
  const deposits = [...heard.all('kind', 'demi'), ...heard.all('kind', 'toner')]
  const lifts = heard.all('lift', 'lift')
  const lifted = heard.says('lift', 'lift')
  const byIt = heard.leads(lifts, deposits, 7, WITH) || heard.leads(deposits, lifts, 4, SO_AS_TO)
  return (
    (asksDemi(heard) || (levels === 1 && namesTonersCode(heard, heard.all('kind', 'toner')))) &&
    !heard.says('lift', 'lifts_too') &&
    !heard.all('kind', 'permanent').some(each => !each.denied && isAlone(heard, each)) &&
    !heard.holds('volume', volume => STRONG.includes(volume)) &&
    !heard.holds('percent', percent => [9, 12].includes(percent)) &&
    (!lifted || byIt)
  )
}

/** Not if it is left out, was done already or comes another day: "skip the root tint", "root tint next time". */
function asksRootTint(heard: Heard, ...concepts: string[]): boolean {
  const others = [...heard.all('place', 'left_out'), ...heard.all('place', 'to_cover')]
  return concepts
    .flatMap(concept => heard.all('place', concept))
    .some(
      ({ standing, from, to }) =>
        standing === 'said' &&
        !heard.doc.clauses.some(
          clause =>
            clause.from <= from &&
            to <= clause.to &&
            others.some(other => clause.from <= other.from && other.to <= clause.to),
        ),
    )
}

/** "Natural roots and coloured lengths" are two statements; "roots and lengths coloured" is one. */
function rootTold(heard: Heard): Manner['rootTold'] {
  const marks = (concept: string): ReadonlySet<number> =>
    new Set(heard.all('treated', concept).map(({ from }) => from))
  const [treated, natural, roots, rest] = [marks('treated'), marks('natural'), marks('root'), marks('rest')]
  const within = (found: ReadonlySet<number>, { from, to }: Stretch): boolean => {
    for (let at = from; at < to; at++) if (found.has(at)) return true
    return false
  }
  const { clauses, tokens } = heard.doc
  const isTreatedAtRoot = (clause: Clause): boolean =>
    within(treated, clause) &&
    partsOf(clause, at => PARTS.has(tokens[at]?.norm ?? '')).some(part =>
      within(roots, part)
        ? within(treated, part) || !within(natural, part)
        : within(treated, part) && !within(rest, part),
    )
  const atRoot = clauses.filter(clause => within(roots, clause))
  if (atRoot.some(isTreatedAtRoot)) return 'treated'
  const anywhere = clauses.some(
    clause => within(treated, clause) && !within(roots, clause) && !within(rest, clause),
  )
  return anywhere && atRoot.length === 0 ? 'unclear' : 'own'
}
const PARTS = new Set(['and', 'with'])
function partsOf({ from, to }: Stretch, splits: (at: number) => boolean): Stretch[] {
  const parts: Stretch[] = []
  let start = from
  for (let at = from; at <= to; at++)
    if (at === to || splits(at)) {
      parts.push({ from: start, to: at })
      start = at + 1
    }
  return parts
}

/** No colour stays on for over an hour; a test more than half a year old no longer counts. */
const LONGEST_MINUTES = 60
const OLD_TEST_WEEKS = 30

/** `now`, `wish`, `all`: the texts. `shades`: the shades in the wish. */
export function mannerOf(
  { now, wish, all }: { now: string; wish: string; all: string },
  shades: readonly ReadShade[],
  maker: Maker | null,
): Manner {
  const wished = new Heard(wish)
  const atRoot = new Heard(withoutLengths(wish))
  const hair = new Heard(now)
  const whole = new Heard(all)
  const levels = shades.filter(({ level }) => level !== null).length
  const tests = whole.all('tested', 'skin_test')
  const old = whole.values.filter(({ of, value }) => of === 'weeks' && value >= OLD_TEST_WEEKS)
  return {
    where: askedWhere(wish, shades),
    worn: askedWhere(now, shadesIn(now, now, maker)),
    rootAndGloss: rootColourAndGloss(wish),
    glossBeside: asksGloss(wish),
    glossAlone: onlyGloss(wish) && !wished.names('place', 'beside_gloss'),
    newPieces: asksNewPieces(wish),
    permanent: wished.says('kind', 'permanent'),
    demi: { all: asksDemi(wished), atRoot: asksDemi(atRoot) },
    namesDemi: namesDemi(wished),
    nothingFirm: nothingFirm(wished),
    onlyDeposit: { all: onlyDeposit(wished, levels), atRoot: onlyDeposit(atRoot, levels) },
    directDye: wished.names('kind', 'direct_dye'),
    softly: wished.names('kind', 'washes_out', 'blend') || wished.denies('kind', 'permanent'),
    clear: wished.names('look', 'clear'),
    ownStrength:
      atRoot.names('lift', 'strength') ||
      atRoot.holds('volume', () => true) ||
      atRoot.holds('percent', percent => [3, 6, 9].includes(percent)),
    toLiftByIt: wished.leads(
      [...wished.all('kind', 'demi'), ...wished.all('kind', 'toner')],
      wished.all('lift', 'to_lift'),
      3,
    ),
    toneAlone: wished.names('lift', 'tone_alone'),
    noBleach: wished.denies('lift', 'lightener') || wished.names('lift', 'no_lightener'),
    noLift: wished.denies('lift', 'lightener') || wished.denies('lift', 'lift'),
    refreshes: wished.names('place', 'refresh'),
    freshens: wished.names('place', 'freshen'),
    rootsAlone: wished.names('place', 'roots_alone'),
    rootTint: asksRootTint(wished, 'root_tint', 'root_touch'),
    rootColour: asksRootTint(wished, 'root_tint'),
    wholeHead: wished.names('place', 'whole_head'),
    allOverAlone: wished.names('place', 'all_over') && !wished.names('place', 'parted'),
    coverNamed: wished.names('look', 'cover'),
    white: wished.names('look', 'white'),
    icy: wished.names('look', 'icy'),
    aLittle: wished.names('lift', 'a_little'),
    asLight: wished.names('lift', 'as_light'),
    lighter: wished.names('lift', 'lighter'),
    balayage: wished.names('look', 'balayage'),
    lightPieces: wished.names('look', 'light_pieces'),
    warmAndAsh:
      wished.names('look', 'warm') && wished.names('look', 'ash') && !wished.names('look', 'counter'),
    whiter: wished.names('look', 'whiter') || whole.names('look', 'past_pale'),
    blueOver: wished.names('look', 'blue'),
    tooLong:
      wished.names('lift', 'overnight') || wished.holds('minutes', minutes => minutes >= LONGEST_MINUTES),
    quickly: whole.names('look', 'quick') || whole.holds('minutes', minutes => [5, 10].includes(minutes)),
    fadedNow: hair.names('place', 'faded'),
    regrowthNow: hair.names('place', 'regrowth'),
    sinceLast: hair.names('place', 'since_last'),
    rootsNow: hair.names('place', 'root'),
    rootTold: rootTold(hair),
    overWhite: hair.names('look', 'over_white'),
    gentleKind: whole.names('kind', 'gentle'),
    newGrowth: whole.names('place', 'new_growth'),
    cropped: whole.names('look', 'cropped'),
    newBrand: whole.names('tested', 'new_brand'),
    oldTest: whole.leads(tests, [...old, ...whole.all('tested', 'long_ago')], 8),
    extensions: whole.names('look', 'extensions'),
  }
}
