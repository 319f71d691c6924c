// The day as read from the text, drawn and editable: anything picked for an entry outranks the text.

import { useState } from 'react'
import { TOO_LONG } from '../../../platform/reading/read'
import { freeStarts, isUnsure } from '../../../salon/day/lanes'
import { marksBy } from '../../../salon/day/OnCard'
import { Timeline } from '../../../salon/day/Timeline'
import { useClientOf } from '../../../salon/day/use-clients'
import { useOpenEntry } from '../../../salon/day/use-open-entry'
import { Button } from '../../../ui/kit/Button'
import { TakeAway } from '../understood/picks'
import type { ToolFormState } from '../use-tool-form'
import { Beside } from './Beside'
import styles from './Day.module.css'
import { EntryEditor } from './EntryEditor'
import { lanesOf } from './lanes'
import type { Seen } from './use-day'
import type { DayPicks } from './use-day-picks'

type DayFormProps = { seen: Seen; form: ToolFormState; day: DayPicks }

export function DayForm({ seen, form, day }: DayFormProps) {
  const { open, setOpen, close } = useOpenEntry()
  const [said, setSaid] = useState('')
  const output = seen === 'too-long' ? null : seen
  const lanes = output?.valid_input ? lanesOf(output) : []
  const entries = lanes.flatMap(lane => lane.entries)
  const opened = entries.find(({ key }) => key === open)
  const unsure = entries.filter(isUnsure).length
  const clientOf = useClientOf(entries.filter(({ kind }) => kind === 'client').map(({ client }) => client))
  return (
    <>
      <section
        className={styles.day}
        aria-labelledby="day-title"
        data-open={opened !== undefined || undefined}
      >
        <div className={styles.head}>
          <h2 id="day-title">The day as understood</h2>
          {day.last !== null && (
            <Button onClick={day.undo} title={`Undo: ${day.last}`}>
              Undo
            </Button>
          )}
        </div>
        <p role="status" className={seen === 'too-long' ? styles.soft : 'visually-hidden'}>
          {seen === 'too-long' ? TOO_LONG : said}
        </p>
        {entries.length === 0 && seen !== 'too-long' && (
          <p className={styles.soft}>Write, paste or dictate a day: it is drawn here as it is read.</p>
        )}
        {output && <Beside output={output} free={freeStarts(lanes)} day={day} onMade={setOpen} />}
        {entries.length > 0 && (
          <>
            <p id="day-keys" className={styles.soft}>
              {unsure > 0 && `${unsure === 1 ? 'One entry is' : `${unsure} entries are`} not sure: dashed. `}
              Underlined lines were read. Tap an entry to change it
              <span className={styles.drag}>, or drag it</span>.
              <span className="visually-hidden">
                {' '}
                Arrow keys move it. Shift and the arrow keys stretch it. Delete removes it.
              </span>
            </p>
            <Timeline
              lanes={lanes}
              open={opened ? open : null}
              day={day}
              mark={marksBy(clientOf)}
              onOpen={key => setOpen(was => (was === key ? null : key))}
              onSaid={setSaid}
            />
          </>
        )}
        <TakeAway form={form} />
      </section>
      {opened && (
        <EntryEditor
          key={opened.key}
          entry={opened}
          staff={[...new Set(entries.map(({ staff }) => staff))]}
          day={day}
          clientOf={clientOf}
          onSaid={setSaid}
          onClose={close}
        />
      )}
    </>
  )
}
