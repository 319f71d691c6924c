// Whether what is mentioned is so, worked out as ConText does (trigger, direction, scope), with the words of a salon.
// [CONTEXT] Harkema et al., ConText: an algorithm for determining negation, experiencer and temporal status from clinical
// reports, J Biomed Inform 2009. [NEGEX] Chapman et al. 2001.
import type { Clause, Doc, Stretch } from '../doc'
import { type Lexicon, lexiconOf, type Mention, mentionsIn, type Words } from '../lexicon'
import { isOfHer, toldAnew, turnsIn, VERBS } from './told-anew'

/** How a mention stands: stated, denied, over, possible, or about somebody else. */
export type Assertion = 'said' | 'denied' | 'past' | 'maybe' | 'other'
/** `denied` is true even where another standing wins: "she wants no red". */
export type Placed = Mention & { standing: Assertion; denied: boolean; clause: number }

/** People who may be meant instead of the client. They match with or without "her" or "the" in front. */
const KIN =
  `sister, sisters, brother, brothers, mum, mam, mammy, mummy, mums, mams, mother, dad, daddy, father, daughter, daughters,
  son, sons, kid, kids, child, children, toddler, wee one, wee ones, little one, little ones, small one, small ones, eldest,
  youngest, twins, lad, wee lad, boy, boys, wee boy, little boy, little boys, wee girl, wee girls, little girl, little girls,
  teenagers, girls, babies, grandson, granddaughter, grandchild, grandchildren, grandkids, gran, granny, nan, nana, nanny, grandma, grandad, niece, nephew, nieces,
  aunt, auntie, aunty, uncle, cousin, cousins, husband, hubby, hubbie, wife, partner, boyfriend, girlfriend, fella, fiance, ex, other half,
  in laws, mother in law, sister in law, father in law, brother in law, son in law, daughter in law,
  friend, friends, mate, mates, best friend, pal, bestie, neighbour, flatmate, housemate, colleague, boss, dog, cat, horse, family member`
    .split(',')
    .map(kin => kin.trim())
const kin = (...frames: readonly string[]): string[] =>
  frames.flatMap(frame => KIN.map(each => frame.replace('~', each)))

