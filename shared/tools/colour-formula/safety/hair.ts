import type { Picture } from '../read/picture'
import { says } from '../read/says'
import type { Finding } from './safety'

const UNKNOWN =
  /\b(?:unknown|unsure of|not sure (?:of|about)|no idea (?:of|about)|unclear|uncertain) (?:\w+ ){0,3}(?:history|colour|past|background)\b|\bhistory (?:is )?(?:unknown|unclear|unsure|uncertain|\?+)|\b(?:doesn't|don't|can't|cannot|didn't) (?:know|remember|recall|say) what\b/

/** `powder`: the plan would need lightener, however the request was worded. */
export function ofHair(picture: Picture, powder: boolean): Finding[] {
  const { history } = picture
  const found: Finding[] = []
  const metalTest =
    'Do an incompatibility (metallic salts) test on a snip of hair from several places: peroxide with a few drops of ammonia. Heat, bubbling, a smell or a colour change means stop.'
  if (history.metallic && !history.metalTestClear)
    found.push({
      rule: 'metal-salts',
      weight: 'hold',
      title: 'Metallic salts',
      text: `Hold: do not colour, lighten or perm over a colour restorer. It builds up metallic salts (lead, silver or copper); with peroxide the hair can heat, smoke, change colour or break. ${metalTest} If it is positive, let it grow out and cut it off. Ask for the product's name and when it was last used.`,
    })
  if (history.henna === 'present' && !history.metalTestClear)
    found.push({
      rule: 'henna',
      weight: 'hold',
      title: 'Henna',
      text: `Hold: do not colour, tone, lighten or perm over henna until it is known what it was. Compound henna holds metallic salts; with peroxide the hair can heat, smoke, change colour or break. Pure henna blocks and over-warms colour and does not lift predictably. ${metalTest} If it is positive, let it grow out and cut it off. Ask: henna, herbal, Indian or black henna, or a comb-in restorer, and when?`,
    })
  if (history.metalTestClear && (history.metallic || history.henna === 'present'))
    found.push({
      rule: 'metal-salts',
      weight: 'caution',
      title: 'Henna or metallic salts, test clear',
      text: 'The incompatibility test is clear, so colour is possible with care; henna still blocks colour and stays warm. Strand test from the most treated part first.',
    })
  if (history.henna === 'gone')
    found.push({
      rule: 'henna',
      weight: 'caution',
      title: 'Henna long ago',
      text: 'Henna was used but is said to be gone. Make sure that no hennaed length is left. If in doubt, do an incompatibility test for metallic salts on a snip of the ends before any colour.',
    })
  if (picture.consulted.because.has('home-colour'))
    found.push({
      rule: 'home-colour',
      weight: 'caution',
      title: 'Colour at home',
      text: 'Hair was coloured or lightened at home: treat it as coloured, with bands and build-up. Ask what it was. Strand test the darkest length.',
    })
  const lightens = wantsLift(picture)
  if (history.homeLightened)
    found.push({
      rule: 'home-lightened',
      weight: 'caution',
      title: 'Lightened at home',
      text: 'Sprays, lemon juice and sun products lighten unevenly and leave porous, warm hair: treat it as lightened hair, not virgin, each zone separately, low developer. Ask what it was and when. Some hold mineral salts, so before any lightener strand test several places, with an incompatibility test for metallic salts where the product is unknown.',
    })
  if (history.browHenna)
    found.push({
      rule: 'brow-henna',
      weight: 'caution',
      title: 'Henna on brows or skin',
      text: 'Henna was used on brows or skin, not on the hair: make sure of that. Brow and black henna often hold PPD, so any itch or redness from it means no colour. The patch test is mandatory and read before anything is mixed.',
    })
  if (history.condition === 'gummy')
    found.push({
      rule: 'gummy',
      weight: lightens ? 'refuse' : 'hold',
      title: 'The hair is too damaged',
      text: 'Do not lighten this hair: gummy, stretchy hair that snaps has lost its inner strength and will break. Trim what is beyond help. Protein and moisture treatments in turn (bond treatments help, they do not make unsafe hair safe), no heat. Look again in 4–8 weeks with a wet stretch test. No gloss today either: first a strand test has to hold, and then it only deposits.',
    })
  else if (history.condition === 'fragile' && (powder || (lightens && tooWeak(picture))) && !history.relaxed)
    found.push({
      rule: 'fragile',
      weight: 'hold',
      title: 'Too fragile to lighten',
      text: 'Do not lighten over-processed hair or hair that breaks or snaps: postpone the lift. Treatments and a trim first; look again in 4–8 weeks with a wet stretch (elasticity) test and a strand test. Meanwhile at most a deposit-only gloss. Lifting is then several visits, never rushed.',
      gloss: true,
    })
  else if (history.condition === 'fragile' && !lightens)
    found.push({
      rule: 'fragile-deposit',
      weight: 'caution',
      title: 'Fragile hair',
      text: 'This hair is damaged and breaks easily: deposit-only at most, low developer, and only after a strand test and a wet stretch (elasticity) test hold. A trim and treatments first; no lightener.',
    })
  if (history.relaxed) {
    const fresh = history.relaxedWeeks !== null && history.relaxedWeeks < 2
    if (lightens || fresh)
      found.push({
        rule: fresh ? 'relaxer-fresh' : 'relaxer',
        weight: 'hold',
        title: 'Relaxed hair',
        text: `Do not lighten relaxed lengths: relaxer and lightener together mean breakage, the hair is already weakened.${fresh ? ' The relaxer comes first; wait at least two weeks before any colour.' : ''} A gentler way: deposit-only colour, or a few face-framing foils with low developer on another visit, only if a strand and a stretch test pass. A lighter look takes several visits. Hydroxide relaxers and thioglycolate perms are not compatible with each other.`,
        ...(!fresh && { gloss: true }),
      })
    else
      found.push({
        rule: 'relaxer',
        weight: 'caution',
        title: 'Relaxed hair',
        text: 'Relaxed hair is porous and breaks easily: deposit-only, low developer, at least two weeks after the relaxer, strand test first. Do not lighten relaxed lengths.',
      })
  }
  if (history.relaxed && history.perm)
    found.push({
      rule: 'relaxer-perm',
      weight: 'hold',
      title: 'Relaxer and perm',
      text: 'Do not put a perm on relaxed hair, nor a relaxer on permed hair: hydroxide and thioglycolate are not compatible and the hair breaks. Postpone colour as well until it is clear what is in the hair; strand and stretch test first.',
    })
  if (
    picture.consulted.because.has('hair-loss') ||
    says(picture.text.now, /\bhair ?loss|\balopecia|\bthinning|\bshedding|\bfalling out|\bbald/)
  )
    found.push({
      rule: 'hair-loss',
      weight: 'caution',
      title: 'Hair loss',
      text: 'Hair loss or thinning: please have the client see a GP or trichologist; it is not for the salon to diagnose. Only on a calm scalp, gentle, with a strand test.',
    })
  if (UNKNOWN.test(picture.text.now))
    found.push({
      rule: 'unknown-history',
      weight: 'caution',
      title: 'Unknown history',
      text: 'Nobody knows what is in this hair: treat it as coloured. Ask about box dye, henna, comb-in restorers and lighteners. Strand test roots, lengths and ends, with an incompatibility test for metallic salts before anything with peroxide.',
    })
  if (history.bondBuilder)
    found.push({
      rule: 'bond',
      weight: 'info',
      title: 'Bond builder',
      text: 'A bond builder protects during the service. It does not make unsafe hair safe, may slow the lift, and is dosed as its own leaflet says. Do not raise the developer to make up for it.',
    })
  if (history.perm) {
    const fresh = history.permWeeks !== null && history.permWeeks < 1.4
    found.push({
      rule: 'perm',
      weight: fresh || history.permToday ? 'hold' : 'caution',
      title: 'Perm',
      text: `${fresh || history.permToday ? 'Not on the same day: postpone the colour. ' : ''}Perm first, then wait 1–2 weeks and one wash before colour: on fresh perms colour takes unevenly and the curl relaxes.${history.bleached || lightens ? ' Lightened hair should not be permed: it breaks.' : ''} Permed hair is porous: lower developer and a strand test.`,
    })
  }
  if (history.keratin) {
    const fresh = history.keratinWeeks !== null && history.keratinWeeks < 2
    found.push({
      rule: 'keratin',
      weight: fresh ? 'hold' : 'caution',
      title: 'Keratin smoothing',
      text: fresh
        ? 'Postpone the colour: wait about 2–3 weeks after a keratin or Brazilian smoothing treatment, as its maker says. Colour fades and takes patchily on a fresh coating.'
        : 'Colour before a keratin or Brazilian smoothing treatment, or wait about 2–3 weeks after it; follow the maker of the treatment. It can shift the tone, so strand test.',
    })
  }
  return found
}

