// How large what reads is: lines, and regular expressions as the parsed program has them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { root } from '../../support/imports'

export type Size = { lines: number; patterns: number; long: number; longest: number }
/** A pattern longer than this can't be read by anybody, characters. */
export const READABLE = 120

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function patternsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(patternsIn)
  if (!isNode(node)) return []
  if (isNode(node.regex)) return [String(node.regex.pattern)]
  const callee = isNode(node.callee) ? node.callee.name : null
  const made = callee === 'RegExp' ? [''] : []
  return [...made, ...Object.values(node).flatMap(patternsIn)]
}

export function sizeOf(folders: readonly string[]): Size {
  const size: Size = { lines: 0, patterns: 0, long: 0, longest: 0 }
  for (const folder of folders)
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts')) continue
      const source = readFileSync(join(root, folder, file), 'utf8')
      const lengths = patternsIn(parseSync(file, source).program.body).map(({ length }) => length)
      size.lines += source.split('\n').length - 1
      size.patterns += lengths.length
      size.long += lengths.filter(length => length > READABLE).length
      size.longest = Math.max(size.longest, ...lengths)
    }
  return size
}
