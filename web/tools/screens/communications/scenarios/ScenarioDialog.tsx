// The salon's own scenario, written as the client would tell it.
import '@mantine/core/styles/Input.css'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Row } from '../../../../platform/data/queries/queries'
import { create, edit } from '../../../../platform/data/saving/save'
import { labels } from '../../../../salon/records/labels'
import { attempt } from '../../../../ui/forms/attempt'
import { FormDialog } from '../../../../ui/forms/FormDialog'
import { useKeptForm } from '../../../../ui/forms/kept-form'
import { lengthWords } from '../../form/fields'

const DIFFICULTIES = ['Beginner', 'Intermediate', 'Advanced'] as const
type Difficulty = (typeof DIFFICULTIES)[number]
const LIMITS = { title: 200, description: 4000, opening: 500 }

const difficultyOf = (text: string): Difficulty => DIFFICULTIES.find(each => each === text) ?? 'Intermediate'

export default function ScenarioDialog({
  scenario,
  onClose,
}: {
  scenario?: Row<'scenario'>
  onClose: () => void
}) {
  const form = useKeptForm(scenario ? `scenario:${scenario.id}` : 'scenario', {
    title: scenario?.fields.title ?? '',
    description: scenario?.fields.description ?? '',
    opening: scenario?.fields.opening ?? '',
    difficulty: scenario?.fields.difficulty ?? 'Intermediate',
  })
  const [problems, setProblems] = useState<{ title?: string; description?: string }>({})
  const { values } = form
  const long = (field: keyof typeof LIMITS): string | undefined => {
    const length = lengthWords(values[field], LIMITS[field])
    return length?.over ? length.words : undefined
  }

  async function save(): Promise<boolean> {
    const found = {
      ...(values.title.trim() === '' ? { title: 'Give it a title.' } : {}),
      ...(values.description.trim() === ''
        ? { description: 'Say who the client is and what happened.' }
        : {}),
    }
    setProblems(found)
    if (Object.keys(found).length > 0 || long('title') || long('description') || long('opening')) return false
    const fields = {
      title: values.title.trim(),
      description: values.description.trim(),
      opening: values.opening.trim() || null,
      difficulty: difficultyOf(values.difficulty),
    }
    return scenario
      ? attempt(() => edit('scenario', scenario.id, fields), { title: 'Scenario saved', tone: 'ok' })
      : attempt(() => create('scenario', fields, form.id), { title: 'Scenario added', tone: 'ok' })
  }

  const field = (name: 'title' | 'description' | 'opening') => ({
    value: values[name],
    error: (name === 'opening' ? undefined : problems[name]) ?? long(name),
    onChange: (event: { currentTarget: { value: string } }) => form.set(name, event.currentTarget.value),
  })

  return (
    <FormDialog
      title={scenario ? 'Edit scenario' : 'Add a scenario'}
      save={scenario ? 'Save changes' : 'Add scenario'}
      form={form}
      onSave={save}
      onClose={onClose}
    >
      <TextInput
        label={labels.scenario.title}
        required
        data-autofocus
        autoComplete="off"
        {...field('title')}
      />
      <Textarea
        label={labels.scenario.description}
        description="Who they are, what happened, what they want and fear: a few sentences, as the client would say them. No real surnames or phone numbers."
        required
        autosize
        minRows={4}
        maxRows={12}
        {...field('description')}
      />
      <Textarea
        label={labels.scenario.opening}
        description="Leave it empty, and they begin with the first sentence above."
        autosize
        minRows={1}
        maxRows={4}
        {...field('opening')}
      />
      <NativeSelect
        label={labels.scenario.difficulty}
        data={[...DIFFICULTIES]}
        value={values.difficulty}
        onChange={event => form.set('difficulty', event.currentTarget.value)}
      />
    </FormDialog>
  )
}
