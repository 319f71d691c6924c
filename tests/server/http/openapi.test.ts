// The document says what is there, and nothing else.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { functions } from '../../../sync-server/functions/list'
import { openApi } from '../../../sync-server/http/openapi'
import { openSalonApp, type SalonApp } from '../support/salon-app'

type Json = Record<string, unknown>
type Operation = {
  operationId: string
  security?: unknown[]
  requestBody?: { content: { 'application/json': { schema: Json } } }
  responses: Record<string, Json>
}
type Document = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json> }
}

let salon: SalonApp
let document: Document
beforeAll(async () => {
  salon = await openSalonApp({ OPENAI_API_KEY: 'sk-secret-1', OPENAI_MODEL: 'm' })
  document = await (await salon.call('/api/openapi.json')).json()
})
afterAll(() => salon.close())

/** "POST /functions/x" for each route of the app that is not only passed through. */
function routes(): { exact: Set<string>; wide: { method: string; start: string }[] } {
  const exact = new Set<string>()
  const wide: { method: string; start: string }[] = []
  for (const { method, path } of salon.app.routes) {
    if (method === 'ALL' || !path.startsWith('/api/')) continue
    const below = path.slice('/api'.length)
    if (below.endsWith('/*')) wide.push({ method, start: below.slice(0, -1) })
    else exact.add(`${method} ${below.replace(/:(\w+)/g, '{$1}')}`)
  }
  return { exact, wide }
}

const documented = (): string[] =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map(method => `${method.toUpperCase()} ${path}`),
  )

test('anyone may read it, and there is no secret in it', async () => {
  expect(document.openapi).toBe('3.1.0')
  expect(JSON.stringify(document)).not.toContain('sk-secret-1')
})

test('every route stands in it', () => {
  const { exact } = routes()
  expect(exact.size).toBeGreaterThan(12)
  expect([...exact].filter(route => !documented().includes(route))).toEqual([])
})

test('everything in it is a route', () => {
  const { exact, wide } = routes()
  const isThere = (entry: string): boolean => {
    const [method = '', path = ''] = entry.split(' ')
    return exact.has(entry) || wide.some(each => each.method === method && path.startsWith(each.start))
  }
  expect(documented().filter(entry => !isThere(entry))).toEqual([])
})

test('every function of the list is told with its form, its answer and its failures', () => {
  expect(functions.length).toBeGreaterThan(0)
  for (const each of functions) {
    const operation = document.paths[`/functions/${each.name}`]?.post
    const schema = operation?.requestBody?.content['application/json'].schema
    expect(schema, each.name).toMatchObject({ type: 'object', properties: expect.any(Object) })
    for (const status of [200, 400, 401, 402, 403, 409, 422, 429, 500, 503])
      expect(operation?.responses, each.name).toHaveProperty(String(status))
  }
})

test('what nobody is let into says so', async () => {
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, { security }] of Object.entries(operations)) {
      if (security !== undefined) continue
      const address = `/api${path.replace(/\{\w+\}/g, 'x')}`
      if (address === '/api/auth/sign-out') continue
      const reply = await salon.call(address, { method: method.toUpperCase() })
      expect(reply.status, `${method} ${path}`).toBe(401)
    }
})

test('the session’s cookie is named as the browser has it, over https too', () => {
  const nameAt = (server: string): unknown =>
    JSON.stringify(openApi([], server)).match(/"name":"([^"]+)"/)?.[1]
  expect(nameAt('http://localhost:8787')).toBe('chairside.session_token')
  expect(nameAt('https://salon.example')).toBe('__Secure-chairside.session_token')
})

test('names no operation twice, and keeps form controls out', () => {
  const ids = Object.values(document.paths).flatMap(operations =>
    Object.values(operations).map(({ operationId }) => operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
  expect(JSON.stringify(document)).not.toMatch(/"control":"/)
})
