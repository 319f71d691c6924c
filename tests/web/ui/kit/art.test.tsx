// The drawings: decoration, in the page's own colours and those of hair.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { root } from '../../../support/imports'

const folder = join(root, 'web', 'ui', 'kit', 'art')
const names = readdirSync(folder)
  .map(file => file.replace('.tsx', ''))
  .filter(name => name !== 'Art')
const tokens = new Set(
  [...readFileSync(join(root, 'web/ui/kit/theme/tokens.css'), 'utf8').matchAll(/^\s*(--[\w-]+):/gm)].map(
    ([, name]) => name,
  ),
)

const drawn = async (name: string): Promise<string> => {
  const parts: Record<string, () => ReactElement> = await import(`../../../../web/ui/kit/art/${name}.tsx`)
  const Drawing = parts[name]
  if (!Drawing) throw new Error(`${name}.tsx has no ${name}`)
  return renderToStaticMarkup(<Drawing />)
}

describe.each(names)('the drawing %s', name => {
  test('is decoration: nothing of it is read out or reached', async () => {
    expect(await drawn(name)).toMatch(/^<svg [^>]*aria-hidden="true" focusable="false"/)
  })

  test('takes its colours from the tokens, and those of hair, so that it is right by day and by night', async () => {
    const svg = await drawn(name)
    for (const [, token] of svg.matchAll(/var\((--[\w-]+)\)/g)) expect(tokens).toContain(token)
    expect(svg).not.toMatch(/#[0-9a-f]{3,8}\b|rgba?\(/i)
    for (const [, paint] of svg.matchAll(/(?:fill|stroke)="([^"]+)"/g))
      expect(paint).toMatch(/^(none|var\(--|hsl\(|color-mix\()/)
  })
})
