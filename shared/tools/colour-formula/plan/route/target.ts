import type { Picture } from '../../read/picture'
import type { HairMake } from '../../read/places/zones'
import type { ReadShade } from '../../read/shades/shades'

/** Words in shade names: DEEP take a light head darker, PALE are as pale as hair gets. */
const DEEP = ['black', 'brown', 'brunette', 'chocolate', 'espresso', 'mocha', 'chestnut']
const PALE = ['icy', 'platinum', 'ice', 'white', 'baby', 'arctic', 'scandi', 'nordic']

const highLiftCode = (shade: ReadShade): boolean => (shade.level ?? 0) >= 11

export const levelOf = (shade: ReadShade): number =>
  Math.min(10, highLiftCode(shade) ? 9 : (shade.level ?? 0))

const deepest = (pool: ReadShade[]): ReadShade => pool.reduce((a, b) => (levelOf(b) < levelOf(a) ? b : a))
const lightest = (pool: ReadShade[]): ReadShade => pool.reduce((a, b) => (levelOf(b) > levelOf(a) ? b : a))

/**
 * A root shadow is the deeper of two shades. If light pieces are to be made as well, the lighter shade is reached
 * first. Null if light pieces are to be made and only the shadow's shade is named.
 */
function besideShadow(picture: Picture, pool: ReadShade[], start: number): ReadShade | null | undefined {
  const [only] = pool
  const pieces = picture.manner.newPieces
  if (pool.length < 2) {
    const own = only && levelOf(only) <= start + (picture.history.bleached ? -0.6 : 0.6)
    return pieces && own ? null : undefined
  }
  if (pieces) return lightest(pool)
  return levelOf(lightest(pool)) <= start + 1.1 ? deepest(pool) : lightest(pool)
}

