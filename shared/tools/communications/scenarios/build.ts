// A shorter way to write a persona.
import type { Kind } from '../score/areas'
import type { Difficulty, Persona } from './persona'

type PersonaStory = Pick<Persona, 'description' | 'opening' | 'facts' | 'calm' | 'sore' | 'close'> & {
  mood?: number
}

const MOODS: Readonly<Record<Kind, number>> = {
  nervous: 40,
  complaint: 24,
  consultation: 58,
  retail: 58,
  aftercare: 66,
  boundary: 46,
}

export const persona = (
  id: string,
  title: string,
  difficulty: Difficulty,
  kind: Kind,
  name: string,
  told: PersonaStory,
): Persona => ({ id, title, difficulty, kind, name, mood: MOODS[kind], ...told })
