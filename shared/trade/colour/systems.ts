// Colour lines that a salon may use: who makes them, how their codes are written, what a tube holds and how it is
// usually mixed. We take no dose from this table; the tube has the last word. domain 1.3, 1.5 [KELTEK][KSTRANDS]
// [LOREAL][NGB][VFIG][TOUCH]. Sizes, and whatever no page says, are general trade knowledge (GTK).
import { sameBrand } from '../patch-brand'

type System = {
  id: string
  maker: string
  line: string
  use: 'permanent' | 'demi'
  /** A copper or gold shade, as it is written on its tube. */
  code: string
  /** Colour first. */
  ratio: string
  /** What a tube or bottle holds, in grams or millilitres. */
  pack: number
  source: string
}

const RATIOS = 'domain 1.5 [KELTEK][KSTRANDS]'

export const SYSTEMS: readonly System[] = [
  {
    id: 'koleston',
    maker: 'Wella',
    line: 'Koleston Perfect',
    use: 'permanent',
    code: '7/43',
    ratio: '1:1',
    pack: 60,
    source: RATIOS,
  },
  {
    id: 'illumina',
    maker: 'Wella',
    line: 'Illumina',
    use: 'permanent',
    code: '7/43',
    ratio: '1:1',
    pack: 60,
    source: 'GTK',
  },
  {
    id: 'color-touch',
    maker: 'Wella',
    line: 'Color Touch',
    use: 'demi',
    code: '7/43',
    ratio: '1:2',
    pack: 60,
    source: RATIOS,
  },
  {
    id: 'shinefinity',
    maker: 'Wella',
    line: 'Shinefinity',
    use: 'demi',
    code: '07/34',
    ratio: '1:1',
    pack: 60,
    source: 'GTK',
  },
  {
    id: 'majirel',
    maker: 'L’Oréal',
    line: 'Majirel',
    use: 'permanent',
    code: '7.43',
    ratio: '1:1.5',
    pack: 50,
    source: RATIOS,
  },
  {
    id: 'inoa',
    maker: 'L’Oréal',
    line: 'Inoa',
    use: 'permanent',
    code: '7.43',
    ratio: '1:1',
    pack: 60,
    source: 'GTK',
  },
  {
    id: 'dia-light',
    maker: 'L’Oréal',
    line: 'Dia Light',
    use: 'demi',
    code: '7.43',
    ratio: '1:1.5',
    pack: 50,
    source: 'GTK',
  },
  {
    id: 'igora-royal',
    maker: 'Schwarzkopf',
    line: 'Igora Royal',
    use: 'permanent',
    code: '7-77',
    ratio: '1:1',
    pack: 60,
    source: `${RATIOS}; 1:1 by weight: winenfood.com/what-to-expect-from-igora-royal-hair-dye`,
  },
  {
    id: 'essensity',
    maker: 'Schwarzkopf',
    line: 'Essensity',
    use: 'permanent',
    code: '7-77',
    ratio: '1:1',
    pack: 60,
    source: 'GTK',
  },
  {
    id: 'vibrance',
    maker: 'Schwarzkopf',
    line: 'Igora Vibrance',
    use: 'demi',
    code: '7-77',
    ratio: '1:1',
    pack: 60,
    source: 'GTK',
  },
  {
    id: 'shades-eq',
    maker: 'Redken',
    line: 'Shades EQ',
    use: 'demi',
    code: '07C',
    ratio: '1:1',
    pack: 60,
    source: RATIOS,
  },
  {
    id: 'socolor',
    maker: 'Matrix',
    line: 'SoColor',
    use: 'permanent',
    code: '7C',
    ratio: '1:1',
    pack: 90,
    source: 'GTK',
  },
  {
    id: 'color-sync',
    maker: 'Matrix',
    line: 'Color Sync',
    use: 'demi',
    code: '7C',
    ratio: '1:1',
    pack: 90,
    source: 'GTK',
  },
  {
    id: 'topchic',
    maker: 'Goldwell',
    line: 'Topchic',
    use: 'permanent',
    code: '7K',
    ratio: '1:1',
    pack: 60,
    source: 'GTK',
  },
  {
    id: 'colorance',
    maker: 'Goldwell',
    line: 'Colorance',
    use: 'demi',
    code: '7K',
    ratio: '1:2',
    pack: 60,
    source: 'GTK',
  },
]

/** As a salon says it: "Wella Koleston Perfect". */
export const systemName = ({ maker, line }: System): string => `${maker} ${line}`

/** The system that somebody means by a name; null for names not in the table, and for a maker's name alone. */
export function systemNamed(name: string | null): System | null {
  if (name === null || name.trim() === '') return null
  const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'").replace('é', 'e').trim()
  const exact = SYSTEMS.find(system => plain(systemName(system)) === plain(name))
  if (exact) return exact
  const alike = SYSTEMS.filter(system => sameBrand(systemName(system), name))
  return alike.length === 1 ? (alike[0] ?? null) : null
}

const SPLIT = /\s*[,;]\s*/

/** All the systems in a salon's own words: "Koleston, Color Touch". */
export const systemsIn = (brand: string | null): System[] =>
  (brand ?? '').split(SPLIT).flatMap(part => systemNamed(part) ?? [])

/** The salon's words with a system added or removed; what isn't in the table stays as written. */
export function withSystem(brand: string | null, system: System, on: boolean): string {
  const parts = (brand ?? '').split(SPLIT).filter(Boolean)
  const others = parts.filter(part => systemNamed(part)?.id !== system.id)
  return (on ? [...others, systemName(system)] : others).join(', ')
}
