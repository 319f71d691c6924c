import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate, NavLink, useParams } from 'react-router-dom'
import { Page } from '../ui/Page'
import { Waiting } from '../ui/Waiting'
import { AppearanceSection } from './AppearanceSection'
import { DeviceSection } from './DeviceSection'
import { SalonSection } from './SalonSection'
import styles from './Settings.module.css'

const DataSection = lazy(() => import('../exchange/DataSection'))
const ModelsSection = lazy(() => import('../models/ModelsSection'))

const sections: readonly { id: string; title: string; body: ReactNode }[] = [
  { id: 'salon', title: 'Salon', body: <SalonSection /> },
  { id: 'data', title: 'Data', body: <DataSection /> },
  { id: 'models', title: 'Models', body: <ModelsSection /> },
  { id: 'device', title: 'This tablet', body: <DeviceSection /> },
  { id: 'appearance', title: 'Appearance', body: <AppearanceSection /> },
]

export default function SettingsScreen() {
  const { section } = useParams()
  const present = sections.find(({ id }) => id === section)
  if (!present) return <Navigate to="/settings/salon" replace />
  return (
    <Page title="Settings">
      <nav className={styles.tabs} aria-label="Settings">
        {sections.map(({ id, title }) => (
          <NavLink key={id} to={`/settings/${id}`} className={styles.tab}>
            {title}
          </NavLink>
        ))}
      </nav>
      <Suspense fallback={<Waiting label="Loading" />}>{present.body}</Suspense>
    </Page>
  )
}
