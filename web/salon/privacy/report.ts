// A client's access report: from the server if we can reach it, else from this tablet's records.
import { privacy } from '../../../shared/api/privacy'
import { aboutKinds, type HeldRecord, reportOf } from '../../../shared/salon/privacy/report'
import { SALON_ID } from '../../../shared/sync/kinds'
import { knownAccount } from '../../platform/data/account/account'
import { askApi, callApi, wordsIn } from '../../platform/data/api'
import { about, get } from '../../platform/data/queries/queries'
import { download } from '../import-export/export/export'

export type ReportResult = { ok: true; by: 'server' | 'tablet' } | { ok: false; words: string }

const LIMIT_MS = 60_000
const NO_SIGNAL =
  'There is no signal. The server makes the PDF. The JSON file can be made here, from what this tablet has.'

/** File names never contain anybody's name. */
const fileName = (end: string): string => `access-report-${new Date().toISOString().slice(0, 10)}.${end}`

export async function downloadPdf(clientId: string): Promise<ReportResult> {
  const reply = await callApi('GET /clients/{id}/report.pdf', {
    params: { id: clientId },
    limitMs: LIMIT_MS,
  }).catch(error => console.info('The server could not be reached.', error))
  if (!reply) return { ok: false, words: NO_SIGNAL }
  if (!reply.ok)
    return {
      ok: false,
      words: (await wordsIn(reply)) ?? `The server answered ${reply.status}. Try again in a moment.`,
    }
  const url = URL.createObjectURL(await reply.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = fileName('pdf')
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return { ok: true, by: 'server' }
}

export async function downloadJson(clientId: string): Promise<ReportResult> {
  const reply = await askApi(privacy.report, { params: { id: clientId }, limitMs: LIMIT_MS })
  // When signed out, or before the card has been sent, the report comes from this tablet.
  const report = reply.ok ? reply.answer : await fromTablet(clientId)
  if (report === null) return { ok: false, words: 'This client is not on this tablet.' }
  download({
    name: fileName('json'),
    type: 'application/json',
    text: JSON.stringify(report, null, 1),
  })
  return { ok: true, by: reply.ok ? 'server' : 'tablet' }
}

async function fromTablet(clientId: string) {
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
