// What a help centre article is. Articles are plain text, so that the tablet can show and search them offline and the
// server can give a model the same words.

export const GROUPS = [
  { id: 'start', title: 'First steps' },
  { id: 'signal', title: 'With and without a signal' },
  { id: 'clients', title: 'Clients and products' },
  { id: 'safety', title: 'Allergies and patch tests' },
  { id: 'tools', title: 'The six tools' },
  { id: 'answers', title: 'Answers and privacy' },
  { id: 'account', title: 'Account and plan' },
  { id: 'voice', title: 'Speaking and listening' },
  { id: 'comfort', title: 'Looks, keys and paper' },
  { id: 'trouble', title: 'When something is wrong' },
] as const
type GroupId = (typeof GROUPS)[number]['id']

export type Article = {
  /** Its address is /help/<id>; it never changes once published. */
  id: string
  group: GroupId
  title: string
  /** One sentence: what you get from reading it. */
  lead: string
  /** Words that people use for this but the text doesn't. Searched, never shown. */
  also: string
  /** `## heading`, `1. step`, `- item`, `> note`, paragraphs; with **bold** and [links](/help/…) inside. */
  text: string
  /** What to read next. */
  next: readonly string[]
}

export const addressOf = (article: Pick<Article, 'id'>): string => `/help/${article.id}`
