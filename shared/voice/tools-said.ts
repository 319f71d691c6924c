// Asking for a tool by what people call it (shared/tools/<id>/spoken.ts). A tool without such words goes by its title.
import type { NamedRecord } from './intents'
import type { SpokenTool, ToolSaid } from './tool-said'

const ASK =
  /^(?:open(?: up)?|ask(?: for| the)?|go to|start|show(?: me)?|take me to|use|work out|draft|plan|do(?: me)?|make(?: me)?|new|get(?: me)?|(?:pull|bring)(?: me)?(?: up)?|i need)(?: an?| the| my| some)? (.+?)(?: (?:tool|assistant))?(?: up)?$/

/** Actions that only apply to a tool in a salon. */
const OPENS = /^(?:open|ask|go to|show|take me to)\b/

/** "Colour for Siobhan": naming the client makes up for the missing verb. */
const isShort = (what: string, forWhom: string | null, said: ToolSaid | undefined): boolean =>
  forWhom !== null && said?.ofClient === true && said.names.test(what)

type AskedFor = { tool: NamedRecord; forWhom: string | null; ofClient: boolean }

export function toolSaid(text: string, tools: readonly SpokenTool[]): AskedFor | null {
  const [, what = '', forWhom = null] = /^(ask for .+?|.+?)(?: for (.+))?$/.exec(text) ?? []
  const asked = ASK.exec(what)?.[1]
  for (const tool of tools) {
    const { id, name, said } = tool
    const title = name.toLowerCase()
    const called =
      asked === undefined
        ? what === title || (said?.alone?.test(what) ?? false) || isShort(what, forWhom, said)
        : asked === title ||
          (said?.names.test(asked) === true && (OPENS.test(what) || !said.talk?.test(asked))) ||
          said?.alone?.test(what) === true
    if (called) return { tool: { id, name }, forWhom, ofClient: said?.ofClient ?? false }
  }
  return null
}
