// One entry, opened: when, how long, who, what, and whether it may move. Each change counts at once.
import { TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.css'
import { useEffect, useId, useRef } from 'react'
import type { Fact, Value } from '../../../../shared/reading/reading'
import { Button } from '../../../ui/kit/Button'
import { Chips } from '../picture/Chips'
import { type Options, YES_NO } from '../picture/labels'
import { move, remove, settle, stretch } from './change'
import styles from './Day.module.css'
import { type DayEntry, isUnsure, nameOf, textOf } from './lanes'
import { OnCard } from './OnCard'
import { Steps } from './Steps'
import type { ClientOf } from './use-clients'
import type { DayPicks, Fields } from './use-day-picks'

const KINDS: Options = [
  ['client', 'Visit'],
  ['break', 'Break'],
  ['blocked', 'Blocked'],
]
const DOUBTS: Readonly<Record<string, string>> = {
  start: 'no start is written',
  minutes: 'no length is written',
  staff: 'whose is it?',
  said: 'more is written of it than was read',
  read: 'a model read it',
}

type EntryEditorProps = {
  entry: DayEntry
  /** Whose columns there are. */
  staff: readonly string[]
  day: DayPicks
  clientOf: ClientOf
  onSaid: (words: string) => void
  onClose: () => void
}

export function EntryEditor({ entry: given, staff, day, clientOf, onSaid, onClose }: EntryEditorProps) {
  const entry = day.now(given)
  const client = entry.kind === 'client' ? clientOf(entry.client) : null
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    document.querySelector(`[data-entry="${entry.key}"]`)?.closest('li')?.scrollIntoView({ block: 'nearest' })
  }, [entry.key])
  const set = (fields: Fields, words: string): void => {
    day.pick(entry, fields, `${nameOf(entry)} ${words}`)
    onSaid(`${nameOf(entry)} ${words}`)
  }
  const fact = (field: string, value: Value): Fact => ({
    value,
    from: entry.picked.includes(field) ? 'picked' : 'said',
    sure: !entry.doubts.includes(field),
    quote: '',
  })
  return (
    <section
      className={styles.editor}
      aria-labelledby={id}
      onKeyDown={event => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <div className={styles.head}>
        <h3 id={id} ref={title} tabIndex={-1}>
          {nameOf(entry)}, {textOf(entry.start)}–{textOf(entry.start + entry.minutes)}
        </h3>
        <Button onClick={onClose}>Done</Button>
      </div>
      {isUnsure(entry) && (
        <p className={styles.doubt}>
          Please check: {entry.doubts.map(of => DOUBTS[of] ?? of).join(', ')}
          <Button onClick={() => onSaid(settle(day, entry))}>That is right</Button>
        </p>
      )}
      {client && <OnCard key={client.id} clientId={client.id} />}
      <div className={styles.fields}>
        <Steps
          label="Starts"
          value={
            <input
              type="time"
              aria-label="Starts at"
              step={300}
              value={textOf(entry.start)}
              onChange={({ target: { value } }) => {
                if (value !== '') set({ start: value.slice(0, 5) }, `moved to ${value}`)
              }}
            />
          }
          by={by => onSaid(move(day, entry, by))}
          words={['15 minutes earlier', '15 minutes later']}
        />
        <Steps
          label="Takes"
          value={<output>{entry.minutes} min</output>}
          by={by => onSaid(stretch(day, entry, by))}
          words={['15 minutes shorter', '15 minutes longer']}
        />
        {entry.kind === 'client' && (
          <TextInput
            label="Client"
            size="md"
            maxLength={40}
            autoComplete="off"
            value={entry.client}
            onChange={event => set({ client: event.target.value }, `named ${event.target.value}`)}
          />
        )}
        <TextInput
          label={entry.kind === 'client' ? 'Service' : 'What it is'}
          size="md"
          maxLength={40}
          autoComplete="off"
          value={entry.service}
          onChange={event => set({ service: event.target.value }, `is for ${event.target.value}`)}
        />
        <Chips
          label="Kind"
          options={KINDS}
          fact={fact('kind', entry.kind)}
          onPick={kind => set({ kind }, kind === null ? 'is as written' : `is a ${kind}`)}
        />
        <Chips
          label="May move"
          options={YES_NO}
          fact={fact('movable', entry.movable)}
          onPick={movable =>
            set({ movable }, movable === null ? 'is as written' : movable ? 'may move' : 'may not move')
          }
        />
        {staff.length > 1 && (
          <Chips
            label="With"
            options={staff.map(name => [name, name || 'Nobody named'] as const)}
            fact={fact('staff', entry.staff)}
            onPick={name => set({ staff: name }, name === null ? 'is as written' : `is with ${name}`)}
          />
        )}
      </div>
      <div className={styles.foot}>
        <Button
          look="stop"
          onClick={() => {
            onSaid(remove(day, entry))
            onClose()
          }}
        >
          Take it out
        </Button>
        {entry.picked.length > 0 && (
          <Button
            onClick={() => {
              day.forget(entry.key, `${nameOf(entry)} is as written`)
              onSaid(`${nameOf(entry)} is as written`)
            }}
          >
            As written
          </Button>
        )}
      </div>
    </section>
  )
}
