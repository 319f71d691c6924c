// What a person can read in the product, read out of its source: text between tags, words in attributes, sentences in
// strings and templates. Not names, selectors, addresses, patterns or what the console is told.
import { parseSync } from 'vite'
import { sources } from '../support/imports'

export type Said = { path: string; line: number; text: string }

type Node = { type: string; start: number; end: number } & Record<string, unknown>
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
const nodeIn = (node: Node, name: string): Node | null => {
  const value = node[name]
  return isNode(value) ? value : null
}
const textIn = (node: Node | null, name: string): string => {
  const value = node?.[name]
  return typeof value === 'string' ? value : ''
}

/** Attributes and fields that hold names, addresses or patterns, never words for a person. */
const NAMES =
  /^(class(Name)?|id|key|type|role|href|to|rel|src|path|d|viewBox|data-.*|name|htmlFor|method|accept|also|pattern|inputMode|autoComplete|allow|media|points|transform|cause|field|kind|code|stroke.*|fill)$/
const PROSE = /[A-Za-z’'][A-Za-z’']+[,;:]?\s+[A-Za-z’'(]/
const PATTERN = /\\[bswd]|\(\?|\[\^|\|\w|\w\||=>|\{\{|^[.#[:]|^https?:|;$|^data:|[{}<>]/

export const isProse = (text: string): boolean => PROSE.test(text) && !PATTERN.test(text)

/** A template as it is read, with N where something is put in. */
function templateText(node: Node): string {
  const quasis = Array.isArray(node.quasis) ? node.quasis.filter(isNode) : []
  return quasis
    .map(quasi => {
      const value = quasi.value
      return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : ''
    })
    .join('N')
    .replace(/([.!?])N(?=\s)/g, '$1')
}

function nameOfCalled(node: Node): string {
  const callee = nodeIn(node, 'callee')
  if (!callee) return ''
  if (callee.type === 'Identifier') return textIn(callee, 'name')
  const object = nodeIn(callee, 'object')
  return `${textIn(object, 'name')}.${textIn(nodeIn(callee, 'property'), 'name')}`
}

/** Not for a person: the console, bugs, patterns, the page's own queries. */
const UNSEEN =
  /^(console\.|RegExp$|Error$|TypeError$|RangeError$|document\.|matchMedia$)|\.(querySelector(All)?|closest|matches|matchMedia|split|startsWith|endsWith|includes|addEventListener)$/

export function saidIn(path: string, source: string): Said[] {
  const { program } = parseSync(path, source)
  const found: Said[] = []
  const say = (text: string, at: number): void => {
    const plain = text.replace(/\s+/g, ' ').trim()
    if (isProse(plain)) found.push({ path, line: source.slice(0, at).split('\n').length, text: plain })
  }
  const children = (node: Node): void => {
    for (const [name, value] of Object.entries(node)) {
      if (name === 'parent') continue
      for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) walk(each)
    }
  }
  const walk = (node: Node): void => {
    if (node.type.startsWith('TS') && !/As|Satisfies|NonNull/.test(node.type)) return
    if (/^(Import|ExportAll)/.test(node.type)) return
    if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      if (UNSEEN.test(nameOfCalled(node))) return
    }
    if (node.type === 'TaggedTemplateExpression') return
    if (node.type === 'BinaryExpression' && /^[!=]/.test(textIn(node, 'operator'))) return
    if (node.type === 'SwitchCase') {
      for (const each of Array.isArray(node.consequent) ? node.consequent : []) if (isNode(each)) walk(each)
      return
    }
    if (node.type === 'JSXAttribute') {
      if (NAMES.test(textIn(nodeIn(node, 'name'), 'name'))) return
    }
    if (node.type === 'Property') {
      const key = nodeIn(node, 'key')
      if (NAMES.test(textIn(key, 'name') || textIn(key, 'value'))) return
      const value = nodeIn(node, 'value')
      if (value) walk(value)
      return
    }
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      saidBetween(node)
      const opening = nodeIn(node, 'openingElement')
      if (opening) children(opening)
      return
    }
    // Lines of an article are headings, list items and paragraphs: each is read by itself.
    if (node.type === 'Literal' && typeof node.value === 'string')
      for (const line of node.value.split('\n')) say(line, node.start)
    if (node.type === 'TemplateLiteral')
      for (const line of templateText(node).split('\n')) say(line, node.start)
    children(node)
  }
  /** Text and what is put into it are one sentence. */
  const saidBetween = (node: Node): void => {
    let run = ''
    let at = node.start
    const flush = (): void => {
      say(run, at)
      run = ''
    }
    for (const child of Array.isArray(node.children) ? node.children.filter(isNode) : []) {
      if (child.type === 'JSXText') {
        if (run === '') at = child.start
        run += textIn(child, 'value')
        continue
      }
      if (child.type === 'JSXExpressionContainer') {
        const inside = nodeIn(child, 'expression')
        if (inside?.type === 'Literal' && typeof inside.value === 'string') run += inside.value
        else if (inside?.type === 'TemplateLiteral') run += templateText(inside)
        else {
          if (inside && /^(Identifier|MemberExpression|CallExpression|BinaryExpression)$/.test(inside.type))
            run += 'N'
          else flush()
          if (inside) walk(inside)
        }
        continue
      }
      flush()
      walk(child)
    }
    flush()
  }
  for (const node of Array.isArray(program.body) ? program.body : []) if (isNode(node)) walk(node)
  return found
}

export const saidUnder = (folders: readonly string[], isRead: (path: string) => boolean): Said[] =>
  folders
    .flatMap(folder => sources(folder))
    .filter(({ path }) => isRead(path))
    .flatMap(({ path, text }) => saidIn(path, text))
