import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAnyWithId } from '../data/by-id'
import { loadSample, removeSample, sampleStanding } from '../exchange/sample/load'
import { SAMPLE } from '../exchange/sample/salon'
import { attempt } from '../records/attempt'
import { Button } from '../ui/Button'

/** One tap in, one tap out. Where somebody has worked on it, the settings ask what is to stay. */
export function Sample({ only }: { only?: 'remove' }) {
  const found = useAnyWithId(SAMPLE)
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()

  async function during(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    await work()
    setBusy(false)
  }
  const load = async (): Promise<void> =>
    void (await attempt(() => loadSample(Date.now()), {
      title: 'Sample salon loaded',
      text: '12 clients, 15 products and their history. One tap takes them away again.',
      tone: 'ok',
    }))
  async function take(): Promise<void> {
    const standing = await sampleStanding()
    if (standing.used.length > 0) return navigate('/settings/data')
    let undo = async (): Promise<void> => {}
    const done = await attempt(async () => {
      undo = await removeSample(standing, new Set(), Date.now())
    })
    if (done)
      await attempt(async () => {}, {
        title: 'Sample salon removed',
        tone: 'stop',
        undo: () => void attempt(undo),
      })
  }

  if (found === undefined) return null
  if (!found && only === 'remove') return null
  return found ? (
    <Button disabled={busy} onClick={() => void during(take)}>
      Remove the sample salon
    </Button>
  ) : (
    <Button disabled={busy} onClick={() => void during(load)}>
      Load the sample salon
    </Button>
  )
}
