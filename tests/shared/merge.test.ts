import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyChange,
  type Edit,
  type Fields,
  fold,
  mergeKeyed,
  mergeList,
  mergeText,
  reckonedAt,
  type SecondVersion,
  type Stored,
  withPending,
} from '../../shared/sync/merge'
import { runsOf } from '../support/sample'

const runs = { numRuns: runsOf(500) }
const note = fc.array(fc.constantFrom('7/1 + 8/0', '20 vol', '35 min', '', 'ammonia: no'), { maxLength: 5 })
const text = note.map(lines => lines.join('\n'))
const list = fc.uniqueArray(fc.constantFrom('dry', 'frizz', 'grey', 'brassy'), { maxLength: 4 })

const anEdit = (edit: Partial<Edit> & { patch: Fields }): Edit => ({
  id: 'c1',
  op: 'edit',
  kind: 'client',
  person: null,
  base: {},
  ...edit,
})
const aClient = (fields: Fields, at = 100, device = 'A'): Stored =>
  applyChange(null, anEdit({ op: 'create', patch: fields }), { at, device })
const secondsOf = (stored: Stored): SecondVersion[] => (stored.fields.seconds ?? []) as SecondVersion[]

describe('text', () => {
  test('edits of lines that lie apart are both kept', () => {
    expect(mergeText('a\nb\nc\nd\ne', 'A\nb\nc\nd\ne', 'a\nb\nc\nd\nE')).toBe('A\nb\nc\nd\nE')
  })

  test('edits of neighbouring lines are never mixed: a formula that nobody wrote is worse than two', () => {
    expect(mergeText('7/1\n20 vol', '7/3\n20 vol', '7/1\n30 vol')).toBeNull()
    expect(mergeText('7/1 20 vol', '7/3 20 vol', '7/1 30 vol')).toBeNull()
  })

  test('is the same whichever side is called mine, where it is clean', () => {
    fc.assert(
      fc.property(text, text, text, (base, a, b) => {
        expect(mergeText(base, a, b)).toBe(mergeText(base, b, a))
      }),
      runs,
    )
  })

  test('a clean merge holds no line that neither side wrote', () => {
    fc.assert(
      fc.property(text, text, text, (base, a, b) => {
        const merged = mergeText(base, a, b)
        if (merged === null) return
        const known = new Set([...a.split('\n'), ...b.split('\n')])
        for (const line of merged.split('\n')) expect(known.has(line)).toBe(true)
      }),
      runs,
    )
  })

  test('texts of thousands of lines are not compared line by line: that could take minutes', () => {
    const empty = (lines: number): string => '\n'.repeat(lines)
    expect(mergeText(empty(10_000), `a${empty(10_000)}`, `${empty(10_000)}b`)).toBeNull()
    expect(mergeText(`x${empty(300)}y`, `a${empty(300)}y`, `x${empty(300)}b`)).toBe(`a${empty(300)}b`)
  })
})

describe('lists', () => {
  test('what one adds and another removes both happen', () => {
    expect(mergeList(['dry', 'grey'], ['dry', 'grey', 'frizz'], ['dry', 'brassy'])).toEqual([
      'dry',
      'frizz',
      'brassy',
    ])
  })

  test('where nobody else wrote, mine is taken as it is, in my order', () => {
    fc.assert(
      fc.property(list, list, (base, mine) => {
        expect(mergeList(base, base, mine)).toEqual(mine)
        expect(mergeKeyed(base, base, mine, false)).toEqual(mine)
      }),
      runs,
    )
  })

  test('it is (theirs ∪ added) − removed', () => {
    fc.assert(
      fc.property(list, list, list, (base, theirs, mine) => {
        const merged = new Set(mergeList(base, theirs, mine))
        for (const item of new Set([...base, ...theirs, ...mine])) {
          const added = mine.includes(item) && !base.includes(item)
          const removed = base.includes(item) && !mine.includes(item)
          expect(merged.has(item)).toBe((theirs.includes(item) || added) && !removed)
        }
      }),
      runs,
    )
  })

  test('an item that only I changed is mine, though others are later', () => {
    const base = [
      { id: 'a', reason: 'old' },
      { id: 'b', reason: 'old' },
    ]
    const theirs = [
      { id: 'a', reason: 'old' },
      { id: 'b', reason: 'theirs' },
    ]
    const mine = [
      { id: 'a', reason: 'mine' },
      { id: 'b', reason: 'old' },
    ]
    expect(mergeKeyed(base, theirs, mine, false)).toEqual([
      { id: 'a', reason: 'mine' },
      { id: 'b', reason: 'theirs' },
    ])
  })

  test('one second version is dismissed by naming it alone', () => {
    const theirs = [
      { id: 's1', text: 'x' },
      { id: 's2', text: 'y' },
    ]
    expect(mergeKeyed([{ id: 's1', text: 'x' }], theirs, [], true)).toEqual([{ id: 's2', text: 'y' }])
  })
})

