import { useState } from 'react'
import { Button } from '../../../ui/kit/Button'
import { notify } from '../../../ui/kit/notices/notify'
import { Refused } from '../Refused'
import { sendProof } from './security'

/** Mails the link that verifies this account's email. */
export function SendProof() {
  const [state, setState] = useState<{ busy: boolean; words: string | null }>({ busy: false, words: null })
  async function send(): Promise<void> {
    setState({ busy: true, words: null })
    const answer = await sendProof()
    setState({ busy: false, words: answer.ok ? null : answer.words })
    if (answer.ok)
      notify({ title: 'The link is on its way', text: 'Open it on any device within a day.', tone: 'ok' })
  }
  return (
    <>
      <Refused words={state.words} />
      <div>
        <Button look="act" disabled={state.busy} onClick={() => void send()}>
          Send the link
        </Button>
      </div>
    </>
  )
}
