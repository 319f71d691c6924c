// The browser's own model reads a question asked on this tablet, after the draft is there and without anybody waiting
// for it. A different reading arrives like a model's answer from the server. If it reads the same, or there is no such
// model, nothing changes.
import { useEffect, useState } from 'react'
import type { Facts } from '../../../../shared/facts'
import { saidIn } from '../../../../shared/reading/names/names'
import { textsIn } from '../../../../shared/reading/text/strings'
import { mayTellHealth } from '../../../../shared/salon/privacy/consent'
import { SALON_ID } from '../../../../shared/sync/kinds'
import type { Tool } from '../../../../shared/tool'
import { askedWith } from '../../../../shared/toolbox'
import { useAccount } from '../../../platform/data/account/account'
import { deviceId } from '../../../platform/data/db'
import { about, get, list, type Row } from '../../../platform/data/queries/queries'
import { edit } from '../../../platform/data/saving/save'
import { askBrowserModel, browserModel } from '../../../platform/reading/browser-model'
import { readAnswered, readQuestion } from '../../../platform/reading/read'
import { useReadsHere } from '../../../ui/state/preferences'

/** An older question has already been acted on. */
const FRESH_MS = 60 * 60 * 1000
/** Readings since the app was opened, by question id: leaving and coming back doesn't start another. */
const begun = new Map<string, Promise<void>>()

type Ask = Row<'ask'>

/** Whether a 'no AI' rules out every model, including this one. */
async function isKeptFromModels({ fields }: Ask): Promise<boolean> {
  if ((await get('salon', SALON_ID))?.fields.no_ai) return true
  const clients = await list('client')
  const said = saidIn(textsIn([fields.client_name, fields.input]))
  return clients.some(
    client => client.fields.no_ai && (client.id === fields.client_id || said(client.fields.name)),
  )
}

async function readHere(tool: Tool, ask: Ask, facts: Facts): Promise<void> {
  const { client_id, overrides } = ask.fields
  const input = tool.input.safeParse(askedWith(ask.fields))
  if (!input.success || (await isKeptFromModels(ask))) return
  const consents = client_id === null ? [] : await about('consent', client_id)
  const model = { mayTellHealth: mayTellHealth(consents), overrides }
  const asked = { input: input.data, facts, today: new Date().toISOString(), model }
  const question = await readQuestion(tool, asked)
  if (question === null) return
  const raw = await askBrowserModel(question)
  const checked = await readAnswered(tool, { ...asked, model: { ...model, raw } })
  if (checked === null) throw new Error('What it filled in can’t be read')
  const { output, notes, same } = checked
  // The model took its time, so check again what happened meanwhile.
  const now = await get('ask', ask.id)
  if (!now || now.fields.answer !== null || now.fields.read_here || (await isKeptFromModels(now))) return
  const at = new Date().toISOString()
  await edit('ask', ask.id, {
    read_here: { answer: same ? null : output, notes: notes.map(note => note.slice(0, 500)), at },
  })
}

/** Reads the question, or waits for a reading in progress. `onBegin`: called once we know that there is a model. */
async function readOnce(tool: Tool, ask: Ask, facts: Facts, onBegin: () => void): Promise<void> {
  if ((await browserModel()) !== 'there') return
  onBegin()
  const reading =
    begun.get(ask.id) ??
    readHere(tool, ask, facts).catch(error =>
      console.info('The browser’s own model did not read it; the draft stands.', error),
    )
  begun.set(ask.id, reading)
  await reading
}

/** Whether this question is being read right now. */
export function useReadHere(tool: Tool, ask: Ask, facts: Facts | undefined): boolean {
  const model = useAccount()?.model ?? null
  const isWanted = useReadsHere()
  const [isReading, setIsReading] = useState(false)
  const { answer, answered_by, read_here, device, asked_at, sample } = ask.fields
  // If the server has a model, that one reads first and this one waits, so that neither answer hides the other's
  // caution.
  const isServers = model !== null && answered_by !== 'engine'
  const isOpen = answer === null && !read_here && (answered_by === null || answered_by === 'engine')
  const isFresh = !sample && Date.now() - Date.parse(asked_at) < FRESH_MS
  const reads = isWanted && isOpen && isFresh && !isServers && tool.reading !== undefined
  // Follows the browser's own model.
  useEffect(() => {
    if (!reads || facts === undefined || device !== deviceId()) return
    let isHere = true
    void readOnce(tool, ask, facts, () => isHere && setIsReading(true)).then(
      () => isHere && setIsReading(false),
    )
    return () => {
      isHere = false
    }
  }, [reads, tool, ask, facts, device])
  return reads && isReading
}
