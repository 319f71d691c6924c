// The real server beside a model that does as it is told.
import { openStandIn, type StandIn } from '../server/asks/stand-in'
import { type House, openHouse } from '../support/house'

export type HouseWithModel = { house: House; standIn: StandIn; close: () => Promise<void> }

export async function openHouseWithModel(env: Record<string, string>): Promise<HouseWithModel> {
  const standIn = await openStandIn()
  const house = await openHouse({
    OPENAI_API_KEY: 'key',
    OPENAI_MODEL: 'stand-in',
    OPENAI_BASE_URL: standIn.baseURL,
    ...env,
  })
  return {
    house,
    standIn,
    close: async () => {
      await house.close()
      await standIn.close()
    },
  }
}
