import { useRouteError } from 'react-router-dom'
import { Button, ButtonLink } from '../ui/Button'
import { Empty } from '../ui/Empty'

/** Where a bug ends: what was typed is kept as a draft or a record, and the way on is plain. */
export function Broken({ inside = false }: { inside?: boolean }) {
  const error = useRouteError()
  console.error(error)
  const words = error instanceof Error ? error.message : String(error)
  const missing = /dynamically imported module|module script|preload/i.test(words)
  return (
    <div style={{ padding: 'var(--space-5)', maxWidth: 720, margin: '0 auto' }} role="alert">
      <Empty
        icon="caution"
        title={missing ? 'This screen isn’t on this device yet' : 'This screen stopped working'}
        text={
          missing
            ? 'It is fetched once, with a signal. Everything you wrote is kept.'
            : `Everything that was saved is still here, and what you were typing is kept as a draft. The reason: ${words}`
        }
      >
        <Button look="act" onClick={() => location.reload()}>
          Try again
        </Button>
        <ButtonLink to={inside ? '/dashboard' : '/'}>{inside ? 'Dashboard' : 'Home'}</ButtonLink>
      </Empty>
    </div>
  )
}
