// The Colour Formula Assistant: the client's history around the question, and the answer in its place.
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Step } from '../../../../shared/sheet'
import type { Tool } from '../../../../shared/tool'
import { useFacts } from '../../../platform/asks/facts'
import { useRecord } from '../../../platform/data/queries/queries'
import { BowlCost, mixedIn } from '../../../salon/records/bowls/BowlCost'
import { Bowl } from '../../../ui/kit/art/Bowl'
import { notify } from '../../../ui/kit/notices/notify'
import { gateOf } from '../../../ui/sheet/gate'
import { StepAside } from '../../../ui/sheet/steps/step-aside'
import { Allergies } from '../Allergies'
import type { Answered } from '../answer/AnswerColumn'
import { AnswerPlace } from '../answer/AnswerPlace'
import { Instead } from '../answer/Instead'
import { Disclaimer } from '../Disclaimer'
import { ClientPicker } from '../form/ClientPicker'
import { FirstExample } from '../form/FirstExample'
import { ToolForm } from '../form/ToolForm'
import { usePreselected } from '../form/use-preselected'
import { LastTime } from '../mixed/LastTime'
import type { sameAsLastTime } from '../mixed/last-time'
import { PastAsks } from '../past/PastAsks'
import { PastFormulas } from '../past/PastFormulas'
import { SameAgain } from '../strand/SameAgain'
import { StrandAnswer } from '../strand/StrandAnswer'
import { StrandForm } from '../strand/StrandForm'
import type { LayoutProps } from '../ToolScreen'
import styles from '../ToolScreen.module.css'
import { OnRecord } from '../understood/OnRecord'
import { Unread } from '../understood/Unread'
import { useUnderstood } from '../understood/use-understood'
import { type ToolFormState, useToolForm } from '../use-tool-form'

const NO_MATTER = 'Nothing to do with colour'

const costAside = (step: Step): ReactNode => <BowlCost bowl={mixedIn(step)} />

export default function ColourFormula({ tool }: LayoutProps) {
  const form = useToolForm(tool)
  usePreselected(form)
  const reading = useUnderstood(tool, form)
  const facts = useFacts(tool.needs, form.clientId)
  const [params] = useSearchParams()
  const shown = params.get('ask')
  const past = (clientId: string | null) => (
    <Past key={clientId} tool={tool.id} clientId={clientId} shownId={shown} />
  )
  return (
    <StepAside value={costAside}>
      <div className={styles.screen}>
        {tool.disclaimer && <Disclaimer text={tool.disclaimer} />}
        {shown !== null ? (
          <AnswerPlace
            key={shown}
            tool={tool}
            id={shown}
            form={form}
            above={clientId => <Allergies clientId={clientId} />}
            aside={past}
            under={answered => <UnderAnswer tool={tool} answered={answered} />}
          />
        ) : (
          <div className={styles.grid} data-form>
            <div className={styles.main}>
              {form.clientId !== null && <Allergies key={form.clientId} clientId={form.clientId} />}
              <ToolForm
                form={form}
                submit={tool.submit}
                reading={reading}
                below={{
                  clientName: <StrandForm key={form.clientId} tool={tool} reading={reading} form={form} />,
                  currentColor: (
                    <>
                      <OnRecord field="currentColor" {...{ tool, reading, facts, form }} />
                      <Unread reading={reading} field="currentColor" form={form} looked={NO_MATTER} />
                    </>
                  ),
                  desiredColor: (
                    <>
                      <SameAgain reading={reading} form={form} />
                      <Unread reading={reading} field="desiredColor" form={form} />
                    </>
                  ),
                  hairCondition: (
                    <>
                      <OnRecord field="hairCondition" {...{ tool, reading, facts, form }} />
                      <Unread reading={reading} field="hairCondition" form={form} looked={NO_MATTER} />
                    </>
                  ),
                }}
              >
                <Whose key={form.clientId} tool={tool.id} form={form} />
              </ToolForm>
            </div>
            <aside className={styles.aside} aria-label="Earlier">
              {past(form.clientId)}
            </aside>
          </div>
        )}
      </div>
    </StepAside>
  )
}

function UnderAnswer({ tool, answered }: { tool: Tool; answered: Answered }) {
  const { ask, sheet, which } = answered
  const facts = useFacts(tool.needs, ask.fields.client_id)
  const [, setParams] = useSearchParams()
  if (facts === undefined || which === 'answer') return null
  return (
    <>
      <Instead
        tool={tool}
        ask={ask}
        sheet={sheet}
        facts={facts}
        onAsked={id => setParams({ ask: id }, { state: { fresh: true } })}
      />
      <StrandAnswer tool={tool} ask={ask} isAsking={gateOf(sheet) === null} />
    </>
  )
}

/** Who the question is about, and their colour last time. Keyed by the client. */
function Whose({ tool, form }: { tool: string; form: ToolFormState }) {
  const client = useRecord('client', form.clientId)

  function same(texts: ReturnType<typeof sameAsLastTime>): void {
    const { currentColor = '', desiredColor = '' } = form.values
    form.fill(texts)
    if (currentColor === '' && desiredColor === '') return
    notify({
      title: 'Filled in from last time',
      text: 'It replaced what was there.',
      tone: 'info',
      undo: () => form.fill({ currentColor, desiredColor }),
    })
  }

  return (
    <>
      <FirstExample tool={tool} form={form} />
      <ClientPicker clientId={form.clientId} clientName={client?.fields.name ?? null} onPick={form.pick} />
      {form.clientId !== null && <LastTime clientId={form.clientId} onSame={same} />}
    </>
  )
}

type PastProps = { tool: string; clientId: string | null; shownId: string | null }

function Past({ tool, clientId, shownId }: PastProps) {
  if (clientId === null)
    return (
      <PastAsks
        tool={tool}
        clientId={null}
        shownId={shownId}
        limit={5}
        title="Asked recently"
        picture={<Bowl />}
      />
    )
  return (
    <>
      <PastFormulas clientId={clientId} />
      <PastAsks tool={tool} clientId={clientId} shownId={shownId} limit={20} />
    </>
  )
}
