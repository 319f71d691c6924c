import { demoAnswer, demoInputs } from '../../../../shared/tools/marketing/demo'
import { TYPE_LABELS } from '../../../../shared/tools/marketing/schema'
import { SAMPLE_FIGURE, samplePosts } from '../../../shell/claims/claims'
import parts from '../Parts.module.css'
import styles from './Demo.module.css'
import { DemoFrame } from './DemoFrame'

export const marketingDemo = (
  <DemoFrame
    title="Marketing Studio"
    lead="Two sample posts, and two that the built-in engine wrote from the topics beside them."
    greeting="Welcome to the marketing demo. Here are two sample posts, and two that I wrote, each from the topic beside it."
  >
    <section>
      <h2>Sample posts</h2>
      <ul className={`${parts.cards} ${styles.cards}`}>
        {samplePosts.map(({ platform, type, caption, hashtags, engagement }) => (
          <li key={caption} className={parts.card}>
            <h3>
              {platform} <span className={styles.priority}>{type}</span>
            </h3>
            <p>{caption}</p>
            <p>{hashtags.join(' ')}</p>
            <p className={styles.how}>
              {engagement}. {SAMPLE_FIGURE}: nobody posted this.
            </p>
          </li>
        ))}
      </ul>
    </section>
    <section>
      <h2>Written by the engine</h2>
      <ul className={`${parts.cards} ${styles.cards}`}>
        {demoInputs.map(input => (
          <li key={input.topic} className={parts.card}>
            <h3>{TYPE_LABELS[input.contentType]}</h3>
            <p className={styles.how}>Topic: {input.topic}</p>
            <p className={styles.written}>{demoAnswer(input).content}</p>
          </li>
        ))}
      </ul>
    </section>
  </DemoFrame>
)
