import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { type Article, addressOf } from '../../../shared/help/article'
import { findArticle } from '../../../shared/help/index'
import { Marked } from '../../account/support/Marked'
import { openSupport } from '../../account/support/open'
import { Button } from '../../ui/kit/Button'
import { usePageTitle } from '../../ui/kit/Page'
import { later } from '../../ui/kit/waiting/later'
import styles from './ArticlePage.module.css'
import { readOut } from './read-out'

const ReadAloud = later(() => import('../../voice/read-aloud/ReadAloud'))

type Props = { article: Article; group: string }

export function ArticlePage({ article, group }: Props) {
  usePageTitle(article.title)
  const next = article.next.flatMap(id => findArticle(id) ?? [])
  return (
    <article className={styles.article} aria-labelledby="article-title">
      <header>
        <p className={styles.group}>{group}</p>
        <h1 id="article-title">{article.title}</h1>
        <p className={styles.lead}>{article.lead}</p>
      </header>
      <div className={styles.aloud}>
        <Suspense>
          <ReadAloud
            key={article.id}
            id={`help:${article.id}`}
            text={readOut(article)}
            what={article.title}
          />
        </Suspense>
      </div>
      <Marked text={article.text} />
      <footer className={styles.foot}>
        {next.length > 0 && (
          <nav aria-labelledby="read-next">
            <h2 id="read-next">Read next</h2>
            <ul>
              {next.map(each => (
                <li key={each.id}>
                  <Link to={addressOf(each)}>{each.title}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <p className={styles.ask}>
          <span>Not what you need?</span>
          <Button onClick={openSupport}>Ask in Support Chat</Button>
        </p>
      </footer>
    </article>
  )
}
