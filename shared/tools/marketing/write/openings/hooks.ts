// The first line of a post without a mood of its own.
import { tableOf } from '../../../../reading/tables'
import { MOODS_SAID } from '../../../../reading/words/posts/occasions'
import type { Brief } from '../../read/brief'
import { ABOUT_BOOKING } from '../route'
import { HOOKS } from '../words'
import { OPENINGS } from './openings'

const HEARD = tableOf([MOODS_SAID])

/** A bottle isn't on a menu, and "New on the shelf. New in: …" says it twice. */
export function hooksFor(
  { kind, topic, subjects: [subject, ...others] }: Brief,
  core: string,
): readonly string[] {
  const hooks =
    (kind === 'spotlight' && OPENINGS[subject?.id ?? '']) ||
    HOOKS[kind === 'launch' && subject?.id === 'retail' ? 'product' : kind].filter(
      hook => !(subject?.id === 'general' && /\bmenu\b/.test(hook)),
    )
  // Nobody sits down for a bottle.
  if (kind === 'offer' && subject?.id === 'retail' && others.length === 0)
    return hooks.filter(hook => !/appointment|a little time/.test(hook))
  if (kind === 'policy' && !ABOUT_BOOKING.test(topic))
    return hooks.filter(hook => !/diary|bookings/.test(hook))
  if (kind === 'price-rise' && !HEARD.has('reason', topic))
    return hooks.filter(hook => !/\breason\b/.test(hook))
  const fresh = /^(?:brand )?new\b/i.test(core) ? hooks.filter(hook => !/\bnew\b/i.test(hook)) : hooks
  return fresh.length > 0 ? fresh : hooks
}
