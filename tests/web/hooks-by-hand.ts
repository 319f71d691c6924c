// A component or hook that is drawn again and again without a page: its states, refs and effects are kept here.
// In a test file: vi.mock('react', async original => (await import('…/hooks-by-hand')).byHand(await original()))
type Slot = { value: unknown; deps?: readonly unknown[] | undefined; end?: (() => void) | undefined }
type Host = { slots: Slot[]; at: number; effects: (() => void)[] }
let host: Host | null = null

function slot(first: () => unknown): Slot {
  if (host === null) throw new Error('Not drawn')
  const { slots, at } = host
  host.at += 1
  slots[at] ??= { value: first() }
  return slots[at]
}
const changed = (one: readonly unknown[] | undefined, two: readonly unknown[] | undefined): boolean =>
  !one || !two || one.some((each, at) => !Object.is(each, two[at]))
const made = (value: unknown): unknown => (typeof value === 'function' ? value() : value)

const hooks = {
  useState: (initial: unknown) => {
    const mine = slot(() => made(initial))
    const set = (next: unknown): void => {
      mine.value = typeof next === 'function' ? next(mine.value) : next
    }
    return [mine.value, set]
  },
  useRef: (initial: unknown) => slot(() => ({ current: initial })).value,
  useSyncExternalStore: (_: unknown, read: () => unknown) => read(),
  useMemo: (make: () => unknown, deps: readonly unknown[]) => {
    const mine = slot(make)
    if (mine.deps && changed(mine.deps, deps)) mine.value = make()
    mine.deps = deps
    return mine.value
  },
  useId: () => slot(() => 'id').value,
  useCallback: (act: unknown, deps: readonly unknown[]) => {
    const mine = slot(() => act)
    if (changed(mine.deps, deps)) mine.value = act
    mine.deps = deps
    return mine.value
  },
  useEffectEvent: (act: (...given: unknown[]) => unknown) => {
    const mine = slot(() => act)
    mine.value = act
    return (...given: unknown[]): unknown => Reflect.apply(mine.value as typeof act, undefined, given)
  },
  useEffect: (effect: () => undefined | (() => void), deps?: readonly unknown[]) => {
    const mine = slot(() => null)
    const due = changed(mine.deps, deps)
    mine.deps = deps
    if (!due) return
    host?.effects.push(() => {
      mine.end?.()
      mine.end = effect()
    })
  },
}

/** React, whose hooks are kept here while something is hosted. */
export function byHand<T extends object>(react: T): T {
  const mixed = Object.entries(hooks).map(([name, hook]) => {
    const real: unknown = Reflect.get(react, name)
    const either = (...given: never[]): unknown =>
      Reflect.apply(host === null ? (real as () => unknown) : (hook as () => unknown), undefined, given)
    return [name, either]
  })
  return { ...react, ...Object.fromEntries(mixed) }
}

export function hosted<T>(draw: () => T) {
  const own: Host = { slots: [], at: 0, effects: [] }
  return {
    draw: (): T => {
      host = own
      own.at = 0
      try {
        return draw()
      } finally {
        host = null
        for (const effect of own.effects.splice(0)) effect()
      }
    },
    leave: (): void => {
      for (const { end } of own.slots) end?.()
    },
  }
}
