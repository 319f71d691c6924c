import { useState } from 'react'
import type { Tool } from '../../../shared/tool'
import { findRegistration } from '../../../shared/toolbox'
import { useLoaded } from '../../ui/state/use-loaded'
import { loadTool } from './load'

type WantedTool = { tool: Tool | null; failed: boolean; again: () => void }

/** The tool named `id`; null while loading, if loading failed (`failed`), or if there is none. */
export function useTool(id: string): WantedTool {
  const [attempt, setAttempt] = useState(0)
  const wanted = `${id} ${attempt}`
  const found = useLoaded(
    () => {
      const card = findRegistration(id)
      if (card === undefined) return null
      return loadTool(card).then(
        tool => ({ of: wanted, tool }),
        () => ({ of: wanted, tool: null }),
      )
    },
    [id, wanted],
    'The tool could not be shown.',
  )
  const here = found?.of === wanted ? found : null
  return { tool: here?.tool ?? null, failed: here?.tool === null, again: () => setAttempt(attempt + 1) }
}
