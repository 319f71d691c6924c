import { demoClients } from '../../../../shared/tools/retail-edge/demo'
import parts from '../Parts.module.css'
import styles from './Demo.module.css'
import { DemoFrame } from './DemoFrame'

const clients = demoClients()

export const retailDemo = (
  <DemoFrame
    title="Intelligent Retail Edge"
    lead="Three sample clients and a sample shelf. The recommendations are worked out by the same engine that your salon would use."
    greeting="Welcome to the Retail Edge demo. Choose a client, and I will show which products from the shelf fit, and why."
  >
    <fieldset className={styles.choices} data-retail>
      <legend>Choose a client</legend>
      {clients.map(({ name, hairType }, at) => (
        <label key={name}>
          <input type="radio" name="client" value={at} defaultChecked={at === 0} />
          <span>
            <b>{name}</b>
            <small>{hairType}</small>
          </span>
        </label>
      ))}
    </fieldset>
    <div className={styles.panels} data-retail-panels aria-live="polite">
      <noscript>
        <p className={styles.how}>
          Choosing comes only with script, which is off in this browser: here is what fits each client.
        </p>
      </noscript>
      {clients.map(({ name, hairType, concerns, products }, at) => (
        <section key={name} data-panel={at} aria-label={`For ${name}`}>
          <h2>{name}</h2>
          <p>
            {hairType}. {concerns.join(', ')}.
          </p>
          <ul className={`${parts.cards} ${styles.cards}`}>
            {products.map(product => (
              <li key={product.name} className={parts.card}>
                <h3>
                  {product.name} <span className={styles.priority}>{product.priority}</span>
                </h3>
                <p>{product.reason}</p>
                <p className={styles.figure}>{product.price}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </DemoFrame>
)
