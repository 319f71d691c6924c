// A component that is loaded when it is wanted. React shows a fallback for at least 300 ms once it has begun to; what
// was fetched before the first render needs none, so the first screen is not held back.
import { type ComponentType, lazy, useState } from 'react'

export type Later<Props extends object> = ComponentType<Props> & { fetch: () => Promise<void> }

export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Later<Props> {
  const Lazy = lazy(load)
  let ready: ComponentType<Props> | null = null
  function Loaded(props: Props) {
    // Chosen once: another component in its place would lose what was typed in it.
    const [Chosen] = useState<ComponentType<Props>>(() => ready ?? Lazy)
    return <Chosen {...props} />
  }
  return Object.assign(Loaded, {
    fetch: async () => {
      ready = (await load()).default
    },
  })
}
