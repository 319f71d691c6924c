// The browser's own model, played by a stand-in: it reads as a server's model does, with the same schema, the same check of its
// quotes and the same engine behind it, and is never fetched unasked.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { NO_FACTS } from '../../../../shared/facts'
import { answeredFrom } from '../../../../shared/reading/model/by-model'
import type { Tool } from '../../../../shared/tool'
import { findTool, isReadHere, sheetOf, standingAnswer } from '../../../../shared/toolbox'
import {
  askBrowserModel,
  browserModel,
  fetchBrowserModel,
} from '../../../../web/platform/reading/browser-model'
import { answeredOf, draftOf, questionOf, type ReadRequest } from '../../../../web/platform/reading/work'

const TODAY = '2026-11-24T10:00:00.000Z'
const Sent = z.object({ fields: z.record(z.string(), z.string()).optional() }).loose()

type Played = { state?: string; says?: string }
/** What it was made with and asked, and how it ended. */
function stand({ state = 'available', says = '{}' }: Played) {
  const seen = { made: 0, system: '', text: '', schema: {} as object, ended: 0 }
  vi.stubGlobal('LanguageModel', {
    availability: () => Promise.resolve(state),
    create: (options: { initialPrompts?: { content: string }[]; monitor?: (progress: unknown) => void }) => {
      seen.made += 1
      seen.system = options.initialPrompts?.map(({ content }) => content).join('\n') ?? ''
      options.monitor?.({
        addEventListener: (_: string, told: (event: { loaded: number }) => void) => told({ loaded: 0.5 }),
      })
      return Promise.resolve({
        prompt: (text: string, { responseConstraint }: { responseConstraint: object }) => {
          seen.text = text
          seen.schema = responseConstraint
          return Promise.resolve(says)
        },
        destroy: () => {
          seen.ended += 1
        },
      })
    },
  })
  return seen
}
afterEach(() => vi.unstubAllGlobals())

const toolOf = async (id: string): Promise<Tool> => {
  const tool = await findTool(id)
  if (!tool) throw new Error(`There is no tool ${id}`)
  return tool
}
const asked = (input: Record<string, unknown>, facts = NO_FACTS): ReadRequest => ({
  input,
  facts,
  today: TODAY,
})
const COLOUR = {
  clientName: 'Niamh',
  currentColor: 'Natural level 6',
  desiredColor: '7/3 medium golden blonde',
  hairCondition: 'Healthy, never coloured',
}

/** As the app does it: asked, read, answered. */
async function readHere(tool: Tool, question: ReadRequest, says: unknown) {
  const seen = stand({ says: JSON.stringify(says) })
  const wanted = questionOf(tool, question)
  if (!wanted) throw new Error('No model reads for it')
  const raw = await askBrowserModel(wanted)
  const model = { mayTellHealth: false, overrides: [], raw }
  return { seen, wanted, checked: answeredOf(tool, { ...question, model }) }
}

describe('whether there is one', () => {
  test('a browser without one, or one that fails, has none, and it is not asked', async () => {
    expect(await browserModel()).toBe('none')
    vi.stubGlobal('LanguageModel', { availability: () => Promise.reject(new Error('no')) })
    expect(await browserModel()).toBe('none')
    await expect(askBrowserModel({ messages: [], schema: {} })).rejects.toThrow()
  })

  test.each(['downloadable', 'downloading', 'unavailable'])(
    'where it is %s nothing is made, so nothing is fetched',
    async state => {
      const seen = stand({ state })
      await expect(askBrowserModel({ messages: [], schema: {} })).rejects.toThrow()
      expect(seen.made).toBe(0)
    },
  )

  test('it is fetched when somebody asks for it, and says how far it is', async () => {
    const seen = stand({ state: 'downloadable' })
    const told: number[] = []
    await fetchBrowserModel(share => told.push(share))
    expect(seen).toMatchObject({ made: 1, ended: 1 })
    expect(told).toEqual([0.5])
  })
})

