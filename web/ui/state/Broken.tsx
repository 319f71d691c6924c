import { Component, type ErrorInfo, type ReactNode } from 'react'
import { Button, buttonClass } from '../kit/Button'
import { Empty } from '../kit/Empty'

type Props = { children: ReactNode; inside?: boolean }

/** Catches a crash: what was typed survives as a draft or record, and there is a clear way on. */
export class CatchBroken extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack)
  }

  override render(): ReactNode {
    const { error } = this.state
    return error ? <Broken words={error.message} inside={this.props.inside ?? false} /> : this.props.children
  }
}

function Broken({ words, inside }: { words: string; inside: boolean }) {
  const missing = /dynamically imported module|module script|preload/i.test(words)
  return missing ? (
    <NotHereYet inside={inside} />
  ) : (
    <Stopped
      title="This screen stopped working"
      text={`Everything that was saved is still here, and what you were typing is kept as a draft. The reason: ${words}`}
      inside={inside}
    />
  )
}

/** For a page this device has never fetched. */
export const NotHereYet = ({ inside = false }: { inside?: boolean }) => (
  <Stopped
    title="This screen isn’t on this device yet"
    text="It downloads once, when there is a signal. Everything you wrote is kept."
    inside={inside}
  />
)

function Stopped({ title, text, inside }: { title: string; text: string; inside: boolean }) {
  return (
    <div style={{ padding: 'var(--space-5)', maxWidth: 720, margin: '0 auto' }} role="alert">
      <Empty icon="caution" title={title} text={text}>
        <Button look="act" onClick={() => location.reload()}>
          Try again
        </Button>
        {/* A plain link starts afresh, whatever is broken. */}
        <a className={buttonClass('quiet')} href={inside ? '/dashboard' : '/'}>
          {inside ? 'Dashboard' : 'Home'}
        </a>
      </Empty>
    </div>
  )
}
