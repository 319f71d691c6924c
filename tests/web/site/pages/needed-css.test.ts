// A page carries the rules that it can use, and no rule that it needs is lost.
import { expect, test } from 'vitest'
import { neededCss } from '../../../../web/site/pages/drawing/needed-css'

const page = '<main class="hero wide"><p class="lead">…</p></main>'
const kept = (css: string): string => neededCss(css, page)

test('rules of classes that stand on the page stay, others go', () => {
  expect(kept('.hero{a:b}.gone{a:b}.hero .lead{a:b}.hero .gone{a:b}')).toBe('.hero{a:b}.hero .lead{a:b}')
})

test('of a list of selectors those that can match stay', () => {
  expect(kept('.gone,.lead:hover,.hero.gone,h1{a:b}')).toBe('.lead:hover,h1{a:b}')
})

test('what is said of elements, attributes and the root stays, whatever the classes', () => {
  const css = ':root{--a:b}[data-x=".gone"]{a:b}html[data-c] p{a:b}'
  expect(kept(css)).toBe(css)
})

test('a class inside brackets of :not, :is and :has proves nothing, and stays', () => {
  const css = '.hero:not(.gone,.x){a:b}.hero:has(> .made:checked) .lead{a:b}'
  expect(kept(css)).toBe(css)
})

test('conditions keep what they can use, and go when nothing is left; fonts and movements stay', () => {
  expect(kept('@media (a){.gone{a:b}.lead{a:b}}@supports (b){.gone{a:b}}')).toBe('@media (a){.lead{a:b}}')
  const css = '@font-face{src:url(a.woff2)}@keyframes x{0%{a:b}to{a:c}}'
  expect(kept(css)).toBe(css)
})

test('braces and commas in quotes are text', () => {
  expect(kept('.lead:before{content:"}{, .gone"}.gone{a:b}.hero{a:b}')).toBe(
    '.lead:before{content:"}{, .gone"}.hero{a:b}',
  )
})

test('faces stay, but for those of a typeface that comes when it is chosen', () => {
  const ours = '@font-face{font-family:Ours;src:url(a.woff2)}'
  expect(kept(`${ours}@font-face{font-family:OpenDyslexic;src:url(b.woff2)}p{a:b}`)).toBe(`${ours}p{a:b}`)
})
