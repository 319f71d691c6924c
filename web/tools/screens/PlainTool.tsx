// The default screen of a tool, built from its contract alone.
import { useSearchParams } from 'react-router-dom'
import { AnswerPlace } from './answer/AnswerPlace'
import { Disclaimer } from './Disclaimer'
import { Preview } from './form/Preview'
import { ToolForm } from './form/ToolForm'
import { PastAsks } from './past/PastAsks'
import type { LayoutProps } from './ToolScreen'
import styles from './ToolScreen.module.css'
import { useToolForm } from './use-tool-form'

export function PlainTool({ tool }: LayoutProps) {
  const form = useToolForm(tool)
  const [params] = useSearchParams()
  const shown = params.get('ask')
  const past = <PastAsks tool={tool.id} clientId={null} shownId={shown} limit={5} />
  return (
    <div className={styles.screen}>
      {tool.disclaimer && <Disclaimer text={tool.disclaimer} />}
      {shown !== null ? (
        <AnswerPlace key={shown} tool={tool} id={shown} form={form} aside={() => past} />
      ) : (
        <div className={styles.grid} data-form>
          <div className={styles.main}>
            <ToolForm form={form} submit={tool.submit} />
            {tool.preview && <Preview tool={tool} form={form} />}
          </div>
          <aside className={styles.aside} aria-label="Earlier">
            {past}
          </aside>
        </div>
      )}
    </div>
  )
}
