// One answer: who gave it, what the rules changed, and the way from it to the bowl.

import { type ReactNode, Suspense, useRef, useState } from 'react'
import { z } from 'zod'
import type { Facts } from '../../../../shared/facts'
import { type Sheet as SheetData, textOf } from '../../../../shared/sheet'
import type { Tool } from '../../../../shared/tool'
import { standingAnswer } from '../../../../shared/toolbox'
import { wasRead } from '../../../../shared/written'
import { drawn } from '../../../platform/asks/ask'
import { useAccount } from '../../../platform/data/account/account'
import type { Row } from '../../../platform/data/queries/queries'
import { useComfort } from '../../../ui/comfort/use-comfort'
import { useBrought } from '../../../ui/kit/address/use-brought'
import { Button } from '../../../ui/kit/Button'
import { usePresent } from '../../../ui/kit/use-now'
import { later } from '../../../ui/kit/waiting/later'
import { dayOf, whenOf } from '../../../ui/kit/when'
import { gateOf } from '../../../ui/sheet/gate'
import { Sheet } from '../../../ui/sheet/Sheet'
import { canShare, copyText, printOnly, shareSheet } from '../../../ui/sheet/send'
import { askedJustNow, askTextId } from '../../../voice/speak/about'
import { keptKey } from '../drafts/kept'
import { useKept } from '../drafts/use-kept'
import { logOverride } from '../gate/log-override'
import { StartGate } from '../gate/StartGate'
import { UsedForm, usedFromAsk } from '../mixed/UsedForm'
import styles from './AnswerColumn.module.css'
import { SavedFrom } from './SavedFrom'
import { sinceOf } from './since'
import { answeredWith } from './standing'

const ReadAloud = later(() => import('../../../voice/read-aloud/ReadAloud'))

/** A current answer, for what a tool's own screen adds under it. */
export type Answered = {
  ask: Row<'ask'>
  /** Parsed and checked by today's rules. */
  output: unknown
  sheet: SheetData
  which: 'draft' | 'answer'
}

type AnswerColumnProps = {
  tool: Tool
  ask: Row<'ask'>
  facts: Facts
  which: 'draft' | 'answer'
  label: string
  byline: string
  /** The line above already says who answered; this shows it on paper. */
  isSaid?: boolean
  /** Shown next to another answer, so the label with its author comes first. */
  beside?: boolean
  under?: ((answered: Answered) => ReactNode) | undefined
  /** Shown before everything else. */
  first?: ((answered: Answered) => ReactNode) | undefined
  /** Just asked: scrolls into view and takes the focus, for screen readers. */
  fresh?: boolean
}

/** When mixing began, and whether somebody is recording what was used. */
const Mixing = z.object({ startedAt: z.string().nullable(), writing: z.boolean() })
const NOT_MIXING = { startedAt: null, writing: false }

