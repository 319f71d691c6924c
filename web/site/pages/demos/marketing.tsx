import { demoInputs } from '../../../../shared/tools/marketing/demo'
import { TYPE_LABELS } from '../../../../shared/tools/marketing/schema'
import { SAMPLE_FIGURE, samplePosts } from '../../../shell/claims/claims'
import styles from '../blocks/Demo.module.css'
import parts from '../blocks/Parts.module.css'
import { MarketingLive } from '../live/marketing'
import { DemoFrame } from './DemoFrame'
import { LiveDemo } from './LiveDemo'

const samples = demoInputs.map(({ contentType, topic }) => ({
  name: TYPE_LABELS[contentType],
  values: { contentType, topic },
}))
const [sample] = samples

const kinds = (
  <label>
    Content type
    <select name="contentType" defaultValue={sample?.values.contentType}>
      {Object.entries(TYPE_LABELS).map(([type, label]) => (
        <option key={type} value={type}>
          {label}
        </option>
      ))}
    </select>
  </label>
)

const demo = (
  <DemoFrame
    tool="marketing"
    title="Marketing Studio"
    lead="Write what it is about: the brief and the post follow, from the built-in engine. Two sample posts are below."
    greeting="Welcome to the marketing demo. Here is a sample topic, and the post I wrote from it. Write over it, or change the brief, and the post follows."
  >
    <LiveDemo
      tool="marketing"
      fields={[{ name: 'topic', label: 'Topic or Details', rows: 3, max: 1000 }]}
      samples={samples}
      more={{ names: ['contentType'], drawn: kinds }}
    >
      {sample && <MarketingLive values={sample.values} change={() => undefined} />}
    </LiveDemo>
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
  </DemoFrame>
)

export default demo
