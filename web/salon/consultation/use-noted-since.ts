import type { FieldsOf } from '../../../shared/salon/records/records'
import { useLoaded } from '../../ui/state/use-loaded'

type Noted = { quote: string; at: string } | null

/**
 * What chair notes mention that the latest consultation doesn't cover. Read once the page has rendered; null until
 * then.
 */
export function useNotedSince(
  latest: FieldsOf<'consultation'> | undefined,
  notes: readonly { fields: FieldsOf<'note'> }[],
): Noted {
  const noted = useLoaded(
    async () => {
      if (!latest) return null
      const { notedSince } = await import('../../../shared/salon/consultation/since')
      return notedSince(
        latest,
        notes.map(({ fields }) => fields),
      )
    },
    [latest, notes],
    'The notes could not be read for what is to be asked again.',
  )
  return latest ? (noted ?? null) : null
}
