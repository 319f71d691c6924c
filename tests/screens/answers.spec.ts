// Ten answers of each tool, drawn from its cases' inputs, as a person sees them on a tablet and on a phone.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Facts, NO_FACTS } from '../../shared/facts'
import { SALON_ID } from '../../shared/sync/kinds'
import { findTool } from '../../shared/toolbox'
import { personaOf } from '../../shared/tools/communications/scenarios/find'
import { expectAllSent, signIn } from '../e2e/acts'
import { test as base } from '../e2e/salon'
import { aDevice, createOf } from '../support/account'
import { root } from '../support/imports'
import { SCREENS } from './pictures'

const folder = join(SCREENS, 'answers')
mkdirSync(folder, { recursive: true })
const TEN = 10
/** A long answer is shown as far as this. */
const TALLEST = 2600

type Loose = Record<string, unknown>
type Case = {
  input: Loose
  facts?: { salon?: { name?: string; booking?: string | null; phone?: string | null } }
}
const loose = (value: unknown): Loose => (typeof value === 'object' && value !== null ? { ...value } : {})
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const casesOf = (task: string): Case[] =>
  readFileSync(join(root, 'tests', 'shared', 'tools', `${task}.dev.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Case)
    .slice(0, TEN)

const months: readonly (readonly [number, number, number, number])[] = [
  [12_500, 9_800, 220, 48],
  [8_000, 7_600, 90, 70],
  [4_200, 4_900, 60, 55],
  [32_000, 21_000, 410, 62],
  [15_000, 0, 150, 90],
  [0, 3_100, 0, 45],
  [9_999.99, 9_999.99, 101, 33.5],
  [2_400, 1_900, 24, 100],
  [61_000, 55_500, 780, 54],
  [18_750.5, 13_240.25, 305, 41],
]

type Question = {
  input: Loose
  facts: Facts
  records: ReturnType<typeof createOf>[]
  clientId: string | null
}
const about = (input: Loose): Question => ({ input, facts: NO_FACTS, records: [], clientId: null })

const tools: Readonly<
  Record<string, { task: string; cases: () => Case[]; read: (given: Case, n: number) => Question }>
> = {
  'colour-formula': { task: 'colour', cases: () => casesOf('colour'), read: ({ input }) => about(input) },
  appointments: { task: 'schedule', cases: () => casesOf('schedule'), read: ({ input }) => about(input) },
  'salon-profit': {
    task: 'profit',
    cases: () =>
      months.map(([revenue, costs, clients, averagePrice]) => ({
        input: { revenue, costs, clients, averagePrice },
      })),
    read: ({ input }) => about(input),
  },
  marketing: {
    task: 'marketing',
    cases: () => casesOf('marketing'),
    read: ({ input, facts }) => {
      const salon = facts?.salon
      const fields = {
        name: salon?.name ?? '',
        booking_link: salon?.booking ?? null,
        phone: salon?.phone ?? null,
        currency: 'GBP',
        colour_brand: null,
        patch_test_hours: 48,
        patch_test_valid_months: 6,
      }
      return {
        ...about(input),
        facts: { ...NO_FACTS, salon: fields },
        records: [createOf('salon', SALON_ID, fields)],
      }
    },
  },
  communications: {
    task: 'practice',
    cases: () => casesOf('practice'),
    read: ({ input }) => {
      const scenario = text(input.scenario)
      return about({
        scenario,
        title: personaOf(scenario)?.title ?? scenario,
        description: null,
        conversation: null,
        scored: true,
        transcript: input.transcript,
      })
    },
  },
  'retail-edge': {
    task: 'retail',
    cases: () => casesOf('retail'),
    read: ({ input }, n) => {
      const client = loose(input.client)
      const id = `answer-client-${n}`
      const card = {
        name: 'Amara Okafor',
        hair_type: text(client.hair_type) || null,
        concerns: Array.isArray(client.concerns) ? client.concerns.map(text) : [],
        notes: text(client.notes) || null,
      }
      const catalogue = (Array.isArray(input.catalogue) ? input.catalogue : []).map(loose)
      const products = catalogue.map(product => ({
        id: `${text(product.id)}-${n}`,
        name: text(product.name),
        category: text(product.category),
        description: text(product.description) || null,
        price: typeof product.price === 'number' ? product.price : null,
      }))
      const made = { created_at: new Date().toISOString() }
      return {
        input: {
          clientName: 'Amara',
          hairType: card.hair_type ?? '',
          currentTreatment: '',
          serviceHistory: '',
        },
        facts: {
          ...NO_FACTS,
          client: { ...card, first_name: 'Amara', allergies: [] },
          products,
        },
        records: [
          createOf('client', id, { ...card, ...made, phone: null, email: null }),
          ...products.map(({ id: product, ...fields }) =>
            createOf('product', product, { ...fields, ...made }),
          ),
        ],
        clientId: id,
      }
    },
  },
}

for (const [id, { task, cases, read }] of Object.entries(tools))
  base(`ten answers of ${id}`, async ({ house, tablet }) => {
    const tool = await findTool(id)
    if (!tool) throw new Error(`${id} is not registered`)
    for (const [n, given] of cases().entries()) {
      const who = { email: `answers-${task}-${n}@example.com`, password: 'six-strands' }
      const device = await aDevice(house.origin, who)
      const { input, facts, records, clientId } = read(given, n)
      const today = new Date().toISOString()
      const question = tool.input.safeParse(input)
      if (!question.success) continue
      const draft = tool.draft({ input: question.data, facts, today })
      const ask = `answer-${task}-${n}`
      const sheet = tool.show(
        tool.check({ input: question.data, facts, today, overrides: [] }, draft),
        question.data,
      )
      const { refused } = await device.sync([
        ...records,
        createOf('ask', ask, {
          tool: id,
          tool_version: tool.version,
          client_id: clientId,
          client_name: clientId === null ? null : 'Amara',
          input: question.data,
          facts,
          draft,
          sheet,
          device: 'answers',
          asked_at: today,
          asked_by_voice: false,
          overrides: [],
          sample: false,
        }),
      ])
      if (refused.length > 0) throw new Error(JSON.stringify(refused[0]))
      const { page, close } = await tablet()
      await signIn(page, who)
      await expectAllSent(page)
      await page.goto(`/${id}?ask=${ask}`)
      await page.locator('[data-sheet]').first().waitFor()
      for (const [name, width] of [
        ['tablet', 1180],
        ['phone', 390],
      ] as const) {
        await page.setViewportSize({ width, height: 820 })
        await page.waitForTimeout(400)
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        await page.setViewportSize({ width, height: Math.min(Math.max(height, 820), TALLEST) })
        await page.waitForTimeout(200)
        await page.screenshot({
          path: join(folder, `${task}-${String(n + 1).padStart(2, '0')}-${name}.jpg`),
          type: 'jpeg',
          quality: 60,
        })
      }
      await close()
    }
  })
