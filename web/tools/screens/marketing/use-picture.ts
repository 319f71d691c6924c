import { useEffect, useState } from 'react'
import { salon } from '../../../platform/data/db'
import { pictureOf } from '../../../platform/data/pictures'
import { untilDone } from '../../../platform/sync/until-done'

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
  useEffect(() => {
    let source: string | null = null
    let wanted = true
    const end = untilDone(async () => {
      const blob = await pictureHere(hash, about)
      if (!wanted) return true
      source = blob && URL.createObjectURL(blob)
      setPicture(blob && source ? { blob, source } : null)
      return blob !== null
    })
    return () => {
      wanted = false
      end()
      if (source !== null) URL.revokeObjectURL(source)
    }
  }, [hash, about])
  return picture
}
