import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { emptyValues, fieldsOf } from '../../../../web/tools/screens/form/fields'
import { ToolForm } from '../../../../web/tools/screens/form/ToolForm'
import type { ToolFormState } from '../../../../web/tools/screens/use-tool-form'

vi.mock('../../../../web/tools/screens/use-tool-form', () => ({}))

// A tool that isn't there yet: its form follows from its schema alone.
const fields = fieldsOf(
  z.object({
    topic: z
      .string()
      .max(20)
      .meta({ label: 'Topic or Details', control: 'lines', help: 'What is it about?', group: 'The post' }),
    kind: z.enum(['post', 'email']).meta({
      label: 'Content type',
      control: 'choice',
      group: 'The post',
      options: { post: 'Post', email: 'Email' },
    }),
    image: z.boolean().meta({ label: 'Generate Image', control: 'switch' }),
    budget: z.number().meta({ label: 'Budget', control: 'money' }),
  }),
)

const drawn = (over: Partial<ToolFormState> = {}): string => {
  const state: ToolFormState = {
    fields,
    blank: { values: emptyValues(fields), nameField: null },
    values: emptyValues(fields),
    messages: {},
    safe: true,
    busy: null,
    clientId: null,
    submit: async () => {},
    fill: () => {},
    change: () => {},
    pick: () => {},
    open: () => {},
    reopen: () => {},
    ...over,
  }
  return renderToStaticMarkup(
    <MantineProvider>
      <ToolForm form={state} submit="Generate Content" />
    </MantineProvider>,
  )
}

describe('the form of any tool', () => {
  it('draws each field with its label, its help and its group', () => {
    const html = drawn()
    for (const words of ['Topic or Details', 'What is it about?', 'Content type', 'Generate Image', 'Budget'])
      expect(html).toContain(words)
    expect(html.match(/<legend>The post<\/legend>/g)).toHaveLength(1)
    expect(html).toMatch(/<textarea/)
    expect(html).toMatch(/<option value="email">Email<\/option>/)
  })

  it('shows a message at its field, and keeps every character of a text that is too long', () => {
    const topic = 'Twenty-five characters now'
    const html = drawn({
      values: { ...emptyValues(fields), topic },
      messages: { topic: 'Topic is too long' },
    })
    expect(html).toContain(topic)
    expect(html).not.toMatch(/maxlength/i)
    expect(html).toContain('Topic is too long')
    expect(html).toContain(`${topic.length} of 20 characters: ${topic.length - 20} too many. Nothing is cut`)
  })

  it('says what it is doing on its button, which cannot be pressed twice', () => {
    expect(drawn()).toMatch(/<button(?![^>]*disabled)[^>]*>Generate Content</)
    expect(drawn({ busy: 'Generating Content...' })).toMatch(
      /<button[^>]*disabled[^>]*>Generating Content\.\.\.</,
    )
  })

  it('says what came from a demo, and offers to empty the form', () => {
    const values = { ...emptyValues(fields), topic: 'Gloss in March' }
    expect(drawn({ values })).not.toMatch(/From the demo/)
    expect(drawn({ values: { ...emptyValues(fields), fromDemo: true } })).not.toMatch(/From the demo/)
    const html = drawn({ values: { ...values, fromDemo: true } })
    expect(html).toMatch(/From the demo\./)
    expect(html).toMatch(/Empty the form/)
    const blank = { values: emptyValues(fields), nameField: 'kind' }
    expect(drawn({ values: { ...values, fromDemo: true }, blank, clientId: 'c1' })).toMatch(
      /not from a client’s card/,
    )
  })

  it('says when this browser keeps nothing', () => {
    expect(drawn()).not.toMatch(/will not keep/)
    expect(drawn({ safe: false })).toMatch(/will not keep half-written text/)
  })
})
