// Voice memos for screens that must show at once: loaded when there is time.
import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react'
import { useSettled } from '../../ui/kit/waiting/settled'
import type { MemoButton as Button } from './MemoButton'
import styles from './MemoLater.module.css'
import type { MemoMoment as Moment } from './MemoMoment'
import { soundType } from './sounds/sound-type'

const LazyButton = lazy(
  async (): Promise<{ default: ComponentType<ComponentProps<typeof Button>> }> =>
    import('./MemoButton').then(
      module => ({ default: module.MemoButton }),
      () => ({ default: () => null }),
    ),
)
const LazyMoment = lazy(async () => ({ default: (await import('./MemoMoment')).MemoMoment }))

/** Keeps its place until it has loaded, so that nothing around it moves under a finger. */
export function MemoButton(props: ComponentProps<typeof Button>) {
  const settled = useSettled()
  const [able] = useState(() => soundType() !== null)
  if (!able) return null
  const place = <div className={styles.place} data-memo-place="" />
  return settled ? (
    <Suspense fallback={place}>
      <LazyButton {...props} />
    </Suspense>
  ) : (
    place
  )
}

export const MemoMoment = (props: ComponentProps<typeof Moment>) => (
  <Suspense>
    <LazyMoment {...props} />
  </Suspense>
)
