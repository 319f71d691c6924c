// How well a password would stand up to guessing. What judges it is large, so it is fetched when a new password is about
// to be typed; where it doesn't come, nothing is said and everything works.
type Strength = {
  /** 0 to 4. */
  score: number
  /** In a word. */
  word: string
  /** What would be better; null: nothing. */
  better: string | null
}
export type Judge = (password: string, own: readonly string[]) => Strength

let judge: Promise<Judge | null> | null = null
export function loadJudge(): Promise<Judge | null> {
  judge ??= import('./judge').then(
    ({ judgePassword }) => judgePassword,
    () => {
      // No signal, say: the next one who asks tries again.
      judge = null
      return null
    },
  )
  return judge
}