const TRIGGERS = {
  // What follows is not so.
  'denied>': `no, not, never, never had, never had any, never has, never used, never any, without, none, nothing, nor, neither, never once, never yet, doesnt have,
    does not have, hasnt, hasnt had, hasnt got, has not had, havent, have not, isnt, is not, arent, wasnt, dont, doesnt, didnt, denies, denied, free of,
    free from, zero, nil, neg, negative for, aint, disnae, doesnae, didnae, isnae, wasnae, hasnae, cannae, willnae, dinnae, havenae, nae, neva, nivver, nowt, cant, wont, ruled out, clear of, no more, no sign of, no signs of,
    no history of, no hx of, no hx, no known, no current, no recent, no previous, no prev, not on, not on any, not taking, not using, not any, not a,
    hates, avoid, avoids, stays away from, steers clear of, keeps away from, lost the, got rid of, no one in the family has,
    isnt on, not had, not got, havent any, hasnt any, hasnt ever had, had no, has no, have no, w / o`,
  // What stands before is not so.
  '<denied': `none, none known, none that she knows of, nil, nil known, nil of note, no, n, neg, negative, never, never had any, ruled out, n/a, n / a, na, nope, nah,
    not at all, all cut off, cut off, cut off since, all cut off since, been cut off, cut out, all cut out, chopped off, all chopped off, all grown out and cut, grown out and cut off, cut away, all clear, clear, all neg, nothing, nothing known, no issues, not that she knows of, not to her knowledge, denied`,
  // What follows was so once, but isn't any more.
  'past>': `used to, used to be, used to have, used to get, history of, hx of, in the past, years ago, as a child, as a kid, when she was`,
  '<past': `years ago, yrs ago, years back, ages ago, in the 90s, in the 80s, in the 70s, in the nineties, in the eighties, as a child, as a teenager, as a kid, as a baby,
    as a teen, when she was little, when she was young, when she was a child, when she was a kid, when she was a teenager, in her teens, thats gone, all gone now, is gone now, gone now, sorted now,
    thats sorted, cleared up, cleared, all cleared up, healed, healed up, all healed, fully healed, grown out, all grown out, in the past, not any more, not anymore, no longer, settled now, fine now, long gone, since recovered, fully recovered`,
  // What follows is only possible or planned.
  'maybe>': `thinking about, thinking of, might, may, maybe, considering, contemplating, if, next year, next yr, next month, next week, would like,
    would love, wants, wants a, asking about, asked about, asks about, worried about, worried that, afraid of, scared of, nervous about, wonders, wondering about, wondering if, unsure, not sure if, could be, eventually, tempted by, fancies, keen on, curious about,
    planning, plans to, hoping to, hopes to, hoping for, trying for, saving for, booked in for, due for`,
  '<maybe':
    'next year, next yr, next month, next week, eventually, one day, some day, in the future, down the line',
  // What follows is somebody else's.
  'other>': [
    ...kin('~'),
    ...'other client, another client, someone at work, girl at work, woman at work, woman next door, has a child, has kids, a family of, her first born'.split(
      ', ',
    ),
  ],
  '<other': `runs in the family, in the family, in her family, on her mums side, on her dads side, on her mothers side, on her fathers side,
    not hers, not his`,
  // Somebody else did it to her, or is only mentioned. These longer phrases hide the trigger inside them.
  '-': [
    ...kin(
      '~ did',
      '~ does',
      '~ put',
      '~ puts',
      '~ dyed',
      '~ dyes',
      '~ coloured',
      '~ colours',
      '~ bleached',
      '~ boxed',
      '~ tinted',
      '~ used',
      '~ helped',
      '~ painted',
      '~ slapped',
      '~ popped',
      '~ lashed',
      '~ threw',
      '~ gave her',
      '~ got her',
      '~ says',
      '~ said',
      '~ noticed',
      '~ thinks',
      '~ at home',
      '~ hood',
      'by her ~',
      'by the ~',
      'by a ~',
      'with her ~',
      'like her ~',
      'for her ~',
      'her ~s wedding',
      '~ is getting married',
    ),
    ...`her mum wants, his mum wants, her mam wants, his mam wants, her mum would like, her mam would like, her dad wants, his dad wants, her mum asks, her mam asks, her mum asked, her mam asked, mum of, mam of, mother of, mum to, mam to, dad of, new mum, busy mum, mum wants, mam wants, mummy wants, dad wants, mum would like, mam would like, dad would like, mum asks, mam asks, mum asked, mam asked, in the family way, in may, since may, last may, til may, till may, end of may, no no, no bother, no joke, no problem, no worries, no messing, no end of, no doubt, no wonder,
      no idea, no clue, not sure, not sure what, not only, not just, not long, no idea what, cant remember, not great, not good, not brilliant, not the best, not in great, not healed, not healed yet, not cleared, not cleared up, not cleared up yet, not gone, not great at, nothing but, no stranger to, doesnt know, dont know, didnt know, didnt tell, never told, never mentioned, didnt mention, not told, not mentioned, forgot to mention, doesnt like to say, cant stop, wont stop, never stops, not stopped, hasnt stopped, not settled, hasnt settled, hasnt healed, hasnt cleared, hasnt cleared up, no let up, isnt healed, isnt better, not getting better, not better, not improving, no better, never better, no change in, no fan of, on scalp, on her scalp, on the scalp, on skin, on her skin, on the skin, on head, on her head, on hair, on her hair, on it, on him, on her, on this, on top`
      .split(',')
      .map(phrase => phrase.trim()),
  ],
  // Where a scope ends: `ends>` ends a denial or the like, and `own>` comes back to the client.
  'ends>': `she, he, shes, hes, herself, her own, client, but, came, comes, got, gets, takes, taking, uses, still, only, just, on, is on, is, was, has, had, did, does,
    reacted, reacts, went, until, till, when, unless, apart from, aside from, except, cept, except for, other than, bar, barring, besides, although, however, last time she, and she, last tint, said, says, yes`,
  'own>': `herself, himself, her own, his own, client, client has, she has, she had, she takes, she also, she herself, shes on, shes got, she came, she went,
    she got, she reacted, she reacts, she swelled, took her to, took her into, took him to, drove her, drove him, rushed her, rushed him, brought her, brought him in, saw her, saw him,
    found her, noticed her, had to take her, on her head, on her scalp, in her hair, on her`,
} satisfies Words

const STANDINGS: Readonly<Record<string, Assertion>> = {
  denied: 'denied',
  past: 'past',
  maybe: 'maybe',
  other: 'other',
}
/** After a denied word these say that it was so before then: "no colour since May", "not coloured for 8 weeks". */
const BOUNDS = new Set(['since', 'lately', 'recently'])
const FOR_SO_LONG = new Set(['for', 'in'])
const SO_LONG = new Set(
  'a about months weeks years ages yonks donkeys couple few several over nearly almost'.split(' '),
)
let triggers: Lexicon | null = null

