// What the record says of a client, at the paths of a retail reading: needs, what to avoid, what is at home, the hair.
import { placed } from '../../shared/reading/context'
import { read as docOf } from '../../shared/reading/doc'
import { lexiconOf, mentionsIn } from '../../shared/reading/lexicon'
import { OF_AGE, personIn } from '../../shared/reading/person'
import { HAIR } from '../../shared/reading/words/hair'
import { HISTORY } from '../../shared/reading/words/history'
import { ZONES } from '../../shared/reading/words/zones'
import { pastOf } from '../../shared/tools/retail-edge/read/past'
import { type Picture, readPicture, sourcesOf } from '../../shared/tools/retail-edge/read/picture'
import type { NeedKey } from '../../shared/trade/concerns'
import { type Reader, raisedIn, type Told, untouched } from './reader'
import { questionOf } from './retail'

const NEEDS: Readonly<Partial<Record<NeedKey, string>>> = {
  volume: 'volume',
  moisture: 'moisture',
  frizz: 'frizz',
  definition: 'curl',
  'colour-care': 'colour_care',
  red: 'colour_care',
  yellow: 'brass',
  orange: 'brass',
  repair: 'repair',
  gummy: 'repair',
  'split-ends': 'repair',
  'protein-overload': 'moisture',
  oily: 'scalp_oily',
  dandruff: 'dandruff',
  'dry-scalp': 'scalp_dry',
  sensitive: 'scalp_dry',
  thinning: 'thinning',
  heat: 'heat',
  swim: 'sun_swim',
  sun: 'sun_swim',
  shine: 'shine',
  tangles: 'detangle',
  hold: 'hold',
  texture: 'hold',
}
const RAISED: readonly (readonly [keyof Picture['medical'], string])[] = [
  ['broken', 'scalp_broken'],
  ['catching', 'scalp_condition'],
  ['loss', 'hair_loss'],
  ['scalp', 'scalp_condition'],
]
/** Nothing for the shelf in them, and understood all the same. */
const SAID = lexiconOf(HAIR, ZONES, HISTORY, {
  quick: [
    'something quick',
    'quick',
    'no time',
    'no faff',
    'in a rush',
    'in a hurry',
    'low maintenance',
    'wash and go',
    'before school',
    'two minutes',
    'five minutes',
  ],
})

/** "Mabel, 6" */
const NAMED = /^(\p{Lu}\p{Ll}+),? \(?(\d{1,2})\)?(?=[.,;)\s]|$)/u

const mentionsOf = (text: string) => {
  const doc = docOf(text)
  return placed(doc, mentionsIn(SAID, doc)).flat()
}

const read: Reader = given => {
  const { question, facts } = questionOf(given)
  const today = '2026-01-01T09:00:00.000Z'
  const picture = readPicture(question, facts, today)
  const { hair, wishes, avoids, medical, done, remarks } = picture
  const sources = sourcesOf(question, facts)
  const words = sources.flatMap(({ text }) => mentionsOf(text))
  const says = (concept: string): boolean =>
    words.some(mention => mention.concept === concept && mention.standing === 'said')

  const said = picture.needs.list.filter(need => need.said)
  const needs = new Set(said.flatMap(({ key }) => NEEDS[key] ?? []))
  if (wishes.child) needs.add('child')
  if (wishes.heavy) needs.add('light_weight')
  const named = sources.find(({ where }) => where === 'notes')?.text.match(NAMED)
  if (named && Number(named[2]) < OF_AGE) needs.add('child')
  if (says('quick')) needs.add('quick')

  const evidence = [
    ...picture.needs.list.map(need => need.evidence),
    ...Object.values(hair).filter(each => each !== null && 'quote' in each),
    ...avoids.list,
    ...avoids.others,
    ...Object.values(medical),
    ...[wishes.tight, wishes.none, wishes.content, wishes.gently, wishes.heavy, wishes.sticky],
    ...[wishes.pregnant, wishes.asthma, wishes.child, wishes.budget?.evidence],
    ...[done.smoothed, done.extensions, picture.needs.unclearWarmth],
  ].flatMap(each => (each && 'quote' in each ? [each.quote] : []))
  const quotes = [...evidence, ...remarks.map(({ typed }) => typed)]
  const about = sources.filter(({ where }) => where === 'concerns' || where === 'notes')
  const unread = about.flatMap(({ text }) =>
    untouched(text, [...quotes, named?.[0] ?? '']).filter(
      clause => mentionsOf(clause).length === 0 && personIn({ notes: clause }).mentions.length === 0,
    ),
  )

  const found: Record<string, Told> = {}
  const tell = (path: string, value: Told['value'], quote: string, sure = true): void => {
    found[path] = { value, sure, quote }
  }
  tell('needs', [...needs], said[0]?.evidence.quote ?? '', unread.length === 0)
  const avoided = [
    ...new Set([
      ...avoids.list.map(({ name, word }) => word ?? name),
      ...avoids.others.map(({ name }) => name),
    ]),
  ]
  if (avoided.length > 0) tell('avoid', avoided, avoids.list[0]?.quote ?? '')
  for (const is of ['owns', 'declined'] as const) {
    const past = picture.products.flatMap(product => {
      const known = pastOf(product, picture)
      const bought = is === 'owns' && known?.is === 'again' && known.quote.startsWith('bought')
      return known && (known.is === is || bought) ? [{ id: product.id, ...known }] : []
    })
    if (past.length > 0)
      tell(
        is,
        past.map(({ id }) => id),
        past[0]?.quote ?? '',
        past.every(({ like }) => !like),
      )
  }
  const texture = hair.fine ? 'fine' : hair.thick ? 'coarse' : null
  if (texture) tell('hair.texture', texture, (hair.fine ?? hair.thick)?.quote ?? '', texture === 'fine')
  const curl = (['coily', 'curly', 'wavy', 'straight'] as const).find(key => hair[key])
  if (curl) tell('hair.curl', curl, hair[curl]?.quote ?? '')
  const isLightened = says('history.lightener') || says('made.lightened')
  if (hair.bleached ?? (isLightened ? hair.coloured : null))
    tell('hair.lightened', true, (hair.bleached ?? hair.coloured)?.quote ?? '')
  const coloured = hair.bleached ?? hair.coloured
  if (coloured) tell('hair.coloured', true, coloured.quote)
  else if (
    says('untouched') ||
    mentionsOf(picture.hairType ?? '').some(({ concept }) => concept === 'made.natural')
  )
    tell('hair.coloured', false, picture.hairType ?? '')

  const texts = Object.fromEntries(sources.map(({ text }, at) => [`notes${at}`, text]))
  const raised = new Set(raisedIn({ ...texts, clientName: question.clientName }, facts))
  const others = new Set(
    personIn(texts).mentions.flatMap(({ concept, standing }) => (standing === 'other' ? [concept] : [])),
  )
  for (const [key, concept] of RAISED) if (medical[key] && !others.has(concept)) raised.add(concept)
  if (wishes.pregnant) raised.add('pregnant_or_nursing')
  if (avoids.list.some(({ kind, home }) => kind === 'allergy' && !home)) raised.add('allergy')
  return { facts: found, raised: [...raised], unread }
}
export default read
