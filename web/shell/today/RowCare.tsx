// What has to be known before a colour, as the client's own page reads it: what stops one, else where the patch test
// stands. A cut waits for no skin test.
import type { ReactNode } from 'react'
import { SALON_ID } from '../../../shared/kinds'
import { mayColour } from '../../../shared/trade/services'
import type { DayCard } from '../../platform/data/day-cards'
import { useRecord } from '../../platform/data/queries'
import { rulesOfSalon, standingAmong } from '../../salon/clients/patch-test'
import { summaryOf } from '../../salon/clients/patch-words'
import { Badge } from '../../salon/records/Badge'
import { useCardStop } from '../../salon/records/card-stop'
import { useTimers } from '../../salon/timers/use-timers'
import { stopFor } from '../../tools/screens/day/OnCard'

type Props = { card: DayCard; service: string; now: number; sits: boolean }

export default function RowCare({ card, service, now, sits }: Props): ReactNode {
  const salon = useRecord('salon', SALON_ID)?.fields
  const rules = rulesOfSalon(salon)
  const stop = useCardStop(card.client.id, card.client.fields.name)
  const said = stopFor(stop, service)
  const standing = standingAmong(
    card.tests.map(({ fields }) => fields),
    now,
    rules,
  )
  const colours = mayColour(service)
  const [tone, words] = summaryOf(standing, card.allergies.length, stop)
  return (
    <>
      {sits && <Running clientId={card.client.id} />}
      {said ? (
        <Badge tone={said.tone}>{said.words}</Badge>
      ) : (
        (colours || standing?.state === 'reaction') && <Badge tone={tone}>{words}</Badge>
      )}
    </>
  )
}

function Running({ clientId }: { clientId: string }) {
  const timers = useTimers(clientId)
  return timers?.map(({ id, name, words, rings }) => (
    <Badge key={id} tone={rings ? 'caution' : 'info'}>
      {name}: {words}
    </Badge>
  ))
}
