// Every tap at the chair can be taken back for ten seconds, or asks twice. Read from the screens' own source, so that a
// button that is added tomorrow is held to it too.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { TOUCH_MS } from '../../../../web/voice/commands/undo'

const folder = join(import.meta.dirname, '../../../../web/chair/service')
const screens = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.tsx'))
  .map(path => ({ name: basename(path), source: readFileSync(join(folder, path), 'utf8') }))
  .toSorted((a, b) => a.name.localeCompare(b.name))

const ACTS =
  /\b(?:begin|goTo|workFrom|changeBowl|startBowl|mixBowl|addBowls|removeBowl|endService|writeNote|remind|sameAsLast|saveUsed|goBeyond|changeWithin|addJudged)\(/g

/** From `perform(` to the bracket that closes it. */
function performed(source: string): string[] {
  return [...source.matchAll(/\bperform\(/g)].map(({ index }) => {
    let open = 0
    for (let at = index + 'perform'.length; at < source.length; at += 1) {
      if (source[at] === '(') open += 1
      if (source[at] === ')') open -= 1
      if (open === 0) return source.slice(index, at)
    }
    return ''
  })
}

test('what a button at the chair does to a record is done by `perform`, which keeps the way back', () => {
  const acting = screens.filter(({ source }) =>
    /from '(?:\.\.?\/)+(?:bowls\/)?(?:acts|notes|same|start|strength)'/.test(source),
  )
  expect(acting.length).toBeGreaterThan(8)
  const outside = acting.flatMap(({ name, source }) => {
    const within = performed(source).join('\n')
    const all = source.match(ACTS)?.length ?? 0
    const kept = within.match(ACTS)?.length ?? 0
    return all === kept ? [] : [`${name}: ${all - kept}`]
  })
  // A recipe is chosen: what is handed on there is performed by the one function that all choices call.
  expect(outside.filter(each => !each.startsWith('RecipePanel.tsx'))).toEqual([])
  const recipe = screens.find(({ name }) => name === 'RecipePanel.tsx')?.source ?? ''
  expect(recipe).toMatch(/await perform\(work\)/)
})

test('the few that save by themselves keep the way back themselves', () => {
  const saving = screens.filter(({ source }) =>
    /from '(?:\.\.\/)+platform\/data\/saving\/save'|from '(?:\.\.\/)+salon\/timers\/actions'/.test(source),
  )
  expect(saving.map(({ name }) => name)).toEqual(['NotePanel.tsx', 'UsedPanel.tsx'])
  for (const { name, source } of saving) expect(source, name).toContain('canUndo(')
})

test('a tap can be taken back for ten seconds', () => {
  expect(TOUCH_MS).toBe(10_000)
})
