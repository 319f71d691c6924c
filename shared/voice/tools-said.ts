// The tools by what people call them. A tool that isn't listed is called by its title.
import type { NamedRecord } from './intents'

type ToolNames = {
  names: RegExp
  /** Such of its names as are said to clients all day: "I need a colour", "make an appointment". */
  talk: RegExp | null
  /** Said alone, without "open" or "ask". */
  alone: RegExp | null
  ofClient: boolean
}

const SAID: Readonly<Record<string, ToolNames>> = {
  'colour-formula': {
    names: /^(?:colou?r(?: formulas?)?|formulas?)$/,
    talk: /^colou?r$/,
    alone: /^colou?r formula$/,
    ofClient: true,
  },
  'retail-edge': {
    names: /^(?:retail(?: edge)?|retail (?:advice|recommendations?)|product (?:advice|recommendations?))$/,
    talk: /^retail$/,
    alone: /^(?:retail|retail edge|retail advice|(?:recommend|suggest)(?: some)? products)$/,
    ofClient: true,
  },
  'salon-profit': {
    names: /^(?:salon )?(?:profits?|pricing|margins?)$/,
    talk: /^(?:profits?|pricing|margins?)$/,
    alone: /^salon profit$/,
    ofClient: false,
  },
  appointments: {
    names: /^(?:appointments?|schedule(?: optimiser)?|optimiser|diary)$/,
    talk: /^(?:appointments?|diary)$/,
    alone: /^(?:(?:plan|optimise) (?:my|the) (?:day|schedule)|(?:today's )?appointments|schedule)$/,
    ofClient: false,
  },
  marketing: {
    names: /^(?:marketing(?: studio)?|social posts?)$/,
    talk: null,
    alone: /^(?:marketing|write a (?:post|social post)|make a post)$/,
    ofClient: false,
  },
  communications: {
    names: /^(?:communications?|practice|practise|practice conversations?)$/,
    talk: null,
    alone: /^(?:communications|(?:practi[sc]e|start) a (?:practice )?conversation)$/,
    ofClient: false,
  },
}
const ASK =
  /^(?:open(?: up)?|ask(?: for| the)?|go to|start|show(?: me)?|take me to|use|work out|draft|plan|do(?: me)?|make(?: me)?|new|get(?: me)?|(?:pull|bring)(?: me)?(?: up)?|i need)(?: an?| the| my| some)? (.+?)(?: (?:tool|assistant))?(?: up)?$/

/** What is done to a tool, and to nothing else in a salon. */
const OPENS = /^(?:open|ask|go to|show|take me to)\b/

/** "Colour for Siobhan": whose it is makes up for the verb. */
const isShort = (what: string, forWhom: string | null, said: ToolNames | undefined): boolean =>
  forWhom !== null && said?.ofClient === true && said.names.test(what)

type ToolSaid = { tool: NamedRecord; forWhom: string | null; ofClient: boolean }

export function toolSaid(text: string, tools: readonly NamedRecord[]): ToolSaid | null {
  const [, what = '', forWhom = null] = /^(ask for .+?|.+?)(?: for (.+))?$/.exec(text) ?? []
  const asked = ASK.exec(what)?.[1]
  for (const tool of tools) {
    const said = SAID[tool.id]
    const title = tool.name.toLowerCase()
    const called =
      asked === undefined
        ? what === title || (said?.alone?.test(what) ?? false) || isShort(what, forWhom, said)
        : asked === title ||
          (said?.names.test(asked) === true && (OPENS.test(what) || !said.talk?.test(asked))) ||
          said?.alone?.test(what) === true
    if (called) return { tool, forWhom, ofClient: said?.ofClient ?? false }
  }
  return null
}
