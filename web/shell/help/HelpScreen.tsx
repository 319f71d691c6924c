// The help centre: part of the app, so reading and searching it works offline.

import { useDeferredValue, useRef } from 'react'
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom'
import { type Article, addressOf } from '../../../shared/help/article'
import { findArticle, groups, searchHelp } from '../../../shared/help/index'
import { isAbout } from '../../../shared/help/search'
import { openSupport } from '../../account/support/open'
import { SearchField } from '../../salon/records/search/SearchField'
import { useBrought } from '../../ui/kit/address/use-brought'
import { Button } from '../../ui/kit/Button'
import { Page } from '../../ui/kit/Page'
import { ArticlePage } from './ArticlePage'
import styles from './HelpScreen.module.css'

/** The search text is in the address, so it is still there on coming back from an article. */
function useSought(): [string, (text: string) => void] {
  const [params, setParams] = useSearchParams()
  const seek = (text: string): void => setParams(text === '' ? {} : { q: text }, { replace: true })
  return [params.get('q') ?? '', seek]
}

const titleOf = (article: Article): string => groups.find(({ id }) => id === article.group)?.title ?? ''

export default function HelpScreen() {
  const { article: id } = useParams()
  const [sought, seek] = useSought()
  const wanted = useDeferredValue(sought.trim())
  const present = id === undefined ? undefined : findArticle(id)
  const side = useRef<HTMLDivElement>(null)
  // Scrolls the list beside the article to the open one.
  useBrought(id, () => {
    const open = side.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (side.current && open) side.current.scrollTop = open.offsetTop - side.current.clientHeight / 3
  })
  if (id !== undefined && present === undefined) return <Navigate to="/help" replace />
  const query = sought === '' ? '' : `?q=${encodeURIComponent(sought)}`
  const list =
    wanted === '' ? <Groups present={present} query={query} /> : <Results wanted={wanted} query={query} />
  const search = (
    <SearchField
      label="Search the help"
      placeholder={present ? 'Search the help' : 'What do you want to do?'}
      value={sought}
      onChange={seek}
    />
  )
  if (present)
    return (
      <div className={styles.beside}>
        <nav className={styles.side} aria-label="Help">
          <Link to={`/help${query}`} className={styles.back}>
            ‹ All help
          </Link>
          <div className={styles.seek}>{search}</div>
          <div ref={side} className={styles.sideList}>
            {list}
          </div>
        </nav>
        <ArticlePage key={present.id} article={present} group={titleOf(present)} />
      </div>
    )
  return (
    <Page
      title="Help"
      lead="Short answers, with or without a signal."
      actions={<Button onClick={openSupport}>Ask in Support Chat</Button>}
    >
      <div className={styles.search}>{search}</div>
      <div className={styles.all} data-found={wanted !== '' || undefined}>
        {list}
      </div>
    </Page>
  )
}

function Groups({ present, query }: { present: Article | undefined; query: string }) {
  return groups.map(({ id, title, articles }) => (
    <section key={id} className={styles.group} aria-labelledby={`help-${id}`}>
      <h2 id={`help-${id}`}>{title}</h2>
      <ul>
        {articles.map(article => (
          <li key={article.id}>
            <Link
              to={`${addressOf(article)}${query}`}
              aria-current={article.id === present?.id ? 'page' : undefined}
            >
              {article.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ))
}

const MOST = 12

function Results({ wanted, query }: { wanted: string; query: string }) {
  const all = searchHelp(wanted)
  const near = all.filter(isAbout)
  // While somebody is typing, half a word doesn't mean anything yet.
  const best = all[0]?.score ?? 0
  const found = (near.length > 0 ? near : all).filter(({ score }) => score >= best / 4).slice(0, MOST)
  return (
    <section className={styles.results} aria-label="Found">
      <p className={styles.count} role="status">
        {found.length === 0
          ? `Nothing found for “${wanted}”. Try other words.`
          : `${found.length} ${found.length === 1 ? 'article' : 'articles'}, the best first`}
      </p>
      <ul>
        {found.map(({ article }) => (
          <li key={article.id}>
            <Link to={`${addressOf(article)}${query}`}>
              <strong>{article.title}</strong>
              <span>{article.lead}</span>
            </Link>
          </li>
        ))}
      </ul>
      {found.length === 0 && <Button onClick={openSupport}>Ask in Support Chat</Button>}
    </section>
  )
}
