// What it is called in speech.
import type { ToolSaid } from '../../voice/tool-said'

export const spoken: ToolSaid = {
  names: /^(?:colou?r(?: formulas?)?|formulas?)$/,
  talk: /^colou?r$/,
  alone: /^colou?r formula$/,
  ofClient: true,
  called:
    'a colour formula, a colour formula for, a formula for, me a formula for, do me a formula, work out a formula, make me a formula, a new formula',
  asks: true,
}
