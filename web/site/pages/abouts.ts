// Each tool's description together with the tool, for the pages built from it.
import { registrations } from '../../../shared/toolbox'
import { cards } from '../../../shared/tools/cards'

/** In card order; a tool that isn't registered yet has none. */
export const abouts = (
  await Promise.all(
    cards.map(async card => {
      const tool = (await registrations.find(({ id }) => id === card.id)?.load())?.default
      return tool ? [{ id: card.id, card, tool, about: tool.about }] : []
    }),
  )
).flat()
