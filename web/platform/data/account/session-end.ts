// What a tablet does when it hears that its session was ended from another device. Nobody is known here by then (account.ts), so
// every screen is gone; here goes what stood beside the screens, and the salon itself where the owner asked for that.

import { send } from '../request'
import { type End, forgetEnded, heardEnd } from './ended-here'

/** What stood on the screens is put away first: it writes its last words as it goes. */
const PUT_AWAY_MS = 300

/** Throws where something is left: then it is heard, and done, again. */
async function forgetWhole(account: string): Promise<void> {
  await new Promise(resolve => setTimeout(resolve, PUT_AWAY_MS))
  const { forgetSalon } = await import('./forget-salon')
  await forgetSalon(account)
  // The receipt. Without it the server asks again, and there is nothing left to be taken.
  const reply = await send('POST /session/forgotten', { limitMs: 15_000 })
  if (reply.ok) forgetEnded()
}

let taking: Promise<void> | null = null
async function take({ account, forget }: End, quiet: () => void): Promise<void> {
  quiet()
  if (!forget || taking) return
  taking = forgetWhole(account)
    .catch(error => console.warn('The salon is not all gone from here yet; it is tried again.', error))
    .finally(() => {
      taking = null
    })
  await taking
}

/** Call once. `quiet`: closes what names somebody beside the screens. */
export function followEnds(quiet: () => void): void {
  heardEnd.subscribe(() => {
    const end = heardEnd.get()
    if (end) void take(end, quiet)
  })
  const already = heardEnd.get()
  if (already) void take(already, quiet)
}
