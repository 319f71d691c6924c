import { useDeferredValue, useMemo } from 'react'
import type { Tool } from '../../../../shared/tool'
import retail from '../../../../shared/tools/retail-edge'
import { demoFacts } from '../../../../shared/tools/retail-edge/demo'
import { RetailInput, RetailOutput } from '../../../../shared/tools/retail-edge/schema'
import { priceText } from '../../../../shared/tools/retail-edge/show'
import { Needs } from '../../../tools/screens/retail/Needs'
import styles from '../blocks/Demo.module.css'
import parts from '../blocks/Parts.module.css'
import { answerTo, understoodOf } from './answer'
import { type LiveProps, starter } from './follow'
import live from './Live.module.css'
import { Said } from './Said'

const tool: Tool = retail
const PRIORITIES = { high: 'High', medium: 'Medium', low: 'Low' }

/** The card's facts, which only exist for the sample's clients. */
const factsOf = (values: LiveProps['values']) => {
  const input = RetailInput.safeParse(values)
  return input.success ? demoFacts(input.data) : null
}

const saidOf = (name: string, { products }: RetailOutput): string =>
  `For ${name}: ${products.map(product => product.name).join(', ') || 'nothing on this shelf'}`

export function RetailLive({ values, change }: LiveProps) {
  const asked = useDeferredValue(values)
  const facts = useMemo(() => factsOf(asked), [asked])
  const reading = useMemo(() => facts && understoodOf(tool, asked, facts), [asked, facts])
  const answer = useMemo(() => facts && answerTo(tool, asked, facts), [asked, facts])
  const output = answer && 'output' in answer ? RetailOutput.parse(answer.output) : null
  if (!facts || !reading || !output) return null
  const name = String(values.clientName)
  return (
    <section aria-label={`For ${name}`} className={live.person}>
      <div className={live.answer} data-live-answer>
        <h2>{name}</h2>
        <p>
          {facts.client?.hair_type}. {facts.client?.concerns.join(', ')}. {facts.client?.notes}
        </p>
        {output.products.length === 0 && <p>Nothing on this shelf fits: nothing is recommended.</p>}
        <ul className={`${parts.cards} ${styles.cards}`}>
          {output.products.map(product => (
            <li key={product.id} className={parts.card}>
              <h3>
                {product.name} <span className={styles.priority}>{PRIORITIES[product.priority]}</span>
              </h3>
              <p>{product.reason}</p>
              <p className={styles.figure}>{priceText(product.price, output.currency)}</p>
            </li>
          ))}
        </ul>
        {output.left_out.length > 0 && (
          <>
            <h3>Left out</h3>
            <ul className={live.left}>
              {output.left_out.map(({ id, name, text }) => (
                <li key={id}>
                  <b>{name}</b>: {text}
                </li>
              ))}
            </ul>
          </>
        )}
        <Said text={saidOf(name, output)} />
        <p className={live.pitch}>“{output.quick_pitch}”</p>
      </div>
      <div className={live.picture}>
        <Needs reading={reading} form={{ values, change, clientId: null }} />
      </div>
    </section>
  )
}

export const start = starter(RetailLive)
