import { useDeferredValue, useMemo } from 'react'
import type { Fact, Value } from '../../../../shared/reading/understood/reading'
import type { Tool } from '../../../../shared/tool'
import marketing from '../../../../shared/tools/marketing'
import { demoFacts } from '../../../../shared/tools/marketing/demo'
import { PICKED_OCCASIONS, WORDED } from '../../../../shared/tools/marketing/told/paths'
import { BRIEF_NAMES, OCCASION_NAMES } from '../../../../shared/tools/marketing/told/picked-words'
import brief from '../../../tools/screens/brief/Brief.module.css'
import { factAt } from '../../../tools/screens/brief/fact-at'
import { Leave } from '../../../tools/screens/brief/Leave'
import { picksOf } from '../../../tools/screens/drafts/form-draft'
import { picking, TakeAway } from '../../../tools/screens/understood/picks'
import { Sheet } from '../../../ui/sheet/Sheet'
import { answerTo, understoodOf } from './answer'
import { type LiveProps, starter } from './follow'
import live from './Live.module.css'

const tool: Tool = marketing
/** The types that need the client's permission. */
const OF_CLIENT = new Set(['testimonial', 'before-after'])
const withPicture = (values: LiveProps['values']) => ({ ...values, includeImage: true })

export function MarketingLive({ values, change }: LiveProps) {
  const asked = useDeferredValue(values)
  const reading = useMemo(() => understoodOf(tool, withPicture(asked), demoFacts), [asked])
  const answer = useMemo(() => answerTo(tool, withPicture(asked), demoFacts), [asked])
  const form = { values, change, clientId: null }
  const pick = picking(form)
  const at = (path: string): Fact | undefined => factAt(path, reading, picksOf(values.picks))
  const type = String(values.contentType)
  return (
    <>
      <section className={`${brief.brief} ${live.picture}`} aria-labelledby="brief-title">
        <h2 id="brief-title">As understood</h2>
        {OF_CLIENT.has(type) ? (
          <Leave fact={at('permission')} onPick={value => pick('permission', value)} />
        ) : (
          <label className={live.field}>
            What for
            <select
              value={String(at('occasion')?.value ?? 'other')}
              data-unsure={at('occasion')?.sure === false || undefined}
              onChange={({ target }) => pick('occasion', target.value)}
            >
              {PICKED_OCCASIONS.map(occasion => (
                <option key={occasion} value={occasion}>
                  {OCCASION_NAMES[occasion]}
                </option>
              ))}
            </select>
          </label>
        )}
        <div className={brief.fields}>
          {WORDED.filter(path => path === 'subject' || at(path) !== undefined).map(path => (
            <Field key={path} label={BRIEF_NAMES[path]} fact={at(path)} onPick={value => pick(path, value)} />
          ))}
        </div>
        <TakeAway form={form} />
      </section>
      <div className={live.answer} data-live-answer>
        {'missing' in answer ? (
          <p className={live.missing}>{answer.missing}</p>
        ) : (
          <Sheet sheet={answer.sheet} />
        )}
      </div>
    </>
  )
}

type FieldProps = { label: string; fact: Fact | undefined; onPick: (value: Value) => void }

const Field = ({ label, fact, onPick }: FieldProps) => (
  <label className={live.field}>
    {label}
    <input
      type="text"
      maxLength={200}
      autoComplete="off"
      value={String(fact?.value ?? '')}
      data-unsure={fact?.sure === false || undefined}
      onChange={({ target }) => onPick(target.value)}
    />
  </label>
)

export const start = starter(MarketingLive)
