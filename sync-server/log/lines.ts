// Lines for a person at a terminal: the message, and below it what went wrong.
import type { Level, Sink } from './log'
import { type LoggedError, told } from './told'

const ORDER: readonly Level[] = ['debug', 'info', 'warn', 'error']

const about = ({ type, message, code, status, at, stack, cause }: LoggedError): string =>
  [
    `  ${[type, code, status, at].filter(part => part !== undefined).join(' ')}${message ? `: ${message}` : ''}`,
    ...(stack ? [stack] : []),
    ...(cause ? [about(cause)] : []),
  ].join('\n')

export function plainLines(least: Level): Sink {
  return ({ level, words, error, facts }) => {
    if (ORDER.indexOf(level) < ORDER.indexOf(least)) return
    // Someone watching wants to see what is wrong, not every request that went well.
    if (facts && level === 'info' && least !== 'debug') return
    const beside = facts ? ` ${Object.values(facts).join(' ')}` : ''
    console[level](`${words}${beside}${error === undefined ? '' : `\n${about(told(error))}`}`)
  }
}
