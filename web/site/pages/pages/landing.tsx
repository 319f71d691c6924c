// The landing page: what a salon owner reads on a phone before they decide to try.

import { TRIAL_DAYS } from '../../../../shared/account/plans'
import { BUNDLE_PENCE, saving, TOOL_PENCE } from '../../../../shared/account/prices'
import { SPOKEN_DEMO, toolKeeping } from '../../../../shared/toolbox'
import { cards } from '../../../../shared/tools/cards'
import { type ClaimId, headlinesOf } from '../../../shell/claims/claims'
import { Cards } from '../../../ui/kit/art/Cards'
import { Sent } from '../../../ui/kit/art/Sent'
import { Station } from '../../../ui/kit/art/Station'
import { Way } from '../../../ui/kit/art/Way'
import { Strand } from '../../../ui/kit/drawings/Strand'
import { ClaimedSection, ExamplesNote, Figures, Quote, Stats } from '../blocks/Claimed'
import parts from '../blocks/Parts.module.css'
import type { SitePage } from '../site-page'
import { faq } from './faq'
import styles from './Landing.module.css'
import { Try } from './Try'

const SAID: readonly ClaimId[] = [
  'pilot-salons',
  'salons',
  'training',
  'sessions',
  'accuracy',
  'roi',
  'rating',
]

const STEPS = [
  {
    picture: <Way />,
    title: 'Sign up',
    text: `An email and a password. ${TRIAL_DAYS} days of every tool, and no card is asked for.`,
  },
  {
    picture: <Cards />,
    title: 'Bring your clients',
    text: 'Import a list, type the first one, or load a sample salon with one tap.',
  },
  {
    picture: <Sent />,
    title: 'Put the tablet beside the chair',
    text: 'Ask by voice or by touch. It works without a signal and sends what is waiting when there is one.',
  },
]

/** The text of the spoken introduction, also shown on the page. */
const INTRODUCTION =
  'Hello, I am Six, the voice of Chairside. I keep your clients, formulas and notes beside the chair. Ask me for a colour formula, set a timer, or tell me what you used. I work without a signal, and your gloves stay on.'

export const landing: SitePage = {
  path: '/',
  title: 'Chairside: a hands-free toolkit for hair salons',
  description:
    'Clients, colour formulas, notes and timers on a tablet beside the chair. By voice or touch, with or without a signal. Try every tool for 14 days without a card.',
  islands: ['greeting', 'live-landing'],
  structured: [
    {
      '@type': 'SoftwareApplication',
      name: 'Chairside',
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Any with a web browser',
      offers: { '@type': 'Offer', price: (TOOL_PENCE / 100).toFixed(2), priceCurrency: 'GBP' },
    },
    {
      '@type': 'FAQPage',
      mainEntity: faq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ],
  main: (
    <>
      <section className={styles.hero}>
        <div>
          <h1>
            <span>The colour bowl in one hand.</span> <span>The client’s whole history in the other.</span>
          </h1>
          <p className={styles.lead}>
            A voice-first, hands-free toolkit for the salon: six tools on a tablet beside the chair. Speak or
            tap. It works without a signal, and nothing that you write is lost.
          </p>
          <p className={parts.buttons}>
            <a className={parts.act} href="/auth?mode=sign-up">
              Get Started
            </a>
            <a className={parts.other} href={`/demo/${toolKeeping('colour_formulas')}`}>
              Try Demo
            </a>
          </p>
          <p className={parts.small}>No credit card required • Cancel anytime</p>
          <div data-greeting data-text={INTRODUCTION} className={parts.greeting}>
            <p>{INTRODUCTION}</p>
          </div>
        </div>
        <Try />
      </section>

      <section className={styles.shown}>
        <div>
          <h2>Ask once. Read it like a recipe.</h2>
          <p>
            What to mix, how much, for how long, and what to watch, in the order of your hands. It asks for
            what a senior colourist would ask for, and says where it would stop.
          </p>
        </div>
        <Station />
      </section>

      <section className={styles.prices}>
        <h2>What it costs</h2>
        <ul>
          <li>
            <b>£{TOOL_PENCE / 100}</b> per tool and month
          </li>
          <li>
            <b>£{BUNDLE_PENCE / 100}</b> for all six, per month. Save {saving('GBP')}/month.
          </li>
          <li>
            <b>{TRIAL_DAYS} days</b> free, with every tool
          </li>
        </ul>
        <p className={parts.small}>
          Prices exclude VAT. <a href="/pricing">View Pricing</a>
        </p>
      </section>

      <section className={styles.voice}>
        <div>
          <h2>Say it. Your gloves stay on.</h2>
          <p>
            Open a client, ask for last time’s formula, change the developer, start a timer and add a note by
            voice. Every change is read back to you before it is kept, and one word takes it back.
          </p>
          <p>
            Neurodivergent-friendly: plain words, letters and spacing as you like them, and one step at a time
            where you want it. Nothing moves or speaks before you ask.
          </p>
          <p>
            <a href={SPOKEN_DEMO}>Try the voice-activated demo</a>
          </p>
        </div>
        <ul className={styles.said} aria-label="What you can say">
          <li>“Open Siobhan”</li>
          <li>“Same as last time, make it thirty vol”</li>
          <li>“Thirty-five minutes on the roots”</li>
          <li>“Note: she likes it cooler”</li>
        </ul>
      </section>

      <section>
        <h2>Six tools</h2>
        <ExamplesNote of={[...SAID, 'quote-founder']} />
        <ul className={styles.tools}>
          {cards.map(({ id, title, description, swatch, featurePath, demoPath }) => (
            <li key={id} className={`${parts.card} ${styles.tool}`}>
              <span className={styles.lock} aria-hidden="true">
                <Strand {...swatch} />
              </span>
              <h3>{title}</h3>
              <p>{description}</p>
              <Stats ids={headlinesOf(id)} />
              <p className={styles.links}>
                <a href={featurePath}>
                  Learn More<span className="visually-hidden"> about {title}</span>
                </a>
                <a href={demoPath}>
                  Try Demo<span className="visually-hidden"> of {title}</span>
                </a>
              </p>
            </li>
          ))}
        </ul>
      </section>

      <section>
        <h2>How It Works</h2>
        <ol className={styles.steps}>
          {STEPS.map(({ picture, title, text }) => (
            <li key={title}>
              {picture}
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className={parts.small}>Setting up takes about 15 minutes.</p>
      </section>

      <ClaimedSection>
        <h2>What salons say</h2>
        <Quote id="quote-founder" large />
        <div className={styles.quotes}>
          <Quote id="quote-owner" />
          <Quote id="quote-colourist" />
          <Quote id="quote-manager" />
        </div>
        <Figures ids={SAID} small />
      </ClaimedSection>

      <section className={styles.questions}>
        <h2>Questions</h2>
        <div className={styles.faq}>
          {faq.map(({ question, answer }) => (
            // Details with the same name: the browser keeps only one open.
            <details key={question} name="questions">
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </section>

      <section className={`${parts.close} ${styles.close}`}>
        <h2>Put it beside your chair</h2>
        <p>{TRIAL_DAYS} days of every tool. No credit card required • Cancel anytime</p>
        <a className={parts.act} href="/pricing">
          View Pricing
        </a>
      </section>
    </>
  ),
}
