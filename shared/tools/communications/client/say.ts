// Helpers for every part of an answer: what was heard in a line, and a sentence that hasn't been said yet.
import type { Signal } from '../hear/line/line'
import type { ReadLine } from '../hear/read'
import { type Memory, wasSaid } from './memory'

export const has = (line: ReadLine, ...signals: readonly Signal[]): boolean =>
  line.heard.some(({ signal }) => signals.includes(signal))

/** The first of these that hasn't been said yet. */
export const fresh = (memory: Memory, texts: readonly string[]): string | null =>
  texts.find(text => !wasSaid(memory, text)) ?? null

export const join = (parts: readonly (string | null)[]): string =>
  [...new Set(parts.filter(part => part !== null && part !== ''))].join(' ')

/** A length that was named, if it isn't the first one. */
export const lengthIn = (line: ReadLine, memory: Memory): string | undefined =>
  memory.lengths.find(length => line.text.toLowerCase().includes(length) && length !== memory.lengths[0])
