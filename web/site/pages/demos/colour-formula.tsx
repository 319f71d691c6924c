import { demoAnswer, demoInputs } from '../../../../shared/tools/colour-formula/demo'
import { show } from '../../../../shared/tools/colour-formula/show'
import { Sheet } from '../../../ui/sheet/Sheet'
import styles from './Demo.module.css'
import { DemoFrame } from './DemoFrame'

export const colourDemo = (
  <DemoFrame
    title="Colour Formula Assistant"
    lead="Two sample clients, answered by the built-in engine. Patch test not recorded: in the salon it is asked for each time."
    greeting="Welcome to the colour formula demo. Here are two sample clients. I show what to mix, for how long, and what to watch."
  >
    <aside className={styles.caution}>
      <b>For licensed professionals only.</b> This tool assists; you alone are responsible. A strand test is
      always required. There is no liability for hair damage.
    </aside>
    {demoInputs.map(input => (
      <section key={input.clientName} className={styles.sample}>
        <h2>{input.clientName}</h2>
        <dl className={styles.asked}>
          <div>
            <dt>Current hair colour</dt>
            <dd>{input.currentColor}</dd>
          </div>
          <div>
            <dt>Desired result</dt>
            <dd>{input.desiredColor}</dd>
          </div>
          <div>
            <dt>Hair condition and history</dt>
            <dd>{input.hairCondition}</dd>
          </div>
        </dl>
        <Sheet sheet={show(demoAnswer(input), input)} />
      </section>
    ))}
  </DemoFrame>
)
