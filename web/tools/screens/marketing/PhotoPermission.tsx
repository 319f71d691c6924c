// Before posting somebody's picture: whose it is, and what they agreed to.
import { Link } from 'react-router-dom'
import { standingOf } from '../../../../shared/salon/privacy/consent'
import { useAbout, useRecord } from '../../../platform/data/queries/queries'
import { Badge } from '../../../salon/records/Badge'
import { Button } from '../../../ui/kit/Button'
import { ClientPicker } from '../form/ClientPicker'
import type { ToolFormState } from '../use-tool-form'
import own from './Marketing.module.css'
import { photoPermission, withLine } from './photo-permission'

export function PhotoPermission({ form }: { form: ToolFormState }) {
  const { clientId } = form
  const client = useRecord('client', clientId)
  return (
    <div className={own.permission}>
      <ClientPicker
        clientId={clientId}
        clientName={client?.fields.name ?? null}
        onPick={form.pick}
        label="Client in the photos"
        help="Optional: shows the photo permission on record. The name stays out of the post unless you write it."
      />
      {clientId !== null && <OnRecord clientId={clientId} form={form} />}
    </div>
  )
}

function OnRecord({ clientId, form }: { clientId: string; form: ToolFormState }) {
  const consents = useAbout('consent', clientId)
  if (consents === undefined) return null
  const { tone, word, detail, line } = photoPermission(standingOf(consents, 'photos'))
  const topic = typeof form.values.topic === 'string' ? form.values.topic : ''
  return (
    <div className={own.onRecord} role="status" data-tone={tone}>
      <p>
        <strong>Photo permission</strong> <Badge tone={tone}>{word}</Badge>
      </p>
      <p>{detail}</p>
      {line === null ? (
        <Link to={`/clients/${clientId}`}>Open the client’s permissions</Link>
      ) : (
        !topic.includes(line) && (
          <Button onClick={() => form.change('topic', withLine(topic, line))}>Put this in the topic</Button>
        )
      )}
    </div>
  )
}
