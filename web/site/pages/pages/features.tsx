// One page per tool, built from the tool's own words, so a new tool gets its page automatically.

import { TOOL_PENCE } from '../../../../shared/account/prices'
import type { Tool } from '../../../../shared/tool'
import { findRegistration } from '../../../../shared/toolbox'
import type { cards } from '../../../../shared/tools/cards'
import { claimsOfTool } from '../../../shell/claims/claims'
import { abouts } from '../abouts'
import { Answer } from '../blocks/Answer'
import { ClaimedSection, ExamplesNote, Figures, Quote } from '../blocks/Claimed'
import parts from '../blocks/Parts.module.css'
import type { SitePage } from '../site-page'
import styles from './Feature.module.css'

function featurePage(card: (typeof cards)[number], about: Tool['about']): SitePage {
  const { id, title, description, featurePath, demoPath, path } = card
  const claimed = claimsOfTool[id]
  const demo = findRegistration(id)?.triedInApp ? path : demoPath
  return {
    path: featurePath,
    title,
    description: `${description}. ${about.checklist[0]}. Try it free for 14 days, without a card.`,
    structured: [
      {
        '@type': 'Product',
        name: `Chairside ${title}`,
        description,
        offers: { '@type': 'Offer', price: (TOOL_PENCE / 100).toFixed(2), priceCurrency: 'GBP' },
      },
    ],
    main: (
      <>
        <section className={styles.hero}>
          <div>
            <h1>{title}</h1>
            <p className={styles.lead}>{description}.</p>
            <p className={parts.buttons}>
              <a className={parts.act} href={demo}>
                Try Free Demo
              </a>
              <a className={parts.other} href="/pricing">
                View Pricing
              </a>
            </p>
            <p className={parts.small}>No credit card required • Cancel anytime. Prices exclude VAT.</p>
          </div>
          <Answer of={id} />
        </section>
        <section className={styles.problem}>
          <h2>The problem</h2>
          <p>{about.problem}</p>
        </section>
        <section>
          <h2>What it does for you</h2>
          <ul className={styles.benefits}>
            {about.benefits.map(benefit => (
              <li key={benefit.title} className={parts.card}>
                <h3>{benefit.title}</h3>
                <p>{benefit.text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>What you get</h2>
          <ul className={styles.checklist}>
            {about.checklist.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        {claimed && (
          <ClaimedSection className={styles.claimed} aria-label="In figures">
            <ExamplesNote of={[...claimed.page, claimed.quote]} />
            <Figures ids={claimed.page} />
            <Quote id={claimed.quote} large />
          </ClaimedSection>
        )}
        <section className={parts.close}>
          <h2>Try {title} at your chair</h2>
          <p>14 days of every tool. No credit card required • Cancel anytime</p>
          <p className={parts.buttons}>
            <a className={parts.act} href={demo}>
              Try Free Demo
            </a>
            <a className={parts.other} href="/pricing">
              View Pricing
            </a>
          </p>
        </section>
      </>
    ),
  }
}

export const features: readonly SitePage[] = abouts.map(({ card, about }) => featurePage(card, about))
