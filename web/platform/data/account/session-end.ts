// What a tablet does when its session was ended from another device. By now nobody is signed in here (account.ts), so
// every screen is gone. This clears what was beside the screens, and the salon itself if the owner asked for it.

import { send } from '../request'
import { type End, forgetEnded, heardEnd } from './ended-here'

/** The screens close first, and save their last words as they go. */
const PUT_AWAY_MS = 300

/** Throws when something is left; the server then says so again, and this runs again. */
async function forgetWhole(account: string): Promise<void> {
  await new Promise(resolve => setTimeout(resolve, PUT_AWAY_MS))
  const { forgetSalon } = await import('./forget-salon')
  await forgetSalon(account)
  // The receipt. If it gets lost, the server asks again and there is nothing left to remove.
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

/** Call once. `quiet`: closes anything beside the screens that shows a name. */
export function followEnds(quiet: () => void): void {
  heardEnd.subscribe(() => {
    const end = heardEnd.get()
    if (end) void take(end, quiet)
  })
  const already = heardEnd.get()
  if (already) void take(already, quiet)
}
