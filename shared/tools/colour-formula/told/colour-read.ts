// What a model fills in for a colour question: values at the paths that a person can pick, and what must be asked
// about.
import { z } from 'zod'
import { QUOTED, RaisedByModel } from '../../../reading/model/model'
import { FACT_PATHS } from './paths'

export const ColourRead = z.object({
  facts: z.array(
    z.object({ path: z.enum(FACT_PATHS), value: z.union([z.string(), z.number(), z.boolean()]), ...QUOTED }),
  ),
  raised: z.array(RaisedByModel),
})
export type ColourRead = z.infer<typeof ColourRead>
