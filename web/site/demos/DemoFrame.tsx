// What every demo has: said to be one, how to leave it, what it says aloud, and where the full version is.
import type { ReactNode } from 'react'
import styles from './Demo.module.css'

type Props = {
  title: string
  lead: string
  /** Read aloud when somebody asks for it. */
  greeting: string
  children: ReactNode
}

export function DemoFrame({ title, lead, greeting, children }: Props) {
  return (
    <div className={styles.demo} data-demo>
      <div className={styles.top}>
        <a className={styles.back} href="/">
          Back to Home
        </a>
        <span className={styles.badge}>DEMO MODE</span>
      </div>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <div data-greeting data-text={greeting} className={styles.greeting}>
        <p>{greeting}</p>
      </div>
      {children}
      <section className={styles.unlock}>
        <h2>Unlock Full Features</h2>
        <p>
          With your own clients and products, kept on your tablet. Every tool free for 14 days. No credit card
          required • Cancel anytime. Prices exclude VAT.
        </p>
        <a className={styles.act} href="/pricing">
          View Pricing Plans
        </a>
      </section>
    </div>
  )
}
