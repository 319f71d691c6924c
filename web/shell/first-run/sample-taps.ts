// The sample salon, one tap in, one tap out, wherever it is offered.
import { loadSample, removeSample, sampleStanding } from '../../salon/import-export/sample/load'
import { attempt } from '../../ui/forms/attempt'

/** `away`: how it is taken away again, as a sentence. */
export const putSampleIn = (away: string): Promise<boolean> =>
  attempt(() => loadSample(Date.now()), {
    title: 'Sample salon loaded',
    text: `12 clients, 27 products with their stock, and their history. ${away}`,
    tone: 'ok',
  })

/** Where somebody has worked on it nothing is done: `ask` leads to where they say what is to stay. */
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
