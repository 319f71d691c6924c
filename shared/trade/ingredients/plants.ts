// Plants that people react to, by their common and their Latin names.
import type { Family } from './family'

export const PLANTS: readonly Family[] = [
  {
    key: 'latex',
    name: 'latex',
    words: /\blatex\b|\brubber\b|\bhevea\b/,
    meant: /\bswim(?:ming)? cap\b|\belastic\b/,
  },
  { key: 'aloe', name: 'aloe', words: /\baloe\b/ },
  {
    key: 'daisy',
    name: 'the daisy family',
    words:
      /\bch?amomil\w+\b|\bmatricaria\b|\banthemis\b|\bcalendula\b|\bmarigold\b|\barnica\b|\bechinacea\b|\bragweed\b|\bdais(?:y|ies)\b|\bcompositae\b/,
    meant: /\bsunflower\b|\bhelianthus\b/,
  },
  {
    key: 'seaweed',
    name: 'seaweed',
    words: /\bsea ?weed\b|\bkelp\b|\balgae?\b|\bspirulina\b|\bfucus\b|\biodine\b/,
  },
  { key: 'flax', name: 'linseed', words: /\bflax\w*\b|\blin ?seeds?\b|\blinum\b/ },
  { key: 'avocado', name: 'avocado', words: /\bavocados?\b|\bpersea\b/ },
  { key: 'jojoba', name: 'jojoba', words: /\bjojoba\b|\bsimmondsia\b/ },
  { key: 'sunflower', name: 'sunflower', words: /\bsunflowers?\b|\bhelianthus\b/ },
  { key: 'olive', name: 'olive', words: /\bolives?\b(?! (?:skin|toned?|complexion))|\bolea europaea\b/ },
  { key: 'cocoa', name: 'cocoa', words: /\bcocoa\b|\bcacao\b|\btheobroma\b/ },
  { key: 'mango', name: 'mango', words: /\bmangos?\b|\bmangoes\b|\bmangifera\b/ },
  { key: 'rapeseed', name: 'rapeseed', words: /\brape ?seed\b|\bcanola\b|\bbrassica\b/ },
  { key: 'apricot', name: 'apricot', words: /\bapricots?\b|\bprunus armeniaca\b/ },
  { key: 'castor', name: 'castor oil', words: /\bcastor\b|\bricinus\b/ },
]
