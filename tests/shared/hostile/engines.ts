// Everything that reads a text, each with the longest that it is given.

import { type Facts, NO_FACTS } from '../../../shared/facts'
import { answerFromArticles } from '../../../shared/help/answer'
import { saidIn } from '../../../shared/reading/names/names'
import { asRead } from '../../../shared/reading/text/as-read'
import { withoutContacts } from '../../../shared/reading/text/contacts'
import { blanks } from '../../../shared/salon/records/blank'
import { type RecordsAtHand, takeFacts } from '../../../shared/take-facts'
import type { Tool } from '../../../shared/tool'
import { findTool } from '../../../shared/toolbox'
import { speakable } from '../../../shared/voice/speak/speakable'
import { pageEngines, storedAnswer } from './on-the-page'

const TODAY = '2026-01-01T09:00:00.000Z'
const PRODUCTS = Array.from({ length: 20 }, (_, n) => ({
  id: `${n}`,
  name: `Almond Oil ${n}`,
  category: 'Oil',
  description: 'For dry ends, with argan',
  price: 12,
}))
const noted = (notes: string): Facts => ({
  ...NO_FACTS,
  client: { first_name: 'Jo', hair_type: 'fine', concerns: ['dry'], notes, allergies: [] },
  products: PRODUCTS,
})

export type Engine = { longest: number; run: (text: string) => unknown }

async function tool(id: string): Promise<Tool> {
  const found = await findTool(id)
  if (!found) throw new Error(id)
  return found
}
const answered = (of: Tool, given: Record<string, unknown>, facts: Facts = NO_FACTS): unknown => {
  const read = of.input.safeParse(given)
  // Nothing but blanks is refused by the form.
  if (!read.success) return null
  const question = { input: read.data, facts, today: TODAY, overrides: [] }
  return of.show(of.check(question, of.draft(question)), read.data)
}

const present: RecordsAtHand = {
  client: { ...blanks.client, name: 'Jo Bell', phone: '07700 900123', email: 'jo@example.com' },
  allergies: [],
  notes: [],
  formulas: [],
  patch_tests: [],
  products: [],
  recommendations: [],
  salon: null,
}

export async function everyEngine(): Promise<Record<string, Engine>> {
  const [retail, colour, day, post, talk] = await Promise.all(
    ['retail-edge', 'colour-formula', 'appointments', 'marketing', 'communications'].map(tool),
  )
  if (!retail || !colour || !day || !post || !talk) throw new Error('A tool is missing')
  const formula = (text: string, notes: Facts = NO_FACTS): unknown =>
    answered(
      colour,
      { clientName: 'Jo', currentColor: `natural 6 ${text}`, desiredColor: text, hairCondition: text },
      notes,
    )
  const none = { hairType: '', currentTreatment: '', serviceHistory: '', clientName: 'Jo' }
  return {
    schedule: { longest: 1_980, run: text => answered(day, { schedule: `9-10 Jane cut (${text}` }) },
    colour: { longest: 480, run: text => formula(text) },
    'colour, notes': { longest: 20_000, run: text => formula('8/1 all over', noted(text)) },
    retail: {
      longest: 490,
      run: text => answered(retail, { ...none, hairType: text, serviceHistory: text }, noted('')),
    },
    'retail, notes': { longest: 20_000, run: text => answered(retail, none, noted(text)) },
    marketing: {
      longest: 990,
      run: topic => answered(post, { contentType: 'testimonial', topic, includeImage: false }),
    },
    practice: {
      longest: 2_000,
      run: text => {
        const transcript = [
          { role: 'client', text: 'I hate it.' },
          { role: 'stylist', text },
        ]
        const base = { scenario: 'own', title: 'A talk', description: 'She hates it', conversation: null }
        return answered(talk, { ...base, scored: true, transcript })
      },
    },
    help: {
      longest: 2_000,
      run: content => answerFromArticles([{ role: 'user', content: asRead(content) }]),
    },
    names: { longest: 20_000, run: text => saidIn(asRead(text))('Mary Jane Watson') },
    contacts: { longest: 20_000, run: text => withoutContacts(asRead(text)) },
    facts: {
      longest: 20_000,
      run: text => takeFacts(['client', 'notes'], { ...present, notes: [{ ...blanks.note, text }] }),
    },
    aloud: { longest: 3_000, run: text => speakable(asRead(text)) },
    ...pageEngines,
    'stored formula': storedAnswer(colour, {
      clientName: 'Jo',
      currentColor: 'natural 6',
      desiredColor: 'copper 7',
      hairCondition: 'fine',
    }),
    'stored retail': storedAnswer(retail, { ...none, hairType: 'fine' }, noted('')),
    'stored day': storedAnswer(day, { schedule: '9-10 Jane cut\n10-12 Ann colour' }),
    'stored post': storedAnswer(post, { contentType: 'testimonial', topic: 'balayage', includeImage: false }),
    'stored feedback': storedAnswer(talk, {
      scenario: 'own',
      title: 'A talk',
      description: 'She hates it',
      conversation: null,
      scored: true,
      transcript: [
        { role: 'client', text: 'I hate it.' },
        { role: 'stylist', text: 'What do you see?' },
      ],
    }),
  }
}
