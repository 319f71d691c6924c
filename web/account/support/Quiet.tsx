import { Component, type ErrorInfo, type ReactNode } from 'react'

/** If help breaks, it must not break anything else: it disappears until the page reloads. */
export class Quiet extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('Support Chat stopped working.', error, info.componentStack)
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children
  }
}
