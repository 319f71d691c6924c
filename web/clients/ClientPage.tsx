import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { SALON_ID } from '../../shared/kinds'
import { useAbout, useAsks, useRecord } from '../data/queries'
import { remove, restore } from '../data/save'
import { attempt } from '../records/attempt'
import { Badge } from '../records/Badge'
import { ReminderList } from '../records/ReminderList'
import { SecondVersions } from '../records/SecondVersions'
import { useLate } from '../records/use-late'
import { ButtonLink } from '../ui/Button'
import { confirmWith } from '../ui/confirm'
import { usePageTitle } from '../ui/Page'
import { Strand } from '../ui/Strand'
import { AllergyBanner } from './AllergyBanner'
import { ClientCard } from './ClientCard'
import { ClientMenu } from './ClientMenu'
import styles from './ClientPage.module.css'
import { PatchTests } from './PatchTests'
import { rulesOfSalon, standingAmong } from './patch-test'
import { summaryOf } from './patch-words'
import { Timeline } from './Timeline'
import { timelineOf } from './timeline'
import { useNow } from './use-now'

const ClientDialog = lazy(() => import('./ClientDialog').then(module => ({ default: module.ClientDialog })))
const EarlierVersions = lazy(() =>
  import('../records/EarlierVersions').then(module => ({ default: module.EarlierVersions })),
)
const EraseDialog = lazy(() => import('./EraseDialog').then(module => ({ default: module.EraseDialog })))

type Open = 'edit' | 'earlier' | 'erase' | null

export function ClientPage({ id, onGone }: { id: string; onGone: () => void }) {
  const client = useRecord('client', id)
  const notes = useAbout('note', id)
  const memos = useAbout('memo', id)
  const formulas = useAbout('formula', id)
  const tests = useAbout('patch_test', id)
  const reminders = useAbout('reminder', id)
  const asks = useAsks({ clientId: id })
  const rules = rulesOfSalon(useRecord('salon', SALON_ID)?.fields)
  const allergies = useAbout('allergy', id)
  const now = useNow()
  const [open, setOpen] = useState<Open>(null)
  const late = useLate(client === undefined)
  usePageTitle(client?.fields.name ?? 'Clients')

  if (client === undefined) return late ? <p className={styles.soft}>Loading client...</p> : null
  if (client === null) return <Gone />
  const { fields } = client
  const shade = formulas?.find(formula => formula.fields.result !== null)?.fields.result ?? null
  const reacted = [
    ...new Set(tests?.filter(test => test.fields.result === 'reaction').map(test => test.fields.product)),
  ]

  const patch = summaryOf(
    standingAmong(tests?.map(test => test.fields) ?? [], now, rules),
    allergies?.length ?? 0,
  )

  async function askDelete() {
    const yes = await confirmWith('Are you sure you want to delete this client?', {
      yes: 'Delete',
      no: 'Keep',
    })
    if (!yes) return
    const done = await attempt(() => remove('client', id), {
      title: 'Success',
      text: 'Client deleted successfully.',
      tone: 'ok',
      undo: () => void attempt(() => restore('client', id)),
    })
    if (done) onGone()
  }

  return (
    <article className={styles.page} aria-labelledby="client-name">
      <header className={styles.head}>
        {shade && (
          <span className={styles.strand}>
            <Strand level={shade.level} tone={shade.tone ?? 'natural'} />
          </span>
        )}
        <h1 id="client-name" data-long={fields.name.length > 60}>
          {fields.name}
        </h1>
        <ClientMenu
          name={fields.name}
          onEdit={() => setOpen('edit')}
          onEarlier={() => setOpen('earlier')}
          onDelete={() => void askDelete()}
          onErase={() => setOpen('erase')}
        />
      </header>
      {client.problem && (
        <p className={styles.problem} role="status">
          Not sent: <Link to="/waiting">see what needs attention</Link>. Everything is kept on this device.
        </p>
      )}
      <AllergyBanner clientId={id} allergies={allergies} reacted={reacted} />
      <SecondVersions kind="client" id={id} fields={fields} />
      <p className={styles.main}>
        <ButtonLink look="act" to={`/colour-formula?client=${encodeURIComponent(id)}`}>
          Colour formula for {fields.name.split(' ')[0]}
        </ButtonLink>
        <ButtonLink to={`/chair/${encodeURIComponent(id)}`}>Chair mode</ButtonLink>
        <ButtonLink to={`/retail-edge?client=${encodeURIComponent(id)}`}>Products for home</ButtonLink>
        {tests && <Badge tone={patch[0]}>{patch[1]}</Badge>}
      </p>
      {reminders && <ReminderList reminders={reminders} />}
      <ClientCard fields={fields} onEdit={() => setOpen('edit')} />
      {tests && <PatchTests clientId={id} tests={tests} rules={rules} now={now} />}
      {notes && memos && formulas && asks && (
        <Timeline key={id} clientId={id} moments={timelineOf(notes, formulas, asks, memos)} now={now} />
      )}
      <Suspense>
        {open === 'edit' && <ClientDialog client={client} onClose={() => setOpen(null)} />}
        {open === 'earlier' && (
          <EarlierVersions kind="client" id={id} present={fields} onClose={() => setOpen(null)} />
        )}
        {open === 'erase' && (
          <EraseDialog clientId={id} name={fields.name} onClose={() => setOpen(null)} onErased={onGone} />
        )}
      </Suspense>
    </article>
  )
}

function Gone() {
  return (
    <div className={styles.gone}>
      <h1>This client is not here</h1>
      <p>The card was deleted, erased, or has not arrived on this device yet.</p>
      <Link to="/clients">All clients</Link>
    </div>
  )
}
