// Where the person is, for what is said there. The place that was entered last is asked first; what it can't do, the one
// around it does.
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
  /** What is on screen, where there is more than one such thing: a question about it is for it alone. */
  on?: string
}
/** Read when something is said, so that it is as the screen is then. */
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
  // The salon's way to write a shade is the same in every place.
  const separator = all.findLast(({ context }) => context.separator != null)?.context.separator ?? null
  // So is what rings.
  const ringing = all.findLast(({ context }) => context.ringing)?.context.ringing ?? []
  return { ...blankContext, ...here?.context, separator, ringing, scope: here?.scope ?? 'app' }
}

export type Doing<K extends IntentId> = { handler: Handler<K>; readBack: ReadBacks[K]; place: PlaceNow }

/** Who does this here: the innermost place that can. */
export function doerOf<K extends IntentId>(id: K): Doing<K> | null {
  for (const place of [...places.get()].reverse()) {
    const { handlers, readBacks } = place()
    const handler: Handler<K> | undefined = handlers[id]
    if (handler) return { handler, readBack: readBacks[id], place }
  }
  return null
}
