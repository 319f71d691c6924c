// Every regular expression of shared/: those that are written out, from the sources, and those that are put together,
// as they are made while all modules load.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'

const ROOT = join(import.meta.dirname, '../../..')
export type Pattern = { source: string; flags: string; where: string }

type Found = { type?: unknown; start?: number; regex?: { pattern: string; flags: string } }
function literalsIn(node: unknown, found: (literal: Found) => void): void {
  if (typeof node !== 'object' || node === null) return
  const { type, regex } = node as Found
  if (type === 'Literal' && regex) found(node as Found)
  for (const value of Object.values(node)) literalsIn(value, found)
}

const files = (): string[] =>
  readdirSync(join(ROOT, 'shared'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => join('shared', name))

/** From the innermost call in shared/ that made it. */
function whereNow(): string | null {
  const line = new Error().stack?.split('\n').find(each => each.includes(`${ROOT}/shared/`))
  return line?.replace(`${ROOT}/`, '').match(/shared\/[^?:)]*(?:[^:)]*:\d+)?/)?.[0] ?? null
}

/** Watches the constructor, so that it must run before any module of shared/ is loaded. */
export async function everyPattern(): Promise<Pattern[]> {
  const all = new Map<string, Pattern>()
  const add = (source: string, flags: string, where: string): void => {
    const key = `/${source}/${flags}`
    if (!all.has(key)) all.set(key, { source, flags, where })
  }
  for (const file of files()) {
    const text = readFileSync(join(ROOT, file), 'utf8')
    literalsIn(parseAst(text, { lang: 'ts' }), ({ regex, start = 0 }) => {
      if (regex) add(regex.pattern, regex.flags, `${file}:${text.slice(0, start).split('\n').length}`)
    })
  }
  const Plain = RegExp
  globalThis.RegExp = new Proxy(Plain, {
    construct(target, given, made) {
      const pattern = Reflect.construct(target, given, made) as RegExp
      const where = whereNow()
      if (where) add(pattern.source, pattern.flags, where)
      return pattern
    },
  })
  for (const file of files()) await import(join(ROOT, file))
  globalThis.RegExp = Plain
  return [...all.values()]
}
