// The yeses, as a colleague would note them on the card: for a tool that reads about the person from texts.
import type { Facts } from '../../facts'
import { spokenIn } from './said'

const PHRASES: Readonly<Record<string, string>> = {
  under_16: 'Client is under 16',
  reaction: 'Reacted to hair dye',
  black_henna: 'Black henna tattoo',
  tattoo_reaction: 'Reacted to a black henna tattoo',
  allergy: 'Allergic to',
  scalp: 'Sore scalp',
  illness: 'Medication or illness',
  pregnant: 'Pregnant',
  hair_loss: 'Hair loss',
  home_colour: 'Coloured at home',
  henna: 'Henna',
  relaxer: 'Relaxed hair',
  perm: 'Permed hair',
  keratin: 'Keratin treatment',
  breakage: 'Hair breaks and snaps',
}

/** "Allergic to coconut"; leaves out anything answered no. */
export function phrasesIn(consultation: Facts['consultation']): { text: string; at: string } | null {
  const spoken = spokenIn(consultation)
  const said = [...(spoken?.yes.values() ?? [])].map(({ question: { id }, words }) => {
    const phrase = PHRASES[id] ?? ''
    if (id === 'allergy') return `${phrase} ${words || 'something, nobody said what'}`
    return words === '' ? phrase : `${phrase}: ${words}`
  })
  return spoken === null || said.length === 0 ? null : { text: said.join('.\n'), at: spoken.at }
}
