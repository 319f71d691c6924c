// A tool's chunk, fetched once. Registrations are what shared/tools/index.ts exports, one line a tool.

import type { Tool, ToolCard } from '../../shared/tool'
import * as registered from '../../shared/tools'

type Registered = ToolCard & { load: () => Promise<{ default: unknown }> }

const isRegistration = (value: unknown): value is Registered =>
  typeof value === 'object' && value !== null && 'id' in value && 'load' in value

export function findCard(id: string): Registered | null {
  return (
    Object.values<unknown>(registered).find(
      (value): value is Registered => isRegistration(value) && value.id === id,
    ) ?? null
  )
}

const loading = new Map<string, Promise<Tool>>()

/** Rejects where the chunk can't be had; the next try fetches it again. */
export function loadTool(card: Registered): Promise<Tool> {
  const known = loading.get(card.id)
  if (known) return known
  // Each tool is narrower than `Tool`; the screen only hands it what its own schema has parsed.
  const promise = card.load().then(module => module.default as Tool)
  promise.catch(() => loading.delete(card.id))
  loading.set(card.id, promise)
  return promise
}
