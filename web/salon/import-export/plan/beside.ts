// What a line holds besides the card's fields: records to attach, text for the notes word for word, and anything to
// check by hand.

import { dayIn, readDate } from '../read/days'
import { fromTheList, type Hanging } from '../read/hanging'
import { type LabelledCell, patchTestsIn } from '../read/patch-tests-in'
import { permissionsIn } from '../read/permissions-in'
import { readRecipe } from '../read/recipe'
import { type Mapping, type Target, targets } from './columns'

export type Beside = { hanging: Hanging[]; notes: string[]; odd: string[]; unread: string[] }

const namedCells = (
  mapping: Mapping,
  header: readonly string[],
  cells: readonly string[],
  target: Target,
): LabelledCell[] =>
  mapping.flatMap((at, column) => {
    const cell = cells[column]?.trim() ?? ''
    const heading = header[column]?.trim() || (targets.client[target] ?? target)
    return at === target && cell !== '' ? [{ heading, cell }] : []
  })

/** "12/08/2025: 6/0 40 g…" starts with its own date. */
function formulaIn({ heading, cell }: LabelledCell, visit: string | null): Hanging | null {
  const dated = readDate(cell) === null ? null : dayIn(cell)
  const bowls = readRecipe(dated?.rest ?? cell)
  if (bowls === null) return null
  const day = dated?.day ?? visit
  const remarks = fromTheList(heading, cell, day)
  const title = day === null ? 'From the imported list, day not known' : 'From the imported list'
  return {
    kind: 'formula',
    day,
    fields: { title, bowls, remarks, ask_id: null, start: null, result: null, who: null },
  }
}

export function besideOf(mapping: Mapping, header: readonly string[], cells: readonly string[]): Beside {
  const of = (target: Target): LabelledCell[] => namedCells(mapping, header, cells, target)
  const said = ({ heading, cell }: LabelledCell) => `${heading}: ${cell}`
  const tests = patchTestsIn(of('patch_test'))
  const permissions = permissionsIn(of('consent'))
  const visits = of('last_visit').map(named => ({ named, day: readDate(named.cell) }))
  const visit = visits[0]?.day ?? null
  const formulas = of('formula').map(named => ({ named, formula: formulaIn(named, visit) }))
  return {
    hanging: [
      ...tests.tests,
      ...formulas.flatMap(({ formula }) => formula ?? []),
      ...visits.flatMap(({ named, day }): Hanging[] =>
        day === null
          ? []
          : [
              {
                kind: 'note',
                day,
                fields: { text: fromTheList(named.heading, named.cell), who: null },
              },
            ],
      ),
      ...permissions.permissions,
    ],
    notes: [
      ...formulas.flatMap(({ named, formula }) => (formula === null ? said(named) : [])),
      ...of('birthday').map(({ cell }) => `${BIRTHDAY}: ${cell}`),
      ...visits.flatMap(({ named, day }) => (day === null ? said(named) : [])),
      ...tests.notes,
      ...permissions.notes,
    ],
    odd: [
      ...tests.odd,
      ...visits.flatMap(({ named, day }) =>
        day === null ? `“${said(named)}” can’t be read as a date. It is kept in the notes.` : [],
      ),
      ...permissions.odd,
    ],
    unread: formulas.flatMap(({ named, formula }) => (formula === null ? named.cell : [])),
  }
}

const BIRTHDAY = 'Birthday'
/** Imports keep the birthday in the notes, and this reads it back from there. */
export function birthdayOf(notes: string | null): string | null {
  const found = notes === null ? null : /^Birthday: (.+)$/m.exec(notes)
  return found?.[1] === undefined ? null : readDate(found[1])
}
