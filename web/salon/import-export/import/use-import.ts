// The steps of an import: from a file to a plan to saved records.
import { useEffect, useState } from 'react'
import { currentPerson } from '../../../platform/data/account/people'
import { newId } from '../../../platform/data/ids'
import { list } from '../../../platform/data/queries/queries'
import { holdUpdates } from '../../../platform/pwa/update'
import { wordsOf } from '../../../ui/forms/attempt'
import { applyClients, applyProducts } from '../apply/apply-import'
import { hangingByClient, stockHere } from '../apply/import-edits'
import { newImportId } from '../apply/import-id'
import { clientObjection, productObjection } from '../apply/objection'
import { type Csv, readCsv, textOfFile } from '../csv'
import { guessMapping, type ImportKind, mappingProblem, type Target } from '../plan/columns'
import { type Choices, type DryRun, planClients, planProducts } from '../plan/dry-run'
import { knownOf } from '../plan/known'
import type { ClientRow, ProductRow } from '../plan/rows'
import { inSlices } from '../slices'
import { fileProblem } from './file-problem'
import { AT_START, type Step, useImportState } from './import-state'

export type AnyPlan =
  | { kind: 'client'; plan: DryRun<ClientRow> }
  | { kind: 'product'; plan: DryRun<ProductRow> }
const LARGEST = 30_000_000

export function useImport() {
  const [{ kind, step, choices }, change] = useImportState()
  const setStep = (next: Step): void => change({ step: next })
  const [planned, setPlanned] = useState<AnyPlan | null>(null)
  const [planning, setPlanning] = useState(false)
  const mapping = step.at === 'mapping' ? step.mapping : null
  const csv = step.at === 'mapping' ? step.csv : null

  // Follows the database: every choice makes a new dry run. Drops an older run that ends late, and can't import until
  // the new one is ready.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `setStep` is made anew each time and does the same
  useEffect(() => {
    if (!csv || !mapping || mappingProblem(kind, mapping) !== null) {
      setPlanned(null)
      return
    }
    let current = true
    setPlanning(true)
    planOf(kind, csv, mapping, choices).then(
      made => {
        if (!current) return
        setPlanned(made)
        setPlanning(false)
      },
      error => current && setStep({ at: 'start', problem: wordsOf(error) }),
    )
    return () => {
      current = false
    }
  }, [kind, csv, mapping, choices])

  async function read(file: File) {
    if (file.size > LARGEST) {
      setStep({ at: 'start', problem: 'This file is larger than 30 MB. Split it into smaller ones.' })
      return
    }
    setStep({ at: 'reading', name: file.name })
    try {
      const bytes = await file.arrayBuffer()
      const wrong = fileProblem(bytes)
      const found: Csv = wrong ? NOTHING : await readCsv(textOfFile(bytes), inSlices())
      const problem = wrong ?? nothingIn(found)
      if (problem !== null) setStep({ at: 'start', problem: `${file.name} ${problem}` })
      else setStep({ at: 'mapping', name: file.name, csv: found, mapping: guessMapping(kind, found) })
    } catch (error) {
      setStep({ at: 'start', problem: `${file.name} could not be read: ${wordsOf(error)}` })
    }
  }

  async function save(chosen: AnyPlan, name: string) {
    const now = Date.now()
    const made = chosen.plan.outcomes.filter(({ does }) => does === 'add').length
    const updated = chosen.plan.outcomes.length - made
    const context = {
      importId: newImportId(chosen.kind, now, newId().slice(-4), updated),
      now: new Date(now).toISOString(),
      who: currentPerson().name,
      newId,
    }
    const progress = (done: number, of: number) => setStep({ at: 'saving', name, done, of })
    progress(0, chosen.plan.outcomes.length)
    const release = holdUpdates('A list is being imported.')
    try {
      const remembered =
        chosen.kind === 'client'
          ? await applyClients(chosen.plan.outcomes, context, progress)
          : await applyProducts(chosen.plan.outcomes, context, progress)
      setStep({ at: 'done', name, made, updated, remembered })
    } catch (error) {
      setStep({
        at: 'start',
        problem: `The import stopped: ${wordsOf(error)} What was added is listed below, and you can undo it. Import the file again to carry on.`,
      })
    } finally {
      release()
    }
  }

  return {
    kind,
    step,
    choices,
    planned,
    problem: mapping ? mappingProblem(kind, mapping) : null,
    planning,
    setKind: (next: ImportKind) =>
      change(
        step.at === 'mapping'
          ? { kind: next, step: { ...step, mapping: guessMapping(next, step.csv) } }
          : { kind: next },
      ),
    setTarget: (column: number, target: Target) => {
      if (step.at === 'mapping') setStep({ ...step, mapping: step.mapping.with(column, target) })
    },
    setChoices: (next: Choices) => change({ choices: next }),
    read,
    save,
    reset: () => setStep(AT_START.step),
  }
}

const NOTHING: Csv = { header: [], lines: [], broken: [] }

/** Why a file yields nothing; null if it has lines. */
function nothingIn({ lines, broken }: Csv): string | null {
  if (lines.length > 0) return null
  const [first] = broken
  return first
    ? `can't be read from line ${first.line} on. ${first.reason}`
    : 'holds no lines below its headings.'
}

async function planOf(kind: ImportKind, csv: Csv, mapping: Target[], choices: Choices): Promise<AnyPlan> {
  const pause = inSlices()
  if (kind === 'client') {
    const [cards, hanging] = await Promise.all([list('client'), hangingByClient()])
    const present = new Map(cards.map(({ id, fields }) => [id, fields]))
    const known = cards.map(({ id, fields }) => knownOf(id, fields))
    const objection = clientObjection(present, hanging)
    return { kind, plan: await planClients(csv, mapping, known, choices, pause, objection) }
  }
  const [cards, stock] = await Promise.all([list('product'), stockHere()])
  const present = new Map(cards.map(({ id, fields }) => [id, fields]))
  const known = cards.map(({ id, fields }) => ({ ...fields, id }))
  const objection = productObjection(present, stock)
  return { kind, plan: await planProducts(csv, mapping, known, choices, pause, objection) }
}
