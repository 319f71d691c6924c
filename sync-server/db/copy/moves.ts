// Renames several files together. The names first go into a journal beside the database: whoever finds it after a power
// cut knows that the renaming was cut short, and undoes it.
import { existsSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { flush } from '../../folder'
import { CopyError } from './tables'

type Move = readonly [from: string, to: string]
const Journal = z.array(z.tuple([z.string(), z.string()])).min(1)

/** A restore was killed while files were being renamed, so the file with the database's name may be worthless. */
export class CutShort extends CopyError {
  constructor() {
    super(
      'A restore was cut short here. `npm run restore` puts back what was there before it; `npm run restore -- <back-up>` does so and restores. Nothing is lost.',
    )
  }
}

const journalOf = (file: string): string => `${file}-moves`

export function mustNotBeCutShort(file: string): void {
  if (existsSync(journalOf(file))) throw new CutShort()
}

/** All or none of `moves`, which share a folder; the last one completes it. `file`: the journal is named after it. */
export function moveTogether(file: string, moves: readonly Move[]): void {
  const [journal, folder] = [journalOf(file), dirname(file)]
  const part = `${journal}.part`
  rmSync(part, { force: true })
  writeFileSync(part, JSON.stringify(moves.map(move => move.map(path => basename(path)))), { flush: true })
  try {
    renameSync(part, journal)
    flush(folder)
    for (const [from, to] of moves) renameSync(from, to)
  } catch (error) {
    endMoves(file)
    throw error
  }
  flush(folder)
  unlinkSync(journal)
  flush(folder)
}

/** Finishes or undoes a restore that was cut short; null if there is none. The caller must hold the database alone. */
export function endMoves(file: string): 'put back' | 'finished' | null {
  const [journal, folder] = [journalOf(file), dirname(file)]
  if (!existsSync(journal)) return null
  const moves = movesIn(journal).map(move => move.map(name => join(folder, name)))
  const [lastFrom = '', lastTo = ''] = moves.at(-1) ?? []
  const isDone = existsSync(lastTo) && !existsSync(lastFrom)
  if (!isDone) for (const [from = '', to = ''] of moves.toReversed()) putBack(from, to)
  flush(folder)
  unlinkSync(journal)
  flush(folder)
  return isDone ? 'finished' : 'put back'
}

function putBack(from: string, to: string): void {
  if (existsSync(from) || !existsSync(to)) return
  renameSync(to, from)
}

function movesIn(journal: string): z.infer<typeof Journal> {
  try {
    return Journal.parse(JSON.parse(readFileSync(journal, 'utf8')))
  } catch {
    throw new CopyError(
      `${journal} can't be read. What was there before is kept beside it, as …-before-restore-…: give it its name back, with its -wal, and remove ${basename(journal)}.`,
    )
  }
}
