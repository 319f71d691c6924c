// What people call a tool: its own words (shared/tools/<id>/spoken.ts), which the listening side passes in.
import type { NamedRecord } from './intents'

export type ToolSaid = {
  /** Names after "open", "ask for", "show me". */
  names: RegExp
  /** Those of its names that clients hear all day: "I need a colour", "make an appointment". */
  talk: RegExp | null
  /** What counts by itself, without "open" or "ask". */
  alone: RegExp | null
  /** It is about one client: the one named, or else the one who is open. */
  ofClient: boolean
  /** Phrases for it, separated by commas, for use beside "show me", "help me with" and other words of asking. */
  called: string
  /** Its phrases are requests in themselves and need nothing more. */
  asks?: true
  /** Other ways to ask for it. */
  more?: {
    /** Its own words for that: concept → phrases. */
    words: Readonly<Record<string, string>>
    /** For each need one concept is said, its own or one from lexicon/words.ts. `may`: what else may be said. */
    commands: readonly (readonly [needs: string, may: string])[]
  }
}

export type SpokenTool = NamedRecord & { said?: ToolSaid | undefined }
