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

/** What each tool says of itself, from the tool; it comes after the prices are there, and stays out without a connection. */
export const useFeatures = (): Features =>
  useLoaded(listed, [], 'The feature lists could not be fetched.') ?? NONE
