// How a colour is to be done, and facts about the hair other than its depth: words that change a plan but have no path
// of their own. They are in groups so that a longer phrase of one group hides nothing in another.
import type { Words } from '../../lexicon'

/** Puts every word into every frame: "~ only" with roots and with regrowth. */
const frames = (frames: readonly string[], words: readonly string[]): string[] =>
  frames.flatMap(frame => words.map(word => frame.replace('~', word)))
const list = (words: string): string[] => words.split(',').map(word => word.trim())

/** Which kind of colour, including makers' lines under their own names. */
export const KIND: Words = {
  permanent: 'permanent, oxidative, tint, tinted',
  '-': [
    'quasi permanent',
    ...frames(
      ['rather than ~', 'instead of ~'],
      ['permanent', 'a permanent', 'any permanent', 'the permanent'],
    ),
    ...frames(
      ['semi ~', 'semi-~'],
      list('natural, regular, regularly, retired, matt, matte, resistant, often'),
    ),
    ...frames(
      [
        'instead of ~',
        'rather than ~',
        'sick of ~',
        'stop using ~',
        'stopped using ~',
        'moving from ~',
        'moved from ~',
        'swapping from ~',
        'swapped from ~',
        'switching from ~',
        'switched from ~',
        'changing from ~',
        'changed from ~',
        'was having ~',
        'was using ~',
      ],
      list('demi, semi, a demi, a semi, the demi, the semi, her demi, her usual demi'),
    ),
  ],
  demi: `demi, semi, semi permanent, demi permanent, sheer, translucent, colour touch, colourtouch, color touch, shinefinity, dia light,
    dialight, dia richesse, dia color, dia colour, igora vibrance, vibrance, shades eq, shadeseq, colorance`,
  direct_dye: `direct dye, direct colour, semi permanent, crazy colour, manic panic, pulp riot, arctic fox`,
  deposit_only: 'deposit only, only deposit, only deposits, only depositing',
  toner: 'toner, gloss, glaze',
  gentle: 'demi, semi, semi permanent, demi permanent, ammonia',
  washes_out: 'wash out, washes out, temporary',
  blend: 'blend, blended, blending',
  blend_where: frames(
    ['blend ~', 'blended ~', 'blending ~', 'blend the ~', 'blended the ~', 'blending the ~'],
    list('root, roots, lengths, band, bands, end, ends, line, into'),
  ),
}

/** What should lift, what shouldn't, and how strongly. */
export const LIFT: Words = {
  lightener: 'bleach, bleached, bleaching, lightener, lightening, powder',
  no_lightener: [
    'bleach free',
    ...frames(
      [
        'refuses ~',
        'refused ~',
        'refusing ~',
        'against ~',
        'hates ~',
        'wont have ~',
        'avoiding ~',
        'avoids ~',
      ],
      ['bleach', 'lightener', 'lightening', 'powder'],
    ),
  ],
  lift: 'lift, lifts, lifted, lifting, lighten, lightens, lightened, lightening',
  to_lift: [
    'to lift',
    'to lighten',
    ...frames(
      list('to make ~, to get ~, to take ~, to bring ~'),
      list('it, her, him, that, the hair, the roots, the lengths, the ends').flatMap(what => [
        `${what} lighter`,
        `${what} a bit lighter`,
        `${what} up`,
        `${what} level`,
        `${what} to level`,
      ]),
    ),
  ],
  lifts_too: `bleach, bleached, bleaching, lightener, pre lighten, prelighten, pre lightened, prelightened, pre light, foil, foils, highlight,
    babylight, balayage, high lift, highlift, powder, tint, tints, tinted, tinting, majirel, koleston, inoa, igora royal, then, afterwards,
    once, after`,
  tone_alone: [
    ...frames(
      ['just ~', 'only ~', 'just a ~', 'only a ~', 'just the ~', 'only the ~'],
      ['tone', 'glint', 'hint', 'sheen'],
    ),
    'tone only',
    'no lift',
    'without lift',
    'without any lift',
  ],
  firm: `tint, tints, tinted, tinting, cover, covers, covered, covering, coverage, more than, then, majirel, koleston, inoa,
    igora royal, finish, finishes, finishing, high gloss, lift, lifts, lifted, lifting, lighter, lighten, lightens, lightened, lightening`,
  strength: `vol, vols, volume, volumes, developer, ammonia, low, gentle, gentler, gently, deposit, deposits, depositing, toner, gloss`,
  as_light: 'as light as, as blonde as',
  a_little: 'bit, little, slight, slightly, touch',
  overnight: 'overnight',
  lighter: 'lighter',
}

