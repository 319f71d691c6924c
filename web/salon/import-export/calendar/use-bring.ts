// The steps of importing appointments: the file, what its columns mean, what it will do, saved.

import { useRef, useState } from 'react'
import type { CalendarPlan } from '../../../../shared/salon/calendar/plan'
import { useAnswer } from '../../../platform/outside'
import { wordsOf } from '../../../ui/forms/attempt'
import type { Csv } from '../csv'
import { guessMapping, type Mapping, mappingProblem, type Target } from '../plan/columns'
import { keep, openFile, planFor, type Read, readList } from './bring'
import { erasedSources } from './follow'

type BringStep =
  | { at: 'start'; problem: string | null }
  | { at: 'reading'; name: string }
  | { at: 'check'; name: string; list: { csv: Csv; mapping: Mapping } | null; read: Read | null }
  | { at: 'saving'; done: number; of: number }
  | { at: 'done'; name: string; words: string; undo: (() => Promise<void>) | null }

const notKept = (error: unknown): string =>
  `Not everything was kept: ${wordsOf(error)} Choose the file again: nothing is added twice.`

const writesOf = ({ add, change, back, gone, noted }: CalendarPlan): number =>
  add.length + change.length + back.length + gone.length + noted.length

type ErasedAnswer = ReturnType<typeof erasedSources>

/** Asks the server once per file which sources were erased; a failed request isn't cached. */
function whoWasErased(kept: { current: ErasedAnswer | null }): ErasedAnswer {
  const asked = (kept.current ?? erasedSources()).then(known => {
    if (known === null && kept.current === asked) kept.current = null
    return known
  })
  kept.current = asked
  return asked
}

export function useBring() {
  const [step, setStep] = useState<BringStep>({ at: 'start', problem: null })
  const [person, setPerson] = useState<string | null>(null)
  const [planned, setPlanned] = useState<{
    read: Read | null
    person: string | null
    made: CalendarPlan
  } | null>(null)
  /** Null if not yet asked for this file, or the server couldn't be reached. */
  const erased = useRef<ErasedAnswer | null>(null)
  const list = step.at === 'check' ? step.list : null
  const read = step.at === 'check' ? step.read : null
  const name = step.at === 'check' ? step.name : ''
  const problem = list ? mappingProblem('appointment', list.mapping) : null
  const plan = planned !== null && planned.read === read && planned.person === person ? planned.made : null

  const failed = (error: unknown): void => setStep({ at: 'start', problem: wordsOf(error) })
  useAnswer(
    () => (list === null || problem !== null ? null : readList(list.csv, list.mapping, name, Date.now())),
    [list, name, problem],
    { came: made => setStep(now => (now.at === 'check' ? { ...now, read: made } : now)), failed },
  )
  useAnswer(
    () => (read === null ? null : planFor(read, person, Date.now(), whoWasErased(erased))),
    [read, person],
    { came: made => setPlanned({ read, person, made }), failed },
  )

  /** If the plan was made without the server, asks once more before saving anything. */
  async function withoutErased(made: CalendarPlan): Promise<CalendarPlan> {
    if (read === null || erased.current !== null) return made
    const known = await whoWasErased(erased)
    return known === null ? made : planFor(read, person, Date.now(), Promise.resolve(known))
  }

  async function choose(file: File) {
    erased.current = null
    setStep({ at: 'reading', name: file.name })
    try {
      const opened = await openFile(file, Date.now())
      if (opened.kind === 'problem') setStep({ at: 'start', problem: opened.words })
      else if (opened.kind === 'calendar')
        setStep({ at: 'check', name: file.name, list: null, read: opened.read })
      else {
        const mapping = guessMapping('appointment', opened.csv)
        setStep({ at: 'check', name: file.name, list: { csv: opened.csv, mapping }, read: null })
      }
    } catch (error) {
      setStep({ at: 'start', problem: `${file.name} could not be read: ${wordsOf(error)}` })
    }
  }

  async function save(shown: CalendarPlan, name: string) {
    setStep({ at: 'saving', done: 0, of: writesOf(shown) })
    try {
      const chosen = await withoutErased(shown)
      const { add, change, back, gone } = chosen
      const of = writesOf(chosen)
      const undo = await keep(chosen, done => setStep({ at: 'saving', done, of }))
      const words = [
        add.length > 0 && `${add.length.toLocaleString('en-GB')} new`,
        change.length + back.length > 0 && `${change.length + back.length} changed`,
        gone.length > 0 && `${gone.length} no longer there`,
      ]
      setStep({ at: 'done', name, words: words.filter(Boolean).join(', '), undo })
    } catch (error) {
      setStep({ at: 'start', problem: notKept(error) })
    }
  }

  return {
    step,
    plan,
    person,
    problem,
    setPerson,
    choose,
    save,
    setTarget: (column: number, target: Target) =>
      setStep(now =>
        now.at === 'check' && now.list
          ? {
              ...now,
              read: null,
              list: {
                ...now.list,
                mapping: now.list.mapping.map((each, at) => (at === column ? target : each)),
              },
            }
          : now,
      ),
    takeBack: async (undo: () => Promise<void>) => {
      setStep(now => (now.at === 'done' ? { ...now, undo: null } : now))
      try {
        await undo()
      } catch (error) {
        setStep(now => (now.at === 'done' ? { ...now, undo } : now))
        throw error
      }
      setStep({ at: 'start', problem: null })
    },
    /**
     * For a plan with nothing to show. Records that we saw the entries, so what is deleted here later doesn't come
     * back.
     */
    close: async (seen: CalendarPlan) => {
      setStep({ at: 'start', problem: null })
      try {
        await keep(await withoutErased(seen), () => {})
      } catch (error) {
        setStep(now => (now.at === 'start' ? { at: 'start', problem: notKept(error) } : now))
      }
    },
    reset: () => setStep({ at: 'start', problem: null }),
  }
}
