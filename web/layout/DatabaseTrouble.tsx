import { Button } from '../ui/Button'
import { Empty } from '../ui/Empty'

const WORDS = {
  'old-app': {
    title: 'A newer version is open in another tab',
    text: 'It has already moved your records to its own form. Nothing is lost: reload this tab to go on.',
  },
  blocked: {
    title: 'Another tab holds the records',
    text: 'An older version of the app is open in another tab. Close that tab, then reload this one. Nothing is lost.',
  },
  failed: {
    title: 'The records on this device can’t be opened',
    text: 'The browser did not give access to its storage. Private windows and full disks do that. Free some space or leave the private window, then reload.',
  },
} as const

export function DatabaseTrouble({ state }: { state: keyof typeof WORDS }) {
  const { title, text } = WORDS[state]
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
