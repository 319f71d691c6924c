// The tools, each with its spoken names.
import { cards } from '../../../shared/tools/cards'
import type { SpokenTool, ToolSaid } from '../../../shared/voice/tool-said'

const found = import.meta.glob<ToolSaid>('../../../shared/tools/*/spoken.ts', {
  eager: true,
  import: 'spoken',
})

export const spokenTools: readonly SpokenTool[] = cards.map(({ id, title }) => ({
  id,
  name: title,
  said: found[`../../../shared/tools/${id}/spoken.ts`],
}))
