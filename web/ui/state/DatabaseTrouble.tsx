import { toolKeeping } from '../../../shared/toolbox'
import { Button } from '../kit/Button'
import { Empty } from '../kit/Empty'

const WORDS = {
  'old-app': {
    title: 'A newer version is open in another tab',
    text: 'It has already updated your records. Nothing is lost: reload this tab to carry on.',
  },
  blocked: {
    title: 'Chairside is open in another tab',
    text: 'An older version of the app is open in another tab. Close that tab, then reload this one. Nothing is lost.',
  },
  failed: {
    title: 'The records on this device can’t be opened',
    text: 'Nothing was deleted. The browser blocked its storage. A private window or a full disk can cause this. Free some space or leave the private window, then reload.',
  },
} as const

/** Messages of screens that have their own. */
const OF_SCREEN: Partial<Record<string, string>> = {
  clients: 'Failed to load clients',
  [toolKeeping('recommendations')]: 'Failed to load clients',
}

/** `area`: the first part of the address. */
export function DatabaseTrouble({ state, area = '' }: { state: keyof typeof WORDS; area?: string }) {
  const { text } = WORDS[state]
  const title = (state === 'failed' ? OF_SCREEN[area] : undefined) ?? WORDS[state].title
  return (
    <div style={{ padding: 'var(--space-5)' }} role="alert">
      <Empty icon="caution" title={title} text={text}>
        <Button look="act" onClick={() => location.reload()}>
          Reload
        </Button>
      </Empty>
    </div>
  )
}
