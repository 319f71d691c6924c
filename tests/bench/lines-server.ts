// The server's lines: edits a second, pushed over kept connections; what stands between Hono and SQLite is ours. Four
// tablets push at once, each of a salon of its own: 10,000 clients in all, as the limit has.
import { newId } from '../../web/platform/data/ids'
import { aDevice, createOf, type Device } from '../support/account'
import { clientFields, clientId, MANY } from './clients'
import type { Line } from './line'
import { memoryOf, perSecond, type Sender } from './load'

const TABLETS = 4
const EACH = MANY / TABLETS

/** The nth quarter of the clients, edited round and round. */
type Quarter = { nth: number; edits: number }
const quarters = (): Quarter[] => Array.from({ length: TABLETS }, (_, nth) => ({ nth, edits: 0 }))

function edits(quarter: Quarter, many: number): { id: string; fields: ReturnType<typeof clientFields> }[] {
  return Array.from({ length: many }, () => {
    const n = quarter.nth * EACH + (quarter.edits++ % EACH)
    return { id: clientId(n), fields: { ...clientFields(n), hair_type: `edited ${quarter.edits}` } }
  })
}

/** Stands in a body until it is sent: by then the replies have moved the cursor, as they do on a tablet. */
const HERE = { epoch: 'here', version: 0 }
const here = JSON.stringify(HERE)

type Cursor = { epoch: string; version: number }
/** A salon whose tablet is up to date: a reply brings back what the push touched, not the whole salon. */
type Salon = { device: Device; quarter: Quarter; cursor: Cursor }

async function openSalon(origin: string, quarter: Quarter): Promise<Salon> {
  const device = await aDevice(origin, {
    email: `bench-${quarter.nth}@example.com`,
    password: 'ten-thousand',
  })
  let cursor: Cursor = { epoch: '', version: 0 }
  const from = quarter.nth * EACH
  for (let first = from; first < from + EACH; first += 500) {
    const changes = Array.from({ length: Math.min(500, from + EACH - first) }, (_, n) =>
      createOf('client', clientId(first + n), clientFields(first + n)),
    )
    const reply = await device.sync(changes, cursor)
    if (reply.refused.length > 0) throw new Error(`Refused: ${JSON.stringify(reply.refused[0])}`)
    cursor = reply.cursor
  }
  return { device, quarter, cursor }
}

/** Our push carries what a tablet sends: the one field that was edited, with its base, as a change with an id. */
function push({ device, quarter }: Salon, many: number): string {
  return device.body(
    edits(quarter, many).map(({ id, fields }) => ({
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

function senderOf(salon: Salon, origin: string, bodies: string[]): Sender {
  return {
    bodies,
    headers: { cookie: salon.device.cookie, origin },
    finish: body => body.replace(here, JSON.stringify(salon.cursor)),
    heard: reply => {
      const [found, epoch, version] = /"cursor":\{"epoch":"([^"]*)","version":(\d+)\}/.exec(reply) ?? []
      if (found === undefined || epoch === undefined) throw new Error(`No cursor in ${reply.slice(0, 200)}`)
      salon.cursor = { epoch, version: Number(version) }
    },
  }
}

type Server = { origin: string; pid: () => number }
const times = <T>(many: number, make: () => T): T[] => Array.from({ length: many }, make)

export function serverLines(bareServer: Server, oursServer: Server): Line[] {
  const { origin } = oursServer
  const bareQuarters = quarters()
  let open: Promise<Salon[]> | null = null
  const salons = (): Promise<Salon[]> => {
    open ??= (async () => {
      const filled: Salon[] = []
      for (const quarter of quarters()) filled.push(await openSalon(origin, quarter))
      return filled
    })()
    return open
  }
  const rate = (name: string, many: number, requests: number, must: number, stretch: number): Line => ({
    name,
    unit: '/s',
    counts: 'committed with synchronous=FULL before the reply',
    must,
    stretch,
    bare: async () => {
      const senders = bareQuarters.map(quarter => ({
        bodies: times(requests / TABLETS, () => JSON.stringify(edits(quarter, many))),
      }))
      return many * (await perSecond(`${bareServer.origin}/edits`, senders))
    },
    ours: async () => {
      const senders = (await salons()).map(salon =>
        senderOf(
          salon,
          origin,
          times(requests / TABLETS, () => push(salon, many)),
        ),
      )
      return many * (await perSecond(`${origin}/api/sync`, senders))
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
