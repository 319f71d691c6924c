// Tells when this device's database has first answered a screen. Work that can wait does so until then.
let tell: () => void = () => undefined
const answered = new Promise<void>(resolve => {
  tell = resolve
})

export const tellFirstAnswer = (): void => tell()

/** The time limit is for pages that never query the database. */
export const firstAnswer = (atMostMs: number): Promise<void> =>
  Promise.race([answered, new Promise<void>(resolve => setTimeout(resolve, atMostMs))])
