// What every demo has: a note that it is one, a way out, the spoken greeting, and a link to the full version.
import type { ReactNode } from 'react'
import styles from '../blocks/Demo.module.css'
import parts from '../blocks/Parts.module.css'

type Props = {
  /** Where to go after signing up: the tool's address. */
  tool: string
  title: string
  lead: string
  /** Read aloud on request. */
  greeting: string
  children: ReactNode
}

export function DemoFrame({ tool, title, lead, greeting, children }: Props) {
  return (
    <div className={styles.demo} data-demo>
      <div className={styles.top}>
        <a className={parts.back} href="/">
          Back to Home
        </a>
        <span className={styles.badge}>DEMO MODE</span>
      </div>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <div data-greeting data-text={greeting} className={parts.greeting}>
        <p>{greeting}</p>
      </div>
      {children}
      <section className={parts.close}>
        <h2>Unlock Full Features</h2>
        <p>
          With your own clients and products, kept on your tablet. Every tool free for 14 days. No credit card
          required • Cancel anytime. Prices exclude VAT.
        </p>
        <p className={parts.buttons}>
          <a
            className={parts.act}
            href={`/auth?mode=sign-up&next=${encodeURIComponent(`/${tool}`)}`}
            data-start-free
          >
            Start free
          </a>
          <a className={parts.other} href="/pricing">
            View Pricing Plans
          </a>
        </p>
      </section>
    </div>
  )
}
