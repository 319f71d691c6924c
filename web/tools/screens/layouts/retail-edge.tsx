// Intelligent Retail Edge: choose a client, the card is read, and below the answer are the outcomes and the card to
// take home.
import { Link, useSearchParams } from 'react-router-dom'
import type { Tool } from '../../../../shared/tool'
import { RetailOutput } from '../../../../shared/tools/retail-edge/schema'
import { useFacts } from '../../../platform/asks/facts'
import { useClientCount, useCount, useRecord } from '../../../platform/data/queries/queries'
import { Advice } from '../../../salon/records/answers/Advice'
import { outputOf, recommendationOf } from '../../../salon/records/answers/views'
import { NoneYet } from '../../../salon/records/NoneYet'
import { Cards } from '../../../ui/kit/art/Cards'
import { Button, ButtonLink } from '../../../ui/kit/Button'
import { notify } from '../../../ui/kit/notices/notify'
import { dayOf } from '../../../ui/kit/when'
import { Allergies } from '../Allergies'
import { AnswerPlace } from '../answer/AnswerPlace'
import { hasText } from '../drafts/form-draft'
import { ClientPicker } from '../form/ClientPicker'
import { ToolForm } from '../form/ToolForm'
import { usePreselected } from '../form/use-preselected'
import { PastAsks } from '../past/PastAsks'
import { NeedsForm, NO_MATTER } from '../retail/NeedsForm'
import styles from '../retail/Retail.module.css'
import { Summary } from '../retail/Summary'
import { UnderAnswer } from '../retail/UnderAnswer'
import { usePrefill } from '../retail/use-prefill'
import type { LayoutProps } from '../ToolScreen'
import screen from '../ToolScreen.module.css'
import { Unread } from '../understood/Unread'
import { useUnderstood } from '../understood/use-understood'
import { aboutForm, type ToolFormState, useToolForm } from '../use-tool-form'

const NO_HAIR_TYPE = 'No hair type specified'

export default function RetailEdge({ tool }: LayoutProps) {
  const form = useToolForm(tool)
  usePreselected(form)
  const [params, setParams] = useSearchParams()
  const shown = params.get('ask')
  const old = useOldAdvice(shown)
  const clients = useClientCount(shown !== null)
  const past = (clientId: string | null) => (
    <PastAsks
      key={clientId}
      tool={tool.id}
      clientId={clientId}
      shownId={shown}
      limit={clientId === null ? 5 : 20}
      {...(clientId === null ? { title: 'Asked recently' } : {})}
    />
  )
  if (shown === null && clients === 0) return <NoClients waits={hasText(form.values, form.blank)} />
  return (
    <div className={screen.screen}>
      {old !== null ? (
        <Old advice={old} onNew={() => setParams({})} />
      ) : shown !== null ? (
        <AnswerPlace
          key={shown}
          tool={tool}
          id={shown}
          form={form}
          above={clientId => <Allergies clientId={clientId} />}
          aside={past}
          under={answered => <UnderAnswer answered={answered} />}
        />
      ) : (
        <div className={screen.grid} data-form>
          <div className={screen.main}>
            <NoProducts />
            <Question tool={tool} form={form} />
          </div>
          <aside className={screen.aside} aria-label="Earlier">
            {past(form.clientId)}
          </aside>
        </div>
      )}
    </div>
  )
}

function Question({ tool, form }: { tool: Tool; form: ToolFormState }) {
  const client = useRecord('client', form.clientId)
  const chosen = form.clientId !== null && client !== null
  const facts = useFacts(tool.needs, form.clientId)
  const reading = useUnderstood(tool, form)
  usePrefill(form)
  // The name comes from the card, and the other fields only show once a client is chosen.
  const guarded: ToolFormState = {
    ...form,
    fields: chosen ? form.fields.filter(({ name }) => name !== 'clientName') : [],
    submit: async () => {
      if (chosen) return form.submit()
      notify({
        title: 'Select a client',
        text: 'Please select a client first',
        tone: 'stop',
        about: aboutForm('retail-edge'),
      })
    },
  }
  return (
    <ToolForm
      form={guarded}
      submit={tool.submit}
      reading={reading}
      below={{
        hairType: <Unread reading={reading} field="hairType" form={form} looked={NO_MATTER} />,
        currentTreatment: (
          <Unread reading={reading} field="currentTreatment" form={form} looked={NO_MATTER} />
        ),
        serviceHistory: <Unread reading={reading} field="serviceHistory" form={form} looked={NO_MATTER} />,
      }}
    >
      <ClientPicker
        clientId={chosen ? form.clientId : null}
        clientName={client?.fields.name ?? null}
        onPick={form.pick}
        label="Client"
        help="Uses the card, notes, last formula and your products."
        choose="Select a client"
        noHairType={NO_HAIR_TYPE}
      />
      {chosen && form.clientId !== null && (
        <>
          <Summary key={form.clientId} clientId={form.clientId} none={NO_HAIR_TYPE} />
          <NeedsForm reading={reading} form={form} products={facts?.products ?? []} />
        </>
      )}
    </ToolForm>
  )
}

type Saved = ReturnType<typeof recommendationOf>

/** A recommendation from an older version or the sample salon, shown as in History. */
function useOldAdvice(id: string | null): Saved | null {
  const ask = useRecord('ask', id)
  if (!ask || RetailOutput.safeParse(outputOf(ask.fields)).success) return null
  const saved = recommendationOf(ask.id, ask.fields)
  return saved.products.length > 0 ? saved : null
}

function Old({ advice, onNew }: { advice: Saved; onNew: () => void }) {
  return (
    <section className={styles.old} aria-label="Recommended before">
      <h2>
        {advice.client_name}, {dayOf(advice.created_at)}
      </h2>
      <p className={styles.soft}>This is how it was saved. Ask again for today’s answer.</p>
      <Advice advice={advice} inPlace />
      <p>
        <Button look="act" onClick={onNew}>
          New question
        </Button>
      </p>
    </section>
  )
}

/** `waits`: a demo's text is waiting. */
function NoClients({ waits }: { waits: boolean }) {
  return (
    <NoneYet
      what="clients"
      art={<Cards />}
      title="No clients yet"
      text={`Recommendations are made for a client: add your first one to begin.${waits ? ' What you wrote is kept. It is here once you choose them.' : ''}`}
    >
      <ButtonLink look="act" to="/clients">
        Go to Clients
      </ButtonLink>
    </NoneYet>
  )
}

/** We never invent products: without the salon's list there is nothing to offer. */
function NoProducts() {
  const products = useCount('product')
  if (products !== 0) return null
  return (
    <p className={styles.noProducts} role="note">
      There are no products in your list yet, so nothing can be offered.{' '}
      <Link to="/products">Add what you sell under Products</Link>.
    </p>
  )
}
