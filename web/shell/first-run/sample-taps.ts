// Loads and removes the sample salon, one tap each, wherever it is offered.
import { loadSample, removeSample, sampleStanding } from '../../salon/import-export/sample/load'
import { attempt } from '../../ui/forms/attempt'

/** `away`: a sentence on how to remove it. */
export const putSampleIn = (away: string): Promise<boolean> =>
  attempt(() => loadSample(Date.now()), {
    title: 'Sample salon loaded',
    text: `12 clients, 27 products with their stock, and their history. ${away}`,
    tone: 'ok',
  })

/** If somebody has worked on it, does nothing but call `ask`, which leads to the choice of what to keep. */
export async function takeSampleOut(ask: () => void): Promise<void> {
  const standing = await sampleStanding()
  if (standing.used.length > 0) return ask()
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
