import { useState } from 'react'
import { salon } from '../../../platform/data/db'
import { pictureOf } from '../../../platform/data/media/pictures'
import { useUntilDone } from '../../../platform/sync/triggers/until-done'

/** Null also where the device can't read what it kept: then the picture is not here, and nothing waits for it. */
export async function pictureHere(hash: string, about: string): Promise<Blob | null> {
  try {
    return await pictureOf(salon(), { hash, about })
  } catch (error) {
    console.info('The picture could not be read here.', error)
    return null
  }
}

/** undefined: on its way · null: not here, and without a signal not to be had. */
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
