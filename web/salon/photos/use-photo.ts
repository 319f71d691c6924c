// A photo to be shown: from this device, else fetched once somebody looks, and again when the server answers.
import { type RefObject, useEffect, useState } from 'react'
import type { FieldsOf } from '../../../shared/records'
import { salon } from '../../platform/data/db'
import { photoBytes } from '../../platform/data/photos'
import { untilDone } from '../../platform/sync/until-done'

export type Shown =
  | { state: 'fetching' | 'no-signal' | 'not-there' }
  | { state: 'here'; source: string; blob: Blob }
const FETCHING: Shown = { state: 'fetching' }

type Photo = { id: string; fields: Pick<FieldsOf<'photo'>, 'hash' | 'type'> }

export async function blobOf({
  id,
  fields: { hash, type },
}: Photo): Promise<Blob | 'no-signal' | 'not-there'> {
  try {
    const bytes = await photoBytes(salon(), { id, hash, type }, Date.now())
    return typeof bytes === 'string' ? bytes : new Blob([bytes], { type })
  } catch (error) {
    console.info('The photo could not be read here.', error)
    return 'no-signal'
  }
}

/** `isWanted`: it is in sight. */
export function usePhoto({ id, fields: { hash, type } }: Photo, isWanted: boolean): Shown {
  const [shown, setShown] = useState<Shown>(FETCHING)
  useEffect(() => {
    if (!isWanted) return
    let source: string | null = null
    let isOver = false
    const end = untilDone(async () => {
      const blob = await blobOf({ id, fields: { hash, type } })
      if (isOver) return true
      if (typeof blob === 'string') {
        setShown({ state: blob })
        return false
      }
      source = URL.createObjectURL(blob)
      setShown({ state: 'here', source, blob })
      return true
    })
    return () => {
      isOver = true
      end()
      if (source !== null) URL.revokeObjectURL(source)
      setShown(FETCHING)
    }
  }, [id, hash, type, isWanted])
  return shown
}

/** True once it was in sight, and from then on. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const at = element.current
    if (at === null || seen) return
    if (!('IntersectionObserver' in globalThis)) return setSeen(true)
    const observer = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '200px' },
    )
    observer.observe(at)
    return () => observer.disconnect()
  }, [element, seen])
  return seen
}
