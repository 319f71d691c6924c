// The salon in which the corpus is spoken, and how an answer is written down in it.
import { spoken as appointments } from '../../../shared/tools/appointments/spoken'
import { spoken as colour } from '../../../shared/tools/colour-formula/spoken'
import { spoken as communications } from '../../../shared/tools/communications/spoken'
import { spoken as marketing } from '../../../shared/tools/marketing/spoken'
import { spoken as retail } from '../../../shared/tools/retail-edge/spoken'
import { spoken as profit } from '../../../shared/tools/salon-profit/spoken'
import {
  blankContext,
  type Context,
  type Intent,
  type Meant,
  type TimerSaid,
  type Understood,
} from '../../../shared/voice/intents'

const NAMES = [
  'Siobhan Murphy',
  'Niamh Kelly',
  'Caoimhe Byrne',
  'Aoife Walsh',
  'Saoirse Doyle',
  "Sinead O'Connor",
  'Sarah Jones',
  'Sara Hughes',
  'Catherine Smith',
  'Kathryn Price',
  'Zoe Clarke',
  'Stephen Reid',
  'Priya Patel',
  'Małgorzata Nowak',
  'Tomasz Wójcik',
  'Grace Okafor',
  'Ella Grant',
  'Emma Grant',
  'Rhys Evans',
  'Margaret Ash',
  'Mark Green',
  'Rose Gold',
  'Hugh Lyons',
  'Joy Bowler',
]
const clients = NAMES.map(name => ({ id: name, name }))
const named = (name: string) => ({ id: name, name })
const TOOLS = {
  'Retail Edge': retail,
  'Salon Profit': profit,
  'Colour Formula': colour,
  Appointments: appointments,
  Marketing: marketing,
  Communications: communications,
}
export const tools = Object.entries(TOOLS).map(([title, said]) => ({
  id: title.toLowerCase().replace(' ', '-'),
  name: title,
  said,
}))

const people = ['Maria Costa', 'Siân Davies', 'Ana'].map(named)
const app: Context = { ...blankContext, clients, tools, people }
const client: Context = { ...app, scope: 'client', openClient: named('Siobhan Murphy') }
const chair: Context = {
  ...client,
  scope: 'chair',
  woken: true,
  timers: [named('Roots'), named('Toner')],
  steps: { at: 1, count: 4 },
  bowls: [
    {
      zone: 'Roots',
      mix: [
        { shade: '7/1', grams: 30 },
        { shade: '8/3', grams: 10 },
      ],
      developer_volume: 20,
      developer_grams: null,
      ratio: '1:1.5',
      minutes: 35,
    },
  ],
}
const open = (name: string): Meant => ({
  intent: { id: 'open-client', slots: { client: named(name) } },
  confidence: 1,
  writes: false,
  say: `Open ${name}`,
})
const saving: Meant = {
  intent: { id: 'save-formula', slots: {} },
  confidence: 1,
  writes: true,
  say: 'Save what was used',
}

const waits = (intent: Intent): Meant => ({ intent, confidence: 1, writes: true, say: '' })
const rootsFor35: TimerSaid = { name: 'Roots', zone: 'Roots', length: { seconds: 2100, until: null } }
const oneTube: Context['bowls'][number] = {
  zone: 'Bowl 1',
  mix: [{ shade: '7/1', grams: 40 }],
  developer_volume: 20,
  developer_grams: null,
  ratio: '1:1.5',
  minutes: 35,
}

export const places: Readonly<Record<string, Context>> = {
  app,
  client,
  chair,
  reciting: { ...client, reciting: true, steps: { at: 1, count: 3 } },
  overhearing: { ...chair, woken: false },
  ringing: { ...chair, ringing: [named('Roots')] },
  'ringing, asked': {
    ...chair,
    ringing: [named('Roots')],
    pending: { type: 'confirm', meant: saving },
  },
  'one timer': { ...chair, timers: [named('Roots')] },
  asked: { ...chair, pending: { type: 'confirm', meant: saving } },
  'asked timer': {
    ...chair,
    pending: { type: 'confirm', meant: waits({ id: 'timer-start', slots: rootsFor35 }) },
  },
  'asked formula': {
    ...chair,
    pending: { type: 'confirm', meant: waits({ id: 'formula', slots: { bowls: [oneTube] } }) },
  },
  'asked developer': {
    ...chair,
    pending: { type: 'confirm', meant: waits({ id: 'change-developer', slots: { zone: null, volume: 20 } }) },
  },
  choices: {
    ...app,
    pending: { type: 'choices', choices: [open('Sarah Jones'), open('Sara Hughes')] },
  },
  volume: { ...chair, pending: { type: 'volume', waiting: 'thirty grams seven one {volume}' } },
  noting: { ...chair, noting: true },
}

