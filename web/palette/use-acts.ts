// What the palette does by itself, beside leading somewhere.
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useSignOut } from '../account/use-sign-out'
import { useNavigationStyle } from '../layout/preferences'
import { attempt } from '../records/attempt'
import { chooseScheme, colourScheme, shownScheme } from '../ui/colour-scheme'
import type { Choice } from './choice'

async function loadSampleSalon(): Promise<void> {
  await attempt(
    async () => {
      const { loadSample } = await import('../exchange/sample/load')
      await loadSample(Date.now())
    },
    {
      title: 'Sample salon loaded',
      text: '12 clients, 15 products and their history. Remove it in Settings under Data.',
      tone: 'ok',
    },
  )
}

const noteField = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-chair-note]')

function writeNote(): void {
  const field = noteField()
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}

export function useActs(startTimer: () => void): Choice[] {
  const { pathname } = useLocation()
  const signOut = useSignOut(useNavigationStyle())
  useSyncExternalStore(colourScheme.subscribe, colourScheme.get)
  const next = shownScheme() === 'dark' ? 'light' : 'dark'
  const atClient = /^\/clients\/./.test(pathname)
  const act = (choice: Omit<Choice, 'group'>): Choice => ({ ...choice, group: 'acts' })
  return [
    act({
      id: 'add-client',
      title: 'Add client',
      also: 'new person customer',
      icon: 'add',
      doing: { to: '/clients?add=1' },
    }),
    ...(atClient
      ? [
          act({
            id: 'note',
            title: 'New note',
            hint: 'on the open client',
            also: 'write chair note',
            icon: 'edit',
            doing: { act: writeNote },
          }),
        ]
      : []),
    act({
      id: 'timer',
      title: 'Start a timer',
      also: 'minutes clock ring',
      icon: 'timer',
      doing: { act: startTimer },
    }),
    act({
      id: 'sample',
      title: 'Load the sample salon',
      also: 'demo example try',
      icon: 'download',
      doing: { act: loadSampleSalon },
    }),
    act({
      id: 'scheme',
      title: next === 'dark' ? 'Change to dark' : 'Change to light',
      also: 'light dark night theme look',
      icon: 'light',
      doing: { act: () => chooseScheme(next) },
    }),
    act({
      id: 'sign-out',
      title: 'Sign out',
      also: 'log out leave',
      icon: 'sign-out',
      doing: { act: signOut },
    }),
  ]
}
