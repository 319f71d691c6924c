// An answer without a formula (a refusal, a hold, a question), or one of another version: read, not worked from.
import { dayOf } from '../records/when'
import { Sheet } from '../sheet/Sheet'
import { ReadAloud } from '../voice/ReadAloud'
import type { Work } from './use-chair'

export function Said({ work }: { work: Work }) {
  return (
    <>
      {work.dated !== null && (
        <p>
          As it stood on {dayOf(work.dated)}. The rules have changed since, so it can be read but not acted
          on.
        </p>
      )}
      <Sheet sheet={work.sheet} />
      {work.sheet.spoken !== '' && work.ask && (
        <ReadAloud id={`chair:${work.ask.id}`} text={work.sheet.spoken} what={work.sheet.title} />
      )}
    </>
  )
}
