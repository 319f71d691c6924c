// The browser's own model, if it has one: whether it's available, whether it is used to read questions, and a button to
// download it.

import { useState } from 'react'
import { useAnswer } from '../../platform/outside'
import {
  browserModel,
  fetchBrowserModel,
  type BrowserModel as State,
} from '../../platform/reading/browser-model'
import { Button } from '../../ui/kit/Button'
import { Icon } from '../../ui/kit/drawings/Icon'
import settings from '../../ui/kit/Settings.module.css'
import { chooseReadsHere, useReadsHere } from '../../ui/state/preferences'

const SAID: Readonly<Record<State, string>> = {
  none: 'This browser has no model of its own. The built-in engine reads alone here, as always.',
  'to-fetch':
    'This browser can have a model of its own. It is not on this device, and is fetched only if you say so.',
  'being-fetched': 'This browser is fetching its model. It reads as soon as it is here.',
  there: 'This browser has a model of its own on this device.',
}

export function BrowserModel() {
  const [state, setState] = useState<State>()
  const [share, setShare] = useState<number | null>(null)
  const [failed, setFailed] = useState(false)
  const isWanted = useReadsHere()
  useAnswer(browserModel, [], { came: setState })
  if (state === undefined) return null

  async function fetchIt(): Promise<void> {
    setFailed(false)
    setShare(0)
    await fetchBrowserModel(setShare).catch(error => {
      console.info('The browser’s model could not be fetched.', error)
      setFailed(true)
    })
    setShare(null)
    setState(await browserModel())
  }

  return (
    <section className={settings.panel}>
      <h2>The browser’s own model</h2>
      <p className={settings.fact}>
        <Icon name={state === 'there' ? 'check' : 'info'} />
        {SAID[state]}
      </p>
      <p className={settings.soft}>
        It reads without a signal, when the server’s model can’t, and nothing leaves this device. It only
        reads: the built-in engine works the answer out. It never gets consultations, or clients without AI.
      </p>
      {state === 'there' && (
        <div>
          <Button onClick={() => chooseReadsHere(!isWanted)}>
            {isWanted ? 'Stop using it here' : 'Use it here'}
          </Button>
        </div>
      )}
      {(state === 'to-fetch' || state === 'being-fetched') && (
        <div>
          <Button disabled={share !== null} onClick={() => void fetchIt()}>
            {share === null ? 'Download it (several gigabytes)' : `Fetching: ${Math.round(share * 100)} %`}
          </Button>
        </div>
      )}
      <p role="status">{failed && 'It could not be fetched. Try again where there is a good signal.'}</p>
    </section>
  )
}
