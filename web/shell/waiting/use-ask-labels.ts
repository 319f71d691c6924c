import type { OutboxItem } from '../../platform/data/queries/queries'
import { useLoaded } from '../../ui/state/use-loaded'
import { type AskLabels, labelsFor, NO_LABELS } from './say'

/** The tools' field labels for these questions; none until loaded. */
export function useAskLabels(items: readonly OutboxItem[]): AskLabels {
  const tools = [...new Set(items.flatMap(({ tool }) => tool ?? []))].sort().join()
  const labels = useLoaded(
    () => (tools === '' ? null : labelsFor(tools.split(',').map(tool => ({ tool })))),
    [tools],
    'What the tools call their fields is not known.',
  )
  return labels ?? NO_LABELS
}
