// This client's history with a product: what was picked, else what was read.
import type { PastOf } from '../read/past/past'
import type { Picture } from '../read/picture'
import { PICKED } from '../where'

/** Whether it is at home or was turned down: as picked, else as read. */
function pastWith(id: string, picks: Picture['picks'], read: PastOf | null): PastOf | null {
  const [owns, declined] = [picks[`owns.${id}`], picks[`declined.${id}`]]
  if (declined === true) return { is: 'declined', quote: 'turned down', where: PICKED, wasOffered: true }
  if (owns === true) return { is: 'owns', quote: 'at home', where: PICKED }
  const isTakenAway =
    (read?.is === 'owns' && owns === false) || (read?.is === 'declined' && declined === false)
  return isTakenAway ? null : read
}

export function pastOf(
  { id }: { id: string },
  { past, told, picks }: Pick<Picture, 'past' | 'told' | 'picks'>,
): PastOf | null {
  const own = past.get(id) ?? null
  return pastWith(id, picks, own && own.is !== 'again' ? own : (told.get(id) ?? own))
}
