import { useEffect, useState } from 'react'
import type { FieldsOf } from '../../../shared/records'

type Noted = { quote: string; at: string } | null

/** What chair notes raise that the latest consultation doesn't know of. Read once the page stands; null until then. */
export function useNotedSince(
  latest: FieldsOf<'consultation'> | undefined,
  notes: readonly { fields: FieldsOf<'note'> }[],
): Noted {
  const [noted, setNoted] = useState<Noted>(null)
  useEffect(() => {
    if (!latest) return setNoted(null)
    let wanted = true
    import('../../../shared/consultation/since')
      .then(
        ({ notedSince }) =>
          wanted &&
          setNoted(
            notedSince(
              latest,
              notes.map(({ fields }) => fields),
            ),
          ),
      )
      .catch(error => console.info('The notes could not be read for what is to be asked again.', error))
    return () => {
      wanted = false
    }
  }, [latest, notes])
  return noted
}
