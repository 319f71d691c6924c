// The demo's day, editable: the tool's own timeline, with picks that are only stored in the demo's form.

import { useState } from 'react'
import type { ScheduleOutput } from '../../../../../shared/tools/appointments/schema'
import { freeStarts, nameOf, textOf } from '../../../../salon/day/lanes'
import { Timeline } from '../../../../salon/day/Timeline'
import { useOpenEntry } from '../../../../salon/day/use-open-entry'
import { Beside } from '../../../../tools/screens/day/Beside'
import styles from '../../../../tools/screens/day/Day.module.css'
import { lanesOf } from '../../../../tools/screens/day/lanes'
import { Times, With } from '../../../../tools/screens/day/Times'
import { useDayPicks } from '../../../../tools/screens/day/use-day-picks'
import parts from '../../blocks/Parts.module.css'
import type { LiveProps } from '../follow'
import live from '../Live.module.css'

export function DayTouched({ output, values, change }: LiveProps & { output: ScheduleOutput }) {
  const day = useDayPicks({
    values,
    change,
    fill: patch => {
      for (const [name, value] of Object.entries(patch)) change(name, value)
    },
  })
  const { open, setOpen, close } = useOpenEntry()
  const [said, setSaid] = useState('')
  const lanes = lanesOf(output)
  const entries = lanes.flatMap(lane => lane.entries)
  const opened = entries.find(({ key }) => key === open)
  const entry = opened && day.now(opened)
  return (
    <div className={live.day}>
      <p id="day-keys" className={live.missing}>
        Tap somebody to move them<span className={styles.drag}>, or drag them</span>.
        <span className="visually-hidden">
          {' '}
          Arrow keys move an entry, with Shift they stretch it, Delete takes it out.
        </span>
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <Beside output={output} free={freeStarts(lanes)} day={day} onMade={setOpen} />
      <Timeline
        lanes={lanes}
        open={opened ? open : null}
        day={day}
        onOpen={key => setOpen(was => (was === key ? null : key))}
        onSaid={setSaid}
      />
      {day.any && day.last !== null && (
        <button
          type="button"
          className={`${parts.back} ${live.undo}`}
          title={`Undo: ${day.last}`}
          onClick={day.undo}
        >
          Undo
        </button>
      )}
      {entry && (
        <section
          className={live.editor}
          aria-label={`Move ${nameOf(entry)}`}
          onKeyDown={event => {
            if (event.key === 'Escape') close()
          }}
        >
          <p>
            <strong>
              {nameOf(entry)}, {textOf(entry.start)}–{textOf(entry.start + entry.minutes)}
            </strong>
            <button type="button" className={parts.back} onClick={close}>
              Done
            </button>
          </p>
          <div className={live.times}>
            <Times entry={entry} day={day} onSaid={setSaid} />
            <With
              entry={entry}
              day={day}
              onSaid={setSaid}
              staff={[...new Set(lanes.map(({ staff }) => staff))]}
            />
          </div>
        </section>
      )}
    </div>
  )
}
