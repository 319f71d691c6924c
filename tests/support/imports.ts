// Reads the real imports of the real files, static and dynamic; enough for fences, no more.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export type Import = {
  /** The package ("zod", "@mantine/core") or the file's path from the top ("shared/sync/kinds.ts"). */
  to: string
  typeOnly: boolean
  dynamic: boolean
}

export type SourceFile = { path: string; text: string; imports: Import[] }

const statement =
  /(?:^|\n)\s*(import|export)(\s+type)?\s+(?:[\w$*{}\s,]+?\s+from\s+)?['"]([^'"\n]+)['"]|\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"\n]+)['"]/g

/** Comments out, strings kept: a fence must not fall over a sentence. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(^|[\s;{}(,])\/\/[^\n]*/g, '$1')
}

export function packageOf(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/')
  return first.startsWith('@') ? `${first}/${second}` : first
}

function resolve(from: string, specifier: string): string {
  const [bare = ''] = specifier.split('?')
  if (!bare.startsWith('.')) return packageOf(bare)
  const path = posix.join(dirname(from), bare)
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`]
  return candidates.find(candidate => /\.\w+$/.test(candidate) && existsSync(join(root, candidate))) ?? path
}

export function importsIn(path: string, text: string): Import[] {
  return [...withoutComments(text).matchAll(statement)].map(match => ({
    to: resolve(path, match[3] ?? match[4] ?? ''),
    typeOnly: match[2] !== undefined,
    dynamic: match[4] !== undefined,
  }))
}

const naming = /\b(?:import|export)\s+(?:type\s+)?(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]([^'"\n]+)['"]/g
const whole = /\*(?:\s+as\s+[\w$]+)?\s+from\s*['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]/g

/** What of other files a file takes, as "path#name". Of what it takes whole: each word of its own that may be a name there. */
export function takenIn({ path, text }: SourceFile): string[] {
  const code = withoutComments(text)
  const named = [...code.matchAll(naming)].flatMap(([, names = '', from = '']) =>
    names.split(',').map(name => {
      const [first = ''] = name
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/)
      return `${resolve(path, from)}#${first}`
    }),
  )
  const files = [...code.matchAll(whole)].map(([, all, later]) => resolve(path, all ?? later ?? ''))
  const words = files.length === 0 ? [] : [...new Set(code.match(/[\w$]+/g) ?? [])]
  return [...named, ...files.flatMap(file => words.map(word => `${file}#${word}`))]
}

/** Every TypeScript file under a folder of the top level, or the one file that is named. */
export function sources(folder: string): SourceFile[] {
  const top = join(root, folder)
  if (!existsSync(top)) return []
  const paths = /\.tsx?$/.test(folder)
    ? [folder]
    : readdirSync(top, { recursive: true, encoding: 'utf8' })
        .filter(name => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
        .map(name => posix.join(folder, name.replaceAll('\\', '/')))
  return paths.sort().map(path => {
    const text = readFileSync(join(root, path), 'utf8')
    return { path, text, imports: importsIn(path, text) }
  })
}

/** Everything that a file brings with it before it can run: its static imports and theirs. Types weigh nothing. */
export function loadedBy(path: string): string[] {
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    if (!/\.tsx?$/.test(file) || !existsSync(join(root, file))) return
    for (const found of importsIn(file, readFileSync(join(root, file), 'utf8')))
      if (!found.typeOnly && !found.dynamic) visit(found.to)
  }
  visit(path)
  return [...seen]
}
