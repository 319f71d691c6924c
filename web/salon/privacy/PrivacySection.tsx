// Settings, Privacy and AI: what we send to a model, where data is stored, and what is kept until a date.
import { SALON_ID } from '../../../shared/sync/kinds'
import { useRecord } from '../../platform/data/queries/queries'
import { create, edit } from '../../platform/data/saving/save'
import { attempt } from '../../ui/forms/attempt'
import { useOnce } from '../../ui/forms/once'
import { ButtonLink } from '../../ui/kit/Button'
import settings from '../../ui/kit/Settings.module.css'
import { KeptList } from './KeptList'
import styles from './permissions/Permissions.module.css'
import { WhatIsWhere } from './WhatIsWhere'

export default function PrivacySection() {
  return (
    <>
      <Ai />
      <WhatIsWhere />
      <section className={settings.panel}>
        <h2>Kept for a time</h2>
        <KeptList />
      </section>
    </>
  )
}

type Choice = 'no_ai' | 'new_clients_no_ai'
const SAID: Readonly<Record<Choice, readonly [on: string, off: string]>> = {
  no_ai: ['AI is switched off for this salon', 'AI may be used again'],
  new_clients_no_ai: ['New cards begin without AI', 'New cards begin with AI'],
}

function Ai() {
  const salon = useRecord('salon', SALON_ID)
  const once = useOnce()
  // Rendered before it's loaded, so that the content below never shifts.
  const isRead = salon !== undefined
  const fields = salon?.fields
  const choose = (choice: Choice, on: boolean): void =>
    void once(async () => {
      const [yes, no] = SAID[choice]
      await attempt(
        () =>
          !salon ? create('salon', { [choice]: on }, SALON_ID) : edit('salon', SALON_ID, { [choice]: on }),
        { title: on ? yes : no, tone: 'ok' },
      )
    })
  return (
    <section className={settings.panel}>
      <h2>AI</h2>
      <p>
        Tools work without AI: the built-in rules answer, here and without a signal. Where a model is set up,
        it may answer beside them. Phone, email and surname are never sent in writing. A model that types
        voice memos hears the whole sound, and the names in it.
      </p>
      <label className={styles.tick}>
        <input
          type="checkbox"
          disabled={!isRead}
          checked={fields?.no_ai ?? false}
          onChange={event => choose('no_ai', event.currentTarget.checked)}
        />
        No AI for this salon
      </label>
      <p className={styles.soft}>
        Nothing of this salon then goes to a model: no question, no picture, no voice, no support chat. It
        starts once the server has this setting.
      </p>
      <label className={styles.tick}>
        <input
          type="checkbox"
          disabled={!isRead}
          checked={fields?.new_clients_no_ai ?? false}
          onChange={event => choose('new_clients_no_ai', event.currentTarget.checked)}
        />
        New clients begin without AI
      </label>
      <p className={styles.soft}>It can be changed on each card.</p>
      <div>
        <ButtonLink to="/settings/models">Read exactly what was sent</ButtonLink>
      </div>
    </section>
  )
}
