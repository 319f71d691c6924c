// The access report of a client: from the server where it can be reached, else from this tablet's own records.
import { SALON_ID } from '../../../shared/kinds'
import { aboutKinds, type HeldRecord, reportOf } from '../../../shared/privacy/report'
import { knownAccount } from '../../platform/data/account'
import { callApi } from '../../platform/data/api'
import { about, get } from '../../platform/data/queries'
import { download } from '../exchange/export'

export type Made = { ok: true; by: 'server' | 'tablet' } | { ok: false; words: string }

const NO_SIGNAL =
  'There is no signal. The server makes the PDF. The JSON file can be made here, from what this tablet has.'

async function fromServer(clientId: string, end: '' | '.pdf'): Promise<Response | null> {
  try {
    return await callApi(`/api/clients/${encodeURIComponent(clientId)}/report${end}`, {
      headers: { 'x-chairside-account': knownAccount()?.id ?? '' },
      cache: 'no-store',
      signal: AbortSignal.timeout(60_000),
    })
  } catch (error) {
    console.info('The server could not be reached.', error)
    return null
  }
}

/** No name of anybody in the name of a file. */
const fileName = (end: string): string => `access-report-${new Date().toISOString().slice(0, 10)}.${end}`

export async function downloadPdf(clientId: string): Promise<Made> {
  const reply = await fromServer(clientId, '.pdf')
  if (reply === null) return { ok: false, words: NO_SIGNAL }
  if (!reply.ok) return { ok: false, words: await wordsOf(reply) }
  const url = URL.createObjectURL(await reply.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = fileName('pdf')
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return { ok: true, by: 'server' }
}

async function wordsOf(reply: Response): Promise<string> {
  const body: unknown = await reply.json().catch(() => null)
  const words = typeof body === 'object' && body !== null && 'error' in body ? body.error : null
  return typeof words === 'string' ? words : `The server answered ${reply.status}. Try again in a moment.`
}

export async function downloadJson(clientId: string): Promise<Made> {
  const reply = await fromServer(clientId, '')
  // Whoever is signed out, or has not sent the card yet, has it from here.
  const server = reply?.ok ? await reply.text().catch(() => null) : null
  const report = server === null ? await fromTablet(clientId) : (JSON.parse(server) as unknown)
  if (report === null) return { ok: false, words: 'This client is not on this tablet.' }
  download({
    name: fileName('json'),
    type: 'application/json',
    text: JSON.stringify(report, null, 1),
  })
  return { ok: true, by: server === null ? 'tablet' : 'server' }
}

export async function fromTablet(clientId: string) {
  const client = await get('client', clientId)
  if (client === null) return null
  const salon = await get('salon', SALON_ID)
  const records: HeldRecord[] = []
  for (const kind of aboutKinds)
    for (const { id, fields } of await about(kind, clientId)) records.push({ kind, id, fields })
  return reportOf({
    client: { kind: 'client', id: clientId, fields: client.fields },
    records,
    account: knownAccount()?.id ?? '',
    salon: salon?.fields.name ?? '',
    madeAt: new Date().toISOString(),
    madeBy: 'tablet',
  })
}
