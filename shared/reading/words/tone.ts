import type { Words } from '../lexicon'

/** A tone as it is asked for or seen. [FCA][LOREAL] */
export const TONE: Words = {
  'tone.natural': ['neutral', 'natural tone', 'neutral gloss', 'natural gloss'],
  'tone.ash': ['ash', 'ashy', 'cool', 'cooler', 'smoky', 'smokey', 'mushroom'],
  'tone.matt': ['matt', 'matte'],
  'tone.violet': ['violet', 'plum', 'aubergine'],
  'tone.pearl': ['pearl', 'pearly', 'icy', 'ice', 'icey', 'champagne'],
  'tone.beige': ['beige', 'sandy', 'sand', 'vanilla', 'creamy', 'oat', 'nude'],
  'tone.gold': ['gold', 'golden', 'honey', 'warm?', 'warmer?', 'buttery', 'butter'],
  'tone.copper': [
    'copper',
    'coppery',
    'ginger',
    'strawberry',
    'auburn?',
    'peach',
    'apricot',
    'cowgirl copper',
  ],
  'tone.red': ['red', 'cherry', 'cherry red', 'scarlet', 'crimson', 'ruby', 'reds'],
  'tone.mahogany': ['mahogany', 'burgundy', 'wine', 'merlot', 'cherry cola'],
  'tone.brown': ['mocha', 'chocolate', 'espresso', 'chestnut?', 'walnut'],
  'tone.silver': ['silver', 'gunmetal', 'steel', 'pewter', 'silver grey', 'graphite', 'charcoal'],
  'tone.yellow': ['yellow', 'brassy yellow', 'pale yellow', 'bit yellow', 'banana'],
  'tone.orange': ['orange', 'brassy', 'brass', 'gone orange'],
  'tone.blue': ['blue', 'navy', 'denim'],
  'tone.turquoise': ['turquoise', 'teal', 'mermaid'],
  'tone.green': ['green', 'khaki', 'emerald'],
  'tone.purple': ['purple'],
  'tone.lilac': ['lilac', 'lavender'],
  'tone.pink': ['pink', 'rose', 'pastel pink', 'rose gold', 'hot pink', 'fuchsia'],
}
