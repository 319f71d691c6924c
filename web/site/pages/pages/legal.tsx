// A legal text as a page: numbered sections, a list of them at the start, and a link home.
import { ContactLines } from '../blocks/ContactLines'
import parts from '../blocks/Parts.module.css'
import type { SitePage } from '../site-page'
import styles from './Legal.module.css'

type Section = {
  id: string
  title: string
  text: readonly string[]
  list?: readonly string[]
  /** Shows contact details below the text. */
  reached?: true
}
type Legal = {
  path: string
  title: string
  description: string
  /** "21 November 2026" */
  since: string
  lead: string
  sections: readonly Section[]
}

export const legalPage = ({ path, title, description, since, lead, sections }: Legal): SitePage => ({
  path,
  title,
  description,
  main: (
    <article className={styles.legal}>
      <a className={parts.back} href="/">
        Back to Home
      </a>
      <h1>{title}</h1>
      <p className={styles.since}>In force since {since}</p>
      <p className={styles.lead}>{lead}</p>
      <nav aria-label="Sections">
        <ol>
          {sections.map(section => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map((section, at) => (
        <section key={section.id} id={section.id}>
          <h2>
            {at + 1}. {section.title}
          </h2>
          {section.text.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.list && (
            <ul>
              {section.list.map(item => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
          {section.reached && <ContactLines always />}
        </section>
      ))}
    </article>
  ),
})
