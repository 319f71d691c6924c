// Reads the environment once. A wrong variable is named in plain words, and the server never starts half-configured.
import type { z } from 'zod'
import { Environment, NEEDED_WITH } from './variables'

export type Config = z.infer<typeof Environment>

export class ConfigError extends Error {}

/** Throws ConfigError with a line for each wrong variable. An empty variable counts as unset. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Environment.safeParse(set)
  const halfSet = NEEDED_WITH.filter(([needed, other]) => other in set && !(needed in set)).map(
    ([needed, other]) => `  ${needed} is needed when ${other} is set.`,
  )
  const unclear = paymentsUnclear(set)
  if (parsed.success && halfSet.length === 0 && unclear.length === 0) return parsed.data
  const wrong = (parsed.error?.issues ?? []).map(issue => `  ${issue.path.join('.')} ${issue.message}.`)
  const lines = [...wrong, ...halfSet, ...unclear]
  throw new ConfigError(
    `Chairside can't start: these environment variables are wrong.\n${[...new Set(lines)].join('\n')}`,
  )
}

/** Where strangers can sign up, plans are only free if someone chose that. */
function paymentsUnclear(set: Record<string, string | undefined>): string[] {
  const hasKey = 'STRIPE_SECRET_KEY' in set
  if (set.PAYMENTS === 'stripe' && !hasKey)
    return ['  STRIPE_SECRET_KEY is needed when PAYMENTS is "stripe".']
  if (set.PAYMENTS === 'practice' && hasKey)
    return ['  PAYMENTS is "practice", but STRIPE_SECRET_KEY is set: unset one of the two.']
  if (set.PAYMENTS === undefined && !hasKey && /^https:/i.test(set.PUBLIC_URL ?? ''))
    return [
      '  PAYMENTS must be set when PUBLIC_URL is https and STRIPE_SECRET_KEY is not: set the keys of Stripe, or PAYMENTS=practice to give every plan away without money.',
    ]
  return []
}

/** Splits a comma-separated list. */
export const hostsIn = (list: string | undefined): string[] =>
  (list ?? '').split(',').flatMap(host => host.trim() || [])

/** The app's address as browsers see it. */
export function publicUrl(config: Config): string {
  return (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/$/, '')
}

/** Whom people can write to without a CONTACT_EMAIL: the sender of our mails. Null when there is nobody. */
export function keeperOf(config: Config): string | null {
  const sender = /[^\s<>]+@[^\s<>]+/.exec(config.MAIL_FROM)?.[0] ?? ''
  return sender === '' || sender.endsWith('@localhost') ? null : sender
}

/** The origins of the app's own pages. */
export function ownOrigins(config: Config): string[] {
  return [
    new URL(publicUrl(config)).origin,
    `http://localhost:${config.PORT}`,
    `http://127.0.0.1:${config.PORT}`,
  ]
}