describe('whose edit wins', () => {
  test('the later one, per field, in whichever order they arrive', () => {
    const first = {
      edit: anEdit({ patch: { phone: '1' }, base: { phone: '0' } }),
      by: { at: 200, device: 'B' },
    }
    const last = {
      edit: anEdit({ patch: { phone: '2', hair_type: 'fine' }, base: { phone: '0' } }),
      by: { at: 300, device: 'C' },
    }
    for (const order of [
      [first, last],
      [last, first],
    ]) {
      const result = order.reduce(
        (stored, { edit, by }) => applyChange(stored, edit, by),
        aClient({ phone: '0' }),
      )
      expect(result.fields).toMatchObject({ phone: '2', hair_type: 'fine' })
    }
  })

  test('a device follows itself even where its clock went back, and the stamp never falls', () => {
    const after = applyChange(aClient({ phone: '0' }, 500, 'A'), anEdit({ patch: { phone: '1' } }), {
      at: 400,
      device: 'A',
    })
    expect(after.fields.phone).toBe('1')
    expect(after.stamps.phone?.at).toBe(500)
  })

  test('no clock reaches the future or before 1970', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2e12 }),
        fc.double({ noNaN: true }),
        fc.double({ noNaN: true }),
        (now, clock, at) => {
          const reckoned = reckonedAt(now, clock, at)
          expect(reckoned).toBeLessThanOrEqual(now)
          expect(reckoned).toBeGreaterThanOrEqual(0)
        },
      ),
      runs,
    )
    expect(reckonedAt(10_000, 86_400_000, 86_399_000)).toBe(9_000)
    expect(reckonedAt(10_000, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)).toBe(10_000)
  })
})

