import { expect, test } from 'vitest'
import { filesIn, importsIn, toolPagesIn } from '../../../../web/platform/pwa/needed-by'

test('a page names the tools’ demos and pages once each, and no other address', () => {
  const html =
    '<a href="/demo/marketing">Try</a><a href="/features/marketing">More</a><a href="/demo/marketing">Again</a><a href="/pricing">Plans</a><a href="#demo">Down</a>'
  expect(toolPagesIn(html)).toEqual(['/demo/marketing', '/features/marketing'])
})

test('a page’s own files are found, and no page, picture or other site’s script', () => {
  const html =
    '<script data-then="/assets/site-1.js /assets/demos-2.js">look()</script><script type="module" src="/assets/own-3.js"></script><link href="/assets/a.css"/><img src="/assets/b.png"><script src="https://other.example/assets/c.js">'
  expect(filesIn(html)).toEqual([
    '/assets/site-1.js',
    '/assets/demos-2.js',
    '/assets/own-3.js',
    '/assets/a.css',
  ])
})

test('a script’s imports are found, those that wait for a press too', () => {
  const script =
    'import{t as e}from"./helper-Dy_1.js";import"./other-2.js";const f=()=>import(`./listen-3.js`);const g="./no.json",m=["assets/listen-4.css"]'
  expect(importsIn(script)).toEqual([
    '/assets/helper-Dy_1.js',
    '/assets/other-2.js',
    '/assets/listen-3.js',
    '/assets/listen-4.css',
  ])
})
