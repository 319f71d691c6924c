// What is heard of the person in the chair, apart from what is done about it: reactions, health, scalp.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Health, healthIn } from '../../../shared/reading/person/health'
import { personIn } from '../../../shared/reading/person/person'
import { type Reaction, reactionIn } from '../../../shared/reading/person/reaction'

type Case = { text: string; reaction?: Partial<Reaction>; health?: Partial<Health>; raised?: string[] }
const casesOf = (file: string): Case[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line))

describe.each(['person.jsonl', 'denials.jsonl', 'hazards.jsonl'])('the person: %s', file => {
  for (const { text, reaction, health, raised } of casesOf(file))
    it(text, () => {
      if (reaction) expect(reactionIn([text])).toMatchObject(reaction)
      if (raised)
        expect(personIn({ hairCondition: text }).raised.map(({ concept }) => concept)).toEqual(raised)
      if (health) expect(healthIn([text])).toMatchObject(health)
    })
})
