// The brief as understood: what the post is for and what it says, field by field, filled in from the text. Anything
// typed or tapped here outranks the text; an emptied field is left out of the post.
import { NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Input.css'
import { useState } from 'react'
import type { Fact, Reading } from '../../../../shared/reading/understood/reading'
import { PICKED_OCCASIONS, WORDED, type Worded } from '../../../../shared/tools/marketing/told/paths'
import { BRIEF_NAMES, OCCASION_NAMES } from '../../../../shared/tools/marketing/told/picked-words'
import { Button } from '../../../ui/kit/Button'
import { picksOf } from '../drafts/form-draft'
import { picking, TakeAway } from '../understood/picks'
import type { ToolFormState } from '../use-tool-form'
import styles from './Brief.module.css'
import { BriefField } from './BriefField'
import { factAt } from './fact-at'
import { Leave } from './Leave'
import { Origin } from './Origin'

const PLACEHOLDERS: Readonly<Record<Worded, string>> = {
  subject: 'Gloss treatment',
  price: '£45',
  percent_off: '20',
  starts: '1 March',
  ends: '31 March',
  audience: 'New clients',
  conditions: 'Not with any other offer',
  person: 'First name',
  contact: 'Call us, or a link',
}
/** The fields always offered with a client's words or photos; others only show if the text mentions them. */
const OF_CLIENT: Readonly<Record<string, readonly Worded[]>> = {
  testimonial: ['person', 'contact'],
  'before-after': ['subject', 'person', 'contact'],
}

export function BriefForm({ reading, form }: { reading: Reading; form: ToolFormState }) {
  const [opened, setOpened] = useState(false)
  const [added, setAdded] = useState<readonly Worded[]>([])
  const { contentType, topic } = form.values
  const picks = picksOf(form.values.picks)
  const pick = picking(form)
  const isBlank = String(topic ?? '').trim() === '' && Object.keys(picks).length === 0
  if (isBlank && !opened)
    return (
      <div>
        <Button look="plain" onClick={() => setOpened(true)}>
          Fill it in field by field
        </Button>
      </div>
    )
  const ofClient = OF_CLIENT[String(contentType)]
  const at = (path: string): Fact | undefined => (isBlank ? undefined : factAt(path, reading, picks))
  const offered = WORDED.filter(path => (ofClient ?? WORDED).includes(path) || at(path) !== undefined)
  const mayStand = offered.filter(path => path !== 'subject' || contentType !== 'testimonial')
  // Fields that nobody mentioned are one tap away, unless the whole form was opened to fill in.
  const isShown = (path: Worded): boolean =>
    opened || path === 'subject' || at(path) !== undefined || added.includes(path)
  const nameOf = (path: Worded): string =>
    ofClient && path === 'person' ? 'First name in the post' : BRIEF_NAMES[path]
  const absent = mayStand.filter(path => !isShown(path))
  return (
    <section className={styles.brief} aria-labelledby="brief-title">
      <h2 id="brief-title">As understood</h2>
      {ofClient ? (
        <Leave fact={at('permission')} onPick={value => pick('permission', value)} />
      ) : (
        <WhatFor fact={at('occasion')} onPick={value => pick('occasion', value)} />
      )}
      <div className={styles.fields}>
        {mayStand.filter(isShown).map(path => (
          <BriefField
            key={path}
            label={nameOf(path)}
            isNew={added.at(-1) === path}
            placeholder={PLACEHOLDERS[path]}
            fact={at(path)}
            onPick={value => pick(path, value)}
          />
        ))}
      </div>
      {absent.length > 0 && (
        <div className={styles.absent}>
          {absent.map(path => (
            <Button key={path} onClick={() => setAdded([...added, path])}>
              Add: {nameOf(path).toLowerCase()}
            </Button>
          ))}
        </div>
      )}
      <TakeAway form={form} />
    </section>
  )
}

type WhatForProps = { fact: Fact | undefined; onPick: (value: Fact['value'] | null) => void }

function WhatFor({ fact, onPick }: WhatForProps) {
  const label = 'What for'
  return (
    <div className={styles.whatFor}>
      <NativeSelect
        label={label}
        size="md"
        classNames={{ input: styles.input }}
        value={String(fact?.value ?? 'other')}
        data-unsure={(fact && !fact.sure) || undefined}
        data={PICKED_OCCASIONS.map(value => ({ value, label: OCCASION_NAMES[value] }))}
        onChange={({ target: { value } }) => onPick(value)}
      />
      <Origin
        label={label}
        fact={fact}
        was={was => PICKED_OCCASIONS.filter(each => each === was).map(each => OCCASION_NAMES[each])[0] ?? ''}
        onPick={onPick}
      />
    </div>
  )
}
