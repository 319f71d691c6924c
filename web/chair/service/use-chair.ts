// Everything the chair shows about one client, live: the card, the service under way, the answer in use.

import { opens } from '../../../shared/account/plans'
import type { Facts } from '../../../shared/facts'
import type { Sheet, Step } from '../../../shared/sheet'
import type { Tool, Verdict } from '../../../shared/tool'
import { whichStands } from '../../../shared/toolbox'
import { drawn } from '../../platform/asks/ask'
import { useFacts } from '../../platform/asks/facts'
import { useAccount } from '../../platform/data/account/account'
import { type Row, useAbout, useAsks, useRecord } from '../../platform/data/queries/queries'
import { type CardStop, useCardStop } from '../../salon/records/answers/card-stop'
import { COLOUR } from '../../salon/records/answers/views'
import { useTool } from '../../tools/screens/use-tool'
import { usePresent } from '../../ui/kit/use-now'
import { heldBowls } from './bowls/judged'
import { type ChairStep, stepsOf, todaysSteps, withSteps } from './bowls/recipe'
import { openServices, presentService } from './service'

type Which = 'draft' | 'answer'

export type Work = {
  tool: Tool
  facts: Facts
  /** Null when the bowls were said or added, without an answer. */
  ask: Row<'ask'> | null
  which: Which
  /** The answer by today's rules, with today's recipe in it. */
  sheet: Sheet
  holds: Sheet['holds']
  steps: readonly ChairStep[]
  /** Bowls that break a rule without a reason, by the key of their step. */
  against: ReadonlyMap<string, Verdict>
  /** The same steps as in the answer, unchanged. */
  answered: readonly Step[]
  /** The step on screen, from 0. */
  at: number
  /** Set for an answer of an older version, which can be read but not acted on. */
  dated: string | null
}

export type Chair = {
  clientId: string
  client: Row<'client'>
  service: Row<'service'> | null
  /** Left open on an earlier day. */
  forgotten: Row<'service'> | null
  /** Newest first. */
  asks: readonly Row<'ask'>[]
  tests: readonly Row<'patch_test'>[]
  allergies: readonly Row<'allergy'>[]
  /** Whatever on the card rules out any colour; undefined while it loads. */
  stop: CardStop | null | undefined
  /** What was really used last time. */
  last: Row<'formula'> | null
  work: Work | null
  /** The plan doesn't include colour formulas, so nothing new can be asked. */
  locked: boolean
  /** ISO, updated every half minute. */
  now: string
}

const NEEDS = ['client', 'notes', 'formulas', 'patch_tests', 'salon'] as const

type ChairState = Chair | 'loading' | 'gone' | 'no-tool'

/** `wanted`: the answer named in the address, used while no service is under way. */
export function useChair(clientId: string, wanted: string | null): ChairState {
  const account = useAccount()
  const client = useRecord('client', clientId)
  const services = useAbout('service', clientId)
  const asks = useAsks({ tool: COLOUR, clientId })
  const tests = useAbout('patch_test', clientId)
  const allergies = useAbout('allergy', clientId)
  const formulas = useAbout('formula', clientId)
  const { tool, failed } = useTool(COLOUR)
  const facts = useFacts(NEEDS, clientId)
  const now = usePresent()
  const stop = useCardStop(clientId, client?.fields.name)
  const service = presentService(services ?? [], Date.parse(now))
  const askId = service ? service.fields.ask_id : (wanted ?? asks?.[0]?.id ?? null)
  const ask = useRecord('ask', askId)
  if (client === null) return 'gone'
  if (failed) return 'no-tool'
  if (!client || !services || !asks || !tests || !allergies || !formulas || !tool || !facts) return 'loading'
  if (ask === undefined) return 'loading'
  const status = account?.subscription
  return {
    clientId,
    client,
    service,
    forgotten: service ? null : (openServices(services)[0] ?? null),
    asks,
    tests,
    allergies,
    stop,
    last: formulas[0] ?? null,
    locked: account !== null && account.checkedAt > 0 && (!status || !opens(status, 'COLOUR_FORMULA')),
    now,
    work: workOf(tool, facts, ask, service, now),
  }
}

/** For bowls that come from no answer. */
const BARE: Sheet = {
  title: 'Colour',
  spoken: '',
  holds: [],
  blocks: [{ block: 'steps', title: null, text: '', items: [] }],
}

/** Even without an answer, the patch test on the card holds the mixing. */
function ownHolds(tool: Tool, facts: Facts, service: Row<'service'> | null, now: string): Sheet['holds'] {
  const mixed = service?.fields.bowls.flatMap(({ mix }) => mix.map(({ shade }) => shade)).join(', ')
  const hold = tool.holdOnCard?.({ facts, today: now }, mixed ?? '') ?? null
  const lifted = service?.fields.overrides.some(({ rule }) => rule === hold?.rule) ?? false
  return hold === null || lifted ? [] : [hold]
}

export function workOf(
  tool: Tool,
  facts: Facts,
  ask: Row<'ask'> | null,
  service: Row<'service'> | null,
  now: string,
): Work | null {
  const bowls = service?.fields.bowls ?? []
  if (ask === null && bowls.length === 0) return null
  const which: Which =
    service === null ? (ask === null ? 'draft' : whichStands(ask.fields)) : service.fields.which
  // A model's answer that no longer counts: bowls begun from it stay as today's own, and none of its steps is mixed.
  const isLost = ask !== null && which === 'answer' && whichStands(ask.fields) === 'draft'
  const answer = ask === null || isLost ? null : drawn(tool, ask.fields, facts, now, which)
  const sheet = answer?.sheet ?? BARE
  const steps = todaysSteps(sheet, isLost ? bowls.map(bowl => ({ ...bowl, step: null })) : bowls)
  return {
    tool,
    facts,
    ask,
    which,
    sheet: withSteps(sheet, steps),
    holds: answer ? sheet.holds : ownHolds(tool, facts, service, now),
    steps,
    against: heldBowls({ tool, facts, ask, which, now }, steps),
    answered: stepsOf(sheet),
    at: Math.min(service?.fields.step ?? 0, Math.max(0, steps.length - 1)),
    dated: answer === null || answer.current ? null : answer.dated,
  }
}
