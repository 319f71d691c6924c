// The service worker fetches sounds that were asked for without a connection, while no page is open. It only puts each
// where pages look for it; the next page finds and offers it.
import { chunksOf } from '../../../../shared/voice/speak/sentences'
import { makeSalon } from '../../../platform/data/db'
import { type KeptFile, keptFile } from '../../../platform/data/kept/kept-file'
import { send } from '../../../platform/data/request'
import { accountOfPages } from '../../../platform/sync/worker/known-to-worker'
import { askOf, wantedText } from '../about'
import { AT_ONCE, addressOf, openClips, putClip, VOICE } from './clip-store'
import { TO_HEAR, type Wanted, wantedIn } from './wanted'

const ANSWER_MS = 60_000

/** For everybody who works in this account. */
async function wantedOfAll(account: string, file: KeptFile): Promise<Wanted[]> {
  const mine = `${TO_HEAR}${account}`
  return [...(await file.read())]
    .filter(([key]) => key === mine || key.startsWith(`${mine}~`))
    .flatMap(([, text]) => wantedIn(text))
    .filter(({ ready }) => !ready)
}

/** The client that each is about (whose.ts). If the answer isn't found, its own id is sent, which is no client's. */
async function clientsOf(account: string, ids: readonly string[]): Promise<Map<string, string>> {
  const { db } = makeSalon(account)
  const found = new Map<string, string>()
  try {
    for (const id of ids) {
      const ask = askOf(id)
      if (ask === null) continue
      const row = await db.rows.get(ask).catch(() => undefined)
      const client = row === undefined ? ask : Reflect.get(row.fields, 'client_id')
      if (typeof client === 'string') found.set(id, client)
    }
  } finally {
    db.close()
  }
  return found
}

/** Null when the server says no, and would again. Throws when a retry is worthwhile. */
async function soundOf(account: string, text: string, client: string | null): Promise<Blob | null> {
  const sounds: Blob[] = []
  for (const part of chunksOf(text, AT_ONCE.signedIn)) {
    const response = await send('POST /functions/text-to-speech', {
      account,
      body: { text: part, voice: VOICE, client },
      limitMs: ANSWER_MS,
    })
    if (!response.ok || !response.headers.get('content-type')?.startsWith('audio/')) return null
    sounds.push(await response.blob())
  }
  return new Blob(sounds, { type: 'audio/mpeg' })
}

export async function fetchWantedInWorker(file: KeptFile = keptFile()): Promise<void> {
  const account = await accountOfPages(file)
  const clips = account === null ? null : await openClips(account)
  if (account === null || !clips) return
  const wanted = await wantedOfAll(account, file)
  if (wanted.length === 0) return
  const clients = await clientsOf(
    account,
    wanted.map(({ id }) => id),
  )
  for (const { id, text } of wanted) {
    if (await clips.match(await addressOf(text))) continue
    const sound = await soundOf(account, text, clients.get(id) ?? null)
    // Somebody else may have signed in meanwhile; then keep it for nobody.
    if ((await accountOfPages(file)) !== account) return
    if (sound) await putClip(clips, text, sound, askOf(id) ?? wantedText(id))
  }
}
