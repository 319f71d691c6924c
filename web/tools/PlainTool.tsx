// The screen that any tool gets from its contract alone.
import { AskView } from './AskView'
import { Disclaimer } from './Disclaimer'
import { PastAsks } from './PastAsks'
import { ToolForm } from './ToolForm'
import type { LayoutProps } from './ToolScreen'
import styles from './ToolScreen.module.css'
import { useFreshInView, useShownAsk } from './use-shown-ask'
import { useToolForm } from './use-tool-form'

export function PlainTool({ tool }: LayoutProps) {
  const form = useToolForm(tool)
  const shown = useShownAsk()
  const place = useFreshInView()
  return (
    <div className={styles.screen}>
      {tool.disclaimer && <Disclaimer text={tool.disclaimer} />}
      <div className={styles.grid} data-form={shown.id === null || undefined}>
        <div ref={place} className={styles.main} data-wide={shown.id !== null || undefined} tabIndex={-1}>
          {shown.missing && <p>This question is not on this tablet (any more).</p>}
          {shown.ask && (
            <AskView
              key={shown.ask.id}
              tool={tool}
              ask={shown.ask}
              onNew={() => shown.close(null)}
              onAskAgain={() => {
                if (shown.ask) form.reopen(shown.ask.fields.input, shown.ask.fields.client_id)
                shown.close(null)
              }}
            />
          )}
          {shown.id === null && (
            <ToolForm
              fields={form.fields}
              values={form.values}
              messages={form.messages}
              safe={form.safe}
              submit={tool.submit}
              busy={form.busy}
              onChange={form.change}
              onSubmit={() => void form.submit()}
            />
          )}
        </div>
        <aside>
          <PastAsks tool={tool.id} clientId={null} shownId={shown.id} limit={5} />
        </aside>
      </div>
    </div>
  )
}
