import { Navigate, NavLink, useParams } from 'react-router-dom'
import { Page } from '../ui/Page'
import { articles } from './articles'
import styles from './HelpScreen.module.css'

export default function HelpScreen() {
  const { article } = useParams()
  const present = articles.find(({ id }) => id === article)
  if (!present) return <Navigate to="/help/start" replace />
  return (
    <Page title="Help">
      <div className={styles.columns}>
        <nav aria-label="Help" className={styles.list}>
          {articles.map(({ id, title }) => (
            <NavLink key={id} to={`/help/${id}`} className={styles.link}>
              {title}
            </NavLink>
          ))}
        </nav>
        <article className={styles.article}>
          <h2>{present.title}</h2>
          {present.paragraphs.map(words => (
            <p key={words}>{words}</p>
          ))}
        </article>
      </div>
    </Page>
  )
}
