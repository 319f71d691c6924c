// generate-marketing over HTTP: the text, and a picture that is the model's or the designed poster.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import { ProblemError } from '../../../shared/problems'
import { blanks } from '../../../shared/salon/records/blank'
import type { SalonLook } from '../../../shared/salon/salon-look'
import { SALON_ID } from '../../../shared/sync/kinds'
import tool from '../../../shared/tools/marketing'
import { firstChoice, posterOf, posterSvg } from '../../../shared/tools/marketing/pictures/poster'
import { callsSince } from '../../../sync-server/asks/store'
import { chunksOf, pngSize } from '../../../sync-server/blobs/png'
import { functions } from '../../../sync-server/functions/list'
import { drawPoster } from '../../../sync-server/providers/poster'
import { aPng } from '../asks/stand-in'
import { aSignedIn, ORIGIN, openSalonApp, type SalonApp } from '../support/salon-app'
import { aClient, put, type SignedIn } from './salon-records'

const PATH = '/api/functions/generate-marketing'
const response = functions.find(({ name }) => PATH.endsWith(name))?.response
const TOPIC = 'New: glossing treatment, £25 with any cut in April. Book at the desk.'
const BODY = { contentType: 'promotion', topic: TOPIC, includeImage: true }

let salon: SalonApp
let who: SignedIn
let drawings: string[]
beforeEach(async () => {
  salon = await openSalonApp()
  who = await aSignedIn(salon)
  drawings = []
})
afterEach(() => salon.close())