describe('second versions', () => {
  const conflict = (at: number, id = 'c2', stored = aClient({ notes: '7/1 20 vol' })): Stored => {
    const theirs = applyChange(
      stored,
      anEdit({ id: 'x', patch: { notes: '7/3 20 vol' }, base: { notes: '7/1 20 vol' } }),
      {
        at: 200,
        device: 'B',
      },
    )
    return applyChange(
      theirs,
      anEdit({ id, person: 'p', patch: { notes: '7/1 30 vol' }, base: { notes: '7/1 20 vol' } }),
      {
        at,
        device: 'C',
      },
    )
  }

  test('the later edit stays in the field, the other is kept whole with its author', () => {
    const mineLater = conflict(300)
    expect(mineLater.fields.notes).toBe('7/1 30 vol')
    expect(secondsOf(mineLater)).toEqual([
      { id: 'c2:notes', field: 'notes', text: '7/3 20 vol', at: 200, device: 'B', person: null },
    ])
    const mineEarlier = conflict(150)
    expect(mineEarlier.fields.notes).toBe('7/3 20 vol')
    expect(secondsOf(mineEarlier)).toEqual([
      { id: 'c2:notes', field: 'notes', text: '7/1 30 vol', at: 150, device: 'C', person: 'p' },
    ])
  })

  test('once per text: the same conflict met again adds nothing', () => {
    const once = conflict(150)
    const again = applyChange(
      once,
      anEdit({ id: 'c3', patch: { notes: '7/1 30 vol' }, base: { notes: '7/1 20 vol' } }),
      {
        at: 160,
        device: 'C',
      },
    )
    expect(secondsOf(again)).toHaveLength(1)
  })

  test('once per text: said again by a record that is made anew, it stands under one of its ids, or in the field', () => {
    const stored = conflict(150)
    const said = (text: string) => ({
      id: 'c9:notes',
      field: 'notes',
      text,
      at: 1,
      device: 'D',
      person: null,
    })
    const anew = (...texts: string[]) =>
      applyChange(stored, anEdit({ id: 'again', op: 'create', patch: { seconds: texts.map(said) } }), {
        at: 1,
        device: 'D',
      })
    expect(secondsOf(anew('7/1 30 vol')).map(({ id }) => id)).toEqual(['c2:notes'])
    expect(secondsOf(anew('7/3 20 vol'))).toHaveLength(1)
    expect(secondsOf(anew('8/0 20 vol')).map(({ text }) => text)).toEqual(['7/1 30 vol', '8/0 20 vol'])
    // Taken away here it goes, whatever is said beside it.
    const away = anEdit({ patch: { seconds: [said('8/0 20 vol')] }, base: { seconds: secondsOf(stored) } })
    expect(secondsOf(applyChange(stored, away, { at: 200, device: 'C' })).map(({ id }) => id)).toEqual([
      'c9:notes',
    ])
  })

  test('every text of every edit is in the field, merged into it by lines, or beside it', () => {
    const step = fc.record({
      base: text,
      mine: text,
      at: fc.integer({ min: 1, max: 9 }),
      device: fc.constantFrom('A', 'B', 'C'),
    })
    fc.assert(
      fc.property(text, fc.array(step, { maxLength: 6 }), (start, steps) => {
        let stored = aClient({ notes: start }, 1)
        steps.forEach(({ base, mine, at, device }, n) => {
          const before = stored
          stored = applyChange(
            stored,
            anEdit({ id: `e${n}`, patch: { notes: mine }, base: { notes: base } }),
            { at, device },
          )
          const clean = mergeText(base, String(before.fields.notes), mine)
          if (clean !== null) {
            expect(stored.fields.notes).toBe(clean)
            return
          }
          const kept = [stored.fields.notes, ...secondsOf(stored).map(second => second.text)]
          for (const each of [mine, String(before.fields.notes)]) {
            if (each.trim() !== '') expect(kept).toContain(each)
          }
        })
        const keys = secondsOf(stored).map(second => `${second.field}/${second.text}`)
        expect(new Set(keys).size).toBe(keys.length)
      }),
      runs,
    )
  })
})

describe('delete', () => {
  const gone = applyChange(aClient({ name: 'Ann' }), anEdit({ patch: { deletedAt: 1 } }), {
    at: 200,
    device: 'A',
  })

  test('is a field: the rest of the record stays', () => {
    expect(gone.fields).toEqual({ name: 'Ann', deletedAt: 1 })
  })

  test('a later edit brings the record back, an earlier one does not', () => {
    const edit = anEdit({ patch: { phone: '1' } })
    expect(applyChange(gone, edit, { at: 300, device: 'B' }).fields.deletedAt).toBeNull()
    const late = applyChange(gone, edit, { at: 150, device: 'B' })
    expect(late.fields).toMatchObject({ deletedAt: 1, phone: '1' })
  })

  test('an edit of nothing but where an appointment came from leaves it deleted', () => {
    const kind = 'appointment'
    const patch = { seen: null, uid: 'a', also: ['from-1'], source: 'file', source_id: 'f' }
    const by = { at: 300, device: 'B' }
    const stored = applyChange({ ...gone, kind }, anEdit({ kind, patch }), by)
    expect(stored.fields).toMatchObject({ deletedAt: 1, uid: 'a' })
    expect(withPending(kind, { deletedAt: 1 }, [{ patch, base: {} }]).deletedAt).toBe(1)
    const [first, second] = [{ deletedAt: 1 }, patch].map(each => ({
      ...anEdit({ kind, patch: each }),
      at: 1,
    }))
    if (first && second) expect(fold(first, second).patch.deletedAt).toBe(1)
    const wanted = anEdit({ kind, patch: { ...patch, minutes: 30 } })
    expect(applyChange({ ...gone, kind }, wanted, by).fields.deletedAt).toBeNull()
  })

  test('a delete older than the last edit does nothing', () => {
    const edited = applyChange(aClient({ name: 'Ann' }), anEdit({ patch: { phone: '1' } }), {
      at: 300,
      device: 'B',
    })
    expect(
      applyChange(edited, anEdit({ patch: { deletedAt: 1 } }), { at: 200, device: 'A' }).fields.deletedAt,
    ).toBeUndefined()
  })

  test('in doubt an allergy stays: who deletes it must have seen it as it is', () => {
    const allergy = (fields: Fields): Stored =>
      applyChange(null, anEdit({ op: 'create', kind: 'allergy', patch: fields }), { at: 100, device: 'A' })
    const remove = (base: Fields): Edit => anEdit({ kind: 'allergy', patch: { deletedAt: 1 }, base })
    const seen = { client_id: 'r1', substance: 'PPD', reaction: 'itch' }
    const by = { at: 900, device: 'B' }
    expect(applyChange(allergy(seen), remove(seen), by).fields.deletedAt).toBe(1)
    expect(
      applyChange(allergy({ ...seen, reaction: 'swelling' }), remove(seen), by).fields.deletedAt,
    ).toBeUndefined()
    expect(applyChange(allergy(seen), remove({}), by).fields.deletedAt).toBeUndefined()
  })

  test('an edit of an allergy brings it back even where the delete is later', () => {
    const seen = { substance: 'PPD', reaction: 'itch' }
    const start = applyChange(null, anEdit({ op: 'create', kind: 'allergy', patch: seen }), {
      at: 100,
      device: 'A',
    })
    const deleted = applyChange(start, anEdit({ kind: 'allergy', patch: { deletedAt: 1 }, base: seen }), {
      at: 900,
      device: 'B',
    })
    const edit = anEdit({ kind: 'allergy', patch: { reaction: 'swelling' }, base: { reaction: 'itch' } })
    expect(applyChange(deleted, edit, { at: 500, device: 'A' }).fields.deletedAt).toBeNull()
  })
})

