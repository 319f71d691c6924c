// How old the client is said to be, and whose age or school it is that is spoken of.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { personIn } from '../../../shared/reading/person/person'

/** `years`: null where none is the client's; `whose`: a child beside the client may be meant; `raised`: asked about. */
type Case = { text: string; years?: number | null; whose?: boolean; pupil?: boolean; raised?: boolean }
const cases: Case[] = readFileSync(new URL('ages.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map(line => JSON.parse(line))

for (const { text, ...wanted } of cases)
  it(text, () => {
    const { years, isWhose, isPupil, raised } = personIn({ hairCondition: text })
    const isRaised = raised.some(({ concept }) => concept === 'under_16')
    expect({ years, whose: isWhose, pupil: isPupil, raised: isRaised }).toMatchObject(wanted)
  })
