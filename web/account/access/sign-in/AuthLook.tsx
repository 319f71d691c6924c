import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { TRIAL_DAYS } from '../../../../shared/account/plans'
import { ComfortButton } from '../../../ui/comfort/ComfortButton'
import { Mark } from '../../../ui/kit/drawings/Mark'
import { Strand } from '../../../ui/kit/drawings/Strand'
import styles from './AuthScreen.module.css'

const PROMISES = [
  [
    'Works with the router unplugged',
    'Clients, formulas and notes live on this tablet and are sent when there is a signal.',
  ],
  [
    'Checked by the rules of the trade',
    'Every answer passes the same checks before you see it, from the engine or from a model.',
  ],
  ['Nothing is overwritten', 'Two people, two tablets, one client: both versions of a note are kept.'],
] as const
const STRANDS = [
  [3, 'natural'],
  [4, 'mahogany'],
  [5, 'copper'],
  [6, 'ash'],
  [7, 'gold'],
  [8, 'beige'],
  [9, 'pearl'],
  [10, 'natural'],
] as const

/** The headings of forms that an address can ask for. */
export const HEADS = {
  'sign-in': { title: 'Welcome Back', lead: 'Sign in to your salon.' },
  'sign-up': { title: 'Get Started', lead: `${TRIAL_DAYS} days with every tool.` },
} as const

/** The sign-in page: the form on the left, what Chairside is on the right. */
export function AuthLook({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className={styles.screen} data-notices="top">
      <main className={styles.form}>
        <div className={styles.top}>
          <Link to="/" className={styles.brand} aria-label="Chairside, home">
            <Mark size={40} /> Chairside
          </Link>
          <ComfortButton />
        </div>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </main>
      <aside className={styles.panel} aria-label="About Chairside">
        <div className={styles.ring} aria-hidden="true">
          {STRANDS.map(([level, tone]) => (
            <span key={level} style={{ rotate: `${(level - 6.5) * 14}deg` }}>
              <Strand level={level} tone={tone} />
            </span>
          ))}
        </div>
        <ul>
          {PROMISES.map(([heading, text]) => (
            <li key={heading}>
              <strong>{heading}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <p className={styles.promise}>No credit card required • Cancel anytime. Prices exclude VAT.</p>
      </aside>
    </div>
  )
}
