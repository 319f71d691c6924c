// The Appointment Optimiser: one large field for the day, the day as read beside it, and four tips.
import { useSearchParams } from 'react-router-dom'
import type { Tool } from '../../../../shared/tool'
import { TIPS } from '../../../../shared/tools/appointments/shown/tips'
import { Day } from '../../../ui/kit/art/Day'
import { AnswerPlace } from '../answer/AnswerPlace'
import styles from '../day/Appointments.module.css'
import { BookedDay } from '../day/BookedDay'
import { DayForm } from '../day/DayForm'
import { KeepDay } from '../day/KeepDay'
import { useDay } from '../day/use-day'
import { useDayPicks } from '../day/use-day-picks'
import { usedLines } from '../day/used-lines'
import { ToolForm } from '../form/ToolForm'
import { PastAsks } from '../past/PastAsks'
import type { LayoutProps } from '../ToolScreen'
import screen from '../ToolScreen.module.css'
import { type ToolFormState, useToolForm } from '../use-tool-form'

const LATEST = 5

export default function Appointments({ tool }: LayoutProps) {
  const form = useToolForm(tool)
  const [params] = useSearchParams()
  const shown = params.get('ask')
  const past = (
    <PastAsks
      tool={tool.id}
      clientId={null}
      shownId={shown}
      limit={LATEST}
      title="Latest schedules"
      picture={<Day />}
    />
  )
  if (shown !== null)
    return (
      <div className={screen.screen}>
        <AnswerPlace
          key={shown}
          tool={tool}
          id={shown}
          form={form}
          under={answered => <KeepDay answered={answered} />}
          aside={() => (
            <>
              {past}
              <Tips />
            </>
          )}
        />
      </div>
    )
  return (
    <div className={screen.screen}>
      <Question tool={tool} form={form} />
      <aside className={styles.aside} aria-label="Earlier, and tips">
        {past}
        <Tips />
      </aside>
    </div>
  )
}

/** The text, and beside it the day as read from it. */
function Question({ tool, form }: { tool: Tool; form: ToolFormState }) {
  const day = useDayPicks(form)
  const seen = useDay(tool, form)
  return (
    <div className={styles.question} data-form>
      <div className={styles.large}>
        <ToolForm
          form={day.typed}
          submit={tool.submit}
          reading={usedLines(String(form.values.schedule ?? ''), seen === 'too-long' ? null : seen)}
        >
          <BookedDay form={form} />
        </ToolForm>
      </div>
      <DayForm seen={seen} form={form} day={day} />
    </div>
  )
}

function Tips() {
  return (
    <section className={styles.tips}>
      <h2>Pro tips</h2>
      <ul>
        {TIPS.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
