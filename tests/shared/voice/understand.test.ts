import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entries } from '../../../shared/voice/catalogue'
import type { Context, Understood } from '../../../shared/voice/intents'
import { understand } from '../../../shared/voice/understand'
import { runsOf } from '../../support/sample'
import { type Corpus, type Line, tuned, untouched } from './corpus'
import { places, told } from './salon'

const at = (place: string): Context => {
  const context = places[place]
  if (!context) throw new Error(`No such place: ${place}`)
  return context
}
const writes = (understood: Understood): boolean =>
  understood.kind === 'which-volume' ||
  (understood.kind === 'meant' && (understood.writes || understood.intent.id === 'yes')) ||
  (understood.kind === 'choices' && understood.choices.some(choice => choice.writes))

/** "chair | make it thirty vol: none, not change-developer 30" */
const wrong = ({ commands }: Corpus): string[] =>
  commands.flatMap(({ place, heard, expected }: Line) => {
    const found = told(understand(heard, at(place)))
    return found === expected ? [] : [`${place} | ${heard}: ${found}, not ${expected}`]
  })

describe('the corpus', () => {
  test('has at least 400 utterances, of which at least 120 are unrelated talk', () => {
    const all = [tuned, untouched]
    const talk = all.reduce((sum, { unrelated }) => sum + unrelated.length, 0)
    expect(talk).toBeGreaterThanOrEqual(120)
    expect(all.reduce((sum, { commands }) => sum + commands.length, talk)).toBeGreaterThanOrEqual(400)
  })

  test('at least 97 in 100 of the lines that the rules were tuned on are understood', () => {
    const misses = wrong(tuned)
    expect(misses.length / tuned.commands.length, misses.join('\n')).toBeLessThanOrEqual(0.03)
  })

  test('at least 97 in 100 of the other lines are understood', () => {
    const misses = wrong(untouched)
    expect(misses.length / untouched.commands.length, misses.join('\n')).toBeLessThanOrEqual(0.03)
  })

  test('taking off is for the basin, and a sign said straight after “note” is none of it', () => {
    const says: Corpus['commands'] = [
      { place: 'chair', heard: 'get the roots off again', expected: 'none' },
      { place: 'chair', heard: 'set the roots off again', expected: 'timer-resume Roots' },
      { place: 'chair', heard: 'get the roots going again', expected: 'timer-resume Roots' },
      { place: 'chair', heard: 'note comma she likes it cooler', expected: 'note she likes it cooler' },
      { place: 'chair', heard: 'note that comma she likes it cooler', expected: 'note she likes it cooler' },
    ]
    expect(wrong({ commands: says, unrelated: [] })).toEqual([])
  })

  test('a read-back never names another dose than the one expected', () => {
    const doses = [...wrong(tuned), ...wrong(untouched)].filter(line => /: (?:formula|change-)/.test(line))
    expect(doses).toEqual([])
  })
})

describe('unrelated talk', () => {
  const talk = [...tuned.unrelated, ...untouched.unrelated]

  test('writes nothing, wherever the app is listening and whatever waits for an answer', () => {
    const listening = Object.entries(places).filter(([place]) => place !== 'noting')
    const written = talk.flatMap(line =>
      listening
        .filter(([, context]) => writes(understand(line, context)))
        .map(([place, context]) => `${place} | ${line}: ${told(understand(line, context))}`),
    )
    expect(written).toEqual([])
  }, 180_000)

  test('is caught by this test where it does write', () => {
    expect(writes(understand('make it thirty vol', at('chair')))).toBe(true)
    expect(writes(understand('yes', at('asked')))).toBe(true)
  })

  test('in any order of its words writes next to nothing', () => {
    const words = [...new Set(talk.flatMap(line => line.split(' ')))]
    const soup = fc.array(fc.constantFrom(...words), { minLength: 3, maxLength: 14 })
    const runs = runsOf(2000)
    const written = fc
      .sample(fc.tuple(soup, fc.constantFrom('app', 'client', 'chair', 'asked', 'choices')), runs)
      .filter(([said]) => !said.slice(0, 3).includes('note'))
      .flatMap(([said, place]) => {
        const understood = understand(said.join(' '), at(place))
        return writes(understood) ? [`${place} | ${said.join(' ')}: ${told(understood)}`] : []
      })
    // By chance words make a command, now and then: "patched Oaks", "toner just three".
    expect(written.length, written.join('\n')).toBeLessThanOrEqual(Math.max(1, runs / 500))
  })

  test('before or behind a command makes it talk', () => {
    const commands = ['make it thirty vol', 'start the bowl', 'save what was used', 'stop the toner timer']
    fc.assert(
      fc.property(
        fc.constantFrom(...talk.filter(line => line.split(' ').length > 3)),
        fc.constantFrom(...commands),
        fc.boolean(),
        (line, command, before) => {
          const said = before ? `${line} ${command}` : `${command} ${line}`
          expect(writes(understand(said, at('chair'))), said).toBe(false)
        },
      ),
      { numRuns: runsOf(1000) },
    )
  })
})

describe('what is denied', () => {
  test('is never done: no writing command with a "don\'t" in it writes', () => {
    const writing = entries.filter(([id, { writes: does }]) => does && id !== 'note' && id !== 'end-note')
    for (const [, { examples }] of writing)
      for (const example of examples)
        for (const no of ["don't", 'do not', 'never', 'please do not', "i didn't say"])
          expect(writes(understand(`${no} ${example}`, at('chair'))), `${no} ${example}`).toBe(false)
  })
})

describe('the intents', () => {
  test('are at least 40', () => {
    expect(entries.length).toBeGreaterThanOrEqual(40)
  })

  const places: Partial<Record<string, string>> = {
    yes: 'asked',
    no: 'asked',
    cancel: 'asked',
    choose: 'choices',
    'stop-ring': 'ringing',
    'end-note': 'noting',
  }

  test('are each understood from all their own examples', () => {
    const misread = entries.flatMap(([id, { examples, scopes }]) =>
      examples.flatMap(example => {
        const place = places[id] ?? (scopes.includes('app') ? 'app' : 'chair')
        const understood = understand(example, at(place))
        const is = understood.kind === 'meant' ? understood.intent.id : told(understood)
        return is === id ? [] : [`${example}: ${is}, not ${id}`]
      }),
    )
    expect(misread).toEqual([])
  })

  test('are understood at the chair from what the help sheet shows there', () => {
    const misread = entries.flatMap(([id, { examples, scopes }]) => {
      const understood = understand(examples[0], at(places[id] ?? 'chair'))
      const is = understood.kind === 'meant' ? understood.intent.id : told(understood)
      return is === id || !scopes.includes('chair') ? [] : [`${examples[0]}: ${is}, not ${id}`]
    })
    expect(misread).toEqual([])
  })

  test('that need a client say so where none is open, and write nothing', () => {
    for (const [id, { needs, examples }] of entries) {
      if (needs !== 'client') continue
      const understood = understand(examples[0], at('app'))
      expect(understood.kind, id).toBe('none')
      if (understood.kind === 'none') expect(understood.say, id).toMatch(/Open a client first/)
    }
  })
})