/** The level that is wanted, from a code, a level, a name, a direction or just the tone. */
export function targetLevel(
  picture: Picture,
  start: number | null,
): { level: number; assumed: string | null } | null {
  const { wish } = picture
  const valued = wish.shades.filter(shade => shade.level !== null && shade.level >= 1 && shade.level <= 12)
  const exact = valued.filter(shade => shade.how !== 'name')
  const pieces = wish.service === 'foils' || wish.service === 'balayage'
  // "Caramel balayage and root tint 4/0": the code is for the root, the name for the light pieces.
  const named = valued.filter(shade => shade.how === 'name')
  const rootCode =
    pieces &&
    start !== null &&
    exact.length > 0 &&
    exact.every(shade => levelOf(shade) <= start + 0.6) &&
    named.some(shade => levelOf(shade) > start + 0.9)
  // "Root tint 5/3 and refresh balayage": no shade is named for the pieces.
  const { root: atRoot, lengths: along } = picture.manner.where
  const rootAlone =
    pieces && picture.manner.rootTint && !along?.level && exact.every(({ level }) => level === atRoot?.level)
  const pool = rootCode || rootAlone ? named : exact.length > 0 ? exact : valued
  const shadowed =
    wish.service === 'shadow' && start !== null ? besideShadow(picture, pool, start) : undefined
  if (pool.length > 0 && shadowed !== null) {
    const roots = wish.service === 'roots' ? picture.manner.where.root?.level : null
    const chosen =
      pool.length > 1 && wish.direction === 'darker'
        ? deepest(pool)
        : (shadowed ??
          (pool.length > 1 && !['roots', 'shadow', 'lowlights'].includes(wish.service)
            ? lightest(pool)
            : (pool.find(({ level }) => level === roots) ?? pool[0])))
    if (!chosen) return null
    if (chosen.how === 'name' && start !== null) {
      const deeper = levelOf(chosen) < start - 0.6 && DEEP.some(word => chosen.written.includes(word))
      if ((wish.service === 'toner' || wish.service === 'gloss') && !deeper)
        return { level: Math.round(start), assumed: null }
      if (chosen.written === 'brown' || chosen.written === 'brunette') {
        const by = wish.direction === 'darker' ? 1 : 0
        const level = start <= 6 ? Math.max(2, Math.round(start) - by) : 5
        return {
          level,
          assumed: `"${chosen.written}" without a level: level ${level} is assumed; please confirm it against the shade chart.`,
        }
      }
    }
    const inFoils = wish.service === 'foils' || wish.service === 'balayage'
    if (chosen.how === 'name' && chosen.written === 'blonde') {
      const level =
        start !== null && start >= 8
          ? Math.min(10, Math.round(start))
          : inFoils && start !== null
            ? Math.min(9, Math.max(8, Math.round(start + 2)))
            : 8
      return {
        level,
        assumed: `"Blonde" without a level: level ${level} is assumed; please confirm it against the shade chart.`,
      }
    }
    if (chosen.how === 'name' && !chosen.sure)
      return {
        level: levelOf(chosen),
        assumed: `"${chosen.written}" is read as level ${levelOf(chosen)}, the UK/EU name. In the US it may be a level lighter, so please confirm it against the shade chart.`,
      }
    if (
      chosen.how === 'name' &&
      start !== null &&
      made(picture) === 'bleach' &&
      PALE.some(word => chosen.written.includes(word)) &&
      start >= 9 &&
      wish.direction !== 'lighter'
    )
      return { level: Math.round(start), assumed: null }
    return {
      level: levelOf(chosen),
      assumed: highLiftCode(chosen)
        ? 'The 11/12 series is a high-lift series, not a natural depth: about level 9–10 is meant.'
        : chosen.how === 'name'
          ? `"${chosen.written}" is read as about level ${levelOf(chosen)}; please confirm it against the shade chart.`
          : null,
    }
  }
  if (start === null) return null
  if (picture.manner.white && picture.grey.percent < 50)
    return {
      level: 10,
      assumed: '"White" is read as level 10, pale and toned: hair is never lifted past pale yellow.',
    }
  if (wish.by !== null)
    return { level: Math.max(1, Math.min(10, Math.round(start + wish.by))), assumed: null }
  if (wish.service === 'foils' || wish.service === 'balayage' || shadowed === null) {
    const level = start >= 8 ? Math.round(start) : Math.min(9, Math.round(start) + 3)
    return {
      level,
      assumed: `No level was named for the ${shadowed === null ? 'light pieces' : wish.service}: level ${level} is assumed.`,
    }
  }
  if (wish.highLift) {
    const level = Math.min(9, Math.round(start) + 3)
    return { level, assumed: `No level was named for the high-lift: about level ${level} is assumed.` }
  }
  if (wish.bleachBath && start < 9) {
    const level = Math.min(9, Math.round(start) + (picture.manner.aLittle ? 1 : 2))
    return { level, assumed: `No level was named for the bleach bath: level ${level} is assumed.` }
  }
  if (wish.wantsBleach && start < 9) {
    const level = Math.min(9, Math.round(start) + 3)
    return { level, assumed: `No level was named: level ${level} is assumed; please confirm how light.` }
  }
  if (picture.manner.asLight) {
    const level = Math.min(10, Math.round(start) + (picture.manner.noBleach ? (start >= 6 ? 3 : 2) : 4))
    return {
      level,
      assumed: `"As light as possible" is read as about level ${level} for this visit; the strand test decides.`,
    }
  }
  if (wish.direction === 'lighter')
    return {
      level: Math.min(10, Math.round(start) + 1),
      assumed: '"Lighter" without a number: one level is assumed; please confirm how far.',
    }
  if (wish.direction === 'darker')
    return {
      level: Math.max(1, Math.round(start) - 1),
      assumed: '"Darker" without a number: one level is assumed; please confirm how far.',
    }
  // Red and copper don't show on hair darker than their own depth. domain 1.12
  const shows = wish.tone === 'copper' ? 6 : wish.tone === 'red' ? 5 : 0
  if (start < shows - 0.4 && !['gloss', 'toner', 'roots'].includes(wish.service) && !wish.same)
    return {
      level: shows,
      assumed: `No level was named: ${wish.tone} shows from about level ${shows}, so that is assumed; on darker hair it only glints in the light.`,
    }
  return { level: Math.max(1, Math.min(10, Math.round(start))), assumed: null }
}

export const made = (picture: Picture): HairMake =>
  picture.lengths?.made ?? (picture.history.bleached ? 'bleach' : picture.history.tinted ? 'tint' : 'virgin')
