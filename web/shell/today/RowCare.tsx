// What to know before a colour, as on the client's own page: what stops one, else the state of the patch test. A cut
// needs no skin test.
import { type ReactNode, useMemo } from 'react'
import { rulesOfSalon, standingAmong } from '../../../shared/salon/patch-test'
import { mayColour } from '../../../shared/trade/services'
import type { DayCard, DayTold } from '../../platform/data/queries/day-cards'
import { summaryOf } from '../../salon/clients/patch-tests/patch-words'
import { stopFor } from '../../salon/day/OnCard'
import { factsOnCard, useStopIn } from '../../salon/records/answers/card-stop'
import { Badge } from '../../salon/records/Badge'
import { useTimers } from '../../salon/timers/use-timers'

type Props = { card: DayCard; told: DayTold | undefined; service: string; now: number; sits: boolean }

export default function RowCare({ card, told, service, now, sits }: Props): ReactNode {
  const { client, allergies, tests } = card
  const rules = rulesOfSalon(told?.salon)
  const theirs = told?.of.get(client.id)
  const facts = useMemo(
    () =>
      theirs &&
      factsOnCard(client.fields, {
        allergy: [...allergies].reverse(),
        note: theirs.notes,
        patch_test: tests,
        consultation: theirs.consultations,
      }),
    [client, allergies, tests, theirs],
  )
  const stop = useStopIn(facts, client.fields.name)
  const said = stopFor(stop, service)
  const standing = standingAmong(
    tests.map(({ fields }) => fields),
    now,
    rules,
  )
  const colours = mayColour(service)
  const [tone, words] = summaryOf(standing, allergies.length, stop)
  return (
    <>
      {sits && <Running clientId={client.id} />}
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
