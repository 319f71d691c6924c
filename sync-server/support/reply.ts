// One answer in support chat, streamed: in the model's words if there is one, otherwise in the articles'. It always
// says which, and what was cut off.

import { type ChatMessage, linksTo } from '../../shared/help/answer'
import type { Article } from '../../shared/help/article'
import { addressOf } from '../../shared/help/article'
import { BY_ARTICLES, BY_MODEL } from '../../shared/help/said'
import { ProblemError } from '../../shared/problems'
import type { ChatModel } from '../providers/chat'
import { read } from '../reading/read'
import { makeGuard } from './guard'

export type Support = {
  /** Null: the articles answer. */
  model: ChatModel | null
  /** ms */
  timeoutMs: number
  /** Takes one of the day's calls; false if none are left. */
  takeCall: () => Promise<boolean>
}

const WHY: Partial<Record<ProblemError['code'], string>> = {
  'model-late': 'the model took too long',
  'model-stopped': 'the server was stopped',
  'model-limit': 'the model’s limit has been reached',
  'model-key': 'the model’s key was not accepted',
  'model-refused': 'the model would not answer this',
  'model-unreadable': 'the model’s answer was cut off',
  'not-readable': 'the model’s answer could not be read',
}
const whyOf = (error: ProblemError): string => WHY[error.code] ?? 'the model could not be reached'
/** No help text needs more; a model that rambles on is stopped. */
const LONGEST = 6_000

export async function* replyTo(
  messages: readonly ChatMessage[],
  { model, timeoutMs, takeCall }: Support,
  signal: AbortSignal,
): AsyncIterable<string> {
  const { plain, given, messages: asked } = await read('support', messages)
  const fromArticles = (why: string): string => `${plain.text}\n\n${why}`
  if (plain.kind === 'hello' || plain.kind === 'thanks') return yield plain.text
  // Questions for a tool or a doctor, about what is happening now, or that no article covers, never go to a model.
  if (model === null || plain.first !== null || plain.kind !== 'about-app' || plain.articles.length === 0)
    return yield fromArticles(BY_ARTICLES)
  if (!(await takeCall()))
    return yield fromArticles('From the help articles: today’s limit of model answers has been reached.')

  const guard = makeGuard(given)
  let said = ''
  let cut = false
  try {
    const question = { messages: asked, timeoutMs, signal }
    for await (const piece of model.stream(question)) {
      const shown = await guard.take(piece)
      said += shown
      if (shown) yield shown
      cut = said.length + guard.held() > LONGEST
      if (cut) break
    }
    const last = await guard.rest()
    said += last
    if (last) yield last
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    if (said.trim() === '') return yield fromArticles(`From the help articles: ${whyOf(error)}.`)
    const last = error.code === 'not-readable' ? '' : await guard.rest()
    return yield `${last}\n\n> The answer stopped here: ${whyOf(error)}. Read on in the help: ${linksTo(plain.articles.slice(0, 3))}`
  }
  if (said.trim() === '') return yield fromArticles('From the help articles: the model gave no answer.')
  if (cut) yield '\n\n> The answer had grown too long and was stopped here.'
  yield `\n\n${BY_MODEL} ${model.name} from the help articles: ${linksTo(usedIn(said, plain.articles))}`
}

/** The articles named in the answer; if none are, the two best matches. */
function usedIn(said: string, articles: readonly Article[]): readonly Article[] {
  const used = articles.filter(
    article => said.includes(`(${addressOf(article)})`) || said.includes(article.title),
  )
  return used.length > 0 ? used : articles.slice(0, 2)
}
