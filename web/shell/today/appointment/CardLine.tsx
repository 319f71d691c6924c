// In the row itself: whose card it is, for a calendar's name that is on no card or on two.
import { type ReactNode, useRef } from 'react'
import { edit } from '../../../platform/data/saving/save'
import { attempt } from '../../../ui/forms/attempt'
import { CardOffer } from './CardOffer'

type CardLineProps = { id: string; name: string; onOpen: () => void }

export default function CardLine({ id, name, onOpen }: CardLineProps): ReactNode {
  const line = useRef<HTMLDivElement>(null)
  async function link(card: { id: string; name: string }, made: boolean): Promise<void> {
    // The tapped button is removed with its line.
    line.current?.closest('li[data-when]')?.querySelector<HTMLElement>('[data-edit]')?.focus()
    await attempt(
      () => edit('appointment', id, { client_id: card.id, client_name: card.name }),
      made
        ? undefined
        : {
            title: `It is ${card.name}`,
            tone: 'ok',
            undo: () => void attempt(() => edit('appointment', id, { client_id: null, client_name: name })),
          },
    )
  }
  return (
    <div ref={line}>
      <CardOffer
        name={name}
        onWhich={onOpen}
        onCard={(card, made) => void link(card, made)}
        // If the card is taken back, the booking keeps the name.
        onGone={() => {}}
      />
    </div>
  )
}
