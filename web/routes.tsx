// Every address of the app. Each screen is a chunk of its own.
import { lazy, type ReactNode, Suspense } from 'react'
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom'
import { cards } from '../shared/tools/cards'
import { Guard } from './account/Guard'
import { Broken } from './layout/Broken'
import SignedIn from './layout/SignedIn'
import { Waiting } from './ui/Waiting'

const AuthScreen = lazy(() => import('./account/AuthScreen'))
const SettingsScreen = lazy(() => import('./account/SettingsScreen'))
const ClientsScreen = lazy(() => import('./clients/ClientsScreen'))
const DashboardScreen = lazy(() => import('./dashboard/DashboardScreen'))
const HelpScreen = lazy(() => import('./help/HelpScreen'))
const HistoryScreen = lazy(() => import('./history/HistoryScreen'))
const LandingScreen = lazy(() => import('./site/LandingScreen'))
const NotBuiltScreen = lazy(() => import('./tools/NotBuiltScreen'))
const NotFoundScreen = lazy(() => import('./site/NotFoundScreen'))
const PricingScreen = lazy(() => import('./site/PricingScreen'))
const ProductsScreen = lazy(() => import('./products/ProductsScreen'))
const ToolScreen = lazy(() => import('./tools/ToolScreen'))
const WaitingScreen = lazy(() => import('./waiting/WaitingScreen'))

const alone = (screen: ReactNode): ReactNode => (
  <Suspense fallback={<Waiting label="Loading" />}>{screen}</Suspense>
)
/** Records are always read, edited and exported: these open without a plan. */
const open = (screen: ReactNode): ReactNode => <Guard subscription={false}>{screen}</Guard>

const tools: RouteObject[] = cards.map(({ path, id, product, here, title }) => ({
  path,
  element: (
    <Guard product={product}>
      {here ? <ToolScreen key={id} toolId={id} /> : <NotBuiltScreen heading={title} />}
    </Guard>
  ),
}))

export const router = createBrowserRouter([
  {
    errorElement: <Broken />,
    children: [
      { path: '/', element: alone(<LandingScreen />) },
      { path: '/auth', element: alone(<AuthScreen />) },
      { path: '/pricing', element: alone(<PricingScreen />) },
      {
        element: <SignedIn />,
        children: [
          {
            errorElement: <Broken inside />,
            children: [
              { path: '/dashboard', element: open(<DashboardScreen />) },
              { path: '/clients', element: open(<ClientsScreen />) },
              { path: '/clients/:id', element: open(<ClientsScreen />) },
              { path: '/products', element: open(<ProductsScreen />) },
              { path: '/history', element: open(<HistoryScreen />) },
              { path: '/waiting', element: open(<WaitingScreen />) },
              { path: '/settings', element: <Navigate to="/settings/salon" replace /> },
              { path: '/settings/:section', element: open(<SettingsScreen />) },
              { path: '/help', element: <Navigate to="/help/start" replace /> },
              { path: '/help/:article', element: open(<HelpScreen />) },
              ...tools,
            ],
          },
        ],
      },
      { path: '*', element: alone(<NotFoundScreen />) },
    ],
  },
])