export function AnswerColumn({
  tool,
  ask,
  facts,
  which,
  label,
  byline,
  isSaid = false,
  beside = false,
  under,
  first,
  fresh = false,
}: AnswerColumnProps) {
  const now = usePresent()
  const stepwise = useComfort().focus_view
  const column = useRef<HTMLElement>(null)
  const account = useAccount()?.id ?? ''
  const mixing = useKept(keptKey(account, 'mixing', ask.id, which), Mixing, () => NOT_MIXING)
  // Only an answer asked for on this very screen is read aloud without a tap, and only if the settings say so.
  const [asked] = useState(() => (which === 'draft' ? askedJustNow(ask.fields) : null))
  useBrought(fresh, () => {
    column.current?.scrollIntoView({ block: 'start' })
    column.current?.focus({ preventScroll: true })
  })
  const answer = drawn(tool, ask.fields, facts, now, which)
  if (answer === null)
    return (
      <p className={styles.unreadable}>This answer was written by another version and can’t be shown here.</p>
    )
  const { sheet } = answer
  const mixable = answer.current && gateOf(sheet) !== null
  const saves = tool.actions.includes('save-formula')
  const held = sheet.holds.length > 0
  // The recipe comes first, with its buttons below the first bowl.
  const ready = mixable && saves && !held
  const byFirst = !ready || beside
  // In the one-step-at-a-time view nothing below a bowl stays in place.
  const underBowl = ready && !stepwise
  const by = (
    <p className={styles.label} data-said={isSaid || undefined}>
      <strong>{label}</strong> <span>{byline}</span>
    </p>
  )
  const aloud = (
    <div className={styles.aloud} data-no-print>
      <Suspense>
        <ReadAloud id={askTextId(ask.id, which)} text={sheet.spoken} what={sheet.title} asked={asked} />
      </Suspense>
    </div>
  )
  return (
    <section
      ref={column}
      className={styles.column}
      tabIndex={fresh ? -1 : undefined}
      aria-label={label}
      data-print-this={which === 'draft' ? '' : undefined}
    >
      {answer.current && first?.({ ask, output: answer.output, sheet, which })}
      {(byFirst || !underBowl) && (
        <div className={styles.head}>
          {byFirst && by}
          {answer.current && !underBowl && aloud}
        </div>
      )}
      {which === 'answer' && (
        <Changed notes={answeredWith(ask.fields).notes} read={wasRead(standingAnswer(ask.fields))} />
      )}
      {!answer.current && (
        <p className={styles.dated}>
          As it was on {dayOf(answer.dated)}. The rules have changed since, so you can read it but not use it.
          Ask again for today’s answer.
        </p>
      )}
      <Sheet
        sheet={sheet}
        gate={
          mixable && saves ? (
            <div className={styles.gate}>
              <StartGate
                holds={sheet.holds}
                clientId={ask.fields.client_id}
                startedAt={mixing.value.startedAt === null ? null : sinceOf(mixing.value.startedAt, now)}
                onStart={() => mixing.change({ ...mixing.value, startedAt: new Date().toISOString() })}
                onOverride={(rule, reason) => logOverride(ask, rule, reason)}
                storageKey={keptKey(account, 'gate', ask.id, which)}
              />
              {underBowl && aloud}
            </div>
          ) : undefined
        }
      />
      {!byFirst && by}
      <Overrides ask={ask} />
      <SavedFrom ask={ask} />
      <div className={styles.actions} data-no-print>
        {ready && !mixing.value.writing && (
          <Button
            look={mixing.value.startedAt === null ? 'quiet' : 'act'}
            onClick={() => mixing.change({ ...mixing.value, writing: true })}
          >
            Save what was used
          </Button>
        )}
        {tool.actions.includes('copy') && <Button onClick={() => void copyText(textOf(sheet))}>Copy</Button>}
        {tool.actions.includes('share') && canShare() && (
          <Button onClick={() => void shareSheet(sheet)}>Share</Button>
        )}
        {tool.actions.includes('print') && (
          <Button onClick={() => column.current && printOnly(column.current)}>Print</Button>
        )}
      </div>
      {answer.current && under?.({ ask, output: answer.output, sheet, which })}
      {mixable && mixing.value.writing && (
        <UsedForm
          from={usedFromAsk(ask)}
          sheet={sheet}
          storageKey={keptKey(account, 'used', ask.id, which)}
          onDone={() => mixing.clear(NOT_MIXING)}
          onCancel={() => mixing.change({ ...mixing.value, writing: false })}
        />
      )}
    </section>
  )
}

const NOTHING = { read: 'The model read the same.', written: 'The rules of the trade changed nothing in it.' }
const SOMETHING = {
  read: 'What the model read differently:',
  written: 'What the rules of the trade changed:',
}

/** `read`: the model only read the question for the engine; otherwise it wrote the answer. */
function Changed({ notes, read }: { notes: readonly string[]; read: boolean }) {
  const how = read ? 'read' : 'written'
  return (
    <div className={styles.changed}>
      <strong>{notes.length === 0 ? NOTHING[how] : SOMETHING[how]}</strong>
      {notes.length > 0 && (
        <ul>
          {notes.map(note => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Overrides({ ask }: { ask: Row<'ask'> }) {
  const { overrides } = ask.fields
  if (overrides.length === 0) return null
  return (
    <ul className={styles.overrides} aria-label="Continued without">
      {overrides.map(item => (
        <li key={item.id}>
          <strong>Continued without: {item.rule.replaceAll('-', ' ')}.</strong> “{item.reason}”{' '}
          {item.who ?? 'Unknown'}, {whenOf(item.at)}
        </li>
      ))}
    </ul>
  )
}
