import { Link } from 'react-router-dom'
import { type Card, cards } from '../../shared/tools/cards'
import { useAccount } from '../data/account'
import { useCount } from '../data/queries'
import { ButtonLink } from '../ui/Button'
import { Icon, isIcon } from '../ui/Icon'
import { Page } from '../ui/Page'
import { Strand } from '../ui/Strand'
import styles from './DashboardScreen.module.css'

/** A lock of hair is the picture of each tool. */
const LOCKS: Readonly<Record<string, [number, string]>> = {
  'retail-edge': [8, 'gold'],
  'salon-profit': [4, 'natural'],
  'colour-formula': [6, 'copper'],
  appointments: [9, 'pearl'],
  marketing: [5, 'mahogany'],
  communications: [7, 'beige'],
}

function ToolTile({ tool }: { tool: Card }) {
  const [level, tone] = LOCKS[tool.id] ?? [6, 'natural']
  return (
    <article className={styles.tile} data-built={tool.here}>
      <span className={styles.lock} aria-hidden="true">
        <Strand level={level} tone={tone} />
      </span>
      <div className={styles.words}>
        <h2>
          <Icon name={isIcon(tool.icon) ? tool.icon : 'dashboard'} />
          {tool.title}
        </h2>
        <p>{tool.description}</p>
        <div className={styles.links}>
          {tool.here ? (
            <Link to={tool.path} className={styles.open} aria-label={`Open ${tool.title}`}>
              Open
            </Link>
          ) : (
            <Link to={tool.path} className={styles.soon} aria-label={`${tool.title}: not here yet`}>
              Not here yet
            </Link>
          )}
          <Link to={tool.demoPath} aria-label={`Demo of ${tool.title}`}>
            Demo
          </Link>
          <Link to={tool.featurePath} aria-label={`About ${tool.title}`}>
            About
          </Link>
        </div>
      </div>
    </article>
  )
}

export default function DashboardScreen() {
  const account = useAccount()
  const clients = useCount('client')
  const end = account?.subscription.trial ? account.subscription.subscription_end : null
  const trial =
    end === null
      ? undefined
      : `Your trial of every tool runs until ${new Date(end).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}.`
  return (
    <Page
      title="Welcome to Chairside"
      {...(trial ? { lead: trial } : {})}
      actions={
        <ButtonLink look="act" to={clients === 0 ? '/clients?add=1' : '/clients'}>
          {clients === 0 ? 'Add your first client' : 'Open a client'}
        </ButtonLink>
      }
    >
      <div className={styles.tiles}>
        {cards.map(tool => (
          <ToolTile key={tool.id} tool={tool} />
        ))}
      </div>
      <section className={styles.help} aria-labelledby="help-title">
        <Icon name="help" size={32} />
        <div>
          <h2 id="help-title">Need Help Getting Started</h2>
          <p>
            Load the sample salon to look around, bring your client list from another system, or read what is
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
    </Page>
  )
}
