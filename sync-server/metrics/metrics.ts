// Prometheus metrics, loaded only if METRICS_PORT is set. No label says anything about a salon and each has few values:
// routes are patterns, outcomes are our own codes.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../db/open'
import * as signals from '../signals'
import { runsWaiting, sendsDue } from './store'

const QUICK = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const SLOW = [0.25, 0.5, 1, 2.5, 5, 10, 20, 45, 120]
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])

type Counted = { database: Database; now: () => number }
type Metrics = { text: () => Promise<string>; type: string; stop: () => void }

export function openMetrics({ database, now }: Counted): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const leave = [...countRequests(registers), ...countSync(registers), ...countWork(registers)]
  gaugeQueues(registers, { database, now })
  gaugeConnections(registers, database)
  return {
    text: () => registry.metrics(),
    type: registry.contentType,
    stop: () => {
      for (const each of leave) each()
      registry.clear()
    },
  }
}

type Leave = () => void

function countRequests(registers: Registry[]): Leave[] {
  const requests = new Histogram({
    name: 'chairside_http_request_duration_seconds',
    help: 'Requests by route and status; of a stream, until it begins.',
    labelNames: ['method', 'route', 'status'],
    buckets: QUICK,
    registers,
  })
  return [
    signals.answered.on(({ method, route, status, seconds }) => {
      const known = METHODS.has(method) ? method : 'other'
      requests.observe({ method: known, route, status }, seconds)
    }),
  ]
}

function countSync(registers: Registry[]): Leave[] {
  const changes = new Counter({
    name: 'chairside_sync_changes_total',
    help: 'Changes that tablets pushed, by what became of them.',
    labelNames: ['outcome'],
    registers,
  })
  const rows = new Counter({
    name: 'chairside_sync_rows_total',
    help: 'Records that pushes wrote, and that were read for devices.',
    labelNames: ['way'],
    registers,
  })
  const pushes = new Histogram({
    name: 'chairside_sync_push_duration_seconds',
    help: 'From a push to its commit.',
    buckets: QUICK,
    registers,
  })
  const streams = new Gauge({ name: 'chairside_poke_streams', help: 'Devices that listen.', registers })
  const pokes = new Counter({
    name: 'chairside_pokes_total',
    help: 'Pokes that were sent, with what was written or without.',
    labelNames: ['news'],
    registers,
  })
  return [
    signals.pushed.on(({ accepted, refused, rows: written, seconds }) => {
      changes.inc({ outcome: 'accepted' }, accepted)
      for (const outcome of refused) changes.inc({ outcome })
      rows.inc({ way: 'written' }, written)
      pushes.observe(seconds)
    }),
    signals.pulled.on(({ rows: read }) => rows.inc({ way: 'read' }, read)),
    signals.streams.on(by => streams.inc(by)),
    signals.poked.on(({ news }) => pokes.inc({ news: news ? 'yes' : 'no' })),
  ]
}

function countWork(registers: Registry[]): Leave[] {
  const transactions = new Histogram({
    name: 'chairside_db_transaction_duration_seconds',
    help: 'Transactions that write, with the wait for their turn.',
    labelNames: ['failed'],
    buckets: QUICK,
    registers,
  })
  const calls = new Histogram({
    name: 'chairside_model_call_duration_seconds',
    help: 'Calls of models, voices and typists.',
    labelNames: ['outcome'],
    buckets: SLOW,
    registers,
  })
  const runs = new Counter({
    name: 'chairside_runs_total',
    help: 'Asks, pictures and memos that were done or given up.',
    labelNames: ['part', 'state'],
    registers,
  })
  const sends = new Counter({
    name: 'chairside_notifications_total',
    help: 'Notifications by what the push service said.',
    labelNames: ['came'],
    registers,
  })
  return [
    signals.transacted.on(({ seconds, failed }) =>
      transactions.observe({ failed: failed ? 'yes' : 'no' }, seconds),
    ),
    signals.called.on(({ outcome, seconds }) => calls.observe({ outcome }, seconds)),
    signals.ran.on(({ part, state }) => runs.inc({ part, state })),
    signals.notified.on(({ came }) => sends.inc({ came })),
  ]
}

/** For the whole database, whichever process is asked. */
function gaugeQueues(registers: Registry[], { database, now }: Counted): void {
  const queues = async (): Promise<readonly Queue[]> => {
    const runs = await runsWaiting(database)
    const due = await sendsDue(database, now())
    const made = ['text', 'image', 'memo'].flatMap(queue =>
      ['waiting', 'running'].map(state => {
        const found = runs.find(each => each.part === queue && each.state === state)
        return { queue, state, count: found?.count ?? 0, oldest: found?.oldest ?? null }
      }),
    )
    return [...made, { queue: 'push', state: 'waiting', ...due }]
  }
  const labelNames = ['queue', 'state']
  new Gauge({
    name: 'chairside_queue_length',
    help: 'What waits or is worked on: asks (text), pictures (image), memos (memo), notifications that are due (push).',
    labelNames,
    registers,
    async collect() {
      for (const { queue, state, count } of await queues()) this.set({ queue, state }, count)
    },
  })
  new Gauge({
    name: 'chairside_queue_oldest_seconds',
    help: 'How long the oldest in each queue has been there.',
    labelNames,
    registers,
    async collect() {
      for (const { queue, state, oldest } of await queues())
        this.set({ queue, state }, oldest === null ? 0 : Math.max(0, now() - oldest) / 1000)
    },
  })
}
type Queue = { queue: string; state: string; count: number; oldest: number | null }

function gaugeConnections(registers: Registry[], { connections }: Database): void {
  if (!connections) return
  new Gauge({
    name: 'chairside_db_connections',
    help: 'Connections to PostgreSQL, and who waits for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count)
    },
  })
}
