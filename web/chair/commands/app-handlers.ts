// What you can do by voice from anywhere: go somewhere, open or find a client, open a tool, read the answer on screen.
import type { NavigateFunction } from 'react-router-dom'
import { isBowl } from '../../../shared/sheet'
import { whichStands } from '../../../shared/toolbox'
import { cards } from '../../../shared/tools/cards'
import { formulaLines } from '../../../shared/voice/bowl/formula-read'
import type { NamedRecord, Place } from '../../../shared/voice/intents'
import { asks } from '../../platform/data/queries/queries'
import { A_DAY_AT_WORK_MS, whereNow } from '../../ui/comfort/where-was-i/where'
import { lastFormula } from '../../voice/commands/handlers/client-handlers'
import type { Done, Handlers } from '../../voice/commands/handlers/handlers'
import { screenHandlers } from '../../voice/commands/handlers/screen-handlers'
import { whosNext } from '../../voice/commands/handlers/whos-next'
import { contextHere } from '../../voice/commands/places'
import { askTextId } from '../../voice/speak'
import { bowlFrom, stepsOf } from '../service/bowls/recipe'

const PATHS: Readonly<Record<Place, string>> = {
  dashboard: '/dashboard',
  clients: '/clients',
  products: '/products',
  history: '/history',
  waiting: '/waiting',
  settings: '/settings',
  comfort: '/settings/comfort',
  help: '/help',
}
const clientPath = (id: string): string => `/clients/${encodeURIComponent(id)}`

type OnScreen = { tool: string | null; clientId: string | null }

/** `takesOver`: shows who can take over and asks for their PIN; null shows everybody. */
export function appHandlers(
  navigate: NavigateFunction,
  { tool, clientId }: OnScreen,
  takesOver: (personId: string | null) => void,
): Handlers {
  const go = (path: string, say: string): Done => {
    navigate(path)
    return { say }
  }
  return {
    'go-to': ({ place }) => go(PATHS[place], `${place.charAt(0).toUpperCase()}${place.slice(1)}.`),
    'go-back': () => {
      navigate(-1)
      return { say: 'Back.' }
    },
    'open-client': ({ client }) => go(clientPath(client.id), `${client.name}.`),
    'switch-person': ({ person }) => takesOver(person?.id ?? null),
    'find-client': ({ text }) => go(`/clients?find=${encodeURIComponent(text)}`, `Clients for “${text}”.`),
    'ask-tool': ({ tool: wanted, client }) => {
      const path = cards.find(card => card.id === wanted.id)?.path
      if (path === undefined) return { say: `${wanted.name} is not part of this version.` }
      return client
        ? go(`${path}?client=${encodeURIComponent(client.id)}`, `${wanted.name} for ${client.name}.`)
        : go(path, `${wanted.name}.`)
    },
    'open-chair': ({ client }) => {
      const id = client?.id ?? clientId
      if (id === null) return { say: 'For whom? Open a client first.' }
      return go(`/chair/${encodeURIComponent(id)}`, client ? `The chair for ${client.name}.` : 'The chair.')
    },
    'formula-of': ({ client }) => formulaOf(client),
    'whos-next': whosNext,
    ...screenHandlers,
    'where-was-i': () => {
      const { step } = whereNow()
      if (step && Date.now() - step.when < A_DAY_AT_WORK_MS)
        return go(step.path, `Step ${step.at + 1} of ${step.of}: ${step.title}.`)
      return go('/dashboard', 'Anything unfinished is on the dashboard.')
    },
    'read-answer': () => readLatest({ tool, clientId }),
    'read-formula': () => readBowls({ tool, clientId }),
  }
}

/** Somebody else's formula is not for the ears of the client in the chair: show it, but don't say it. */
async function formulaOf(client: NamedRecord): Promise<Done> {
  const told = await lastFormula(client)
  const { openClient } = contextHere()
  if (openClient === null || openClient.id === client.id || told.say === undefined) return told
  return { say: 'It is on the screen.', shown: `${client.name}. ${told.say}` }
}

const DATED: Done = {
  say: 'The rules have changed since. Open it in its tool, and ask again to have it read.',
}
async function latestHere({ tool, clientId }: OnScreen) {
  if (tool === null && clientId === null) return 'There is no answer on this page.'
  const [latest] = await asks({
    ...(tool === null ? {} : { tool }),
    ...(clientId === null ? {} : { clientId }),
    limit: 1,
  })
  return latest ?? 'There is no answer yet.'
}

/** Reads out the newest answer's bowls for whoever weighs them; anything that holds the mixing comes first. */
async function readBowls(standing: OnScreen): Promise<Done> {
  const latest = await latestHere(standing)
  if (typeof latest === 'string') return { say: latest }
  const { sheetNow } = await import('../../voice/speak/spoken-of')
  const sheet = await sheetNow(latest.fields, new Date().toISOString())
  if (sheet === null) return DATED
  const bowls = stepsOf(sheet).filter(isBowl).map(bowlFrom)
  if (bowls.length === 0) return { say: 'There is no bowl in this answer.' }
  return { lines: [...sheet.holds.map(({ text }) => text), ...formulaLines(bowls)] }
}

/** The newest answer for the tool or client on screen, by today's rules; never somebody else's. */
async function readLatest(standing: OnScreen): Promise<Done> {
  const latest = await latestHere(standing)
  if (typeof latest === 'string') return { say: latest }
  const { spokenOf } = await import('../../voice/speak/spoken-of')
  const text = await spokenOf(latest.fields, new Date().toISOString())
  if (text === null) return DATED
  return { aloud: { text, id: askTextId(latest.id, whichStands(latest.fields)) } }
}
