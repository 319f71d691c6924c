// Followed calendars: add one, fetch it now, or stop following it. Its appointments stay.

import { type FormEvent, useId, useState } from 'react'
import { type FollowedCalendar, TROUBLE_WORDS } from '../../../../shared/salon/calendar/followed'
import { leftOutWords } from '../../../../shared/salon/calendar/left-out'
import type { Row } from '../../../platform/data/queries/queries'
import { useAnswer } from '../../../platform/outside'
import { Button } from '../../../ui/kit/Button'
import { confirmWith } from '../../../ui/kit/dialogs/confirm'
import { whenOf } from '../../../ui/kit/when'
import styles from '../Data.module.css'
import { zoneHere } from './bring'
import { follow, followed, OUT_OF_REACH, type Reply, refreshCalendar, unfollow } from './follow'

const nameOf = ({ name, host }: FollowedCalendar): string => name || host

function Standing({ calendar }: { calendar: FollowedCalendar }) {
  const { failing_since, trouble, reached_at, entries, left_out } = calendar
  if (failing_since !== null)
    return (
      <p className={styles.problem}>
        It hasn’t been reached since {whenOf(failing_since)}. {trouble && TROUBLE_WORDS[trouble]} Its
        appointments stay.
      </p>
    )
  return (
    <>
      <p className={styles.soft}>
        {entries === 1 ? '1 appointment' : `${entries.toLocaleString('en-GB')} appointments`} from today on
        {reached_at && `, checked ${whenOf(reached_at)}`}
      </p>
      {left_out && leftOutWords(left_out).map(words => <p key={words}>{words}</p>)}
    </>
  )
}

export function FollowCalendars({ people }: { people: readonly Row<'person'>[] }) {
  const [calendars, setCalendars] = useState<readonly FollowedCalendar[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [away, setAway] = useState(false)
  const [busy, setBusy] = useState<string | null>(null)
  /** Shown beside the calendar it is about, as a notice would cover it. */
  const [said, setSaid] = useState('')
  const [address, setAddress] = useState('')
  const [person, setPerson] = useState('')
  const field = useId()
  const nobody = useId()

  useAnswer(followed, [], {
    came: reply => {
      if ('calendars' in reply) setCalendars(reply.calendars)
      setAway('words' in reply)
    },
  })

  async function act(what: string, asking: Promise<Reply>, done: string): Promise<boolean> {
    setBusy(what)
    setProblem(null)
    setSaid('')
    const reply = await asking
    setBusy(null)
    if ('words' in reply) {
      setProblem(reply.words)
      return false
    }
    setAway(false)
    setCalendars(reply.calendars)
    setSaid(done)
    return true
  }

  async function add(event: FormEvent) {
    event.preventDefault()
    if (address.trim() === '') return setProblem('Paste the address of the calendar.')
    const asked = { address, zone: zoneHere(), person: person || null }
    if (await act('add', follow(asked), 'Calendar added.')) setAddress('')
  }

  async function remove(calendar: FollowedCalendar) {
    const yes = await confirmWith(`Stop following ${nameOf(calendar)}?`, {
      yes: 'Stop following',
      no: 'Keep',
      text: 'Its appointments stay in your day. They are no longer updated.',
    })
    if (yes) await act(calendar.id, unfollow(calendar.id), 'No longer followed.')
  }

  return (
    <>
      <h3>Follow a calendar</h3>
      <p className={styles.soft}>
        Paste the private address (.ics or webcal) from Google, Outlook, iCloud or your booking system. It is
        read every 15 minutes and never changed.
      </p>
      {away && <p role="status">{OUT_OF_REACH}</p>}
      <p role="status" className={styles.soft} hidden={said === ''}>
        {said}
      </p>
      {calendars.length > 0 && (
        <ul className={styles.past} aria-label="Followed calendars">
          {calendars.map(calendar => (
            <li key={calendar.id}>
              <div className={styles.followed}>
                <strong>{nameOf(calendar)}</strong>
                <Standing calendar={calendar} />
              </div>
              <div className={styles.acts}>
                <Button
                  disabled={busy !== null}
                  aria-label={`Refresh ${nameOf(calendar)}`}
                  onClick={() => void act(calendar.id, refreshCalendar(calendar.id), 'Checked just now.')}
                >
                  {busy === calendar.id ? 'Checking…' : 'Refresh'}
                </Button>
                <Button
                  disabled={busy !== null}
                  aria-label={`Stop following ${nameOf(calendar)}`}
                  onClick={() => void remove(calendar)}
                >
                  Stop
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.follow} onSubmit={event => void add(event)} noValidate>
        <label htmlFor={field}>Calendar address</label>
        <input
          id={field}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          value={address}
          aria-describedby={problem ? nobody : undefined}
          onChange={event => setAddress(event.currentTarget.value)}
        />
        {people.length > 0 && (
          <label className={styles.whose}>
            Whose appointments are they?
            <select value={person} onChange={event => setPerson(event.currentTarget.value)}>
              <option value="">As the calendar says</option>
              {people.map(({ id, fields }) => (
                <option key={id} value={id}>
                  {fields.name}
                </option>
              ))}
            </select>
          </label>
        )}
        {problem && (
          <p id={nobody} role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <Button type="submit" disabled={busy !== null}>
          {busy === 'add' ? 'Looking…' : 'Follow this calendar'}
        </Button>
      </form>
    </>
  )
}
