// The server's lines: edits a second, pushed over kept connections; what stands between Hono and SQLite is ours.
import { newId } from '../../web/data/ids'
import type { Device } from '../support/account'
import { clientFields, clientId, MANY } from './clients'
import type { Line } from './line'
import { memoryOf, perSecond } from './load'

let counted = 0

function edits(many: number): { id: string; fields: ReturnType<typeof clientFields> }[] {
  return Array.from({ length: many }, () => {
    const n = counted++ % MANY
    return { id: clientId(n), fields: { ...clientFields(n), hair_type: `edited ${counted}` } }
  })
}

/** Stands in a body until it is sent: by then the replies have moved the cursor, as they do on a tablet. */
const HERE = { epoch: 'here', version: 0 }
const here = JSON.stringify(HERE)

/** Our push carries what a tablet sends: the one field that was edited, with its base, as a change with an id. */
function push(device: Device, many: number): string {
  return device.body(
    edits(many).map(({ id, fields }) => ({
      id: newId(),
      op: 'edit',
      kind: 'client',
      recordId: id,
      person: null,
      at: Date.now(),
      patch: { hair_type: fields.hair_type },
      base: { hair_type: 'fine, straight, level 6' },
    })),
    HERE,
  )
}

type Server = { origin: string; pid: () => number }

export function serverLines(bareServer: Server, oursServer: Server, device: Device): Line[] {
  const bare = bareServer.origin
  const ours = oursServer.origin
  let cursor = { epoch: '', version: 0 }
  const rate = (name: string, many: number, requests: number, must: number, stretch: number): Line => ({
    name,
    unit: '/s',
    counts: 'committed with synchronous=FULL before the reply',
    must,
    stretch,
    bare: async () =>
      many *
      (await perSecond({
        url: `${bare}/edits`,
        requests,
        atOnce: 4,
        bodies: () => JSON.stringify(edits(many)),
      })),
    ours: async () => {
      // A device that is up to date: the reply brings back what the push touched, not the whole salon.
      cursor = await upToDate(device, cursor)
      return (
        many *
        (await perSecond({
          url: `${ours}/api/sync`,
          requests,
          atOnce: 4,
          headers: { cookie: device.cookie, origin: ours },
          bodies: () => push(device, many),
          finish: body => body.replace(here, JSON.stringify(cursor)),
          heard: reply => {
            const [found, epoch, version] = /"cursor":\{"epoch":"([^"]*)","version":(\d+)\}/.exec(reply) ?? []
            if (found === undefined || epoch === undefined)
              throw new Error(`No cursor in ${reply.slice(0, 200)}`)
            if (Number(version) > cursor.version) cursor = { epoch, version: Number(version) }
          },
        }))
      )
    },
  })
  return [
    rate('server, edits a second at 100 a push', 100, 200, 0.5, 0.75),
    rate('server, edits a second at 1 a push', 1, 2000, 0.6, 0.8),
    {
      name: 'server memory after all these pushes',
      unit: 'MB',
      counts: 'resident, of the server process',
      must: 1.3,
      stretch: null,
      bare: async () => memoryOf(bareServer.pid()),
      ours: async () => memoryOf(oursServer.pid()),
    },
  ]
}

type Cursor = { epoch: string; version: number }

async function upToDate(device: Device, from: Cursor): Promise<Cursor> {
  let cursor = from
  for (;;) {
    const reply = await device.sync([], cursor)
    cursor = { epoch: reply.cursor.epoch, version: reply.cursor.version }
    if (!reply.more) return cursor
  }
}
