import type { ReactNode } from 'react'
import { useFirstSync } from '../../platform/sync/status'
import { Empty } from '../../ui/kit/Empty'

type Props = {
  art: ReactNode
  title: string
  text: string
  /** What the list holds: "clients", "products". */
  what: string
  children?: ReactNode
}

/**
 * An empty list. It only says that there is nothing once we know: on a tablet that is new to a salon, the records may
 * still be on their way.
 */
export function NoneYet({ art, title, text, what, children }: Props) {
  const first = useFirstSync()
  if (first === 'coming')
    return (
      <Empty
        art={art}
        title={`Fetching the salon’s ${what}`}
        text="This tablet is new to the salon. Its records are coming from the server."
      />
    )
  if (first === 'stuck')
    return (
      <Empty
        art={art}
        title={`No ${what} on this tablet yet`}
        text={`The salon’s records haven’t come from the server yet. ${text}`}
      >
        {children}
      </Empty>
    )
  return (
    <Empty art={art} title={title} text={text}>
      {children}
    </Empty>
  )
}
