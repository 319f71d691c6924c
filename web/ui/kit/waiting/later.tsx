// A lazily loaded component. Once React shows a fallback, it keeps it for at least 300 ms; with a component fetched
// before the first render there is none, so the first screen isn't delayed.
import { type ComponentType, lazy, useState } from 'react'

export type Later<Props extends object> = ComponentType<Props> & { fetch: () => Promise<void> }

export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Later<Props> {
  const Lazy = lazy(load)
  let ready: ComponentType<Props> | null = null
  function Loaded(props: Props) {
    // Chosen once, as swapping the component would lose what was typed in it.
    const [Chosen] = useState<ComponentType<Props>>(() => ready ?? Lazy)
    return <Chosen {...props} />
  }
  return Object.assign(Loaded, {
    fetch: async () => {
      ready = (await load()).default
    },
  })
}
