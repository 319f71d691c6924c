import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { freeColour, isPersonColour, nameProblem, personColours } from '../../../../shared/account/people'
import { create } from '../../../platform/data/saving/save'
import { labels } from '../../../salon/records/labels'
import { attempt } from '../../../ui/forms/attempt'
import { FormDialog } from '../../../ui/forms/FormDialog'
import { useKeptForm } from '../../../ui/forms/kept-form'
import { PersonDisc } from '../PersonDisc'
import type { Someone } from '../use-people'
import styles from './PeopleSection.module.css'

type Props = { person?: Someone; people: readonly Someone[]; onClose: () => void }

/** Adds a person, or changes somebody's name or colour. */
export function PersonDialog({ person, people, onClose }: Props) {
  const form = useKeptForm(person ? `person:${person.id}` : 'person', {
    name: person?.name ?? '',
    colour: person?.colour ?? freeColour(people.map(({ colour }) => colour)),
  })
  const [problem, setProblem] = useState<string | null>(null)
  const { name, colour } = form.values

  async function save(): Promise<boolean> {
    const others = people.filter(({ id }) => id !== person?.id).map(each => each.name)
    const found = nameProblem(name, others)
    setProblem(found)
    if (found !== null) return false
    const fields = { name: name.trim(), colour }
    const changed = person
      ? {
          ...(name !== form.initial.name && { name: fields.name }),
          ...(colour !== form.initial.colour && { colour }),
        }
      : fields
    return attempt(() => create('person', changed, person?.id ?? form.id), {
      title: person ? `${fields.name} was changed` : `${fields.name} was added`,
      tone: 'ok',
    })
  }
  return (
    <FormDialog
      title={person ? `Edit ${person.name}` : 'Add a person'}
      save={person ? 'Save changes' : 'Add person'}
      form={form}
      onSave={save}
      onClose={onClose}
    >
      <TextInput
        label={labels.person.name}
        required
        data-autofocus
        autoComplete="off"
        maxLength={80}
        value={name}
        error={problem}
        onChange={event => form.set('name', event.currentTarget.value)}
      />
      <fieldset className={styles.colours}>
        <legend>{labels.person.colour}</legend>
        {Object.entries(personColours).map(([id, { title }]) => (
          <label key={id} className={styles.colour}>
            <input
              type="radio"
              name="person-colour"
              checked={colour === id}
              onChange={() => isPersonColour(id) && form.set('colour', id)}
            />
            <PersonDisc name={name} colour={id} />
            {title}
          </label>
        ))}
      </fieldset>
    </FormDialog>
  )
}
