// The Appointment Optimiser: one large place for the day, what was understood of it while one types, and four tips.
import { useSearchParams } from 'react-router-dom'
import { TIPS } from '../../shared/tools/appointments/tips'
import { AnswerPlace } from './AnswerPlace'
import styles from './appointments.module.css'
import { PastAsks } from './PastAsks'
import { Preview } from './Preview'
import { ToolForm } from './ToolForm'
import type { LayoutProps } from './ToolScreen'
import screen from './ToolScreen.module.css'
import { useToolForm } from './use-tool-form'

const LATEST = 5

export default function Appointments({ tool }: LayoutProps) {
  const form = useToolForm(tool)
  const [params] = useSearchParams()
  const shown = params.get('ask')
  const past = (
    <PastAsks tool={tool.id} clientId={null} shownId={shown} limit={LATEST} title="Latest schedules" />
  )
  if (shown !== null)
    return (
      <div className={screen.screen}>
        <AnswerPlace
          key={shown}
          tool={tool}
          id={shown}
          form={form}
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
      <div className={screen.grid} data-form>
        <div className={`${screen.main} ${styles.large}`}>
          <ToolForm form={form} submit={tool.submit} />
          <Preview tool={tool} form={form} />
        </div>
        <aside className={screen.aside} aria-label="Earlier, and tips">
          {past}
          <Tips />
        </aside>
      </div>
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
