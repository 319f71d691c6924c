// The patch test on the card: it blocks 'Start mixing' until shared/salon/patch-test.ts calls it clear. domain 1.16
// [NHBF-AAT]
import type { Facts } from '../../../facts'
import { type PatchRules, type PatchState, rulesOfSalon, standingAmong } from '../../../salon/patch-test'
import { brandsMixed, brandsNamed, setsOwnAside } from '../../../trade/patch-brand'
import type { ColourOutput } from '../schema'

/** The text of each hold. A reaction is refused before it gets here; we hold for it all the same. */
const WORDS: Readonly<Record<Exclude<PatchState, 'clear'>, (rules: PatchRules) => string>> = {
  waiting: ({ hours }) =>
    `The patch test is too young: less than ${hours} hours old. Wait, read it, then mix.`,
  due: () => 'The patch test has not been read yet. Read it and record the result before anything is mixed.',
  'too-early': ({ hours }) =>
    `The patch test was read too early: less than ${hours} hours after it was put on, which is too young to show a reaction. Do a new one ${hours} hours before anything is mixed.`,
  undated: ({ hours }) =>
    `When the patch test on the card was put on or read is not recorded, so it proves nothing. Do a new one ${hours} hours before anything is mixed.`,
  expired: ({ hours, months }) =>
    `The patch test is more than ${months} months old. Do a new one ${hours} hours before anything is mixed.`,
  'other-brand': ({ hours, byBrand }) =>
    byBrand?.mixed
      ? `This salon tests each brand by itself, and no patch test on the card is of ${byBrand.mixed}. Do one ${hours} hours before anything is mixed.`
      : 'This salon tests each brand by itself, and which brand is mixed is not known. Name it in the question, or in the settings of the salon.',
  reaction: () => 'The patch test showed a reaction. Do not colour; please see a GP or dermatologist first.',
}

/**
 * Null if the card has a clear, current test. `today` is an ISO instant. `wish` may name a brand that is mixed with the
 * salon's own, or instead of it if it says so; if there are several, each needs its test.
 */
export function patchTestHold(facts: Facts, today: string, wish = ''): ColourOutput['holds'][number] | null {
  const own = rulesOfSalon(facts.salon)
  for (const mixed of own.byBrand ? mixedFor(own.byBrand.mixed, wish) : [null]) {
    const hold = holdBy(facts, today, own.byBrand ? { ...own, byBrand: { mixed } } : own)
    if (hold) return hold
  }
  return null
}

function mixedFor(own: string | null, wish: string): readonly (string | null)[] {
  const named = brandsNamed(wish)
  if (named.length === 0) return own === null ? [null] : brandsMixed(own)
  return own === null || setsOwnAside(wish) ? named : [...brandsMixed(own), ...named]
}

function holdBy(facts: Facts, today: string, rules: PatchRules): ColourOutput['holds'][number] | null {
  const standing = standingAmong(facts.patch_tests, Date.parse(today), rules)
  if (standing?.state === 'clear') return null
  const text = standing
    ? WORDS[standing.state](rules)
    : `No patch test is on the card. Do one ${rules.hours} hours before anything is mixed.`
  return { rule: 'patch-test', text, may_override: standing?.state !== 'reaction' }
}
