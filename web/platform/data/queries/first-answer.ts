// When this device's database has first answered a screen: what can wait until then waits for it.
let tell: () => void = () => undefined
const answered = new Promise<void>(resolve => {
  tell = resolve
})

export const tellFirstAnswer = (): void => tell()

/** Pages that ask nothing don't wait for ever. */
export const firstAnswer = (atMostMs: number): Promise<void> =>
  Promise.race([answered, new Promise<void>(resolve => setTimeout(resolve, atMostMs))])
