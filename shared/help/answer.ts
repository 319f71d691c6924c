// The answer without a model: the articles' own words. Pure, so that an offline tablet and a server without a model say
// the same.
import { type Article, addressOf } from './article'
import { emergencyIn, WORSE, wordsOf } from './first-minute'
import { findArticle, searchHelp } from './index'
import { type Kind, kindOf } from './question'
import { indexOf, isAbout, searchIn } from './search'
import { wordsIn } from './words'

export type ChatMessage = { role: 'user' | 'assistant'; content: string }
export type HelpAnswer = {
  kind: Kind | 'unknown'
  /** What to do in the next minute, in an emergency. The text starts with it, and no model is asked. */
  first: string | null
  /** In the articles' markup. */
  text: string
  /** The articles behind it, best first. */
  articles: readonly Article[]
}

/** How many articles an answer may use. */
const MOST_ARTICLES = 4

/** The latest question. A short follow-up such as "and on Android?" is read together with the question before it. */
export function askedIn(messages: readonly ChatMessage[]): { last: string; together: string } {
  const asked = messages.filter(message => message.role === 'user').map(message => message.content)
  const last = asked.at(-1) ?? ''
  const before = asked.at(-2)
  const isShort =
    wordsIn(last).length < 3 || /^(and|also|but|what about|how about|or|then)\b/i.test(last.trim())
  return { last, together: before !== undefined && isShort ? `${last} ${before}` : last }
}

/** The articles about the question, best first; empty if there are none. */
export function articlesFor(messages: readonly ChatMessage[]): Article[] {
  const { last, together } = askedIn(messages)
  const own = searchHelp(last).filter(isAbout)
  const found = own.length > 0 && last === together ? own : [...own, ...searchHelp(together).filter(isAbout)]
  const best = own[0]?.score ?? found[0]?.score ?? 0
  // Articles that score far below the best are off topic.
  const near = found.filter(({ score }) => score >= best * 0.45).map(({ article }) => article)
  return [...new Set(near)].slice(0, MOST_ARTICLES)
}

const linkTo = (article: Article): string => `[${article.title}](${addressOf(article)})`
export const linksTo = (articles: readonly Article[]): string => articles.map(linkTo).join(', ')

const named = (...ids: string[]): Article[] =>
  ids.flatMap(id => {
    const article = findArticle(id)
    return article ? [article] : []
  })

const FIXED: Readonly<Record<Exclude<Kind, 'about-app'>, { text: string; ids: string[] }>> = {
  urgent: {
    text: 'I can’t give medical advice beyond that. The first minute, and what to write down afterwards:',
    ids: ['first-minute', 'reaction', 'allergies'],
  },
  medical: {
    text: `I can’t give medical advice. Stop the service and send the client to a GP, a pharmacist or NHS 111.\n\n${WORSE}\n\nWhat to write down in the app:`,
    ids: ['reaction', 'allergies', 'patch-tests'],
  },
  formula: {
    text: 'I don’t give formulas, developers or times here. The [Colour Formula](/colour-formula) tool works them out from the client’s own records, and checks them by the rules of the trade.\n\nHow to ask it:',
    ids: ['colour-formula', 'used', 'hold'],
  },
  hello: { text: 'Hello. Ask me anything about using Chairside.', ids: ['start', 'about'] },
  thanks: { text: 'You’re welcome. Ask again whenever you like.', ids: [] },
}

type Section = { title: string; text: string }

/** The text before the first heading, and under each heading. */
function sectionsOf(article: Article): Section[] {
  const sections: Section[] = [{ title: '', text: '' }]
  for (const line of article.text.trim().split('\n')) {
    const last = sections.at(-1)
    if (line.startsWith('## ')) sections.push({ title: line.slice(3), text: '' })
    else if (last) last.text += `${line}\n`
  }
  return sections.map(({ title, text }) => ({ title, text: text.trim() })).filter(({ text }) => text !== '')
}

/** In characters: anything longer is an article rather than an answer. */
const LONG = 700

function passageOf(article: Article, asked: string): string {
  const sections = sectionsOf(article)
  const whole = article.text.trim()
  if (whole.length <= LONG) return whole
  const pretend = sections.map(({ title, text }, at) => ({
    ...article,
    id: String(at),
    title,
    also: '',
    lead: '',
    text,
  }))
  const best = Number(searchIn(indexOf(pretend), asked)[0]?.article.id ?? 0)
  const chosen = sections[best] ?? sections[0]
  if (!chosen) return article.lead
  const first =
    best === 0
      ? ''
      : sections[0]?.title === '' && sections[0].text.length < 160
        ? `${sections[0].text}\n\n`
        : ''
  return `${first}${chosen.title ? `## ${chosen.title}\n` : ''}${chosen.text}`
}

/** `asked`: the conversation, ending with the question. Never throws, never empty. */
export function answerFromArticles(messages: readonly ChatMessage[]): HelpAnswer {
  const { last, together } = askedIn(messages)
  const emergency = emergencyIn(last) ?? emergencyIn(together)
  const found = kindOf(last)
  const kind = emergency !== null && (found === 'medical' || found === 'formula') ? 'urgent' : found
  const answer = plainAnswer(kind, messages, together)
  if (emergency === null) return { ...answer, first: null }
  const first = wordsOf(emergency)
  return { ...answer, first, text: `${first}\n\n${answer.text}` }
}

function plainAnswer(
  kind: Kind,
  messages: readonly ChatMessage[],
  together: string,
): Omit<HelpAnswer, 'first'> {
  if (kind !== 'about-app') {
    const { text, ids } = FIXED[kind]
    const articles = named(...ids)
    return { kind, text: articles.length > 0 ? `${text}\n${listOf(articles)}` : text, articles }
  }
  const articles = articlesFor(messages)
  const [best, ...others] = articles
  if (!best)
    return {
      kind: 'unknown',
      text: `I can’t find that in the help articles, so I won’t guess. Try other words, or look through [all of the help](/help).`,
      articles: [],
    }
  const more = others.length > 0 ? `\n\nSee also:\n${listOf(others.slice(0, 3))}` : ''
  return {
    kind,
    text: `**${best.title}.** ${best.lead}\n\n${passageOf(best, together)}\n\nThe whole article: ${linkTo(best)}${more}`,
    articles,
  }
}

const listOf = (articles: readonly Article[]): string =>
  articles.map(article => `- ${linkTo(article)}`).join('\n')
