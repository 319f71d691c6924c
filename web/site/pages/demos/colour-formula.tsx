import { demoInputs } from '../../../../shared/tools/colour-formula/demo'
import styles from '../blocks/Demo.module.css'
import { ColourLive } from '../live/colour-formula'
import { DemoFrame } from './DemoFrame'
import { LiveDemo } from './LiveDemo'

const [sample] = demoInputs
const FIELDS = [
  { name: 'currentColor', label: 'Current hair colour', rows: 2, max: 500 },
  { name: 'desiredColor', label: 'Desired result', rows: 2, max: 500 },
  { name: 'hairCondition', label: 'Hair condition and history', rows: 2, max: 500 },
]
const textsOf = ({ clientName, currentColor, desiredColor, hairCondition }: (typeof demoInputs)[number]) => ({
  clientName,
  currentColor,
  desiredColor,
  hairCondition,
})

const demo = (
  <DemoFrame
    tool="colour-formula"
    title="Colour Formula Assistant"
    lead="Write over the sample, or tap the hair: the recipe follows. It is the engine your salon would use, working in this page."
    greeting="Welcome to the colour formula demo. Here is a sample client. Write over it, or tap the hair, and I’ll show what to mix, for how long, and what to watch."
  >
    <aside className={styles.caution}>
      <b>For licensed professionals only.</b> This tool assists; you alone are responsible. A strand test is
      always required. There is no liability for hair damage.
    </aside>
    <LiveDemo
      tool="colour-formula"
      fields={FIELDS}
      samples={demoInputs.map(input => ({ name: input.clientName, values: textsOf(input) }))}
    >
      {sample && <ColourLive values={sample} change={() => undefined} />}
    </LiveDemo>
  </DemoFrame>
)

export default demo
