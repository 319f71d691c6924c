// What to do in the next minute stands before who to call, whoever answers and however it is said.
import { describe, expect, test } from 'vitest'
import { articles, findArticle } from '../../shared/help'
import { answerFromArticles } from '../../shared/help/answer'
import { EMERGENCIES, emergencyIn } from '../../shared/help/first-minute'
import { questions } from './help-questions'

const answer = (content: string) => answerFromArticles([{ role: 'user', content }])
const said: Readonly<Record<string, readonly string[]>> = {
  skin: [
    'scalp is burning',
    'her scalp is burning',
    'My client’s scalp is really stinging!',
    'scalp burning what do i do',
    'it’s burning her',
    'bleach is burning',
    'she says it is stinging',
    'help it is burning',
    'what do i do about a chemical burn',
    'client came up in a rash',
    'she is having an allergic reaction',
    'the client’s skin is itching',
    'her neck is red and sore from the tint',
    'her scalp is burning where do i record it',
    'blisters on her neck, her neck is blistering',
    'the bleach is stinging her and i want a formula to fix it',
    'his ears are burning from the colour',
  ],
  breath: [
    'she can’t breathe',
    'her face is swelling',
    'swollen eyes after tint',
    'client is wheezing',
    'her lips have swollen up',
    'trouble breathing and her scalp is burning',
    'her throat is closing',
    'she says her chest is tight',
    'I think it is anaphylaxis',
    'swelling around her eyes',
  ],
  unconscious: ['client fainted', 'she collapsed in the chair', 'he passed out', 'she is having a fit'],
  swallowed: [
    'a child drank some peroxide',
    'the little boy swallowed bleach',
    'client swallowed some of the developer',
    'she got toner in her mouth',
  ],
  eye: [
    'I got bleach in her eye',
    'tint in the eye what do i do',
    'her eyes are stinging',
    'developer splashed into my eyes',
    'shampoo got in her left eye',
    'burning eyes',
  ],
  'hot-foil': [
    'the foil is smoking',
    'her hair is smoking in the foil',
    'foils are really hot',
    'hair is melting',
    'there is smoke coming from the foils',
    'the foil is burning hot',
  ],
  'heat-burn': [
    'I burnt her neck with the tongs',
    'burned my hand on the straighteners',
    'scalded her at the basin',
  ],
  cut: [
    'I cut her ear',
    'i nicked his neck with the razor',
    'cut my finger badly',
    'it won’t stop bleeding',
    'her ear is bleeding',
  ],
  fumes: ['she is coughing from the bleach powder', 'client feels dizzy from the fumes'],
}

describe.each(EMERGENCIES)('$title', ({ id, first }) => {
  test.each(said[id] ?? [])('“%s”: first what to do, then who to call', asked => {
    const { text, articles: named, first: minute } = answer(asked)
    expect(emergencyIn(asked)?.id).toBe(id)
    expect(text.startsWith(`**${first}**`)).toBe(true)
    expect(text.startsWith(minute ?? 'nothing')).toBe(true)
    expect(text).toContain('999 (or 112)')
    expect(named.length).toBeGreaterThan(0)
  })
  test('is said in more than one way, and stands in the article', () => {
    expect(said[id]?.length).toBeGreaterThan(1)
    expect(findArticle('first-minute')?.text).toContain(first)
  })
})

test('the call comes first only where breath or life is at stake', () => {
  for (const { id, first } of EMERGENCIES)
    expect(/999|112/.test(first), id).toBe(id === 'breath' || id === 'unconscious')
})

test('a follow-up in a few words is about the same emergency', () => {
  const { text } = answerFromArticles([
    { role: 'user', content: 'her scalp is burning' },
    { role: 'assistant', content: 'Rinse.' },
    { role: 'user', content: 'and then?' },
  ])
  expect(text).toMatch(/^\*\*Rinse it off now/)
})

test('each article of an emergency begins with the next minute', () => {
  const about = articles.filter(({ text, also }) =>
    /\b999\b|burning|swelling|smoking/.test(`${also} ${text}`),
  )
  expect(about.map(({ id }) => id).sort()).toEqual(['first-minute', 'reaction'])
  for (const { id, lead } of about)
    expect(lead, id).toMatch(/^Rinse it off now: cool water, until it stops\./)
})

test.each([
  ...questions.map(([asked]) => asked),
  'where do i record an allergic reaction',
  'client reacted where do i write it',
  'how do I cut a client from the list',
  'my foils bled, how do i fix it',
  'the toner is bleeding through',
  'shampoo for an itchy scalp',
  'she has red hair',
  'client has eczema can i dye her hair',
  'hot tools and heat protection',
  'the tablet is hot',
  'take a picture of her eyes',
  'does the engine burn my battery',
])('“%s” is no emergency', asked => {
  const known = ['client came up in a rash', 'her scalp is burning']
  expect(emergencyIn(asked)?.id ?? null).toBe(known.includes(asked) ? 'skin' : null)
})
