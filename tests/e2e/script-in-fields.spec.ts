// Script in every text field of every kind of record, as another device may send it: on each screen it is a text.
import { z } from 'zod'
import { NO_FACTS } from '../../shared/facts'
import { blanks } from '../../shared/salon/records/blank'
import { schemas } from '../../shared/salon/records/records'
import { type Kind, rulesOf } from '../../shared/sync/kinds'
import colour from '../../shared/tools/colour-formula'
import { aDevice, createOf } from '../support/account'
import { screens } from '../support/screens'
import { signIn } from './acts'
import { expect, test } from './salon'

/** Longer than an id may be: it stands in texts alone. */
const SCRIPT =
  '"><img src=x onerror="window.ran=1"><script>window.ran=1</script><svg onload="window.ran=1"> javascript:window.ran=1'
const AT = new Date().toISOString()
const CLIENT = 'c1'

/** The first that the field takes: the script wherever it takes a text. */
function valueFor(field: z.ZodType, blank: unknown): unknown {
  const first = field instanceof z.ZodEnum ? field.options[0] : blank
  return [SCRIPT, [SCRIPT], first, CLIENT, AT, AT.slice(0, 10), 1, true, {}].find(
    value => value !== undefined && field.safeParse(value).success,
  )
}

function withScript(kind: Kind): Record<string, unknown> {
  const own = new Set(['deletedAt', 'seconds', ...(rulesOf(kind).serverOwned ?? [])])
  const blank = new Map<string, unknown>(Object.entries(blanks[kind]))
  const fields: [string, z.ZodType][] = Object.entries(schemas[kind].shape)
  return Object.fromEntries(
    fields
      .filter(([name]) => !own.has(name))
      .map(([name, field]) => [name, valueFor(field, blank.get(name))]),
  )
}

const plain = {
  clientName: 'Ana',
  currentColor: 'Natural level 6, virgin',
  desiredColor: '7/3 golden blonde',
  hairCondition: 'Healthy',
}
const input = {
  clientName: SCRIPT.slice(0, 90),
  currentColor: `Natural 6 ${SCRIPT}`,
  desiredColor: `7/3 ${SCRIPT}`,
  hairCondition: `Healthy ${SCRIPT}`,
}
const bowl = {
  zone: SCRIPT,
  mix: [{ shade: SCRIPT, grams: 40 }],
  developer_volume: 20,
  developer_grams: 40,
  ratio: '1:1',
  minutes: 35,
}
const ANSWERED = {
  tool: 'colour-formula',
  tool_version: colour.version,
  client_id: CLIENT,
  input,
  draft: {
    ...colour.draft({ input: plain, facts: NO_FACTS, today: AT }),
    summary: SCRIPT,
    expected: SCRIPT,
    aftercare: [SCRIPT],
    tests: [SCRIPT],
  },
  sheet: null,
  facts: NO_FACTS,
  device: 'd1',
  asked_at: AT,
}
/** What must fit together for a screen to show it. */
const FITTING: Partial<Record<Kind, Record<string, unknown>>> = {
  ask: ANSWERED,
  formula: { ask_id: null, bowls: [bowl] },
  service: { started_at: AT, ask_id: null, ended_at: null, formula_id: null, bowls: [] },
  turn: { conversation_id: 'conversation-1' },
  person: { pin: null, passkeys: [] },
  timer: { stopped_at: AT },
  kept_record: { keep_until: '2099-01-01' },
}

test('script in any text field of any record stays a text on every screen', async ({
  tablet,
  aSalon,
  house,
}) => {
  test.setTimeout(240_000)
  const device = await aDevice(house.origin, aSalon)
  const kinds = Object.keys(schemas).filter((kind): kind is Kind => kind in schemas)
  const records = kinds.map(kind => {
    const id = kind === 'client' ? CLIENT : kind === 'salon' ? 'salon' : `${kind}-1`
    return createOf(kind, id, { ...withScript(kind), ...FITTING[kind] })
  })
  const sent = JSON.stringify(records).split('window.ran').length - 1
  expect(sent, 'the script stands in many fields').toBeGreaterThan(150)
  const reply = await device.sync(records)
  expect(reply.refused).toEqual([])

  const { page } = await tablet()
  const told: string[] = []
  page.on('dialog', dialog => {
    told.push(`${page.url()}: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      if (event.blockedURI === 'inline' && event.violatedDirective.startsWith('script'))
        Reflect.set(window, 'ran', `refused ${event.violatedDirective}`)
    })
  })
  await signIn(page, aSalon, `/clients/${CLIENT}`)
  await expect(page.locator('#client-name')).toContainText('<script>')
  const more = ['/settings/account', '/settings/privacy', '/colour-formula?ask=ask-1']
  for (const path of [...screens.map(screen => screen.path.replace(':first', CLIENT)), ...more]) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    const made = await page.evaluate(() => ({
      ran: Reflect.get(window, 'ran') ?? null,
      elements: [
        ...document.querySelectorAll('img[src="x"], svg[onload], [onerror], a[href^="javascript:"]'),
      ].map(each => each.outerHTML),
    }))
    expect(made, path).toEqual({ ran: null, elements: [] })
  }
  expect(told).toEqual([])
})
