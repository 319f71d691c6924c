// What the palette can do itself, besides opening places.
import { useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSignOut } from '../../account/access/sign-out/use-sign-out'
import { useAnyWithId } from '../../platform/data/queries/by-id'
import { SAMPLE } from '../../salon/import-export/sample/salon'
import { chooseScheme, colourScheme, shownScheme } from '../../ui/kit/theme/colour-scheme'
import { useNavigationStyle } from '../../ui/state/preferences'
import type { Choice } from './choice'

const loadSampleSalon = async () =>
  (await import('../first-run/sample-taps')).putSampleIn('Remove it in Settings under Data.')

const noteField = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-chair-note]')

function writeNote(): void {
  const field = noteField()
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}

export function useActs(startTimer: () => void): Choice[] {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const signOut = useSignOut(useNavigationStyle())
  const sample = useAnyWithId(SAMPLE)
  useSyncExternalStore(colourScheme.subscribe, colourScheme.get)
  const next = shownScheme() === 'dark' ? 'light' : 'dark'
  const atClient = /^\/clients\/./.test(pathname)
  const act = (choice: Omit<Choice, 'group'>): Choice => ({ ...choice, group: 'acts' })
  const removeSampleSalon = async () =>
    (await import('../first-run/sample-taps')).takeSampleOut(() => navigate('/settings/data'))
  const sampleAct = act({
    id: 'sample',
    title: sample ? 'Remove the sample salon' : 'Load the sample salon',
    also: sample ? 'demo example delete' : 'demo example try',
    icon: sample ? 'delete' : 'download',
    doing: { act: sample ? removeSampleSalon : loadSampleSalon },
  })
  // Offers neither until we know whether the sample is here.
  const sampleActs = sample === undefined ? [] : [sampleAct]
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
    ...sampleActs,
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
