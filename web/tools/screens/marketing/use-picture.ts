import { useState } from 'react'
import { salon } from '../../../platform/data/db'
import { pictureOf } from '../../../platform/data/media/pictures'
import { useUntilDone } from '../../../platform/sync/triggers/until-done'

/** Also null if the device can't read its stored copy: that counts as no picture, and nothing waits for it. */
export async function pictureHere(hash: string, about: string): Promise<Blob | null> {
  try {
    return await pictureOf(salon(), { hash, about })
  } catch (error) {
    console.info('The picture could not be read here.', error)
    return null
  }
}

/** undefined: on its way. null: not here, and unobtainable without a signal. */
export function usePicture(hash: string, about: string): { blob: Blob; source: string } | null | undefined {
  const [picture, setPicture] = useState<{ blob: Blob; source: string } | null>()
  useUntilDone(
    async signal => {
      const blob = await pictureHere(hash, about)
      if (signal.aborted) return true
      const source = blob && URL.createObjectURL(blob)
      if (source) signal.addEventListener('abort', () => URL.revokeObjectURL(source))
      setPicture(blob && source ? { blob, source } : null)
      return blob !== null
    },
    [hash, about],
  )
  return picture
}