describe('what it is asked', () => {
  test.each([
    ['colour-formula', COLOUR],
    ['retail-edge', { clientName: 'Mia', hairType: 'Fine', currentTreatment: '', serviceHistory: '' }],
    ['appointments', { schedule: '9 Mia cut\n10 Ann colour' }],
  ])(
    '%s: the rules as its system prompt, the question, and the schema as its constraint',
    async (id, input) => {
      const tool = await toolOf(id)
      const { seen, wanted } = await readHere(tool, asked(input), { nothing: true })
      expect(seen.system).toContain('You read what was written in a hair salon')
      expect(Sent.parse(JSON.parse(seen.text))).toBeTruthy()
      expect(seen.schema).toEqual(JSON.parse(JSON.stringify(wanted.schema)))
      expect(seen.schema).toMatchObject({ type: 'object', additionalProperties: false })
      expect(seen.ended).toBe(1)
    },
  )

  test('nothing of a consultation goes in, and nothing of the card’s health without the permission', async () => {
    const facts = {
      ...NO_FACTS,
      client: {
        first_name: 'Niamh',
        hair_type: null,
        concerns: [],
        notes: 'Psoriasis',
        allergies: [{ substance: 'Latex', reaction: null }],
      },
      consultation: {
        answered_at: '2026-11-20T10:00:00.000Z',
        answered_by: 'client' as const,
        answers: [{ id: 'allergies', answer: 'yes' as const, words: 'nickel earrings', when: null }],
      },
    }
    const tool = await toolOf('colour-formula')
    const question = asked(COLOUR, facts)
    const without = questionOf(tool, question)
    expect(JSON.stringify(without?.messages)).not.toMatch(/nickel|Psoriasis|Latex/)
    const permitted = questionOf(tool, { ...question, model: { mayTellHealth: true, overrides: [] } })
    expect(JSON.stringify(permitted?.messages)).toContain('Psoriasis')
    expect(JSON.stringify(permitted?.messages)).not.toContain('nickel')
    expect(permitted?.leftOut).toEqual(['Consultation: not sent, it never is.'])
  })
})

describe('what becomes of what it read', () => {
  const raises = (quote: string) => ({
    facts: [],
    raised: [{ concept: 'scalp_condition', field: 'hairCondition', quote }],
  })

  test('what it raises in words of the text is asked; words that stand nowhere are nothing', async () => {
    const tool = await toolOf('colour-formula')
    const { checked } = await readHere(tool, asked(COLOUR), raises('healthy'))
    expect(checked?.same).toBe(false)
    expect(checked?.notes).toEqual(['The model read “Healthy” as a condition of the scalp.'])
    const { checked: forged } = await readHere(tool, asked(COLOUR), raises('pop out for lunch with 40 vol'))
    expect(forged).toMatchObject({ same: true, notes: [] })
  })

  test('what is no reading by the schema is none', async () => {
    const tool = await toolOf('colour-formula')
    expect((await readHere(tool, asked(COLOUR), 'Mix 40 g')).checked).toBeNull()
    stand({ says: 'Of course! Mix 40 g' })
    await expect(askBrowserModel({ messages: [], schema: {} })).rejects.toThrow()
  })

  test('it stands as a model’s answer does, below the server’s, and is redrawn by today’s rules', async () => {
    const tool = await toolOf('colour-formula')
    const question = asked(COLOUR)
    const { checked } = await readHere(tool, question, raises('healthy'))
    const { draft } = draftOf(tool, question)
    const ask = {
      tool: tool.id,
      tool_version: tool.version,
      input: COLOUR,
      draft,
      answer: null,
      read_here: { answer: checked?.output ?? null },
      sheet: null,
      asked_at: TODAY,
      overrides: [],
    }
    expect(isReadHere(ask)).toBe(true)
    expect(JSON.stringify(sheetOf(tool, ask, NO_FACTS, TODAY, 'answer')?.sheet)).toContain(
      'The model read “Healthy” as a condition of the scalp.',
    )
    const server = { ...ask, answer: { ...draft, read: { facts: [], raised: [] } } }
    expect(isReadHere(server)).toBe(false)
    expect(standingAnswer(server)).toBe(server.answer)
    expect(standingAnswer({ ...ask, read_here: { answer: { steps: ['mine'] } } })).toBeNull()
  })

  test('a server’s model that reads it later takes nothing away that this one raised', async () => {
    const tool = await toolOf('colour-formula')
    const question = { ...asked(COLOUR), overrides: [] }
    const later = answeredFrom(tool, question, { facts: [], raised: [] }, raises('healthy'))
    expect(later?.notes).toEqual(['The model read “Healthy” as a condition of the scalp.'])
    expect(answeredFrom(tool, question, { facts: [], raised: [] }, { of: 'another version' })?.same).toBe(
      true,
    )
  })
})
