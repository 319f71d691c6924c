// During a service, talk must not change the screen. Only somebody who touched the talk button and says "open" with the
// name of a thing goes elsewhere.
import type { Context, IntentId, Understood } from '../intents'
import { meant, missing } from '../lexicon/rule'

const LEAVES: readonly IntentId[] = ['go-to', 'open-client', 'open-chair', 'find-client', 'ask-tool']
/** These are explicit enough by themselves. */
const COVERS: readonly IntentId[] = ['switch-person']
const TALK: Understood = { kind: 'none', nearest: [], say: null }

const idsIn = (understood: Understood): readonly IntentId[] => {
  if (understood.kind === 'meant') return [understood.intent.id]
  return understood.kind === 'choices' ? understood.choices.map(({ intent }) => intent.id) : []
}

export function staysAtChair(
  understood: Understood,
  text: string,
  { scope, woken, reciting }: Context,
): Understood {
  const ids = idsIn(understood)
  // Here "back" means one step back and never a page back.
  if (ids.includes('go-back') && (scope === 'chair' || reciting))
    return meant({ id: 'previous-step', slots: {} })
  if (scope !== 'chair') return understood
  if (understood.kind === 'none') {
    const nearest = understood.nearest.filter(({ intent }) => !LEAVES.includes(intent.id))
    return { ...understood, nearest }
  }
  if (!woken && ids.some(id => LEAVES.includes(id) || COVERS.includes(id))) return TALK
  return ids.some(id => LEAVES.includes(id)) && !text.startsWith('open ')
    ? missing('At the chair, say “open” and the name of what you want.')
    : understood
}
