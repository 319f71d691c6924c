// The state of a tool's form, and the steps from it to a saved ask.

import { useCallback, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Tool } from '../../../shared/tool'
import { askDrafted } from '../../platform/asks/ask'
import { presentFacts } from '../../platform/asks/facts'
import { useAccount } from '../../platform/data/account/account'
import { deviceId } from '../../platform/data/db'
import { newId } from '../../platform/data/ids'
import { get } from '../../platform/data/queries/queries'
import { create } from '../../platform/data/saving/save'
import { useHold } from '../../platform/pwa/update'
import { NotReadable } from '../../platform/reading/read'
import { confirmWith } from '../../ui/kit/dialogs/confirm'
import { closeNotices, notify } from '../../ui/kit/notices/notify'
import { gateOf } from '../../ui/sheet/gate'
import { bringIn } from './drafts/brought'
import {
  type Blank,
  FormDraft,
  FROM_DEMO,
  hasText,
  isNameOf,
  joined,
  noDraft,
  opened,
  picked,
  sentAs,
  toSend,
  Value,
  type Values,
  valuesOf,
  written,
} from './drafts/form-draft'
import { keptKey } from './drafts/kept'
import { useKept } from './drafts/use-kept'
import { emptyValues, fieldsOf, validate } from './form/fields'
import { knownOf } from './known'
import { tried } from './tried'
import { useBusy } from './use-busy'

/** Groups a form's notices, so that sending successfully can close them. */
export const aboutForm = (toolId: string): string => `form:${toolId}`

export function useToolForm(tool: Tool) {
  const account = useAccount()?.id ?? ''
  const fields = useMemo(() => fieldsOf(tool.input), [tool])
  const blank = useMemo<Blank>(
    () => ({
      values: emptyValues(fields),
      nameField: fields.find(field => field.control === 'client')?.name ?? null,
    }),
    [fields],
  )
  const key = keptKey(account, 'form', tool.id)
  // Runs before the form's state is read, so the form can start with a demo's text.
  useState(() => bringIn(key, tool.id, blank))
  const { value: draft, change, changeNow, safe } = useKept(key, FormDraft, noDraft, joined)
  /** For async work: somebody may type meanwhile. */
  const latest = useRef(draft)
  latest.current = draft
  const [messages, setMessages] = useState<Record<string, string>>({})
  const [, setParams] = useSearchParams()
  const busy = useBusy(tool.busy)
  const about = aboutForm(tool.id)
  const values = valuesOf(draft, blank)
  useHold(hasText(values, blank), 'A question is half written.')

  const fill = (patch: Values): void => {
    const next = { ...values, ...patch }
    const emptied = next[FROM_DEMO] === true && !hasText(next, blank)
    change(written(draft, emptied ? { ...next, [FROM_DEMO]: false } : next))
  }

  /** If the typed name differs from the card's, asks: we never guess whose allergies and patch tests count. */
  async function isForCard(clientId: string | null, input: Record<string, unknown>): Promise<boolean> {
    const { nameField } = blank
    const typed = nameField === null ? null : input[nameField]
    const card = clientId === null ? null : await get('client', clientId)
    if (!card || nameField === null || typeof typed !== 'string' || isNameOf(typed, card.fields.name))
      return true
    const yes = await confirmWith(`Is this for ${card.fields.name}?`, {
      text: `The name says ${typed}. The card you chose is ${card.fields.name}’s: those allergies, patch tests and formulas would be used.`,
      yes: `Use the card of ${card.fields.name}`,
      no: 'Go back',
    })
    if (!yes)
      setMessages({ [nameField]: `Not ${card.fields.name}? Choose New Client above, or the right client.` })
    return yes
  }

  async function submit(): Promise<void> {
    const typed = validate(tool.input, fields, values)
    const known = typed.ok ? {} : await knownOf(tool, values, draft.clientId)
    const checked = Object.keys(known).length > 0 ? validate(tool.input, fields, values, { known }) : typed
    if (!checked.ok) {
      setMessages(checked.messages)
      notify({ title: tool.invalidTitle ?? 'Validation Error', text: checked.first, tone: 'stop', about })
      return
    }
    // Earlier problems are solved.
    closeNotices(about)
    setMessages({})
    const { clientId } = draft
    if (!(await isForCard(clientId, checked.input))) return
    try {
      await busy.during(async () => {
        const facts = await presentFacts(tool.needs, clientId)
        const name = blank.nameField === null ? null : checked.input[blank.nameField]
        const question = {
          tool,
          input: checked.input,
          facts,
          today: new Date().toISOString(),
          clientId,
          clientName: typeof name === 'string' ? name : null,
          device: deviceId(),
          byVoice: false,
        }
        const fields = await askDrafted(question)
        const sending = toSend(latest.current, newId, clientId)
        changeNow(sending.draft)
        const saved = await tried(() => create('ask', fields, sending.id))
        if (saved === null) return
        changeNow(sentAs(latest.current, clientId, values, blank))
        setParams({ ask: saved.value }, { state: { fresh: true } })
        // A refusal, a hold or a question is an answer, but not a formula.
        if (!tool.actions.includes('save-formula') || (fields.sheet && gateOf(fields.sheet)))
          notify({
            ...(fields.draft && tool.saidOf ? tool.saidOf(fields.draft, checked.input) : tool.done),
            tone: 'ok',
          })
      })
    } catch (error) {
      console.error(error)
      const text = error instanceof NotReadable ? error.message : tool.failed
      notify({ title: 'Error', text, tone: 'stop', about })
    }
  }

  return {
    fields,
    blank,
    values,
    messages,
    safe,
    busy: busy.words,
    clientId: draft.clientId,
    submit,
    fill,
    change: (name: string, value: Values[string]): void => {
      setMessages(present => Object.fromEntries(Object.entries(present).filter(([field]) => field !== name)))
      fill({ [name]: value })
    },
    pick: (client: { id: string; name: string } | null): void => change(picked(draft, client, blank)),
    open: useCallback(
      (client: { id: string; name: string }): void => change(opened(draft, client, blank)),
      [change, draft, blank],
    ),
    /** Puts an ask's question back into the form, to change it. */
    reopen: (input: Record<string, unknown>, clientId: string | null): void => {
      const back = Object.fromEntries(
        fields.map(({ name }) => {
          const value = Value.safeParse(input[name])
          return [name, value.success ? (value.data ?? '') : (blank.values[name] ?? '')]
        }),
      )
      change(written({ ...draft, clientId }, back))
    },
  }
}
export type ToolFormState = ReturnType<typeof useToolForm>
