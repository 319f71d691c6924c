import { Strand } from '../../../ui/kit/drawings/Strand'
import own from './Marketing.module.css'

const LOCKS = [
  { level: 4, tone: 'brown' },
  { level: 7, tone: 'copper' },
  { level: 9, tone: 'beige' },
  { level: 6, tone: 'red' },
] as const

export function Hero() {
  return (
    <section className={own.hero} aria-label="What this does">
      <div>
        <p className={own.lead}>Say it once. Post it everywhere.</p>
        <p className={own.text}>
          Type the facts. The words and the poster are made on this tablet, with or without a signal, and
          nothing goes in unless you said it.
        </p>
      </div>
      <span className={own.locks} aria-hidden="true">
        {LOCKS.map(lock => (
          <span key={lock.tone}>
            <Strand {...lock} />
          </span>
        ))}
      </span>
    </section>
  )
}
