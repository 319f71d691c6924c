// Pictures that were shown here, one cache per account. They can be shown again without a signal, and go with their
// answer or with the salon. A page can't empty the browser's own cache, so none ever go in there.
import { callApi } from '../api'
import type { Salon } from '../db'

const ABOUT = 'x-about'
const LIMIT_MS = 60_000

/** Null over plain http, where browsers have no Cache API. */
const store = (account: string): Promise<Cache | null> =>
  'caches' in globalThis
    ? caches.open(`chairside-pictures-${account}`).catch(() => null)
    : Promise.resolve(null)

/** From this device, or else fetched and kept. `about`: the answer that it belongs to. Null without a signal. */
export async function pictureOf(
  { account }: Pick<Salon, 'account'>,
  { hash, about }: { hash: string; about: string },
): Promise<Blob | null> {
  const address = `/api/blobs/${hash}`
  const kept = await store(account)
  const here = await kept?.match(address)
  if (here) return here.blob()
  try {
    const reply = await callApi('GET /blobs/{hash}', { params: { hash }, account, limitMs: LIMIT_MS })
    if (!reply.ok) return null
    const picture = await reply.blob()
    await kept
      ?.put(address, new Response(picture, { headers: { 'content-type': picture.type, [ABOUT]: about } }))
      .catch(error => console.info('The picture was not kept here.', error))
    return picture
  } catch (error) {
    console.info('The picture could not be fetched.', error)
    return null
  }
}

/** Whether any are kept here. */
export async function keepsPictures(account: string): Promise<boolean> {
  return ((await (await store(account))?.keys()) ?? []).length > 0
}

/** Call only when the database is complete: an answer missing from it is taken for erased. */
export async function dropGonePictures({ account, db }: Salon): Promise<void> {
  const kept = await store(account)
  for (const request of (await kept?.keys()) ?? []) {
    const about = (await kept?.match(request))?.headers.get(ABOUT) ?? ''
    if ((await db.rows.get(about)) === undefined) await kept?.delete(request)
  }
}
