// Erases a client. Any record to keep, without the name, must reach the server before we erase anything.
import { privacy } from '../../../shared/api/privacy'
import { keptProblem } from '../../../shared/salon/privacy/kept'
import { currentPerson } from '../../platform/data/account/people'
import { askApi } from '../../platform/data/api'
import { currentSalon } from '../../platform/data/db'
import { create, remove } from '../../platform/data/saving/save'
import { syncNow } from '../../platform/sync/start'
import { wordsOf } from '../../ui/forms/attempt'
import { type KeepForm, keptOf, todayOf } from './keep'

async function erase(client_id: string): Promise<string | null> {
  const account = currentSalon()?.account ?? ''
  const reply = await askApi(privacy.erase, { body: { account, client_id }, limitMs: 600_000 })
  if (reply.ok) return null
  if (reply.status === 0) return 'There is no signal. Erasing happens on the server; nothing was erased.'
  if (reply.status === 401) return 'Sign in first. Nothing was erased.'
  return 'The server could not erase it. Nothing was erased; try again.'
}

const NOT_THERE =
  'The record to keep has not reached the server yet. It waits on this tablet, and nothing was erased; try again when all is sent.'

/**
 * True once the server has the record. A refused change stays in the outbox, so that counts as false, whatever the
 * reason.
 */
async function isThere(id: string): Promise<boolean> {
  await syncNow()
  return (await currentSalon()?.db.outbox.where('recordId').equals(id).count()) === 0
}

type Keeper = {
  /** Returns null when the record is saved and the server has it. */
  keep: (form: KeepForm) => Promise<string | null>
  /** For when nothing was erased. */
  takeBack: () => void
}

/** Saves the record only once, however often it is retried. */
export function keeperOf(id: string): Keeper {
  let isSaved = false
  async function save(form: KeepForm): Promise<void> {
    const made_at = new Date().toISOString()
    await create('kept_record', { ...keptOf(form), made_at, who: currentPerson().name }, id)
    isSaved = true
  }
  return {
    keep: async form => {
      const { facts, reason, keep_until } = form
      const problem = keptProblem({ facts, reason, keep_until }, todayOf(Date.now()))
      if (problem !== null) return problem
      try {
        if (!isSaved) await save(form)
        return (await isThere(id)) ? null : NOT_THERE
      } catch (error) {
        return wordsOf(error)
      }
    },
    takeBack: () => {
      if (isSaved) void remove('kept_record', id)
    },
  }
}

/** Returns null when the client is erased, else what went wrong. */
export const eraseKeeping = async (
  clientId: string,
  form: KeepForm | null,
  keeper: Keeper,
): Promise<string | null> =>
  (form?.keep === 'yes' ? await keeper.keep(form) : null) ?? (await erase(clientId))
