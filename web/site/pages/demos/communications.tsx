import { type DemoScenario, demoScenarios } from '../../../../shared/tools/communications/demo'
import styles from '../blocks/Demo.module.css'
import parts from '../blocks/Parts.module.css'
import { TalkLive } from '../live/communications'
import { DemoFrame } from './DemoFrame'

const STEPS = ['Choose scenario', 'Practise with AI', 'Get feedback']
const FULL = ['50+ scenarios', 'Interactive role-play', 'Performance tracking', 'Custom scenarios']

/** The text to read aloud for a scenario. */
const introductionOf = ({ title, situation }: DemoScenario): string =>
  `${title}. ${situation} What would you say?`

const demo = (
  <DemoFrame
    tool="communications"
    title="Client Communication Intelligence"
    lead="Practise hard conversations before you have them. Two sample scenarios: the moves in your line are heard as you write; the reply here is a fixed text."
    greeting={`Welcome to the communication demo. ${demoScenarios[0] ? introductionOf(demoScenarios[0]) : ''}`}
  >
    <ol className={styles.steps}>
      {STEPS.map(step => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <div data-talk>
      {demoScenarios.map((scenario, at) => (
        <section
          key={scenario.title}
          className={`${parts.card} ${styles.scenario}`}
          data-scenario={at}
          data-introduction={introductionOf(scenario)}
          hidden={at > 0}
        >
          <p className={styles.how}>
            Scenario {at + 1} of {demoScenarios.length}
          </p>
          <h2 tabIndex={-1}>
            {scenario.title} <span className={styles.priority}>{scenario.difficulty}</span>
          </h2>
          <p>{scenario.situation}</p>
          <h3>Example AI coach response</h3>
          <blockquote>{scenario.aiResponse}</blockquote>
          <p>
            <b>Pro tip:</b> {scenario.tip}
          </p>
        </section>
      ))}
      <section className={`${parts.card} ${styles.try}`} data-live="communications">
        <h2>Try It Yourself</h2>
        <noscript>
          <p className={styles.how}>
            Scripts are off in this browser, so there is no reply and no next scenario here.
          </p>
        </noscript>
        <ol data-talk-log aria-live="polite" className={styles.log} />
        <form>
          <input type="hidden" name="scenario" defaultValue="0" />
          <input type="hidden" name="said" data-own />
          <label className="visually-hidden" htmlFor="reply">
            Your response
          </label>
          <textarea
            id="reply"
            name="reply"
            rows={3}
            maxLength={2000}
            placeholder="Type your response to the client..."
          />
          <p className={parts.buttons}>
            <button type="button" className={parts.act} data-send disabled>
              Send Response
            </button>
            <button type="button" className={parts.other} data-dictate hidden>
              Speak
            </button>
            <button type="button" className={parts.other} data-next>
              Next Scenario
            </button>
          </p>
          <p role="status" data-dictate-says />
          <p role="status" data-live-says />
        </form>
        <div data-live-place>
          <TalkLive values={{ scenario: '0' }} change={() => undefined} />
        </div>
      </section>
    </div>
    <section>
      <h2>Full Version Includes</h2>
      <ul className={styles.includes}>
        {FULL.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  </DemoFrame>
)

export default demo