type Bowl = Context['bowls'][number]
const bowl = ({ mix, developer_volume, developer_grams, ratio, minutes }: Bowl): string =>
  [
    mix.map(part => `${part.grams} ${part.shade}`).join(' + '),
    developer_volume === null ? null : `${developer_volume} vol`,
    developer_grams === null ? null : `${developer_grams} g`,
    ratio,
    minutes === null ? null : `${minutes} min`,
  ]
    .filter(part => part !== null)
    .join('; ')
const onZone = (zone: string | null): string => (zone === null ? '' : ` on ${zone}`)

const timer = ({ name, length: { until, seconds } }: TimerSaid): string =>
  until ? `${name} until ${until.hour}:${String(until.minute).padStart(2, '0')}` : `${name} ${seconds}`

function slots(intent: Intent): string {
  switch (intent.id) {
    case 'open-client':
      return intent.slots.client.name
    case 'open-chair':
      return intent.slots.client?.name ?? ''
    case 'find-client':
    case 'note':
      return intent.slots.text
    case 'formula-of':
      return intent.slots.client.name
    case 'record-allergy':
      return intent.slots.substance
    case 'record-patch-test':
      return intent.slots.product
    case 'read-patch-test':
      return intent.slots.result
    case 'reason':
      return intent.slots.text
    case 'scroll':
      return intent.slots.to
    case 'go-to':
      return intent.slots.place
    case 'go-to-step':
      return String(intent.slots.step)
    case 'choose':
      return String(intent.slots.number)
    case 'switch-person':
      return intent.slots.person?.name ?? ''
    case 'change-developer-grams':
      return `${intent.slots.grams} g${intent.slots.volume === null ? '' : ` of ${intent.slots.volume} vol`}${onZone(intent.slots.zone)}`
    case 'stop-ring':
    case 'timers-pause':
    case 'timers-resume':
      return intent.slots.timers.map(({ name }) => name).join(' / ')
    case 'ask-tool':
      return intent.slots.tool.name + (intent.slots.client ? ` for ${intent.slots.client.name}` : '')
    case 'formula':
      return intent.slots.bowls.map(each => `${each.zone}: ${bowl(each)}`).join(' | ')
    case 'add-bowl':
      return intent.slots.zone + (intent.slots.bowl ? `: ${bowl(intent.slots.bowl)}` : '')
    case 'remove-bowl':
      return intent.slots.zone ?? ''
    case 'whats-in-the-bowl':
      return onZone(intent.slots.zone).trim()
    case 'change-developer':
      return intent.slots.volume + onZone(intent.slots.zone)
    case 'change-minutes':
      return intent.slots.minutes + onZone(intent.slots.zone)
    case 'change-ratio':
      return intent.slots.ratio + onZone(intent.slots.zone)
    case 'change-shade':
      return `${intent.slots.from ?? ''}>${intent.slots.to}${onZone(intent.slots.zone)}`
    case 'change-grams':
      return [intent.slots.shade, intent.slots.grams].filter(Boolean).join(' ') + onZone(intent.slots.zone)
    case 'add-shade':
      return `${intent.slots.shade} ${intent.slots.grams}${onZone(intent.slots.zone)}`
    case 'remove-shade':
      return intent.slots.shade + onZone(intent.slots.zone)
    case 'timer-start':
      return timer(intent.slots)
    case 'timers-start':
      return intent.slots.timers.map(timer).join(' / ')
    case 'timers-stop':
      return intent.slots.timers.map(({ name }) => name).join(' / ')
    case 'timer-add':
      return `${intent.slots.timer.name} ${intent.slots.seconds}`
    case 'timer-stop':
    case 'timer-pause':
    case 'timer-resume':
      return intent.slots.timer.name
    case 'time-left':
      return intent.slots.timer?.name ?? ''
    case 'rebook':
      return String(intent.slots.days)
    default:
      return ''
  }
}

const meant = ({ intent }: Meant): string => [intent.id, slots(intent)].filter(Boolean).join(' ')

/** "open-client Siobhan Murphy", "choices … / …", "which-volume 25", "dictated …", "none". */
export function told(understood: Understood): string {
  switch (understood.kind) {
    case 'meant':
      return meant(understood)
    case 'choices':
      return `choices ${understood.choices.map(meant).join(' / ')}`
    case 'which-volume':
      return `which-volume ${understood.heard}`
    case 'dictated':
      return `dictated ${understood.text}`
    default:
      return 'none'
  }
}
