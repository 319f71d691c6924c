import { expect, test } from 'vitest'
import { withStyleRules } from '../../../../web/site/pages/drawing/style-rules'

test('each style becomes a class with a rule above all others; texts stay as they are', () => {
  const { html, css } = withStyleRules(
    '<p style="width:10%">a style="no"</p><svg class="x" style="font:1em &quot;A&quot;"/><hr style="width:10%"/>',
  )
  expect(html).toBe('<p class="drawn-0">a style="no"</p><svg class="drawn-1 x"/><hr class="drawn-0"/>')
  expect(css).toBe('.drawn-0:not(#_){width:10%}.drawn-1:not(#_){font:1em "A"}')
})

test('what has none stays', () => {
  expect(withStyleRules('<p class="x">a</p>')).toEqual({ html: '<p class="x">a</p>', css: '' })
})