/** Where on the head, and what is being refreshed there. */
export const PLACE: Words = {
  refresh: `refresh, refreshed, refreshing, refresher, revive, revived, reviving, retouch, retouched, retouching, touch up, touched up,
    regrowth`,
  freshen: `fade, faded, fading, fades, washed out, dull, refresh, refreshed, refreshing, refresher, revive, revived, reviving, revitalise,
    revitalised, revitalising, gloss, glosses, glossy, glossing, glaze, boost, mid, mids, mid lengths, lengths, ends, all over, through,
    root to ends, roots to ends, root to tips, roots to tips, brighten up, pull through, pulled through, brassy`,
  faded: 'fade, faded, fading, washed out, brassy',
  roots_alone: frames(
    ['~ only', 'just ~', 'just the ~', 'just her ~', 'just his ~'],
    ['root', 'roots', 'regrowth', 'new growth'],
  ),
  root: 'root, roots, just root, just roots, just the roots, just her roots, just his roots, root only, roots only, root to ends, roots to ends',
  new_growth:
    'root, roots, regrowth, new growth, regrowth only, new growth only, roots only, root only, just the roots, just roots',
  regrowth: 'regrowth, regrowth only, just the regrowth, just regrowth',
  since_last: frames(
    ['since ~', 'since her ~', 'since his ~', 'since the ~', 'since their ~'],
    list('last, previous').flatMap(when =>
      list('tint, colour, visit, appointment, root, roots').map(what => `${when} ${what}`),
    ),
  ),
  // Beside a gloss each of these asks for more than the gloss.
  beside_gloss: `refresh, refreshed, refreshing, root, roots, regrowth, all over, fade, faded, fading, fades, touch, touch up, tint,
    tints, tinted, same, retouch`,
  whole_head: 'full head, whole head, all over, throughout, global',
  all_over: 'all over, global, whole head',
  parted: `root, roots, regrowth, length, lengths, mid, mids, mid lengths, midlengths, ends, tips, foil, foils, highlights, highlight,
    lowlights, babylights, balayage, melt, melted, smudge, shadow, from, then, or, not, instead, toner, gloss`,
  // "Highlights to cover her grey": the light pieces do the covering.
  to_cover: frames(
    ['to cover ~', 'to cover the ~', 'to cover her ~', 'to cover his ~', 'to cover my ~'],
    ['grey', 'greys', 'white', 'whites'],
  ),
  left_out: `skip, skips, skipping, leave out, leaving out, without, instead of, rather than, next time, next visit, next week, another day,
    last week, last time, last visit, already done, was done, done last, done at home, at home, her own, his own, does her own`,
  root_touch: frames(['root ~', 'roots ~', 'regrowth ~'], ['touch', 'touch up']),
  root_tint: [
    ...frames(['root ~', 'roots ~', 'regrowth ~'], list('tint, colour, cover, covered, covering, coverage')),
    ...frames(
      list('tint, cover, colour').flatMap(verb => [
        `${verb} ~`,
        `${verb} the ~`,
        `${verb} her ~`,
        `${verb} his ~`,
      ]),
      ['root', 'roots', 'regrowth', 'grey'],
    ),
  ],
}

/** How it should look, and which pieces to make. */
export const LOOK: Words = {
  clear: 'clear',
  cover: 'cover, covers, covered, covering, coverage',
  white: frames(
    ['~ white'],
    list('to, go, going, get, tone, toned, toner, be, icy, pure, bright, snow, paper'),
  ),
  icy: `icy, ice, platinum, silver, white, arctic, ${[
    'icy white',
    'pure white',
    'snow white',
    'go white',
    'to white',
    'bright white',
    'paper white',
  ].join(', ')}`,
  warm: 'warm, golden, copper',
  ash: 'ash, ashy, icy',
  counter: `no, not, less, without, remove, cancel, kill, too, sick of, tired of, fed up, hate, hates, instead of, rather than, out, off,
    down, away`,
  balayage: 'balayage, reverse balayage',
  light_pieces: 'highlight, highlights, babylight, babylights, balayage, lighter pieces, lighter foils',
  '-': 'reverse balayage',
  past_pale: 'past pale, past the pale, over lifted, overlifted',
  whiter: 'pure white, whiter, snow white, no yellow left, no yellow at all',
  over_white: 'white, over processed, overprocessed, over bleached, overbleached, over lifted, overlifted',
  blue: 'blue toner, blue shampoo, blue mask, blue pigment',
  quick:
    'man, men, mens, barber, barbers, camouflage, camouflaged, camouflaging, quick, quickly, quicker, subtle, subtly',
  cropped: 'buzz, crop, cropped, shaved',
  // A weave is also a technique for highlights.
  extensions: `extension, extensions, exts, tape in, tape ins, tapes in, micro rings, micro ring, nano rings, nano ring, k tip, k tips,
    has a weave in, got a weave in, with a weave in, weft, wefts, sew in, clip ins`,
}

/** What has to be tested again. */
export const TESTED: Words = {
  new_brand: frames(
    list('new, change of, changed, different, switch, switching, switched, switches, another').flatMap(
      what => [`${what} ~`, `${what} colour ~`],
    ),
    list('brand, brands, line, range, ranges, maker, makers'),
  ),
  skin_test: frames(['~ test', '~ tests', '~ tested', '~ alert test'], ['patch', 'skin', 'allergy']),
  long_ago: 'year, years, last year',
}

/** What was done to the hair, and where; natural colour doesn't count. */
export const TREATED: Words = {
  treated: `bleach, bleached, bleaching, prebleached, lighten, lightened, lightening, prelightened, lift, lifted, prelifted, highlight, highlighted,
    highlights, foil, foils, foiled, balayage, balayaged, babylight, babylights, ombre, tint, tinted, tints, dye, dyed, dyes, henna, hennaed,
    toned, gloss, glossed, box, boxed, permanent, demi, semi, colour, coloured, colours, colouring`,
  natural: 'natural, natural colour, virgin, uncoloured, regrowth, new growth',
  root: 'new growth, regrowth, roots, root',
  rest: 'mid lengths, mid length, lengths, length, mids, ends, tips',
}
