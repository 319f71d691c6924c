import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAnyWithId } from '../../platform/data/queries/by-id'
import { SAMPLE } from '../../salon/import-export/sample/salon'
import { Button } from '../../ui/kit/Button'
import { putSampleIn, takeSampleOut } from './sample-taps'

/** One tap to load it, one to remove it. If somebody has worked on it, the settings ask what to keep. */
export function Sample({ only }: { only?: 'remove' }) {
  const found = useAnyWithId(SAMPLE)
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()

  async function during(work: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    await work()
    setBusy(false)
  }
  const load = () => putSampleIn('One tap takes them away again: here, or later in Settings under Data.')
  const take = () => takeSampleOut(() => navigate('/settings/data'))

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
