import { findTool } from '../../../shared/toolbox'
import { cards } from '../../../shared/tools/cards'
import { useLoaded } from '../../ui/state/use-loaded'

type Features = Readonly<Record<string, readonly string[]>>
const NONE: Features = {}
const listed = async (): Promise<Features> =>
  Object.fromEntries(
    await Promise.all(
      cards.map(async ({ id }) => [id, (await findTool(id))?.about.checklist ?? []] as const),
    ),
  )

/** Each tool's features, from the tool itself; they load after the prices and are left out offline. */
export const useFeatures = (): Features =>
  useLoaded(listed, [], 'The feature lists could not be fetched.') ?? NONE
