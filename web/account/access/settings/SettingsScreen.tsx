// The settings: an index by topic, with what people see and hear first, and the section beside it or in its place.
import { lazy, type ReactNode, Suspense } from 'react'
import { Link, Navigate, NavLink, useParams } from 'react-router-dom'
import { Icon } from '../../../ui/kit/drawings/Icon'
import { Page } from '../../../ui/kit/Page'
import styles from '../../../ui/kit/Settings.module.css'
import { Waiting } from '../../../ui/kit/waiting/Waiting'
import { AppearanceSection } from './AppearanceSection'
import { DeviceSection } from './DeviceSection'
import { SalonSection } from './salon/SalonSection'

const AccountSection = lazy(() => import('./AccountSection'))
const ComfortPanel = lazy(() => import('../../../ui/comfort/panel/ComfortPanel'))
const DataSection = lazy(() => import('../../../salon/import-export/DataSection'))
const ModelsSection = lazy(() => import('../../../tools/models/ModelsSection'))
const PeopleSection = lazy(() => import('../../people/settings/PeopleSection'))
const PlanSection = lazy(() => import('../../plans/PlanSection'))
const PrivacySection = lazy(() => import('../../../salon/privacy/PrivacySection'))
const SecuritySection = lazy(() => import('../security/SecuritySection'))
const NotificationsSection = lazy(() => import('../../../salon/timers/ringing/NotificationsSection'))

type Section = { id: string; title: string; about: string; body: ReactNode }
const groups: readonly { title: string; sections: readonly Section[] }[] = [
  {
    title: 'Look and voice',
    sections: [
      { id: 'comfort', title: 'Comfort', about: 'Text size, colours, motion, voice', body: <ComfortPanel /> },
      {
        id: 'appearance',
        title: 'Appearance',
        about: 'Light or dark, the menu',
        body: <AppearanceSection />,
      },
    ],
  },
  {
    title: 'The salon',
    sections: [
      { id: 'salon', title: 'Salon', about: 'Name, house colour, patch tests', body: <SalonSection /> },
      { id: 'people', title: 'People', about: 'Who works here, PIN and lock', body: <PeopleSection /> },
      {
        id: 'notifications',
        title: 'Notifications',
        about: 'Timers that ring',
        body: <NotificationsSection />,
      },
    ],
  },
  {
    title: 'Data',
    sections: [
      { id: 'data', title: 'Data', about: 'Import, copy, sample salon', body: <DataSection /> },
      { id: 'privacy', title: 'Privacy', about: 'AI, permissions, what is kept', body: <PrivacySection /> },
      { id: 'models', title: 'Models', about: 'What was sent to a model', body: <ModelsSection /> },
      { id: 'device', title: 'This tablet', about: 'Storage, install, voice test', body: <DeviceSection /> },
    ],
  },
  {
    title: 'Account',
    sections: [
      { id: 'plan', title: 'Plan', about: 'What you pay, and until when', body: <PlanSection /> },
      {
        id: 'security',
        title: 'Security',
        about: 'Password, second step, devices',
        body: <SecuritySection />,
      },
      { id: 'account', title: 'Account', about: 'Email, leaving', body: <AccountSection /> },
    ],
  },
]

export default function SettingsScreen() {
  const { section } = useParams()
  const present = groups.flatMap(({ sections }) => sections).find(({ id }) => id === section)
  if (section !== undefined && !present) return <Navigate to="/settings" replace />
  return (
    <Page title="Settings">
      {present ? (
        <div className={styles.screen}>
          <Link to="/settings" className={styles.back}>
            <Icon name="back" /> All settings
          </Link>
          <nav className={styles.beside} aria-label="Settings">
            {groups.map(({ title, sections }) => (
              <div key={title}>
                <p>{title}</p>
                {sections.map(({ id, title: name }) => (
                  <NavLink key={id} to={`/settings/${id}`} className={styles.tab}>
                    {name}
                  </NavLink>
                ))}
              </div>
            ))}
          </nav>
          <div className={styles.section}>
            <Suspense fallback={<Waiting label="Loading" />}>{present.body}</Suspense>
          </div>
        </div>
      ) : (
        <nav className={styles.index} aria-label="Settings">
          {groups.map(({ title, sections }) => (
            <section key={title} aria-labelledby={`settings-${sections[0]?.id}`}>
              <h2 id={`settings-${sections[0]?.id}`}>{title}</h2>
              <ul>
                {sections.map(({ id, title: name, about }) => (
                  <li key={id}>
                    <Link to={`/settings/${id}`} aria-describedby={`about-${id}`}>
                      <span>
                        <b>{name}</b>
                        <small id={`about-${id}`}>{about}</small>
                      </span>
                      <Icon name="next" size={20} />
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      )}
    </Page>
  )
}
