// Voice memos on screens that must stand at once: loaded when there is time for them.
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import { useSettled } from '../../ui/settled'
import type { MemoButton as Button } from './MemoButton'
import type { MemoMoment as Moment } from './MemoMoment'

const LazyButton = lazy(
  async (): Promise<{ default: ComponentType<ComponentProps<typeof Button>> }> =>
    import('./MemoButton').then(
      module => ({ default: module.MemoButton }),
      () => ({ default: () => null }),
    ),
)
const LazyMoment = lazy(async () => ({ default: (await import('./MemoMoment')).MemoMoment }))

export function MemoButton(props: ComponentProps<typeof Button>) {
  const settled = useSettled()
  return settled ? (
    <Suspense>
      <LazyButton {...props} />
    </Suspense>
  ) : null
}

export const MemoMoment = (props: ComponentProps<typeof Moment>) => (
  <Suspense>
    <LazyMoment {...props} />
  </Suspense>
)
