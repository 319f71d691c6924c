import type { Tool } from '../../shared/tool'
import * as registered from '../../shared/tools'

/** A registered tool, loaded; null where this server doesn't know it. */
export async function findTool(id: string): Promise<{ tool: Tool; product: string } | null> {
  for (const each of Object.values(registered)) {
    if (typeof each === 'object' && 'load' in each && each.id === id)
      return { tool: (await each.load()).default, product: each.product }
  }
  return null
}
