// The client's page reads a patch test as the hold on mixing does: by the one shared reading.
export {
  monthsAfter,
  PATCH_RULES,
  type PatchRules,
  type PatchStanding,
  type PatchState,
  type PatchTest,
  rulesOfSalon,
  standingAmong,
  standingOf,
} from '../../../shared/patch-test'
