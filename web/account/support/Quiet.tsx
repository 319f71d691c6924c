import { Component, type ErrorInfo, type ReactNode } from 'react'

/** Help that is broken must break nothing: it is gone until the page is loaded again. */
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
