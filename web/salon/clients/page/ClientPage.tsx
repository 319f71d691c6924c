import { lazy, Suspense, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { rulesOfSalon, standingAmong } from '../../../../shared/salon/patch-test'
import { shouldAskHealth } from '../../../../shared/salon/privacy/consent'
import type { Subject } from '../../../../shared/salon/privacy/wordings'
import { SALON_ID } from '../../../../shared/sync/kinds'
import { useAllAbout, useAsks, useRecord } from '../../../platform/data/queries/queries'
import { remove, restore } from '../../../platform/data/saving/save'
import { useLeave } from '../../../platform/outside'
import { attempt } from '../../../ui/forms/attempt'
import { confirmWith } from '../../../ui/kit/dialogs/confirm'
import { Strand } from '../../../ui/kit/drawings/Strand'
import { usePageTitle } from '../../../ui/kit/Page'
import { EVERY_MINUTE, useNow } from '../../../ui/kit/use-now'
import { useLate } from '../../../ui/kit/waiting/use-late'
import { ConsultationSection } from '../../consultation/ConsultationSection'
import { PhotoSection } from '../../photos/PhotoSection'
import { HealthHint } from '../../privacy/permissions/HealthHint'
import { Permissions } from '../../privacy/permissions/Permissions'
import { factsOnCard, useStopIn } from '../../records/answers/card-stop'
import { ReminderList } from '../../records/reminders/ReminderList'
import { SecondVersions } from '../../records/versions/SecondVersions'
import { AllergyBanner } from '../allergies/AllergyBanner'
import { PatchTests } from '../patch-tests/PatchTests'
import { summaryOf } from '../patch-tests/patch-words'
import { Timeline } from '../timeline/Timeline'
import { timelineOf } from '../timeline/timeline'
import { ClientActs, Standing } from './ClientActs'
import { ClientCard } from './ClientCard'
import { ClientMenu } from './ClientMenu'
import styles from './ClientPage.module.css'
import { LastBowl } from './LastBowl'
import { useBroughtTo } from './use-brought-to'

const ClientDialog = lazy(() => import('../ClientDialog').then(module => ({ default: module.ClientDialog })))
const EarlierVersions = lazy(() =>
  import('../../records/versions/EarlierVersions').then(module => ({ default: module.EarlierVersions })),
)
const EraseDialog = lazy(() => import('../EraseDialog').then(module => ({ default: module.EraseDialog })))
const ReportDialog = lazy(() =>
  import('../../privacy/ReportDialog').then(module => ({ default: module.ReportDialog })),
)

type OpenDialog = 'edit' | 'earlier' | 'report' | 'erase' | null

const ABOUT = [
  'allergy',
  'note',
  'memo',
  'formula',
  'patch_test',
  'reminder',
  'consent',
  'consultation',
  'photo',
] as const

export function ClientPage({ id, onGone }: { id: string; onGone: () => void }) {
  const client = useRecord('client', id)
  const all = useAllAbout(ABOUT, id)
  const {
    allergy: allergies,
    note: notes,
    memo: memos,
    formula: formulas,
    patch_test: tests,
    reminder: reminders,
    consent: consents,
    consultation: consultations,
    photo: photos,
  }: Partial<NonNullable<typeof all>> = all ?? {}
  const asks = useAsks({ clientId: id })
  const salon = useRecord('salon', SALON_ID)?.fields
  const rules = rulesOfSalon(salon)
  const facts = useMemo(() => (client && all ? factsOnCard(client.fields, all) : undefined), [client, all])
  const stop = useStopIn(facts, client?.fields.name)
  const now = useNow(EVERY_MINUTE)
  const [open, setOpen] = useState<OpenDialog>(null)
  const [asking, setAsking] = useState<Subject | null>(null)
  const late = useLate(client === undefined)
  usePageTitle(client?.fields.name ?? 'Clients')
  useLeftTitle()
  const [params] = useSearchParams()
  const at = params.get('at')
  useBroughtTo(at)

  if (client === undefined) return late ? <p className={styles.soft}>Loading client...</p> : null
  if (client === null) return <Gone />
  const { fields } = client
  const lastBowl = formulas?.find(({ fields }) => fields.bowls.length > 0)
  const shade = formulas?.find(formula => formula.fields.result !== null)?.fields.result ?? null
  const reacted = [
    ...new Set(tests?.filter(test => test.fields.result === 'reaction').map(test => test.fields.product)),
  ]

  const health = {
    allergies: allergies?.length ?? 0,
    reactions: reacted.length,
    texts: [fields.notes, ...(notes ?? []).map(note => note.fields.text)],
  }
  const patch = summaryOf(
    standingAmong(tests?.map(test => test.fields) ?? [], now, rules),
    allergies?.length ?? 0,
    stop,
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
          onReport={() => setOpen('report')}
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
      {consents && notes && shouldAskHealth(consents, health) && (
        <HealthHint onAsk={() => setAsking('health-notes')} />
      )}
      <SecondVersions kind="client" id={id} fields={fields} />
      {lastBowl && (
        <p className={styles.main}>
          <Standing stop={stop} patch={tests ? patch : null} />
        </p>
      )}
      {lastBowl && <LastBowl clientId={id} formula={lastBowl} now={now} first={stop === null} />}
      <ClientActs
        id={id}
        name={fields.name}
        stop={stop}
        patch={tests ? patch : null}
        below={lastBowl !== undefined}
      />
      {reminders && <ReminderList reminders={reminders} />}
      {tests && <PatchTests clientId={id} tests={tests} rules={rules} now={now} stop={stop} at={at} />}
      {consultations && consents && notes && (
        <ConsultationSection
          clientId={id}
          name={fields.name}
          noAi={fields.no_ai}
          rows={consultations}
          consents={consents}
          notes={notes}
          months={salon?.consultation_months}
          salon={salon?.name ?? ''}
          now={now}
        />
      )}
      {consents && photos && (
        <PhotoSection key={`photos-${id}`} clientId={id} photos={photos} consents={consents} />
      )}
      <ClientCard fields={fields} onEdit={() => setOpen('edit')} />
      {notes && memos && formulas && asks && photos && (
        <Timeline
          key={id}
          clientId={id}
          moments={timelineOf(notes, formulas, asks, memos, photos)}
          photos={photos}
          now={now}
          at={at}
        />
      )}
      {consents && (
        <Permissions
          clientId={id}
          name={fields.name}
          consents={consents}
          noAi={fields.no_ai}
          asking={asking}
          onAsk={setAsking}
        />
      )}
      <Suspense>
        {open === 'edit' && <ClientDialog client={client} onClose={() => setOpen(null)} />}
        {open === 'earlier' && (
          <EarlierVersions kind="client" id={id} present={fields} onClose={() => setOpen(null)} />
        )}
        {open === 'report' && <ReportDialog clientId={id} name={fields.name} onClose={() => setOpen(null)} />}
        {open === 'erase' && (
          <EraseDialog clientId={id} name={fields.name} onClose={() => setOpen(null)} onErased={onGone} />
        )}
      </Suspense>
    </article>
  )
}

/**
 * Takes the client's name out of the title on leaving. "Where was I" stores the title, and would keep the name of
 * somebody who was erased.
 */
function useLeftTitle(): void {
  useLeave(() => {
    document.title = 'Clients · Chairside'
  })
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
