import type { Facts } from '../../../../shared/facts'
import { NO_FACTS } from '../../../../shared/facts'
import type { ConsultationAnswer } from '../../../../shared/salon/records/records'

export const DAY = '2026-11-23T10:00:00.000Z'
export type Given = Record<string, ConsultationAnswer['answer'] | Partial<ConsultationAnswer>>

/** A consultation of 3 Nov 2026. */
export const aConsultation = (given: Given): NonNullable<Facts['consultation']> => ({
  answered_at: '2026-11-03T09:00:00.000Z',
  answered_by: 'client',
  answers: Object.entries(given).map(([id, said]) => ({
    id,
    answer: 'yes' as const,
    words: null,
    when: null,
    ...(typeof said === 'string' ? { answer: said } : said),
  })),
})

/** A client whose patch test is clear and whose card says nothing else. */
export const factsWith = (given: Given | null): Facts => ({
  ...NO_FACTS,
  client: { first_name: 'Niamh', hair_type: null, concerns: [], notes: null, allergies: [] },
  patch_tests: [
    {
      product: 'Koleston',
      applied_at: '2026-11-10T10:00:00.000Z',
      result: 'clear',
      read_at: '2026-11-12T11:00:00.000Z',
    },
  ],
  consultation: given === null ? null : aConsultation(given),
})
