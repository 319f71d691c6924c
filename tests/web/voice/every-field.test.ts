// Dictation is beside every text field. Read from the sources, so that a field that is added tomorrow has it too. Fields of
// the form library have it by `dictatedFields`; those that are written by hand stand within <Dictated>.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../../../web')
/** What is no text, or must not be said aloud. */
const NO_TEXT =
  /type="(?:radio|checkbox|color|file|range|hidden|number|password|date|time)"|readOnly|inputMode="(?:numeric|decimal)"/
const ALONE: Readonly<Record<string, string>> = {
  'account/access/password/PasswordRow.tsx': 'a password',
  'account/access/second-step/CodeField.tsx': 'a code',
  'salon/consultation/client-mode/SignStep.tsx': 'a signature',
  'salon/import-export/calendar/FollowCalendars.tsx': 'an address, which is pasted',
  'voice/commands/panel/TypeIt.tsx': 'for who can not be heard',
  'site/pages/demos/LiveDemo.tsx': 'a public page, without the app and its ear',
  'site/pages/live/marketing.tsx': 'a public page, without the app and its ear',
  'site/pages/pages/Try.tsx': 'a public page, without the app and its ear',
  'site/pages/demos/communications.tsx': 'a page without the app: its button is the one of the specification',
}

const screens = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.tsx'))

function fieldsOf(source: string): { tag: string; before: string }[] {
  return [...source.matchAll(/<(?:input|textarea)\b[\s\S]*?\/>/g)].map(({ 0: tag, index }) => ({
    tag,
    before: source.slice(0, index),
  }))
}
const isWithin = (before: string): boolean =>
  before.lastIndexOf('<Dictated') > before.lastIndexOf('</Dictated>')

test('every text field that is written by hand can be dictated into', () => {
  const found = screens.flatMap(name =>
    fieldsOf(readFileSync(join(web, name), 'utf8')).map(field => ({ name, ...field })),
  )
  expect(found.length).toBeGreaterThan(15)
  const silent = found.filter(({ name, tag, before }) => {
    if (NO_TEXT.test(tag) || name in ALONE) return false
    return !isWithin(before)
  })
  expect(silent.map(({ name, tag }) => `${name}: ${tag.slice(0, 60)}`)).toEqual([])
})
