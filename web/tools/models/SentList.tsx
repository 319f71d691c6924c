// Exactly what was sent to a model, call by call, newest first.
import { useState } from 'react'
import { Button } from '../../ui/kit/Button'
import settings from '../../ui/kit/Settings.module.css'
import { fetchSent, type SentCall } from './models'
import { SentCalls } from './SentCalls'

type State = { calls: SentCall[]; next: string | null; failed: boolean; busy: boolean }

export function SentList() {
  const [state, setState] = useState<State | null>(null)

  async function more(): Promise<void> {
    const before = state?.next ?? null
    const calls = state?.calls ?? []
    setState({ calls, next: before, failed: false, busy: true })
    const page = await fetchSent(before)
    setState(
      page
        ? { calls: [...calls, ...page.calls], next: page.next, failed: false, busy: false }
        : { calls, next: before, failed: true, busy: false },
    )
  }

  return (
    <section className={settings.panel}>
      <h2>What was sent</h2>
      <p>
        Every call of a model, word for word, and what was kept from it. Never a phone number, an email, an
        address or a surname; notes only with the client’s permission for health notes. Of a voice memo the
        whole sound was sent, with what was said in it. It is kept on the server for 12 months, and erased
        with a client.
      </p>
      {state?.calls.length === 0 && !state.busy && !state.failed && <p>Nothing was sent to a model.</p>}
      {state !== null && state.calls.length > 0 && <SentCalls calls={state.calls} linked />}
      {state?.failed && <p role="alert">The server can’t be reached right now.</p>}
      {(state === null || state.next !== null || state.failed) && (
        <Button disabled={state?.busy === true} onClick={() => void more()}>
          {state === null ? 'Show what was sent' : state.failed ? 'Try again' : 'Show more'}
        </Button>
      )}
    </section>
  )
}