describe('on the device', () => {
  const field = fc.constantFrom('notes', 'concerns', 'phone', 'deletedAt')
  const valueFor: Record<string, fc.Arbitrary<unknown>> = {
    notes: text,
    concerns: list,
    phone: fc.constantFrom('1', '2'),
    deletedAt: fc.constantFrom(null, 5),
  }
  const patch = fc
    .uniqueArray(field, { minLength: 1 })
    .chain(names =>
      fc.record(Object.fromEntries(names.map(name => [name, valueFor[name] ?? fc.constant(null)]))),
    )
  const start: Fields = { name: 'Ann', notes: 'a\nb', concerns: ['dry'], phone: '0', deletedAt: null }
  /** Edits as a device makes them: each from what its screen shows. */
  const made = (patches: readonly Fields[]): { kind: string; patch: Fields; base: Fields; at: number }[] => {
    let shown: Fields = start
    return patches.map((patch, n) => {
      const base = Object.fromEntries(Object.keys(patch).map(name => [name, shown[name] ?? null]))
      shown = { ...shown, deletedAt: null, ...patch }
      return { kind: 'client', patch, base, at: n + 1 }
    })
  }
  const apply = (stored: Stored, changes: readonly { patch: Fields; base: Fields }[]): Stored =>
    changes.reduce(
      (now, { patch, base }, n) =>
        applyChange(now, anEdit({ id: `c${n}`, patch, base }), { at: 500, device: 'A' }),
      stored,
    )

  test('folded changes do what they did one by one', () => {
    fc.assert(
      fc.property(fc.array(patch, { minLength: 2, maxLength: 4 }), patches => {
        const changes = made(patches)
        const folded = changes.slice(1).reduce((first, second) => fold(first, second), changes[0]!)
        const there = (stored: Stored): Fields => ({ ...start, ...stored.fields })
        expect(there(apply(aClient(start), [folded]))).toEqual(there(apply(aClient(start), changes)))
      }),
      runs,
    )
  })

  test('what the screen shows while changes wait is what the server makes of them, where nobody else wrote', () => {
    fc.assert(
      fc.property(fc.array(patch, { maxLength: 4 }), patches => {
        const changes = made(patches)
        const shown = withPending('client', start, changes)
        expect({ ...start, ...shown }).toEqual({ ...start, ...apply(aClient(start), changes).fields })
      }),
      runs,
    )
  })
})
