// The environment, read once. A wrong variable is named in plain words and nothing starts half-configured.
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

/** Where strangers come, nobody gets a plan for nothing unless somebody wanted it so. */
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

/** A list with commas. */
export const hostsIn = (list: string | undefined): string[] =>
  (list ?? '').split(',').flatMap(host => host.trim() || [])

/** What the app's own address is to a browser. */
export function publicUrl(config: Config): string {
  return (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/$/, '')
}

/** Who can be written to where no CONTACT_EMAIL is set: whoever sends the mails. Null: nobody, and none is made up. */
export function keeperOf(config: Config): string | null {
  const sender = /[^\s<>]+@[^\s<>]+/.exec(config.MAIL_FROM)?.[0] ?? ''
  return sender === '' || sender.endsWith('@localhost') ? null : sender
}

/** Where the app's own pages come from. */
export function ownOrigins(config: Config): string[] {
  return [
    new URL(publicUrl(config)).origin,
    `http://localhost:${config.PORT}`,
    `http://127.0.0.1:${config.PORT}`,
  ]
}
