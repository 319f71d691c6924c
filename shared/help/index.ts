// The help centre: every article, in the order of its groups.
import { type Article, GROUPS } from './article'
import { account } from './articles/account'
import { answers } from './articles/answers'
import { chair } from './articles/chair'
import { clients } from './articles/clients'
import { comfort } from './articles/comfort'
import { day } from './articles/day'
import { safety } from './articles/safety'
import { signal } from './articles/signal'
import { start } from './articles/start'
import { timers } from './articles/timers'
import { tools } from './articles/tools'
import { trouble } from './articles/trouble'
import { voice } from './articles/voice'
import { type HelpMatch, indexOf, searchIn } from './search'

export const articles: readonly Article[] = [
  ...start,
  ...signal,
  ...day,
  ...clients,
  ...safety,
  ...tools,
  ...answers,
  ...account,
  ...voice,
  ...timers,
  ...chair,
  ...comfort,
  ...trouble,
]

const byId = new Map(articles.map(article => [article.id, article]))
export const findArticle = (id: string): Article | undefined => byId.get(id)

export const groups = GROUPS.map(group => ({
  ...group,
  articles: articles.filter(article => article.group === group.id),
}))

let index: ReturnType<typeof indexOf> | null = null

/** Every related article, best first. */
export function searchHelp(asked: string): HelpMatch[] {
  index ??= indexOf(articles)
  return searchIn(index, asked)
}
