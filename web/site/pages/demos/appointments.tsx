import { demoInputs } from '../../../../shared/tools/appointments/demo'
import { DayLive } from '../live/appointments'
import { DemoFrame } from './DemoFrame'
import { LiveDemo } from './LiveDemo'

const NAMES = ['One chair', 'Two chairs']
const samples = demoInputs.map(({ schedule }, at) => ({
  name: NAMES[at] ?? `Day ${at + 1}`,
  values: { schedule },
}))
const [sample] = samples

const demo = (
  <DemoFrame
    tool="appointments"
    title="Appointment Optimiser"
    lead="A sample day, read and advised by the built-in engine. Write over it: the day is drawn as you write."
    greeting="Welcome to the appointment demo. This is a sample day. Write over it, and I’ll show where time is lost, and what could move."
  >
    <LiveDemo
      tool="appointments"
      fields={[{ name: 'schedule', label: 'The day', rows: 8, max: 2000 }]}
      samples={samples}
    >
      {sample && <DayLive values={sample.values} change={() => undefined} />}
    </LiveDemo>
  </DemoFrame>
)

export default demo