/** True if the request lifts the hair or uses lightener. */
export function wantsLift(picture: Picture): boolean {
  const { wish, lengths, root } = picture
  if (
    wish.service === 'foils' ||
    wish.service === 'balayage' ||
    wish.wantsBleach ||
    wish.highLift ||
    wish.bleachBath
  )
    return true
  if (wish.direction === 'lighter') return true
  const start = lengths?.level ?? root?.level ?? null
  // A name beside a code only describes it: "dark cherry 3/66".
  const exact = wish.shades.filter(({ how }) => how !== 'name')
  const wanted = Math.max(0, ...(exact.length > 0 ? exact : wish.shades).map(shade => shade.level ?? 0))
  if (start === null && picture.history.bleached && wanted >= 9) return true
  // A demi deposits, whatever its tube says. On sound hair, a gloss and "deposit only" count too.
  const sound = picture.history.condition === 'sound'
  const told = picture.text.wish
  if (
    start !== null &&
    wanted <= start + 1.1 &&
    ((sound &&
      says(told, /\b(?:gloss|glaze)\b/) &&
      picture.manner.nothingFirm &&
      wish.service === 'gloss' &&
      wanted <= (root?.level ?? start) + 1.1) ||
      (wish.shades.length > 0 && (sound ? picture.manner.demi.all : picture.manner.namesDemi)))
  )
    return false
  if (start !== null && wanted > start + 0.6)
    return wish.service !== 'roots' || picture.history.condition === 'gummy' || picture.manner.rootAndGloss
  return wish.vivid !== null && start !== null && wish.vivid.base > start
}

/** Breaking hair is never lifted; weak hair never gets lightener. */
function tooWeak(picture: Picture): boolean {
  const { text, history, wish } = picture
  if (
    picture.consulted.because.has('fragile') ||
    /\bsnap|\bbreak|\bbroke|\bfried\b|\bbrittle|\b(?:severely|very|badly|heavily) damaged|\bover[ -]?processed/.test(
      text.now,
    )
  )
    return true
  const lightener =
    history.bleached || wish.wantsBleach || wish.service === 'foils' || wish.service === 'balayage'
  return lightener && /\bfragile|\bweak/.test(text.now)
}
