// What it is called in speech.
import type { ToolSaid } from '../../voice/tool-said'

export const spoken: ToolSaid = {
  names: /^(?:salon )?(?:profits?|pricing|margins?)$/,
  talk: /^(?:profits?|pricing|margins?)$/,
  alone: /^salon profit$/,
  ofClient: false,
  called: 'salon profit, profit, profits, profit sums, my profit, profit tool, break even, margins, figures',
}
