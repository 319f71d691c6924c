import { demoFacts, demoInputs } from '../../../../shared/tools/retail-edge/demo'
import styles from '../blocks/Demo.module.css'
import { RetailLive } from '../live/retail-edge'
import { DemoFrame } from './DemoFrame'
import { LiveDemo } from './LiveDemo'

const samples = demoInputs.map(({ clientName, hairType, currentTreatment, serviceHistory }) => ({
  name: clientName,
  hair: demoFacts({ clientName, hairType, currentTreatment, serviceHistory }).client?.hair_type ?? '',
  values: { clientName, hairType, currentTreatment, serviceHistory },
}))

const choose = (
  <fieldset className={styles.choices} data-retail>
    <legend>Choose a client</legend>
    {samples.map(({ name, hair, values }, at) => (
      <label key={name}>
        <input
          type="radio"
          name="client"
          value={at}
          defaultChecked={at === 0}
          data-sample={JSON.stringify(values)}
        />
        <span>
          <b>{name}</b>
          <small>{hair}</small>
        </span>
      </label>
    ))}
    <noscript>
      <p className={styles.how}>Scripts are off in this browser, so this shows what fits each client.</p>
    </noscript>
  </fieldset>
)

const demo = (
  <DemoFrame
    tool="retail-edge"
    title="Intelligent Retail Edge"
    lead="Three sample clients and a sample shelf. Write over what is done today, or tap a need: the recommendations are worked out by the same engine that your salon would use."
    greeting="Welcome to the Retail Edge demo. Choose a client, and I will show which products from the shelf fit, and why."
  >
    <LiveDemo
      tool="retail-edge"
      wide
      more={{ names: ['client'], drawn: choose }}
      fields={[
        { name: 'currentTreatment', label: 'Current treatment', rows: 1, max: 500 },
        { name: 'serviceHistory', label: 'Service history', rows: 1, max: 1000 },
      ]}
      samples={samples}
    >
      {samples.map(({ name, values }, at) => (
        <div key={name} data-panel={at}>
          <RetailLive values={values} change={() => undefined} />
        </div>
      ))}
    </LiveDemo>
  </DemoFrame>
)

export default demo
