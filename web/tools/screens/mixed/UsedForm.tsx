// Records what was really mixed, in a minute: prefilled with the advice, each number two taps away.

import { Textarea, TextInput } from '@mantine/core'
import { useMemo, useRef, useState } from 'react'
import type { Sheet } from '../../../../shared/sheet'
import { currentPerson } from '../../../platform/data/account/people'
import { newId } from '../../../platform/data/ids'
import type { Row } from '../../../platform/data/queries/queries'
import { creation, saveAll } from '../../../platform/data/saving/save'
import { useHold } from '../../../platform/pwa/update'
import { Recipe } from '../../../salon/records/bowls/Recipe'
import { unusedEdits, usedEdits } from '../../../salon/records/bowls/stock'
import { labels } from '../../../salon/records/labels'
import { savedAll, useOnce } from '../../../ui/forms/once'
import { Button } from '../../../ui/kit/Button'
import { closeNotices, notify } from '../../../ui/kit/notices/notify'
import { fromField, toField } from '../../../ui/kit/when'
import { useKeptRecord } from '../drafts/use-kept-record'
import { tried } from '../tried'
import { BowlFields } from './BowlFields'
import { NumberStepper } from './NumberStepper'
import styles from './UsedForm.module.css'
import {
  bowlsFrom,
  filledAnew,
  formulaOf,
  isAsFilled,
  missingIn,
  Used,
  type UsedBowl,
  usedFrom,
} from './used'

/** Whose formula it will be, and the answer it comes from; null if none. */
type UsedFrom = { askId: string | null; clientId: string | null; clientName: string; title: string }

type UsedFormProps = {
  from: UsedFrom
  sheet: Sheet
  storageKey: string
  onDone: () => void
  onCancel: () => void
  /** Reports the save and its undo where a notice isn't the right place. */
  onSaved?: (formulaId: string) => void
}

const textIn = (input: Record<string, unknown>, name: string): string => {
  const value = input[name]
  return typeof value === 'string' ? value : ''
}

export const usedFromAsk = ({ id, fields }: Row<'ask'>): UsedFrom => ({
  askId: id,
  clientId: fields.client_id,
  clientName: fields.client_name ?? textIn(fields.input, 'clientName'),
  title: textIn(fields.input, 'desiredColor'),
})

const emptyBowl = (): UsedBowl => ({
  key: newId(),
  zone: '',
  mix: [{ key: newId(), shade: '', grams: null }],
  developer_volume: null,
  developer_grams: null,
  ratio: '',
  minutes: null,
  advised: null,
})

export function UsedForm({ from, sheet, storageKey, onDone, onCancel, onSaved }: UsedFormProps) {
  const start = (): Used => usedFrom(sheet, from.title || sheet.title, new Date().toISOString())
  const { id: formula, value: kept, change, saving, clear } = useKeptRecord(storageKey, Used, start)
  const bowls = JSON.stringify(bowlsFrom(sheet))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sheet that says the same is the same
  const used = useMemo(() => filledAnew(kept, bowlsFrom(sheet)), [kept, bowls])
  const [asked, setAsked] = useState(false)
  const [opened, setOpened] = useState(false)
  // A form that was already changed opens for editing (that may only be known a moment later), as does one that can't
  // be saved yet.
  const changing =
    opened || !isAsFilled(kept) || used.bowls.length === 0 || Object.keys(missingIn(used)).length > 0
  useHold(true, 'What was used is being written down.')
  const missing = asked ? missingIn(used) : {}
  const set = (patch: Partial<Used>): void => {
    setOpened(true)
    change({ ...used, ...patch })
  }

  const once = useOnce()
  const about = `form:${formula}`
  // Anything typed while saving is saved afterwards, to the same record.
  const latest = useRef(used)
  latest.current = used

  const save = (): Promise<void> =>
    once(async () => {
      setAsked(true)
      if (!(await savedAll(() => latest.current, saveOne))) return
      if (onSaved) onSaved(formula)
      else
        notify({
          title: 'Formula saved',
          text: 'The next visit starts from it.',
          tone: 'ok',
          undo: () => void tried(async () => saveAll(await unusedEdits(formula))),
        })
      clear(start())
      onDone()
    })

  async function saveOne(written: Used): Promise<boolean> {
    const first = Object.values(missingIn(written))[0]
    if (first !== undefined) {
      notify({ title: 'Validation Error', text: first, tone: 'stop', about })
      return false
    }
    closeNotices(about)
    saving(written)
    const whose = {
      client_id: from.clientId,
      client_name: from.clientName.slice(0, 200),
      ask_id: from.askId,
      who: currentPerson().name,
    }
    const made = formulaOf(written, whose)
    const save = async () =>
      saveAll([creation('formula', made, formula), ...(await usedEdits(formula, made))])
    return (await tried(save)) !== null
  }

  if (!changing)
    return (
      <section className={styles.form} aria-labelledby="as-mixed" data-no-print>
        <h3 id="as-mixed" className={styles.heading}>
          Exactly as mixed?
        </h3>
        <Recipe formula={formulaOf(used, { client_id: null, client_name: '', ask_id: null, who: null })} />
        <div className={styles.buttons}>
          <Button look="act" onClick={() => void save()}>
            Yes, save formula
          </Button>
          <Button onClick={() => setOpened(true)}>Change</Button>
          <Button onClick={onCancel}>Not now</Button>
        </div>
      </section>
    )
  return (
    <form
      className={styles.form}
      data-no-print
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <h3 className={styles.heading}>What was used</h3>
      <p className={styles.intro}>Filled in from the formula. Change what was different.</p>
      <div className={styles.pair}>
        <TextInput
          label={labels.formula.title}
          size="md"
          maxLength={500}
          value={used.title}
          onChange={event => set({ title: event.target.value })}
        />
        <TextInput
          type="datetime-local"
          label={labels.formula.made_at}
          size="md"
          value={toField(used.made_at)}
          onChange={event => {
            const instant = fromField(event.target.value)
            if (instant !== null) set({ made_at: instant })
          }}
        />
      </div>
      {used.bowls.map((bowl, index) => (
        <BowlFields
          key={bowl.key}
          bowl={bowl}
          number={index + 1}
          missing={missing}
          onChange={next => set({ bowls: used.bowls.map(other => (other.key === bowl.key ? next : other)) })}
          onRemove={() => set({ bowls: used.bowls.filter(other => other.key !== bowl.key) })}
        />
      ))}
      {used.bowls.length < 12 && (
        <div className={styles.buttons}>
          <Button onClick={() => set({ bowls: [...used.bowls, emptyBowl()] })}>Add a bowl</Button>
        </div>
      )}
      <fieldset className={styles.result}>
        <legend>How it came out</legend>
        <NumberStepper
          label="Level reached"
          value={used.result.level}
          min={1}
          max={12}
          onChange={level => set({ result: { ...used.result, level } })}
        />
        <TextInput
          label="Tone reached"
          size="md"
          maxLength={200}
          value={used.result.tone}
          onChange={event => set({ result: { ...used.result, tone: event.target.value } })}
        />
      </fieldset>
      <Textarea
        label={labels.formula.remarks}
        description="Timing, what grabbed, what to change next time."
        autosize
        minRows={2}
        size="md"
        value={used.remarks}
        error={missing.remarks}
        onChange={event => set({ remarks: event.target.value })}
      />
      <div className={styles.buttons}>
        <Button look="act" type="submit">
          Save formula
        </Button>
        <Button onClick={onCancel}>Not now</Button>
      </div>
    </form>
  )
}
