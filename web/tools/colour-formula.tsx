// The Colour Formula Assistant: the client's own history around the question, the answer in its place.
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useRecord } from '../data/queries'
import { notify } from '../ui/notify'
import { Allergies } from './Allergies'
import { AskView } from './AskView'
import { ClientPicker } from './ClientPicker'
import { Disclaimer } from './Disclaimer'
import { LastTime } from './LastTime'
import type { sameAsLastTime } from './last-time'
import { PastAsks } from './PastAsks'
import { PastFormulas } from './PastFormulas'
import { ToolForm } from './ToolForm'
import type { LayoutProps } from './ToolScreen'
import styles from './ToolScreen.module.css'
import { useFreshInView, useShownAsk } from './use-shown-ask'
import { type ToolFormState, useToolForm } from './use-tool-form'

export default function ColourFormula({ tool }: LayoutProps) {
  const form = useToolForm(tool)
  const shown = useShownAsk()
  const place = useFreshInView()
  usePreselected(form)
  const { ask } = shown
  const clientId = ask ? ask.fields.client_id : form.clientId
  const client = useRecord('client', form.clientId)

  function same(texts: ReturnType<typeof sameAsLastTime>): void {
    const before = {
      currentColor: form.values.currentColor ?? '',
      desiredColor: form.values.desiredColor ?? '',
    }
    form.fill(texts)
    if (before.currentColor === '' && before.desiredColor === '') return
    notify({
      title: 'Filled in from last time',
      text: 'What stood there was replaced.',
      tone: 'info',
      undo: () => form.fill(before),
    })
  }

  return (
    <div className={styles.screen}>
      {tool.disclaimer && <Disclaimer text={tool.disclaimer} />}
      <div className={styles.grid} data-form={shown.id === null || undefined}>
        <div ref={place} className={styles.main} data-wide={shown.id !== null || undefined} tabIndex={-1}>
          {clientId !== null && <Allergies clientId={clientId} />}
          {shown.missing && <p>This question is not on this tablet (any more).</p>}
          {ask && (
            <AskView
              key={ask.id}
              tool={tool}
              ask={ask}
              onNew={() => shown.close(null)}
              onAskAgain={() => {
                form.reopen(ask.fields.input, ask.fields.client_id)
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
            >
              <ClientPicker
                clientId={form.clientId}
                clientName={client?.fields.name ?? null}
                onPick={form.pick}
              />
              {form.clientId !== null && <LastTime clientId={form.clientId} onSame={same} />}
            </ToolForm>
          )}
        </div>
        <aside>
          {clientId !== null && <PastFormulas clientId={clientId} />}
          <PastAsks
            tool={tool.id}
            clientId={clientId}
            shownId={shown.id}
            limit={clientId === null ? 5 : 20}
            title={clientId === null ? 'Asked lately' : 'Asked before'}
          />
        </aside>
      </div>
    </div>
  )
}

/** `?client=id`: opened from a client's page. Once; what one chooses afterwards stands. */
function usePreselected({ open }: ToolFormState): void {
  const [params, setParams] = useSearchParams()
  const wanted = params.get('client')
  const client = useRecord('client', wanted)
  const done = useRef<string | null>(null)
  useEffect(() => {
    if (wanted === null) done.current = null
    if (wanted === null || !client || done.current === wanted) return
    done.current = wanted
    open({ id: client.id, name: client.fields.name })
    setParams({}, { replace: true })
  }, [wanted, client, open, setParams])
}
