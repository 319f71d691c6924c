import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Duration, readyWords } from '../../../../web/ui/sheet/steps/Duration'

const drawn = (minutes: readonly [number, number], held = false): string =>
  renderToStaticMarkup(
    <dl>
      <Duration minutes={minutes} held={held} />
    </dl>,
  )
const widths = (html: string): string[] =>
  [...html.matchAll(/inline-size:([\d.]+%)/g)].map(match => match[1] ?? '')

test('a time is a number, a shape of an hour, and a time of the clock', () => {
  const html = drawn([30, 45])
  expect(html).toContain('<dt>Minutes</dt><dd>30–45</dd>')
  expect(widths(html)).toEqual(['75%', '50%'])
  expect(html).toContain('1 hour')
  // Its words come when it stands on a screen: a page that was drawn at build knows no time.
  expect(html).toMatch(/class="\w*clock/)
})

test('what takes longer than an hour has a bar of more hours', () => {
  expect(widths(drawn([90, 90]))).toEqual(['75%', '75%'])
  expect(drawn([90, 90])).toContain('2 hours')
})

test('no time of the clock is promised for a step that may not begin', () => {
  expect(drawn([35, 35], true)).not.toMatch(/class="\w*clock/)
})

test('the time of the clock is said in words', () => {
  const now = new Date(2026, 0, 5, 13, 35).getTime()
  expect(readyWords([35, 35], now)).toBe('Started now: ready at 14:10')
  expect(readyWords([30, 45], now)).toBe('Started now: ready between 14:05 and 14:20')
})
