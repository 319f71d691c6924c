// The frame of every public page: a skip link, the brand and the footer.
import { cards } from '../../../../shared/tools/cards'
import { Mark } from '../../../ui/kit/drawings/Mark'
import { ContactLines } from '../blocks/ContactLines'
import type { SitePage } from '../site-page'
import styles from './Frame.module.css'

export function Frame({ page: { main, nav } }: { page: SitePage }) {
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <header className={styles.header}>
        <a href="/" className={styles.brand}>
          <Mark size={36} /> <span>Chairside</span>
        </a>
        <nav aria-label="Main" className={styles.nav}>
          {/* The page's script adds the comfort settings here; without script there is nothing to set. */}
          <span data-comfort-place />
          {nav ?? (
            <>
              <a className={styles.plain} href="/pricing">
                View Pricing
              </a>
              <a className={styles.button} href="/auth" data-account-link>
                Sign In
              </a>
            </>
          )}
        </nav>
      </header>
      <main id="main" tabIndex={-1}>
        {main}
      </main>
      <footer className={styles.footer}>
        <section>
          <h2>Features</h2>
          <ul>
            {cards.slice(0, 3).map(({ id, title, featurePath }) => (
              <li key={id}>
                <a href={featurePath}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>Company</h2>
          <ul>
            <li>
              <a href="/pricing">Pricing</a>
            </li>
            <li>
              <a href="/terms">Terms of Service</a>
            </li>
            <li>
              <a href="/privacy">Privacy Policy</a>
            </li>
          </ul>
        </section>
        <section>
          <h2>Contact</h2>
          <ContactLines />
        </section>
        <p className={styles.promise}>No credit card required • Cancel anytime. Prices exclude VAT.</p>
      </footer>
    </div>
  )
}
