// The steps of bringing appointments in: a file, what its columns mean, what it will do, kept.
import { useEffect, useState } from 'react'
import type { Plan } from '../../../../shared/calendar/plan'
import { wordsOf } from '../../../ui/forms/attempt'
import { guessMapping, type Mapping, mappingProblem, type Target } from '../columns'
import type { Csv } from '../csv'
import { keep, openFile, planFor, type Read, readList } from './bring'

type BringStep =
  | { at: 'start'; problem: string | null }
  | { at: 'reading'; name: string }
  | { at: 'check'; name: string; list: { csv: Csv; mapping: Mapping } | null; read: Read | null }
  | { at: 'saving'; done: number; of: number }
  | { at: 'done'; name: string; words: string; undo: (() => Promise<void>) | null }

export function useBring() {
  const [step, setStep] = useState<BringStep>({ at: 'start', problem: null })
  const [person, setPerson] = useState<string | null>(null)
  const [plan, setPlan] = useState<Plan | null>(null)
  const list = step.at === 'check' ? step.list : null
  const read = step.at === 'check' ? step.read : null
  const problem = list ? mappingProblem('appointment', list.mapping) : null

  useEffect(() => {
    if (list === null || problem !== null) return
    let current = true
    readList(list.csv, list.mapping, Date.now()).then(
      made => current && setStep(now => (now.at === 'check' ? { ...now, read: made } : now)),
      error => current && setStep({ at: 'start', problem: wordsOf(error) }),
    )
    return () => {
      current = false
    }
  }, [list, problem])

  useEffect(() => {
    setPlan(null)
    if (read === null) return
    let current = true
    planFor(read, person, Date.now()).then(
      made => current && setPlan(made),
      error => current && setStep({ at: 'start', problem: wordsOf(error) }),
    )
    return () => {
      current = false
    }
  }, [read, person])

  async function choose(file: File) {
    setStep({ at: 'reading', name: file.name })
    try {
      const opened = await openFile(file, Date.now())
      if (opened.kind === 'problem') setStep({ at: 'start', problem: opened.words })
      else if (opened.kind === 'calendar')
        setStep({ at: 'check', name: file.name, list: null, read: opened.read })
      else {
        const mapping = guessMapping('appointment', opened.csv.header)
        setStep({ at: 'check', name: file.name, list: { csv: opened.csv, mapping }, read: null })
      }
    } catch (error) {
      setStep({ at: 'start', problem: `${file.name} could not be read: ${wordsOf(error)}` })
    }
  }

  async function save(chosen: Plan, name: string) {
    const { add, change, back, gone, noted } = chosen
    const of = add.length + change.length + back.length + gone.length + noted.length
    setStep({ at: 'saving', done: 0, of })
    try {
      const undo = await keep(chosen, done => setStep({ at: 'saving', done, of }))
      const words = [
        add.length > 0 && `${add.length.toLocaleString('en-GB')} new`,
        change.length + back.length > 0 && `${change.length + back.length} changed`,
        gone.length > 0 && `${gone.length} no longer there`,
      ]
      setStep({ at: 'done', name, words: words.filter(Boolean).join(', '), undo })
    } catch (error) {
      setStep({
        at: 'start',
        problem: `Not everything was kept: ${wordsOf(error)} Choose the file again: what is here already is not doubled.`,
      })
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
    reset: () => setStep({ at: 'start', problem: null }),
  }
}
