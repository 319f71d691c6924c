import { useEffect, useState } from 'react'
import { salon } from '../../data/db'
import { pictureOf } from '../../data/pictures'

/** undefined: on its way · null: not here, and without a signal not to be had. */
export function usePicture(hash: string, about: string): { blob: Blob; source: string } | null | undefined {
  const [picture, setPicture] = useState<{ blob: Blob; source: string } | null>()
  useEffect(() => {
    let source: string | null = null
    let wanted = true
    void pictureOf(salon(), { hash, about }).then(blob => {
      if (!wanted) return
      source = blob && URL.createObjectURL(blob)
      setPicture(blob && source ? { blob, source } : null)
    })
    return () => {
      wanted = false
      if (source !== null) URL.revokeObjectURL(source)
    }
  }, [hash, about])
  return picture
}
