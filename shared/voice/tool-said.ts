// What a tool is called in speech: its own words (shared/tools/<id>/spoken.ts), which whoever listens brings along.
import type { NamedRecord } from './intents'

export type ToolSaid = {
  /** Said after "open", "ask for", "show me". */
  names: RegExp
  /** Such of its names as are said to clients all day: "I need a colour", "make an appointment". */
  talk: RegExp | null
  /** Said alone, without "open" or "ask". */
  alone: RegExp | null
  /** It is about one client: who is named, else the open one. */
  ofClient: boolean
  /** Phrases for it, with commas between them, heard beside "show me", "help me with" and other words of asking. */
  called: string
  /** Its phrases say that it is asked for: nothing more is needed. */
  asks?: true
  /** Other ways to ask for it. */
  more?: {
    /** Its own words for that: concept → phrases. */
    words: Readonly<Record<string, string>>
    /** Of each need one concept is said, of its own or of lexicon/words.ts; what may be said beside them. */
    commands: readonly (readonly [needs: string, may: string])[]
  }
}

export type SpokenTool = NamedRecord & { said?: ToolSaid | undefined }
