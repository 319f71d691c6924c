// Shows the answer for `?ask=id`. Keyed by the id, so no state of one question ever shows up with another.
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Tool } from '../../../../shared/tool'
import { useRecord } from '../../../platform/data/queries/queries'
import styles from '../ToolScreen.module.css'
import type { ToolFormState } from '../use-tool-form'
import type { Answered } from './AnswerColumn'
import { AskView } from './AskView'
import { useFreshInView } from './use-fresh'

type AnswerPlaceProps = {
  tool: Tool
  id: string
  form: ToolFormState
  above?: (clientId: string) => ReactNode
  aside: (clientId: string | null) => ReactNode
  /** Added by the tool's own screen below an answer. */
  under?: (answered: Answered) => ReactNode
  /** The same, before everything else. */
  first?: (answered: Answered) => ReactNode
}

export function AnswerPlace({ tool, id, form, above, aside, under, first }: AnswerPlaceProps) {
  const ask = useRecord('ask', id)
  const place = useFreshInView()
  const [, setParams] = useSearchParams()
  if (ask === undefined) return null
  const close = (): void => setParams({})
  if (ask === null)
    return (
      <div className={styles.main}>
        <p>This question is not on this tablet, or it was deleted.</p>
        <p>
          <button type="button" className={styles.back} onClick={close}>
            Ask a new one
          </button>
        </p>
      </div>
    )
  const { client_id } = ask.fields
  return (
    <div className={styles.grid}>
      <div ref={place} className={styles.main} data-wide tabIndex={-1}>
        {client_id !== null && above?.(client_id)}
        <AskView
          tool={tool}
          ask={ask}
          under={under}
          first={first}
          onNew={close}
          onChange={() => {
            form.reopen(ask.fields.input, client_id)
            close()
          }}
        />
      </div>
      <aside className={styles.aside} aria-label="Earlier">
        {aside(client_id)}
      </aside>
    </div>
  )
}
