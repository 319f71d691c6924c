// The field types that records are made of.
import { z } from 'zod'

export const id = z.string().min(1).max(80)
export const short = z.string().max(200)
export const line = z.string().max(500)
export const text = z.string().max(20_000)
/** ISO 8601 instant in UTC, "2026-11-21T09:30:00.000Z" */
export const instant = z.iso.datetime()

/**
 * The part of a text edit that couldn't be merged: kept in full beside the text until someone decides (Use, Append,
 * Dismiss).
 */
export const SecondVersion = z.object({
  id: z.string().max(200),
  field: z.string().max(60),
  text: text,
  at: z.number(),
  device: id,
  person: id.nullable(),
})
export type SecondVersion = z.infer<typeof SecondVersion>

export const common = {
  deletedAt: z.number().nullable().default(null),
  seconds: z.array(SecondVersion).default([]),
}

export const json = z.record(z.string(), z.unknown())
