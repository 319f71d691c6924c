import type { Named } from '../../wording'

/** What asks whether something is needed. */
export const PASSED = {
  whether: `need*, have to, should*, must*, skip*, supposed, required, necessary, meant to, do/don't we/you/i, what about,
    isn't there, aren't`,
} as const satisfies Named
