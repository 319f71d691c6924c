// Every address of the app. Each screen is a chunk of its own.
import { Fragment, type ReactNode, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { cards } from '../shared/tools/cards'
import { Guard } from './account/access/Guard'
import { PublicPage } from './shell/layout/PublicPage'
import SignedIn from './shell/layout/SignedIn'
import { later } from './ui/kit/waiting/later'
import { Waiting } from './ui/kit/waiting/Waiting'
import { CatchBroken } from './ui/state/Broken'

const AuthScreen = later(() => import('./account/access/sign-in/AuthScreen'))
const ClosingScreen = later(() => import('./account/access/delete-account/ClosingScreen'))
const SettingsScreen = later(() => import('./account/access/settings/SettingsScreen'))
const ChairScreen = later(() => import('./chair/service/ChairScreen'))
const ClientsScreen = later(() => import('./salon/clients/ClientsScreen'))
const DashboardScreen = later(() => import('./shell/dashboard/DashboardScreen'))
const HelpScreen = later(() => import('./shell/help/HelpScreen'))
const ListsScreen = later(() => import('./salon/lists/ListsScreen'))
const HistoryScreen = later(() => import('./salon/history/HistoryScreen'))
const LaterScreen = later(() => import('./site/pages/LaterScreen'))
const MfaScreen = later(() => import('./account/access/second-step/MfaScreen'))
const NotFoundScreen = later(() => import('./site/pages/NotFoundScreen'))
const PricingScreen = later(() => import('./account/billing/PricingScreen'))
const PracticeCheckoutScreen = later(() => import('./account/billing/PracticeCheckoutScreen'))
const PracticePortalScreen = later(() => import('./account/billing/PracticePortalScreen'))
const ProductsScreen = later(() => import('./salon/products/ProductsScreen'))
const SocialAssetsScreen = later(() => import('./shell/assets/SocialAssetsScreen'))
const ToolScreen = later(() => import('./tools/screens/ToolScreen'))
const VoiceTestScreen = later(() => import('./site/voice-test/VoiceTestScreen'))
const WaitingScreen = later(() => import('./shell/waiting/WaitingScreen'))

const firsts: Readonly<Record<string, { fetch: () => Promise<void> }>> = {
  auth: AuthScreen,
  chair: ChairScreen,
  clients: ClientsScreen,
  closing: ClosingScreen,
  dashboard: DashboardScreen,
  help: HelpScreen,
  history: HistoryScreen,
  lists: ListsScreen,
  'mfa-setup': MfaScreen,
  pricing: PricingScreen,
  products: ProductsScreen,
  settings: SettingsScreen,
  'social-assets': SocialAssetsScreen,
  'voice-test': VoiceTestScreen,
  waiting: WaitingScreen,
  ...Object.fromEntries(cards.map(({ path }) => [path.split('/')[1] ?? '', ToolScreen])),
}

/** The screen that stands at this address, so that the first render has it. Never fails: the render then says why. */
export async function fetchScreen(pathname: string): Promise<void> {
  await firsts[pathname.split('/')[1] ?? '']?.fetch().catch(() => undefined)
}

/** Drawn at build and served as they are. */
const PUBLIC_PAGES = ['/', '/terms', '/privacy']

const alone = (screen: ReactNode): ReactNode => (
  <CatchBroken>
    <Suspense fallback={<Waiting label="Loading" />}>{screen}</Suspense>
  </CatchBroken>
)
/** Records are always read, edited and exported: these open without a plan. */
const open = (screen: ReactNode): ReactNode => <Guard subscription={false}>{screen}</Guard>

/** Declarative routes: the router that also loads data would cost the first screen as much again as this one. */
export function AppRoutes() {
  return (
    <Routes>
      {PUBLIC_PAGES.map(path => (
        <Route key={path} path={path} element={<PublicPage />} />
      ))}
      <Route path="/auth" element={alone(<AuthScreen />)} />
      <Route path="/closing" element={alone(<ClosingScreen />)} />
      <Route path="/mfa-setup" element={alone(<MfaScreen />)} />
      <Route path="/voice-test" element={alone(<VoiceTestScreen />)} />
      <Route path="/pricing" element={alone(<PricingScreen />)} />
      <Route path="/practice/checkout/:id" element={alone(open(<PracticeCheckoutScreen />))} />
      <Route path="/practice/portal" element={alone(open(<PracticePortalScreen />))} />
      {cards.map(({ id, title, demoPath, featurePath }) => (
        <Fragment key={id}>
          <Route path={demoPath} element={alone(<LaterScreen key={demoPath} title={title} what="demo" />)} />
          <Route path={featurePath} element={<PublicPage />} />
        </Fragment>
      ))}
      {/* The whole screen, without the frame: nothing but the service. */}
      <Route path="/chair/:clientId" element={alone(open(<ChairScreen />))} />
      <Route element={<SignedIn />}>
        <Route path="/dashboard" element={open(<DashboardScreen />)} />
        {/* One element for both, so that the list keeps its place while clients are opened. */}
        <Route path="/clients/:id?" element={open(<ClientsScreen />)} />
        <Route path="/products" element={open(<ProductsScreen />)} />
        <Route path="/history" element={open(<HistoryScreen />)} />
        <Route path="/lists" element={open(<ListsScreen />)} />
        <Route
          path="/social-assets"
          element={
            <Guard>
              <SocialAssetsScreen />
            </Guard>
          }
        />
        <Route path="/waiting" element={open(<WaitingScreen />)} />
        <Route path="/settings/:section?" element={open(<SettingsScreen />)} />
        <Route path="/help/:article?" element={open(<HelpScreen />)} />
        {cards.map(({ path, id, product }) => (
          <Route
            key={id}
            path={path}
            element={
              <Guard product={product}>
                <ToolScreen key={id} toolId={id} />
              </Guard>
            }
          />
        ))}
      </Route>
      <Route path="*" element={alone(<NotFoundScreen />)} />
    </Routes>
  )
}