/** Where several apply, the first in this list wins: somebody else's, then maybe, then denied, then past. */
const RANK: readonly Assertion[] = ['other', 'maybe', 'denied', 'past']

/** Words that carry a denial on over the next items of a list, as long as the list holds nothing but items. */
const JOINS = new Set(['or', 'nor', 'and', 'any', '/', '&', 'a', 'an', 'the', 'no', 'ever', 'before'])

type Scope = Stretch & { standing: Assertion }
type InClause = {
  clause: Clause
  mentions: Mention[]
  marks: Mention[]
  scopes: Scope[]
  /** Worked out when first needed; null until then. */
  turns: number[] | null
}

/**
 * `plain`: first words of triggers that mean nothing here, as in "hates her frizz", which doesn't deny frizz.
 * `holds`: concepts that may contain a trigger, which then reaches no further: "no definition, frizz".
 */
export type Reach = { plain: ReadonlySet<string>; holds: (concept: string) => boolean }

/**
 * The mentions by clause, each with its standing. `isItem`: what may be listed under one denial, as in "no
 * allergies, rash or swelling".
 */
export function placed(
  doc: Doc,
  mentions: readonly Mention[],
  within?: Reach,
  isItem: (concept: string) => boolean = () => true,
  mustClose = false,
): Placed[][] {
  triggers ??= lexiconOf(TRIGGERS)
  const clauses: InClause[] = doc.clauses.map(clause => ({
    clause,
    mentions: [],
    marks: [],
    scopes: [],
    turns: null,
  }))
  share(clauses, mentions, 'mentions')
  const marks = mentionsIn(triggers, doc)
  share(clauses, within ? marksBeside(doc, marks, mentions, within) : marks, 'marks')
  clauses.forEach(({ marks }, number) => {
    for (const mark of marks) reach(doc, clauses, number, mark, isItem, mustClose)
  })
  return clauses.map(({ clause: own, mentions: inside, scopes }, clause) =>
    inside.map(mention => {
      const over = scopes
        .filter(({ from, to }) => from <= mention.from && mention.to <= to)
        .map(({ standing }) => standing)
      const standing = RANK.find(each => over.includes(each)) ?? 'said'
      const isPast = over.includes('denied') && isBounded(doc, own, mention)
      return {
        ...mention,
        standing: isPast && standing === 'denied' ? 'past' : standing,
        denied: over.includes('denied') && !isPast,
        clause,
      }
    }),
  )
}

/** Leaves out triggers that mean nothing here or are part of a mention: "no definition, frizz". */
function marksBeside(
  { tokens }: Doc,
  marks: readonly Mention[],
  mentions: readonly Mention[],
  { plain, holds }: Reach,
): Mention[] {
  const inside = new Set<number>()
  for (const { concept, from, to } of mentions)
    if (holds(concept)) for (let at = from; at < to; at++) inside.add(at)
  return marks.filter(
    ({ concept, from, to }) =>
      !plain.has(tokens[from]?.norm ?? '') &&
      (concept === 'ends>' || concept === 'own>' || !inside.has(to - 1)),
  )
}

/** Hands each mention to its clause in one pass, since both are in text order. */
function share(clauses: readonly InClause[], mentions: readonly Mention[], as: 'mentions' | 'marks'): void {
  let number = 0
  for (const mention of mentions) {
    while ((clauses[number]?.clause.to ?? Number.POSITIVE_INFINITY) <= mention.from) number++
    clauses[number]?.[as].push(mention)
  }
}

function isBounded({ tokens }: Doc, { to }: Clause, mention: Mention): boolean {
  for (let at = mention.to; at < Math.min(to, mention.to + 4); at++) {
    const [here, next] = [tokens[at]?.norm ?? '', tokens[at + 1]]
    if (BOUNDS.has(here)) return true
    if (
      FOR_SO_LONG.has(here) &&
      ((next?.kind === 'number' && next.norm.length < 3) || SO_LONG.has(next?.norm ?? ''))
    )
      return true
  }
  return false
}

