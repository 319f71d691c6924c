import { useEffect, useState } from 'react'
import type { OutboxItem } from '../../platform/data/queries'
import { type AskLabels, labelsFor, NO_LABELS } from './say'

/** What the tools of these questions call their fields; none until they are loaded. */
export function useAskLabels(items: readonly OutboxItem[]): AskLabels {
  const [labels, setLabels] = useState(NO_LABELS)
  const tools = [...new Set(items.flatMap(({ tool }) => tool ?? []))].sort().join()
  useEffect(() => {
    if (tools === '') return
    let left = false
    // Fails never: a tool that can't be had is read plainly.
    void labelsFor(tools.split(',').map(tool => ({ tool }))).then(found => left || setLabels(found))
    return () => {
      left = true
    }
  }, [tools])
  return labels
}
