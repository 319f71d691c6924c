// Either the client reads, ticks and taps, or the stylist records what they said or signed.
import { type FormEvent, useState } from 'react'
import { PLATFORMS, type Subject, textOf, wordingFor } from '../../../../shared/salon/privacy/wordings'
import { SALON_ID } from '../../../../shared/sync/kinds'
import { useAccount } from '../../../platform/data/account/account'
import { currentPerson } from '../../../platform/data/account/people'
import { useRecord } from '../../../platform/data/queries/queries'
import { create } from '../../../platform/data/saving/save'
import { attempt } from '../../../ui/forms/attempt'
import { Dialog } from '../../../ui/forms/Dialog'
import { useKeptForm } from '../../../ui/forms/kept-form'
import { useOnce } from '../../../ui/forms/once'
import { Button, buttonClass } from '../../../ui/kit/Button'
import { dayOf } from '../../../ui/kit/when'
import { type Answer, CARD_ONLY, HOWS, placesIn, problemWith, recordOf } from './consent-form'
import { Guardian } from './Guardian'
import styles from './Permissions.module.css'

type Props = {
  about: Subject
  clientId: string
  name: string
  noAi: boolean
  onClose: (agreed: boolean) => void
}

export function ConsentDialog({ about, clientId, name, noAi, onClose }: Props) {
  const salon = useRecord('salon', SALON_ID)?.fields
  const model = useAccount()?.model ?? null
  const form = useKeptForm(`consent:${clientId}:${about}`, {
    how: 'on this tablet',
    platforms: '',
    guardian: '',
    minor: '',
  })
  const [ticked, setTicked] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const once = useOnce()
  const wording = wordingFor(about)
  const { values } = form
  const platforms = placesIn(values.platforms)
  const text = textOf(wording, {
    salon: salon?.name || 'the salon',
    ai: model !== null && !noAi && !salon?.no_ai,
    platforms,
  })

  function answer(given: Answer): void {
    const wrong = problemWith(about, given, values, ticked)
    setProblem(wrong)
    if (wrong !== null) return
    void once(async () => {
      const record = recordOf({ about, given, values, text, version: wording.version, clientId })
      const made = { ...record, given_at: new Date().toISOString(), who: currentPerson().name }
      const saved = await attempt(() => create('consent', made, form.id), {
        title: given === 'yes' ? 'Permission recorded' : 'Recorded: no permission',
        text: `${wording.title}, ${name}`,
        tone: given === 'yes' ? 'ok' : 'info',
      })
      if (!saved) return
      form.forget()
      onClose(given === 'yes')
    })
  }
  const agree = (event: FormEvent): void => {
    event.preventDefault()
    answer('yes')
  }
  const choose = (platform: string, on: boolean): void =>
    form.set(
      'platforms',
      PLATFORMS.filter(each => (each === platform ? on : platforms.includes(each))).join('\n'),
    )

  return (
    <Dialog title={`${wording.title}: ${name}`} onClose={() => onClose(false)} held={form.changed}>
      <form className={styles.form} onSubmit={agree} noValidate>
        {about === 'photos' && (
          <fieldset className={styles.choices}>
            <legend>Where may photos be shown?</legend>
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={values.platforms === CARD_ONLY}
                onChange={event => form.set('platforms', event.currentTarget.checked ? CARD_ONLY : '')}
              />
              Only on the card
            </label>
            {PLATFORMS.map(platform => (
              <label key={platform} className={styles.choice}>
                <input
                  type="checkbox"
                  checked={platforms.includes(platform)}
                  onChange={event => choose(platform, event.currentTarget.checked)}
                />
                {platform}
              </label>
            ))}
          </fieldset>
        )}
        <div className={styles.wording}>
          {text.split('\n').map(line => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <p className={styles.soft}>
          Wording {wording.version}, used since {dayOf(wording.since)}. It is kept with the answer.
        </p>
        <fieldset className={styles.choices}>
          <legend>How is it answered?</legend>
          {HOWS.map(([how, label]) => (
            <label key={how} className={styles.choice}>
              <input
                type="radio"
                name="how"
                checked={values.how === how}
                onChange={() => form.set('how', how)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <Guardian
          minor={values.minor === 'yes'}
          name={values.guardian}
          onMinor={minor => form.set('minor', minor ? 'yes' : '')}
          onName={guardian => form.set('guardian', guardian)}
        />
        {values.how === 'on this tablet' && (
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={ticked}
              onChange={event => setTicked(event.currentTarget.checked)}
            />
            I have read this and agree
          </label>
        )}
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <div className={styles.actions}>
          <Button look="plain" onClick={() => onClose(false)}>
            Not now
          </Button>
          <Button onClick={() => answer('no')}>I do not agree</Button>
          <button type="submit" className={buttonClass('act')}>
            I agree
          </button>
        </div>
      </form>
    </Dialog>
  )
}
