// What each tool says of itself, and the tool, for the pages that are drawn from it.
import { registrations } from '../../../shared/toolbox'
import { cards } from '../../../shared/tools/cards'

/** In the order of the cards; a tool that isn't here yet has none. */
export const abouts = (
  await Promise.all(
    cards.map(async card => {
      const tool = (await registrations.find(({ id }) => id === card.id)?.load())?.default
      return tool ? [{ id: card.id, card, tool, about: tool.about }] : []
    }),
  )
).flat()
