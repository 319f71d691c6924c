// An answer without a formula (a refusal, a hold, a question), or from another version: to be read, not worked from.

import { Instead } from '../../../tools/screens/answer/Instead'
import { dayOf } from '../../../ui/kit/when'
import { Sheet } from '../../../ui/sheet/Sheet'
import { ReadAloud } from '../../../voice/read-aloud/ReadAloud'
import { workFrom } from '../acts'
import { perform } from '../perform'
import type { Chair, Work } from '../use-chair'

export function Said({ chair, work }: { chair: Chair; work: Work }) {
  return (
    <>
      {work.dated !== null && (
        <p>
          As it was on {dayOf(work.dated)}. The rules have changed since, so you can read it but not use it.
        </p>
      )}
      <Sheet sheet={work.sheet} />
      {work.ask && work.dated === null && (
        <Instead
          tool={work.tool}
          ask={work.ask}
          sheet={work.sheet}
          facts={work.facts}
          onAsked={id => void perform(() => workFrom(chair, id, 'draft', 'Working from what is safe today'))}
        />
      )}
      {work.sheet.spoken !== '' && work.ask && (
        <ReadAloud id={`chair:${work.ask.id}`} text={work.sheet.spoken} what={work.sheet.title} />
      )}
    </>
  )
}
