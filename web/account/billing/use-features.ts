import { useEffect, useState } from 'react'
import { findTool } from '../../../shared/toolbox'
import { cards } from '../../../shared/tools/cards'

/** What each tool says of itself, from the tool; it comes after the prices are there. */
export function useFeatures(): Readonly<Record<string, readonly string[]>> {
  const [features, setFeatures] = useState<Readonly<Record<string, readonly string[]>>>({})
  useEffect(() => {
    let gone = false
    void Promise.all(cards.map(async ({ id }) => [id, (await findTool(id))?.about.checklist ?? []] as const))
      .then(found => !gone && setFeatures(Object.fromEntries(found)))
      // Without a connection: the prices stand, the lists stay out.
      .catch(error => console.info('The feature lists could not be fetched.', error))
    return () => {
      gone = true
    }
  }, [])
  return features
}
