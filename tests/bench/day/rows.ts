// A salon after years of work: ten thousand clients, forty thousand appointments, two thousand photos. The same at each run,
// but for the day that it is about.
import { addDays, wallAt } from '../../../shared/salon/appointments/wall'
import { blanks } from '../../../shared/salon/records/blank'
import { PREVIEW_SIDE } from '../../../shared/salon/records/photos'
import type { FieldsOf } from '../../../shared/salon/records/records'
import type { Kind } from '../../../shared/sync/kinds'
import { clientFields, clientId, MANY } from '../clients'

export const CLIENTS = MANY
export const APPOINTMENTS = 40_000
export const PHOTOS = 2_000
/** The client who has most of everything. */
export const REGULAR = clientId(7)
const PHOTOS_OF_ONE = 24
const A_DAY = 40
const FIRST_DAY = -970
const PREVIEW = '8a6040c8a060'.repeat(PREVIEW_SIDE * (PREVIEW_SIDE / 2))

export type Made = { [K in Kind]: { kind: K; id: string; fields: FieldsOf<K> } }[Kind]

const made = <K extends Kind>(kind: K, id: string, fields: Partial<FieldsOf<K>>): Made =>
  ({ kind, id, fields: { ...blanks[kind], ...fields } }) as Made

const ago = (now: number, days: number): string => new Date(now - days * 86_400_000).toISOString()
const TONES = ['43', '1', '0', '3', '16', '34', '7'] as const
const shade = (n: number): string => `${4 + (n % 6)}/${TONES[n % TONES.length]}`

function aboutClient(n: number, now: number): Made[] {
  const id = clientId(n)
  const times = id === REGULAR ? 25 : 1
  const rows: Made[] = []
  for (let at = 0; at < times; at++) {
    const days = 3 + ((n * 13) % 700) + at * 42
    rows.push(
      made('formula', `formula-${n}-${at}`, {
        client_id: id,
        client_name: clientFields(n).name,
        made_at: ago(now, days),
        title: 'Roots and lengths',
        result: { level: 4 + (n % 6), tone: 'gold' },
        bowls: [
          {
            zone: 'Regrowth',
            mix: [{ shade: shade(n + at), grams: 40 }],
            developer_volume: n % 3 === 0 ? 20 : 10,
            developer_grams: 40,
            ratio: '1:1',
            minutes: 35,
          },
        ],
        remarks: n % 9 === 0 ? 'Slight tingle at the nape, rinsed early' : null,
      }),
      made('note', `note-${n}-${at}`, {
        client_id: id,
        written_at: ago(now, days - 1),
        text:
          n % 11 === 0 ? 'Slight tingle, asked for a cooler root' : `Talked about ${clientFields(n).notes}`,
      }),
    )
  }
  if (n % 3 === 0)
    rows.push(
      made('patch_test', `test-${n}`, {
        client_id: id,
        product: 'Permanent colour',
        applied_at: ago(now, (n % 400) + 2),
        result: 'clear',
        read_at: ago(now, n % 400),
      }),
    )
  if (n % 10 === 0)
    rows.push(
      made('allergy', `allergy-${n}`, {
        client_id: id,
        substance: 'Nickel',
        reaction: 'itching',
        noted_at: ago(now, 400),
      }),
    )
  if (n % 5 === 0)
    rows.push(
      made('consent', `consent-${n}`, {
        client_id: id,
        about: 'marketing',
        answer: n % 10 === 0 ? 'no' : 'yes',
        given_at: ago(now, 300),
      }),
    )
  return rows
}

/** `today`: "2026-11-27". */
export function* salonRows(now: number, today: string): Generator<Made> {
  for (let n = 0; n < CLIENTS; n++) {
    const birthday = `${String((n % 12) + 1).padStart(2, '0')}-${String((n % 28) + 1).padStart(2, '0')}`
    yield made('client', clientId(n), { ...clientFields(n), birthday: n % 2 === 0 ? birthday : null })
    yield* aboutClient(n, now)
  }
  for (let n = 0; n < APPOINTMENTS; n++) {
    const minute = 9 * 60 + (n % A_DAY) * 12
    const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
    yield made('appointment', `appointment-${n}`, {
      client_id: clientId((n * 7) % CLIENTS),
      starts_at: wallAt(addDays(today, FIRST_DAY + Math.floor(n / A_DAY)), time),
      minutes: 45,
      service: n % 3 === 0 ? 'Root tint' : 'Cut and blow-dry',
      stylist: ['Maya', 'Tom', 'Ines', 'Kofi', 'Ruth'][n % 5] ?? null,
      made_at: ago(now, 30),
    })
  }
  for (let n = 0; n < PHOTOS; n++)
    yield made('photo', `photo-${n}`, {
      client_id: n < PHOTOS_OF_ONE ? REGULAR : clientId(n * 3),
      when: n % 2 === 0 ? 'before' : 'after',
      taken_at: ago(now, n % 600),
      type: 'image/jpeg',
      width: 1200,
      height: 1600,
      bytes: 180_000,
      hash: n.toString(16).padStart(64, '0'),
      preview: PREVIEW,
      device: 'bench',
    })
}