const call = async (body: unknown, key?: string) => {
  const reply = await salon.app.request(`${ORIGIN}${PATH}`, {
    method: 'POST',
    headers: {
      origin: ORIGIN,
      cookie: who.cookie,
      'x-chairside-account': who.account,
      'content-type': 'application/json',
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: JSON.stringify(body),
  })
  const json = await reply.json()
  if (reply.status === 200) expect(response?.parse(json)).toEqual(json)
  return { status: reply.status, json }
}
const pictureAt = async (address: string): Promise<Uint8Array> => {
  const reply = await salon.call(address, { cookie: who.cookie })
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('image/png')
  return new Uint8Array(await reply.arrayBuffer())
}
function drawsWith(draw: () => Uint8Array): void {
  salon.answering.image = {
    name: 'draws-1',
    draw: async ({ prompt }) => {
      drawings.push(prompt)
      return { bytes: draw(), type: 'image/png', width: 8, height: 8 }
    },
  }
}
const saysAi = (png: Uint8Array): boolean =>
  chunksOf(png).some(({ data }) => new TextDecoder().decode(data).includes('trainedAlgorithmicMedia'))

describe('without a model', () => {
  test('the text comes with a designed poster, which is no AI’s', async () => {
    const { json } = await call(BODY)
    expect(json.content).toContain('£25')
    expect(json).toMatchObject({ imageBy: 'poster', answeredBy: 'engine' })
    expect(json.image).toMatch(/^\/api\/blobs\/[0-9a-f]{64}$/)
    const png = await pictureAt(json.image)
    expect(pngSize(png)).toEqual({ width: 1080, height: 1080 })
    expect(saysAi(png)).toBe(false)
    expect(json.content).not.toContain('made with AI')
  })

  test('the poster carries the salon’s own name, colour and logo', async () => {
    const plain = await pictureAt((await call(BODY)).json.image)
    const look = {
      colour: '#8c1d1d',
      logo: `data:image/png;base64,${Buffer.from(aPng(8, 8)).toString('base64')}`,
    }
    const patch = { ...blanks.salon, name: 'Willow', brand_colour: look.colour, logo: { png: look.logo } }
    await put(salon, who, [{ kind: 'salon', id: SALON_ID, patch }])
    const own = await pictureAt((await call(BODY)).json.image)
    expect(Buffer.from(own).equals(Buffer.from(plain))).toBe(false)
    const input = tool.input.parse(BODY)
    const question = { input, facts: NO_FACTS, today: new Date().toISOString(), overrides: [] }
    const words = posterOf(tool.output.parse(tool.draft(question)), input, 'Willow')
    const drawn = (with_: SalonLook) =>
      drawPoster(posterSvg({ ...words, ...firstChoice(input), look: with_ }))
    expect(Buffer.from(own).equals(Buffer.from((await drawn(look)).bytes))).toBe(true)
    // The renderer draws the logo, and doesn't pass over it.
    expect((await drawn({ ...look, logo: null })).bytes).not.toEqual((await drawn(look)).bytes)
  })

  test.each([
    ['instagram', 1080, 1350],
    ['facebook', 1200, 630],
    ['email', 1200, 630],
  ])('the poster for %s is %i × %i', async (contentType, width, height) => {
    const { json } = await call({ contentType, topic: TOPIC })
    expect(pngSize(await pictureAt(json.image))).toEqual({ width, height })
  })

  test('none where none is wanted, and none beside a question', async () => {
    expect((await call({ ...BODY, includeImage: false })).json).toMatchObject({ image: null, imageBy: null })
    const asked = await call({ contentType: 'testimonial', topic: 'A happy client' })
    expect(asked.json).toMatchObject({ decision: 'ask', image: null })
    expect(asked.json.content).toMatch(/\?/)
  })

  test('a type is known in any case', async () => {
    expect(await call({ ...BODY, contentType: 'Instagram', includeImage: false })).toMatchObject({
      status: 200,
    })
  })

  test.each([
    [{ ...BODY, topic: undefined }, 'Topic is required'],
    [
      { ...BODY, contentType: 'poem' },
      'Content type must be one of instagram, facebook, email, promotion, before-after, testimonial',
    ],
    [{ ...BODY, topic: ' ' }, 'Topic is required'],
    [{ ...BODY, topic: 'x'.repeat(1_001) }, 'Topic must be less than 1000 characters'],
  ])('%o is refused in the form’s words', async (body, error) => {
    expect(await call(body)).toMatchObject({ status: 400, json: { error } })
  })
})

describe('with a model that draws', () => {
  test('its picture is labelled, counted, written down and shown to this account alone', async () => {
    drawsWith(() => aPng(8, 8))
    const { json } = await call(BODY)
    expect(json.imageBy).toBe('draws-1')
    expect(saysAi(await pictureAt(json.image))).toBe(true)
    expect(json.content).toMatch(/\n\nPicture made with AI\.$/)
    expect(await callsSince(salon.database, who.account, 0)).toBe(1)
    const { calls } = await (await salon.call('/api/models/sent', { cookie: who.cookie })).json()
    expect(calls).toMatchObject([{ made_for: 'generate-marketing', model: 'draws-1', outcome: 'answered' }])
    expect(calls[0].sent.prompt).toBe(drawings[0])
    const other = await aSignedIn(salon)
    expect((await salon.call(json.image, { cookie: other.cookie })).status).toBe(404)
  })

  test('nothing is drawn, or paid for, where the text asks something first', async () => {
    drawsWith(() => aPng(8, 8))
    salon.answering.model = {
      name: 'writes-1',
      ask: async () => {
        const input = { ...BODY, contentType: 'promotion' as const }
        const draft = tool.draft({ input, facts: NO_FACTS, today: new Date().toISOString() })
        return { ...draft, decision: 'ask', content: '', questions: ['Until when does it hold?'] }
      },
    }
    expect((await call(BODY)).json).toMatchObject({ decision: 'ask', image: null })
    expect(drawings).toEqual([])
  })

  test('one that fails leaves the text, with the poster beside it', async () => {
    drawsWith(() => {
      throw new ProblemError('model-refused')
    })
    const { status, json } = await call(BODY)
    expect(status).toBe(200)
    expect(json).toMatchObject({ imageBy: 'poster', content: expect.stringContaining('£25') })
  })

  test('one key, one picture, however often it is sent', async () => {
    drawsWith(() => aPng(8, 8))
    const [one, two] = await Promise.all([call(BODY, 'k'), call(BODY, 'k')])
    const three = await call(BODY, 'k')
    expect(two.json).toEqual(one.json)
    expect(three.json).toEqual(one.json)
    expect(drawings).toHaveLength(1)
  })

  test('is not asked beyond the day’s cap', async () => {
    await salon.close()
    salon = await openSalonApp({ MODEL_DAILY_CAP: '1' })
    who = await aSignedIn(salon)
    drawsWith(() => aPng(8, 8))
    expect((await call(BODY)).json.imageBy).toBe('draws-1')
    expect((await call(BODY)).json.imageBy).toBe('poster')
    expect(drawings).toHaveLength(1)
  })

  test('is not asked about a client without AI', async () => {
    drawsWith(() => aPng(8, 8))
    await put(salon, who, [aClient({ name: 'Amelia Clarke', no_ai: true })])
    expect((await call({ ...BODY, topic: `${TOPIC} Ask for Amelia Clarke.` })).json.imageBy).toBe('poster')
    expect(drawings).toHaveLength(0)
    await call(BODY)
    expect(drawings, 'the control').toHaveLength(1)
  })
})
