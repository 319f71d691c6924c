// The service and the vivid shade that a wish names, as words alone tell them.
import { describe, expect, it } from 'vitest'
import { serviceIn } from '../../../shared/tools/colour-formula/read/wish/service'
import { vividIn } from '../../../shared/tools/colour-formula/read/wish/vivids'
import { readWish } from '../../../shared/tools/colour-formula/read/wish/wish'
import { linesOf } from './cases'

type Case = { said: string; service: string; vivid: string | null }

describe('what a wish names', () => {
  for (const { said, service, vivid } of linesOf<Case>('colour-wish-words.jsonl'))
    it(`is read in "${said}"`, () => {
      expect(serviceIn(said)).toBe(service)
      const found = vividIn(said, false)
      expect(found && `${found.tone} ${found.base} ${found.words}`).toBe(vivid)
    })
  for (const { said, wants } of linesOf<{ said: string; wants: string[] }>('colour-wish-flags.jsonl'))
    it(`of "${said}" is ${wants.join(', ') || 'nothing more'}`, () => {
      const wish = readWish(said, said, null)
      const flags = Object.entries(wish).flatMap(([flag, is]) => (is === true ? [flag] : []))
      expect([...flags, wish.direction].filter(Boolean).sort()).toEqual(wants)
    })
})
