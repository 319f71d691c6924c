import { type FormEvent, useState } from 'react'
import { SALON_ID } from '../../../shared/sync/kinds'
import { get } from '../../platform/data/queries/queries'
import { create, edit } from '../../platform/data/saving/save'
import { attempt } from '../../ui/forms/attempt'
import { NOT_KEPT, useKeptForm } from '../../ui/forms/kept-form'
import { useOnce } from '../../ui/forms/once'
import { Button } from '../../ui/kit/Button'
import { Dictated } from '../../voice/Dictated'
import styles from './FirstRun.module.css'

/** The only salon field that the first steps ask for; the others are in the settings. */
export function SalonName() {
  const form = useKeptForm('first-run-salon', { name: '' })
  const [empty, setEmpty] = useState(false)
  const once = useOnce()
  const name = form.values.name.trim()

  function save(event: FormEvent): void {
    event.preventDefault()
    setEmpty(name === '')
    if (name === '') return
    void once(async () => {
      const saved = await attempt(async () => {
        if (await get('salon', SALON_ID)) await edit('salon', SALON_ID, { name })
        else await create('salon', { name }, SALON_ID)
      })
      if (saved) form.saved()
    })
  }

  return (
    <form className={styles.name} onSubmit={save}>
      <Dictated>
        <input
          aria-label="Salon name"
          aria-invalid={empty || undefined}
          aria-describedby={empty ? 'first-run-name' : undefined}
          placeholder="Salon name"
          autoComplete="organization"
          maxLength={200}
          value={form.values.name}
          onChange={event => form.set('name', event.currentTarget.value)}
        />
      </Dictated>
      <Button type="submit">Save</Button>
      {empty && (
        <p id="first-run-name" role="alert">
          Type the name first.
        </p>
      )}
      {!form.kept && <p role="alert">{NOT_KEPT}</p>}
    </form>
  )
}
