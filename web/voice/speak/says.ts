import type { Wanted } from './kept-sounds/queue'
import type { Speaking } from './state'

/** Next to a button: what the voice is doing. */
export function saysOf({
  state,
  rung,
  wanted,
}: Pick<Speaking, 'state' | 'rung'> & { wanted: Wanted | undefined }): string {
  if (state === 'loading') return 'Calling 6...'
  if (state === 'speaking') return rung === 'kept' ? 'Playing audio...' : '6 is speaking...'
  if (wanted?.ready) return 'The sound is ready.'
  if (wanted) return 'No signal now. The sound will be offered here later.'
  return ''
}
