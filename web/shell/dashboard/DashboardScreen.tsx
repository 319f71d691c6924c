import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { type Card, cards } from '../../../shared/tools/cards'
import { useAccount } from '../../platform/data/account/account'
import { useRecords } from '../../platform/data/queries/queries'
import { useFirstSync } from '../../platform/sync/status'
import { ButtonLink } from '../../ui/kit/Button'
import { Icon, isIcon } from '../../ui/kit/drawings/Icon'
import { Strand } from '../../ui/kit/drawings/Strand'
import page from '../../ui/kit/Page.module.css'
import { later } from '../../ui/kit/waiting/later'
import { useSettled } from '../../ui/kit/waiting/settled'
import { FirstRun } from '../first-run/FirstRun'
import { standsBelow } from '../first-run/kept'
import { Today } from '../today/Today'
import styles from './DashboardScreen.module.css'

const Greeting = later(() => import('../../voice/read-aloud/Greeting'))
const GREETING =
  'Hello, I am Six. I read an answer aloud while your hands are busy, and I stop when you say so. What I read is also on the screen. I speak only when you ask me to.'

/** Without the figures of the tool's public page: people here know the tool, and no claim belongs beside real work. */
function ToolTile({ tool }: { tool: Card }) {
  return (
    <article className={styles.tile}>
      <span className={styles.lock} aria-hidden="true">
        <Strand {...tool.swatch} />
      </span>
      <div className={styles.words}>
        <h3>
          <Icon name={isIcon(tool.icon) ? tool.icon : 'dashboard'} />
          <Link to={tool.path} className={styles.open} aria-label={`Open ${tool.title}`}>
            {tool.title}
          </Link>
          <Icon name="next" size={20} />
        </h3>
        <p>{tool.description}</p>
        <p className={styles.links}>
          {/* Public pages aren't part of the app. */}
          <a href={tool.demoPath} aria-label={`Demo of ${tool.title}`}>
            Demo
          </a>
          <a href={tool.featurePath} aria-label={`About ${tool.title}`}>
            About
          </a>
        </p>
      </div>
    </article>
  )
}

export default function DashboardScreen() {
  const account = useAccount()
  // Decided once, so nothing moves under a finger that loads the sample salon.
  const [dayFirst] = useState(() => account !== null && standsBelow(account.id))
  const clients = useRecords('client', { limit: 1 })
  const isFirst = useFirstSync() === null && clients?.length === 0
  const settled = useSettled()
  const end = account?.subscription.trial ? account.subscription.subscription_end : null
  const trial =
    end === null
      ? undefined
      : `Your trial of every tool runs until ${new Date(end).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}.`
  return (
    <div className={page.page}>
      <Today>{!dayFirst && <FirstRun />}</Today>
      {dayFirst && (
        <div className={styles.steps}>
          <FirstRun />
        </div>
      )}
      <section className={styles.below} aria-labelledby="welcome">
        <header className={styles.top}>
          <div>
            <h2 id="welcome" className={styles.welcome}>
              Welcome to Chairside
            </h2>
            {trial && <p className={styles.trial}>{trial}</p>}
          </div>
          <ButtonLink to={isFirst ? '/clients?add=1' : '/clients'}>
            {isFirst ? 'Add your first client' : 'Open a client'}
          </ButtonLink>
        </header>
        <div className={styles.tiles}>
          {cards.map(tool => (
            <ToolTile key={tool.id} tool={tool} />
          ))}
        </div>
        <div className={styles.greeting}>
          {settled && (
            <Suspense>
              <Greeting text={GREETING} />
            </Suspense>
          )}
        </div>
        <section className={styles.help} aria-labelledby="help-title">
          <Icon name="help" size={32} />
          <div>
            <h2 id="help-title">Need Help Getting Started</h2>
            <p>
              Load the sample salon to look around, bring your client list from another system, or see what is
              saved where.
            </p>
          </div>
          <div className={styles.helpLinks}>
            <ButtonLink to="/settings/data">Sample salon and import</ButtonLink>
            <ButtonLink look="plain" to="/help">
              Read the help
            </ButtonLink>
          </div>
        </section>
      </section>
    </div>
  )
}