function reach(
  doc: Doc,
  clauses: readonly InClause[],
  number: number,
  mark: Mention,
  isItem: (concept: string) => boolean,
  mustClose: boolean,
): void {
  const here = clauses[number]
  const isForward = mark.concept.endsWith('>')
  const standing = STANDINGS[isForward ? mark.concept.slice(0, -1) : mark.concept.slice(1)]
  if (!here || !standing) return
  const { clause } = here
  if (isForward) {
    const ends = standing === 'other' ? 'own>' : 'ends>'
    // "Never reacted": the verb right after is denied too. "Boyfriend | drove her": from there on it is about her.
    const first = standing === 'other' || !VERBS.has(doc.tokens[mark.to]?.norm ?? '') ? mark.to : mark.to + 1
    // A word that usually ends a scope doesn't when it is part of a mention: "isn't deposit only".
    const isPart = ({ from, to }: Mention): boolean =>
      here.mentions.some(mention => mention.from < from && to <= mention.to)
    const end = here.marks.find(
      each => (each.concept === ends || each.concept === 'own>') && each.from >= first && !isPart(each),
    )
    if (standing === 'denied') here.turns ??= turnsIn(doc, clause)
    const told = standing === 'denied' ? toldAnew(doc, mark, clause.to, here.turns ?? []) : null
    // This also covers what begins inside the trigger and runs past it: "never had | a reaction".
    here.scopes.push({
      from: mark.from + 1,
      to: Math.min(end?.from ?? clause.to, told ?? clause.to),
      standing,
    })
    if (standing !== 'denied' || end || told !== null) return
    if (!here.mentions.some(({ from }) => from > mark.from)) {
      for (const next of closedList(doc, clauses, number, mark))
        next.scopes.push({ ...next.clause, standing })
      return
    }
    const run: InClause[] = []
    for (
      let next = clauses[++number];
      next && isListed(doc, next, clause.sentence, isItem) && !isOfHer(doc, mark, next.clause);
      next = clauses[++number]
    )
      run.push(next)
    // "Not pregnant, asthma": she has asthma. "No asthma, eczema or psoriasis": she has none of them.
    const closed = run.findLastIndex(({ clause: { from, to } }) =>
      doc.tokens.slice(from, to).some(({ norm }) => CLOSES.has(norm)),
    )
    const listed = mustClose ? closed + 1 : run.length
    for (const next of run.slice(0, listed)) next.scopes.push({ ...next.clause, standing })
    return
  }
  // A denial that answers a question stands at the end of its clause: "allergies: none".
  if (standing === 'denied' && mark.to < clause.to) return
  const before = mark.from === clause.from ? questionOf(doc, clauses, number) : here
  before?.scopes.push({ from: before.clause.from, to: mark.from, standing })
}

/** The clause that is being answered, skipping a label like the "A" in "Q: henna? A: never". */
function questionOf({ tokens }: Doc, clauses: readonly InClause[], number: number): InClause | undefined {
  const before = clauses[number - 1]
  if (!before) return undefined
  const isLabel =
    before.clause.to - before.clause.from === 1 && ANSWERS.has(tokens[before.clause.from]?.norm ?? '')
  return isLabel ? clauses[number - 2] : before
}
const ANSWERS = new Set(['a', 'ans', 'answer', 'reply'])

const LONGEST_LIST = 8
const LONGEST_ITEM = 5
const CLOSES = new Set(['or', 'nor'])
/**
 * The rest of a list whose first item isn't in the vocabulary: "no allergies, reactions or psoriasis". It takes
 * short pieces up to an "or".
 */
function closedList(doc: Doc, clauses: readonly InClause[], number: number, mark: Mention): InClause[] {
  const run: InClause[] = []
  for (const next of clauses.slice(number + 1, number + LONGEST_LIST)) {
    const { from, to, sentence } = next.clause
    const isFar = sentence !== clauses[number]?.clause.sentence || to - from > LONGEST_ITEM
    if (isFar || next.marks.length > 0 || isOfHer(doc, mark, next.clause)) return []
    run.push(next)
    if (doc.tokens.slice(from, to).some(({ norm }) => CLOSES.has(norm))) return run
  }
  return []
}

/** Whether a clause only continues a list begun before it, with no trigger of its own. */
function isListed(doc: Doc, part: InClause, sentence: number, isItem: (concept: string) => boolean): boolean {
  if (part.clause.sentence !== sentence || part.mentions.length === 0 || part.marks.length > 0) return false
  for (let at = part.clause.from; at < part.clause.to; at++)
    if (
      !part.mentions.some(({ concept, from, to }) => isItem(concept) && from <= at && at < to) &&
      !JOINS.has(doc.tokens[at]?.norm ?? '')
    )
      return false
  return true
}
