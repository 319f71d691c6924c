// What is tried in this run, of all that may be: printed, so that it can be tried again (HOSTILE_SEED=…).
const chosen = Number(process.env.HOSTILE_SEED) || Date.now() % 2 ** 31
let printed = false

export function seed(): number {
  if (!printed) console.info(`HOSTILE_SEED=${chosen}`)
  printed = true
  return chosen
}
