import { type RefObject, useLayoutEffect, useState } from 'react'
import { isDictated } from './insert'

type Field = { isDictated: boolean; hasLines: boolean; labelId: string | undefined }
const NONE: Field = { isDictated: false, hasLines: false, labelId: undefined }

/** The text field in the same place: whether it can be dictated into, and where its label is. */
export function useField(place: RefObject<HTMLElement | null>): Field {
  const [field, setField] = useState(NONE)
  // Follows the field that stands beside it in the page.
  useLayoutEffect(() => {
    const found = place.current?.parentElement?.querySelector('input, textarea') ?? null
    setField(
      isDictated(found)
        ? {
            isDictated: !found.readOnly,
            hasLines: found instanceof HTMLTextAreaElement,
            labelId: found.labels?.[0]?.id || undefined,
          }
        : NONE,
    )
  }, [place])
  return field
}
