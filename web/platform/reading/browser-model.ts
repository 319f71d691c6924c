// The language model that some browsers bring along (the Prompt API). It reads on the tablet itself, without a signal,
// and nothing leaves the tablet. It is several gigabytes, so it is only fetched when somebody asks for it in the
// settings.

/** none: this browser has none, or none that works on this tablet. */
export type BrowserModel = 'none' | 'to-fetch' | 'being-fetched' | 'there'

type Progress = {
  addEventListener(type: 'downloadprogress', told: (event: { loaded: number }) => void): void
}
type Language = { type: 'text'; languages: readonly string[] }
type Core = { expectedInputs: readonly Language[]; expectedOutputs: readonly Language[] }
type Session = {
  prompt(text: string, options: { responseConstraint: object; signal: AbortSignal }): Promise<string>
  destroy(): void
}
type PromptApi = {
  availability(core: Core): Promise<string>
  create(
    options: Core & {
      initialPrompts?: readonly { role: string; content: string }[]
      monitor?: (progress: Progress) => void
      signal?: AbortSignal
    },
  ): Promise<Session>
}

declare global {
  var LanguageModel: PromptApi | undefined
}

const ENGLISH: readonly Language[] = [{ type: 'text', languages: ['en'] }]
/** The same for both calls: a browser may have it for one and not for the other. */
const CORE: Core = { expectedInputs: ENGLISH, expectedOutputs: ENGLISH }
const IN_WORDS: Readonly<Record<string, BrowserModel>> = {
  available: 'there',
  downloadable: 'to-fetch',
  downloading: 'being-fetched',
}
const PATIENCE_MS = 90_000

export async function browserModel(): Promise<BrowserModel> {
  try {
    const state = await globalThis.LanguageModel?.availability(CORE)
    return IN_WORDS[state ?? ''] ?? 'none'
  } catch (error) {
    console.info('The browser’s own model could not be asked for.', error)
    return 'none'
  }
}

/**
 * Rejects when the browser can't. `told`: the share loaded so far, 0 to 1. Call from a tap, as browsers insist on that.
 */
export async function fetchBrowserModel(told: (loaded: number) => void): Promise<void> {
  if (!globalThis.LanguageModel) throw new Error('This browser has no model of its own')
  const session = await globalThis.LanguageModel.create({
    ...CORE,
    monitor: progress => progress.addEventListener('downloadprogress', ({ loaded }) => told(loaded)),
  })
  session.destroy()
}

type ModelPrompt = { messages: readonly { role: string; content: string }[]; schema: object }

/** What the model filled in, unchecked. Rejects if the model isn't there, takes too long, or gives no JSON. */
export async function askBrowserModel({ messages, schema }: ModelPrompt): Promise<unknown> {
  const api = globalThis.LanguageModel
  if (!api || (await browserModel()) !== 'there') throw new Error('This browser has no model of its own')
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const session = await api.create({
    ...CORE,
    initialPrompts: messages.filter(({ role }) => role === 'system'),
    signal,
  })
  try {
    const text = messages.filter(({ role }) => role !== 'system').map(({ content }) => content)
    return JSON.parse(await session.prompt(text.join('\n\n'), { responseConstraint: schema, signal }))
  } finally {
    session.destroy()
  }
}
