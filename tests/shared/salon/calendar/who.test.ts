import { expect, test } from 'vitest'
import { Cards, saidIn } from '../../../../shared/salon/calendar/who'

const cards = new Cards([
  { id: 'c1', name: 'Siobhán Kelly' },
  { id: 'c2', name: 'Jane Smith' },
  { id: 'c3', name: 'Jane Smith' },
  { id: 'c4', name: 'Mei-Ling Chan' },
  { id: 'c5', name: "Mary O'Neill" },
  { id: 'c6', name: 'Cher' },
])

test.each<[string, string | null, string | null, string]>([
  ['Siobhan Kelly - Half head foils', 'c1', null, 'Half head foils'],
  ['Half head foils with Siobhán Kelly', 'c1', null, 'Half head foils'],
  ['Kelly, Siobhán: cut & blow-dry', 'c1', null, 'cut & blow-dry'],
  ['SIOBHAN KELLY (toner)', 'c1', null, 'toner'],
  ['Mei Ling Chan cut', 'c4', null, 'cut'],
  ['Cut for Mary O’Neill', 'c5', null, 'Cut'],
  ['Siobhán Kelly', 'c1', null, ''],
  // Two cards of one name: nobody is picked in silence.
  ['Jane Smith - Cut', null, 'Jane Smith', 'Cut'],
  // No card: the name stays a text.
  ['Tara Byrne - Root colour', null, 'Tara Byrne', 'Root colour'],
  ['Balayage: Tara Byrne', null, 'Tara Byrne', 'Balayage'],
  ['Tara Byrne cut and blow-dry', null, 'Tara Byrne', 'cut and blow-dry'],
  ['Tara Byrne', null, 'Tara Byrne', ''],
  ['Tara - trim', null, 'Tara', 'trim'],
  // A first name alone is no card.
  ['Siobhán cut', null, 'Siobhán', 'cut'],
  // What is about nobody.
  ['Staff meeting', null, null, 'Staff meeting'],
  ['Lunch', null, null, 'Lunch'],
  ['Team Training', null, null, 'Team Training'],
  ['Colour delivery 3 boxes', null, null, 'Colour delivery 3 boxes'],
  ['', null, null, ''],
])('%j', (summary, client_id, client_name, service) => {
  expect(saidIn(summary, cards)).toEqual({ client_id, client_name, service })
})
