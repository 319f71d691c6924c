// The first four steps, worked out from the records, so nobody has to tick anything off.
export type Facts = { installed: boolean; salonName: string; clients: number; colourAsks: number }
export type StepId = 'install' | 'salon' | 'clients' | 'formula'
export type Step = { id: StepId; title: string; text: string; done: boolean }

export const stepsOf = ({ installed, salonName, clients, colourAsks }: Facts): Step[] => [
  {
    id: 'install',
    title: 'Install it',
    text: 'It then opens from the home screen, without a signal.',
    done: installed,
  },
  {
    id: 'salon',
    title: 'Name your salon',
    text: 'It goes on prescription cards and in posts.',
    done: salonName.trim() !== '',
  },
  {
    id: 'clients',
    title: 'Bring your clients',
    text: 'Your list from another system, or a sample salon to try things out.',
    done: clients > 0,
  },
  {
    id: 'formula',
    title: 'Your first formula',
    text: 'Where the hair is now, and where you want it. The recipe takes a moment.',
    done: colourAsks > 0,
  },
]

/** We don't wait for an install that the browser doesn't offer. `endedAt`: when another tablet ended the steps. */
export const isOver = (steps: readonly Step[], endedAt: string | null, installable: boolean): boolean =>
  endedAt !== null || steps.every(({ id, done }) => done || (id === 'install' && !installable))

/** Only installing is left, which gets a line instead of a list. */
export const isInstallLeft = (steps: readonly Step[]): boolean =>
  steps.every(({ id, done }) => done !== (id === 'install'))
