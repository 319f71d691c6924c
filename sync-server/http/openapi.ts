// The API's document, OpenAPI 3.1, generated from the same zod schemas that parse the requests.
import { z } from 'zod'
import { type Endpoint, partsOf } from '../../shared/api/endpoint'
import { Problem } from '../../shared/api/replies'
import { problems } from '../../shared/problems'
import { WHOSE } from './account'

type Json = Record<string, unknown>

/** Form settings sit beside the schema for the tablet; in this document their words are useful. */
const ONLY_FOR_FORMS = ['control', 'placeholder', 'group', 'options', 'step', 'label', 'help']

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const made: Json = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      const described: Json = jsonSchema
      if (typeof described.label === 'string') described.title = described.label
      if (typeof described.help === 'string') described.description = described.help
      for (const word of ONLY_FOR_FORMS) if (typeof described[word] !== 'undefined') delete described[word]
    },
  })
  delete made.$schema
  return made
}

const pathOf = ({ at }: Endpoint): string => partsOf(at).path
const saysWhose = (endpoint: Endpoint): boolean =>
  !endpoint.open &&
  !['/session', '/session/forgotten'].includes(pathOf(endpoint)) &&
  !pathOf(endpoint).startsWith('/auth/')
/** A sync says it in its body, and visitors have no account to name. */
const whoseIsNeeded = (endpoint: Endpoint): boolean =>
  saysWhose(endpoint) && !endpoint.bearer && pathOf(endpoint) !== '/sync'
const statusesOf = (endpoint: Endpoint): number[] => {
  const all = new Set([...generalStatuses(endpoint), ...(endpoint.statuses ?? [])])
  return [...all].sort((a, b) => a - b)
}
const generalStatuses = (endpoint: Endpoint): number[] => [
  400,
  ...(endpoint.open ? [] : [401]),
  ...(pathOf(endpoint).startsWith('/functions/') && endpoint.once ? [402] : []),
  // Another origin's page may not change anything, and an account's data is never shown as a page.
  ...(!endpoint.at.startsWith('GET ') || !endpoint.open ? [403] : []),
  ...(endpoint.at.includes('{') ? [404] : []),
  // The x-chairside-account header named another account than the cookie's, or was missing.
  ...(saysWhose(endpoint) ? [409, ...(whoseIsNeeded(endpoint) ? [428] : [])] : []),
  ...(endpoint.body ? [413] : []),
  ...(endpoint.once ? [422] : []),
  429,
  500,
  ...(endpoint.once ? [503] : []),
]

/** The codes that come with a status, and their words. */
const wordsOf = (status: number): string =>
  Object.entries(problems)
    .filter(([, problem]) => problem.status === status)
    .map(([code, { words }]) => `${code}: ${words}`)
    .join('\n') || 'As its words say.'

const problemReply = (status: number): Json => ({
  description: wordsOf(status),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

/** A JSON schema, or media types. */
const contentOf = (sent: z.ZodType | string, io: 'input' | 'output'): Json =>
  typeof sent === 'string'
    ? Object.fromEntries(sent.split(', ').map(type => [type, { schema: {} }]))
    : { 'application/json': { schema: schemaOf(sent, io) } }

function operationOf(endpoint: Endpoint): Json {
  const parameters: Json[] = [
    ...[...endpoint.at.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...Object.entries(endpoint.query ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      required: false,
      schema: schemaOf(schema, 'input'),
    })),
    ...(whoseIsNeeded(endpoint)
      ? [
          {
            name: WHOSE,
            in: 'header',
            required: true,
            description: 'The id of the account whose records are meant: it is that of the session.',
            schema: { type: 'string' },
          },
        ]
      : []),
    ...(endpoint.once
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: false,
            description:
              'One key, one answer, for 24 hours: the same request again gets the stored answer; another request under it is refused.',
            schema: { type: 'string', pattern: '^[!-~]{1,200}$' },
          },
        ]
      : []),
  ]
  const { body, reply } = endpoint
  const { method, path } = partsOf(endpoint.at)
  const content = contentOf(reply, 'output')
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^a-z]+(\w?)/gi, (_, next: string) => next.toUpperCase())}`,
    summary: endpoint.summary,
    ...(endpoint.open ? { security: [] } : {}),
    ...(endpoint.bearer ? { security: [{ session: [] }, { publicKey: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: contentOf(body, 'input'),
          },
        }
      : {}),
    responses: {
      200: { description: 'The answer.', content },
      ...Object.fromEntries(
        statusesOf(endpoint).map(status => [
          status,
          status < 300 ? { description: 'Not whole yet.', content } : problemReply(status),
        ]),
      ),
    },
  }
}

/** Over https a browser only accepts the session cookie under its `__Secure-` name. */
const cookieAt = (server: string): string =>
  `${server.startsWith('https:') ? '__Secure-' : ''}chairside.session_token`

/** `server`: the address where people open the app. */
export function openApi(endpoints: readonly Endpoint[], server: string): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const { method, path } = partsOf(endpoint.at)
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Chairside',
      version: '1',
      description:
        'A salon’s records and tools. Every call but those marked open needs the session cookie of a signed-in account, and reaches that account alone. Expected failures are JSON {error, code}: words for a person, and a code.',
    },
    servers: [{ url: `${server}/api` }],
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookieAt(server) },
        publicKey: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Problem: schemaOf(Problem, 'output') },
    },
  }
}
