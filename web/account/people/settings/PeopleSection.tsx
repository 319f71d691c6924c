import { useState } from 'react'
import { useHere } from '../../../platform/data/account/people'
import { Button } from '../../../ui/kit/Button'
import { Icon } from '../../../ui/kit/drawings/Icon'
import settings from '../../../ui/kit/Settings.module.css'
import { Waiting } from '../../../ui/kit/waiting/Waiting'
import { useCanPasskey } from '../passkey/use-can-passkey'
import { usePeople } from '../use-people'
import { LockSection } from './LockSection'
import styles from './PeopleSection.module.css'
import { PersonDialog } from './PersonDialog'
import { PersonRow } from './PersonRow'
import { PinDialog } from './PinDialog'

type Doing = { what: 'add' } | { what: 'edit' | 'pin'; id: string }

export default function PeopleSection() {
  const people = usePeople()
  const { id: here } = useHere()
  const [doing, setDoing] = useState<Doing | null>(null)
  const passkeys = useCanPasskey()
  if (people === undefined) return <Waiting label="Loading" />
  const about = doing && doing.what !== 'add' ? people.find(({ id }) => id === doing.id) : undefined
  const close = (): void => setDoing(null)
  return (
    <>
      <section className={settings.panel}>
        <h2>People</h2>
        <p>
          Everybody who uses Chairside in this salon. Comfort settings and half-written texts are each
          person’s own, and each change says who made it. Clients, products, timers and the plan are shared.
        </p>
        <ul className={styles.people} aria-label="People">
          {people.map(person => (
            <PersonRow
              key={person.id}
              person={person}
              isHere={person.id === here}
              canPasskey={passkeys}
              onEdit={() => setDoing({ what: 'edit', id: person.id })}
              onPin={() => setDoing({ what: 'pin', id: person.id })}
            />
          ))}
        </ul>
        <div>
          <Button look="act" onClick={() => setDoing({ what: 'add' })}>
            <Icon name="add" size={20} /> Add a person
          </Button>
        </div>
        <p className={settings.soft}>
          A PIN keeps colleagues apart. It does not encrypt this tablet: anybody who can open the tablet’s own
          storage can read what is in it. Each person sets their own PIN, while they work here.
        </p>
      </section>
      <LockSection />
      {doing?.what === 'add' && <PersonDialog people={people} onClose={close} />}
      {doing?.what === 'edit' && about && <PersonDialog person={about} people={people} onClose={close} />}
      {doing?.what === 'pin' && about && <PinDialog person={about} onClose={close} />}
    </>
  )
}
