// The present records about a client, as this device has them: live for the rules, a snapshot for a question.
import { useMemo } from 'react'
import type { Facts, Need } from '../../../shared/facts'
import { SALON_ID } from '../../../shared/sync/kinds'
import { type RecordsAtHand, takeFacts } from '../../../shared/take-facts'
import { pastRecommendations, RETAIL_TOOL } from '../../../shared/tools/past-recommendations'
import { about, asks, get, list, useAbout, useAsks, useRecord, useRecords } from '../data/queries/queries'

/** People without a name of their own are left out: they go by the account's name, which isn't a stylist's. */
const namesOf = (people: readonly { fields: { name: string } }[]): string[] =>
  people.map(({ fields }) => fields.name.trim()).filter(name => name !== '')

const fieldsOf = <T>(rows: readonly { fields: T }[]): T[] => rows.map(row => row.fields)

/** Facts right now. A client who isn't on this device (any more) counts as a new client. */
export async function presentFacts(needs: readonly Need[], clientId: string | null): Promise<Facts> {
  const wants = (need: Need): boolean => needs.includes(need)
  const present: RecordsAtHand = {
    client: clientId === null ? null : ((await get('client', clientId))?.fields ?? null),
    allergies: clientId === null ? [] : fieldsOf(await about('allergy', clientId)),
    notes: clientId !== null && wants('notes') ? fieldsOf(await about('note', clientId)) : [],
    formulas: clientId !== null && wants('formulas') ? fieldsOf(await about('formula', clientId)) : [],
    patch_tests:
      clientId !== null && wants('patch_tests') ? fieldsOf(await about('patch_test', clientId)) : [],
    consultations: clientId === null ? [] : fieldsOf(await about('consultation', clientId)),
    products: wants('products') ? (await list('product')).map(row => ({ ...row.fields, id: row.id })) : [],
    recommendations:
      clientId !== null && wants('recommendations')
        ? pastRecommendations(fieldsOf(await asks({ tool: RETAIL_TOOL, clientId })))
        : [],
    salon: wants('salon') ? ((await get('salon', SALON_ID))?.fields ?? null) : null,
    team: wants('team') ? namesOf(await list('person')) : [],
  }
  return takeFacts(needs, present)
}

/** The same, live: a patch test recorded on any screen lifts its hold here. Undefined while it loads. */
export function useFacts(needs: readonly Need[], clientId: string | null): Facts | undefined {
  const client = useRecord('client', clientId)
  const allergies = useAbout('allergy', clientId)
  const notes = useAbout('note', clientId)
  const formulas = useAbout('formula', clientId)
  const tests = useAbout('patch_test', clientId)
  const consultations = useAbout('consultation', clientId)
  const products = useRecords('product', needs.includes('products') ? {} : { limit: 0 })
  const wantsPast = clientId !== null && needs.includes('recommendations')
  const past = useAsks({ tool: RETAIL_TOOL, ...(wantsPast ? { clientId } : { limit: 0 }) })
  const salon = useRecord('salon', SALON_ID)
  const people = useRecords('person', needs.includes('team') ? {} : { limit: 0 })
  return useMemo(() => {
    if (products === undefined || salon === undefined || past === undefined || people === undefined)
      return undefined
    if (
      clientId !== null &&
      (!allergies || !notes || !formulas || !tests || !consultations || client === undefined)
    )
      return undefined
    return takeFacts(needs, {
      client: client?.fields ?? null,
      allergies: fieldsOf(allergies ?? []),
      notes: fieldsOf(notes ?? []),
      formulas: fieldsOf(formulas ?? []),
      patch_tests: fieldsOf(tests ?? []),
      consultations: fieldsOf(consultations ?? []),
      products: products.map(row => ({ ...row.fields, id: row.id })),
      recommendations: wantsPast ? pastRecommendations(fieldsOf(past)) : [],
      salon: salon?.fields ?? null,
      team: namesOf(people),
    })
  }, [
    needs,
    clientId,
    client,
    allergies,
    notes,
    formulas,
    tests,
    consultations,
    products,
    past,
    wantsPast,
    salon,
    people,
  ])
}
