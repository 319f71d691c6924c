// Where the person is, to decide what a command means. The last place entered is tried first; whatever it can't do, the
// one around it does.
import { blankContext, type Context, type IntentId } from '../../../shared/voice/intents'
import { memory } from '../../platform/data/memory'
import type { Handler, Handlers, ReadBacks } from './handlers/handlers'

export type PlaceContext = Partial<
  Omit<Context, 'scope' | 'clients' | 'people' | 'pending' | 'noting' | 'reciting' | 'woken' | 'tools'>
>
export type VoicePlace = {
  scope: Context['scope']
  handlers: Handlers
  readBacks: ReadBacks
  context: PlaceContext
  /** What is on screen, when there is more than one such thing: a question about it only concerns that one. */
  on?: string
}
/** Read when somebody speaks, so that it matches the screen at that moment. */
type PlaceNow = () => VoicePlace

const places = memory<readonly PlaceNow[]>([])

export function enter(place: PlaceNow): () => void {
  places.set([...places.get(), place])
  return () => places.set(places.get().filter(each => each !== place))
}

export const onHere = (): string => places.get().at(-1)?.().on ?? ''

export function contextHere(): Omit<
  Context,
  'clients' | 'people' | 'pending' | 'noting' | 'reciting' | 'woken' | 'tools'
> {
  const all = places.get().map(place => place())
  const here = all.at(-1)
  // The salon's way of writing a shade is the same everywhere.
  const separator = all.findLast(({ context }) => context.separator != null)?.context.separator ?? null
  // So is whatever is ringing.
  const ringing = all.findLast(({ context }) => context.ringing)?.context.ringing ?? []
  return { ...blankContext, ...here?.context, separator, ringing, scope: here?.scope ?? 'app' }
}

export type Doing<K extends IntentId> = { handler: Handler<K>; readBack: ReadBacks[K]; place: PlaceNow }

/** Who handles this here: the innermost place that can. */
export function doerOf<K extends IntentId>(id: K): Doing<K> | null {
  for (const place of [...places.get()].reverse()) {
    const { handlers, readBacks } = place()
    const handler: Handler<K> | undefined = handlers[id]
    if (handler) return { handler, readBack: readBacks[id], place }
  }
  return null
}
