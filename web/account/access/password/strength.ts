// How well a password resists guessing. The rating code is large, so it's only fetched when somebody is about to type a
// new password. If it doesn't arrive, there is no rating and everything else works.
type Strength = {
  /** 0 to 4. */
  score: number
  /** As one word. */
  word: string
  /** How to improve it; null if there is nothing to improve. */
  better: string | null
}
export type Judge = (password: string, own: readonly string[]) => Strength

let judge: Promise<Judge | null> | null = null
export function loadJudge(): Promise<Judge | null> {
  judge ??= import('./judge').then(
    ({ judgePassword }) => judgePassword,
    () => {
      // Perhaps there is no signal: the next call tries again.
      judge = null
      return null
    },
  )
  return judge
}
