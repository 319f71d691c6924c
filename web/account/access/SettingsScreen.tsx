import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Navigate, NavLink, useParams } from 'react-router-dom'
import { Page } from '../../ui/kit/Page'
import styles from '../../ui/kit/Settings.module.css'
import { Waiting } from '../../ui/kit/Waiting'
import { AppearanceSection } from './AppearanceSection'
import { DeviceSection } from './DeviceSection'
import { SalonSection } from './SalonSection'

const AccountSection = lazy(() => import('./AccountSection'))
const ComfortPanel = lazy(() => import('../../ui/comfort/ComfortPanel'))
const DataSection = lazy(() => import('../../salon/exchange/DataSection'))
const ModelsSection = lazy(() => import('../../tools/models/ModelsSection'))
const PeopleSection = lazy(() => import('../people/PeopleSection'))
const PlanSection = lazy(() => import('../plans/PlanSection'))
const PrivacySection = lazy(() => import('../../salon/privacy/PrivacySection'))
const SecuritySection = lazy(() => import('./SecuritySection'))
const NotificationsSection = lazy(() => import('../../salon/timers/NotificationsSection'))

const sections: readonly { id: string; title: string; body: ReactNode }[] = [
  { id: 'salon', title: 'Salon', body: <SalonSection /> },
  { id: 'people', title: 'People', body: <PeopleSection /> },
  { id: 'plan', title: 'Plan', body: <PlanSection /> },
  { id: 'data', title: 'Data', body: <DataSection /> },
  { id: 'privacy', title: 'Privacy', body: <PrivacySection /> },
  { id: 'models', title: 'Models', body: <ModelsSection /> },
  { id: 'notifications', title: 'Notifications', body: <NotificationsSection /> },
  { id: 'security', title: 'Security', body: <SecuritySection /> },
  { id: 'device', title: 'This tablet', body: <DeviceSection /> },
  { id: 'appearance', title: 'Appearance', body: <AppearanceSection /> },
  { id: 'comfort', title: 'Comfort', body: <ComfortPanel /> },
  { id: 'account', title: 'Account', body: <AccountSection /> },
]

export default function SettingsScreen() {
  const { section } = useParams()
  const tabs = useRef<HTMLElement>(null)
  // On a phone they don't all fit: the one that is open is always seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is another tab.
  useEffect(() => {
    const row = tabs.current
    const tab = row?.querySelector<HTMLElement>('[aria-current="page"]')
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.clientWidth) / 2
  }, [section])
  const present = sections.find(({ id }) => id === section)
  if (!present) return <Navigate to="/settings/salon" replace />
  return (
    <Page title="Settings">
      <div className={styles.screen}>
        <nav ref={tabs} className={styles.tabs} aria-label="Settings">
          {sections.map(({ id, title }) => (
            <NavLink key={id} to={`/settings/${id}`} className={styles.tab}>
              {title}
            </NavLink>
          ))}
        </nav>
        <div className={styles.section}>
          <Suspense fallback={<Waiting label="Loading" />}>{present.body}</Suspense>
        </div>
      </div>
    </Page>
  )
}
