// A route, the document and the browser's call are made from one declaration.
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../../../shared/api'
import { endpoint, partsOf } from '../../../shared/api/endpoint'
import { servedCalls } from '../../../sync-server/auth/calls'
import { onError } from '../../../sync-server/http/errors'
import { openApi } from '../../../sync-server/http/openapi'
import { serve } from '../../../sync-server/http/serve'
import { openSalonApp, type SalonApp } from '../support/salon-app'

const bowl = endpoint({
  at: 'POST /bowls/{id}/fill',
  summary: 'Fills a bowl.',
  body: z.strictObject({ grams: z.number().min(1, 'A bowl takes a gram at least').default(30) }),
  ownWords: true,
  reply: z.object({ id: z.string(), grams: z.number() }),
})
const words = endpoint({ at: 'GET /words', summary: 'Words.', reply: 'text/plain' })

function kitchen(): { app: Hono; passed: string[] } {
  const app = new Hono()
  const passed: string[] = []
  app.onError(onError)
  const seen = (name: string) => async (_: unknown, next: () => Promise<void>) => {
    passed.push(name)
    await next()
  }
  serve(app, bowl, [seen('first'), seen('second')], (c, { grams }) => ({ id: c.req.param('id'), grams }))
  serve(app, words, c => c.text('as they are'))
  return { app, passed }
}
const fill = (app: Hono, body: string) => app.request('/bowls/b1/fill', { method: 'POST', body })

describe('a route', () => {
  test('has the declared path, reads the body by its form, and answers with what the handler gives', async () => {
    const reply = await fill(kitchen().app, '{}')
    expect(reply.status).toBe(200)
    expect(await reply.json()).toEqual({ id: 'b1', grams: 30 })
  })

  test.each([
    ['no JSON', '<html>'],
    ['nothing', ''],
    ['a field too many', '{"grams":1,"oil":2}'],
  ])('refuses %s', async (_, body) => {
    const reply = await fill(kitchen().app, body)
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ code: 'bad-request', error: expect.any(String) })
  })

  test('says what is wrong in the form’s own words, where it has some', async () => {
    const reply = await fill(kitchen().app, '{"grams":0}')
    expect(await reply.json()).toMatchObject({ error: 'A bowl takes a gram at least' })
  })

  test('is behind all that stands before it, in their order', async () => {
    const { app, passed } = kitchen()
    await fill(app, 'no JSON')
    expect(passed).toEqual(['first', 'second'])
  })

  test('of another type is written by its handler', async () => {
    expect(await (await kitchen().app.request('/words')).text()).toBe('as they are')
  })
})

describe('the document', () => {
  test('tells the declared form in both directions', () => {
    const { paths } = openApi([bowl, words], 'http://localhost')
    expect(paths).toMatchObject({
      '/bowls/{id}/fill': {
        post: {
          parameters: expect.arrayContaining([expect.objectContaining({ name: 'id', in: 'path' })]),
          requestBody: {
            content: { 'application/json': { schema: { properties: { grams: { minimum: 1 } } } } },
          },
          responses: {
            200: { content: { 'application/json': { schema: { required: ['id', 'grams'] } } } },
          },
        },
      },
      '/words': { get: { responses: { 200: { content: { 'text/plain': expect.anything() } } } } },
    })
  })
})

describe('the app', () => {
  let salon: SalonApp
  beforeAll(async () => {
    salon = await openSalonApp()
  })
  afterAll(() => salon.close())

  const declared = endpoints.map(({ at }) => at)

  test('no address is declared twice', () => {
    expect(new Set(declared).size).toBe(declared.length)
    expect(declared.length).toBeGreaterThan(60)
  })

  test('its routes are the declared ones, the tools’ functions and the account library’s', () => {
    const routes = salon.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/') && !path.includes('*'))
      .map(({ method, path }) => `${method} ${path.slice('/api'.length).replace(/:(\w+)/g, '{$1}')}`)
    const passedOn = servedCalls.map(name => `POST /auth/${name}`)
    const tools = [...new Set(routes)].filter(route => !declared.some(at => at === route))
    expect(tools.toSorted()).toEqual([
      'POST /functions/generate-marketing',
      'POST /functions/generate-retail-recommendations',
      'POST /functions/get-color-formula',
      'POST /functions/optimize-schedule',
      'POST /functions/practice-conversation',
    ])
    expect(declared.filter(at => !routes.includes(at)).toSorted()).toEqual(passedOn.toSorted())
  })

  test('each is told in the document', async () => {
    const { paths } = (await (await salon.call('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, unknown>>
    }
    const missing = declared.filter(at => {
      const { method, path } = partsOf(at)
      return paths[path]?.[method.toLowerCase()] === undefined
    })
    expect(missing).toEqual([])
  })
})
