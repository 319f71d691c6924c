// One open entry: when, how long, who, what, and whether it may move. Changes apply straight away.

import { TextInput } from '@mantine/core'
import { useBrought } from '../../../ui/kit/address/use-brought'
import '@mantine/core/styles/Input.css'
import { useId, useRef } from 'react'
import { remove, settle } from '../../../salon/day/change'
import { type DayEntry, isUnsure, nameOf, textOf } from '../../../salon/day/lanes'
import { OnCard } from '../../../salon/day/OnCard'
import type { ClientOf } from '../../../salon/day/use-clients'
import { Button } from '../../../ui/kit/Button'
import { Chips } from '../understood/Chips'
import { type Options, YES_NO } from '../understood/labels'
import styles from './Day.module.css'
import { factOf, setter, Times, With } from './Times'
import type { DayPicks } from './use-day-picks'

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
  /** The staff with a column. */
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
  useBrought(entry.key, () => {
    title.current?.focus({ preventScroll: true })
    document.querySelector(`[data-entry="${entry.key}"]`)?.closest('li')?.scrollIntoView({ block: 'nearest' })
  })
  const own = { entry, day, onSaid }
  const set = setter(own)
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
        <Times {...own} />
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
          fact={factOf(entry, 'kind', entry.kind)}
          onPick={kind => set({ kind }, kind === null ? 'is as written' : `is a ${kind}`)}
        />
        <Chips
          label="May move"
          options={YES_NO}
          fact={factOf(entry, 'movable', entry.movable)}
          onPick={movable =>
            set({ movable }, movable === null ? 'is as written' : movable ? 'may move' : 'may not move')
          }
        />
        <With {...own} staff={staff} />
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
