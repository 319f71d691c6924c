// What must be refused or held for the person's or the hair's sake, and what is done only with care. domain 1.14–1.16
// [NHBF-AAT][NHBF-SYS][TUKES][COLWISE][INTOCH][CRUK][MACM][HSE-C][HUFF-NHS][ESCADA][ASKMAGS-MT][NCB-R][WELLA-DIY][LEAF][SILK]
import type { Facts } from '../../facts'
import type { Picture } from './read/picture'

export type Finding = {
  rule: string
  weight: 'refuse' | 'hold' | 'caution' | 'info'
  title: string
  text: string
  /** The tests before colour are not asked for: no test is done in the salon. */
  noTests?: true
}

const INGREDIENTS =
  /\bppd\b|\bptds?\b|phenylene|toluene|resorcinol|aminophenol|hair ?(?:dye|colou?r|tint)|\bdyes?\b|\btints?\b|black henna|persul(?:ph|f)ate|peroxide|ammonia|bleach|colou?rant/i

/** Allergies of the card and a failed patch test weigh as much as what was typed. */
function recorded(facts: Facts): string | null {
  const allergy = facts.client?.allergies.find(
    ({ substance, reaction }) => INGREDIENTS.test(substance) || INGREDIENTS.test(reaction ?? ''),
  )
  if (allergy) return `an allergy on the card (${allergy.substance.slice(0, 60)})`
  if (facts.patch_tests.some(test => test.result === 'reaction'))
    return 'a reaction to a patch test on the card'
  return null
}

function ofPerson(picture: Picture, facts: Facts): Finding[] {
  const { person, wish } = picture
  const found: Finding[] = []
  const reacted = recorded(facts) ?? person.reacted
  if (reacted)
    found.push({
      rule: 'reaction',
      weight: 'refuse',
      title: 'A known reaction',
      text: `Do not colour: there is ${reacted}. A second reaction can be much worse than the first. Do not patch test in the salon either; please see a GP or dermatologist for proper testing first.${person.reactingNow ? ' If it is happening now: rinse at once with cool water.' : ''} Swelling of the face or trouble breathing: call 999.`,
      noTests: true,
    })
  if (person.tattoo === 'reacted')
    found.push({
      rule: 'black-henna-reaction',
      weight: 'refuse',
      title: 'Reaction to a black henna tattoo',
      text: 'Do not colour: a reaction to a black henna tattoo often means an allergy to PPD, which hair colour also holds. Do not patch test in the salon either; please see a GP or dermatologist first. Swelling of the face or trouble breathing: call 999.',
      noTests: true,
    })
  if (person.under16)
    found.push({
      rule: 'under-16',
      weight: 'refuse',
      title: 'Under 16',
      text: 'Do not colour a client under 16, and no allergy test either, even where a parent agrees: the label and the insurer rule it out, lightener included. Offer a consultation, a cut, styling or a wash-out spray, and have a chat with the parent.',
      noTests: true,
    })
  if (
    person.lashes &&
    (!wish.shades.some(shade => shade.level !== null) ||
      /\b(?:lash|same (?:tint|dye|colour|mix)|left ?over|rest of)/.test(picture.text.wish))
  )
    found.push({
      rule: 'lashes',
      weight: 'refuse',
      title: 'Lashes and brows',
      text: 'Do not use hair colour on eyelashes or eyebrows: it is not made for the eye area and can injure the eyes, even blind. Lash and brow tint is a service of its own, with its own product and its own allergy test; ask again for the hair alone.',
    })
  else if (person.lashes)
    found.push({
      rule: 'lashes',
      weight: 'caution',
      title: 'Lashes and brows',
      text: 'Never use hair colour on eyelashes or eyebrows: it can injure the eyes. They need a product made for them, with a test of its own.',
    })
  if (person.scalp === 'infectious')
    found.push({
      rule: 'infection',
      weight: 'refuse',
      title: 'Something that may be catching',
      text: `No service today, not even a shampoo: ${person.scalpWords} was mentioned and may be catching. It is not for the salon to diagnose; please see a pharmacist or GP, and rebook when the scalp is clear. Disinfect tools, gowns and towels.`,
      noTests: true,
    })
  if (person.scalp === 'broken')
    found.push({
      rule: 'scalp',
      weight: 'hold',
      title: 'The scalp is not ready',
      text: `Do not put colour, developer or lightener on an irritated or broken scalp (${person.scalpWords}). Postpone the service; please see a GP, pharmacist or trichologist. When the skin is whole and calm again, ask once more; foils kept off the scalp may then be the gentler way. The salon does not diagnose.`,
      noTests: true,
    })
  const offScalp = wish.service === 'balayage' || wish.service === 'foils' || wish.service === 'lowlights'
  if (person.scalp === 'sensitive' || person.scalp === 'condition')
    found.push({
      rule: 'scalp',
      weight: offScalp || person.scalp === 'condition' ? 'caution' : 'hold',
      title: 'Scalp',
      text:
        offScalp || person.scalp === 'condition'
          ? `The scalp (${person.scalpWords}): look at it first. Only where the skin is whole and calm, and best with foils off the scalp; if it is sore, red or broken on the day, postpone. Please ask a GP or trichologist when in doubt.`
          : `Do not colour on a sensitive, sore or irritated scalp. Postpone until it is calm, or plan foils off the scalp; please see a GP, pharmacist or trichologist if it lasts.`,
    })
  if (person.chemo === 'now' || person.chemo === 'recent' || person.chemo === 'unknown')
    found.push({
      rule: 'chemotherapy',
      weight: 'hold',
      title: 'Chemotherapy',
      text: 'Hold: do not colour during chemotherapy or until about 6 months after it ended. New hair and scalp are delicate and may react to what was fine before. Please ask the oncology team or cancer nurse first. Then: a patch test even if the product was used before, about an inch of hair for a tint and three inches for lightener.',
    })
  if (person.chemo === 'past')
    found.push({
      rule: 'chemotherapy',
      weight: 'caution',
      title: 'After cancer treatment',
      text: 'More than 6 months have passed: colour is possible with care. A patch test is needed even if the product was used before; hair and scalp may behave in a new way. Start gentle, with a strand test; ask the GP or cancer nurse when in doubt.',
    })
  if (person.wheeze)
    found.push({
      rule: 'breathing',
      weight: wish.wantsBleach || ['foils', 'balayage'].includes(wish.service) ? 'hold' : 'caution',
      title: 'Wheezing or a tight chest',
      text: 'Stop work with lightening powder and air the room: persulphate dust (and henna powder) can cause asthma or make it worse. Do not mix lightener near this person; please get medical advice from a GP first. Severe trouble breathing: call 999.',
    })
  if (person.asthma)
    found.push({
      rule: 'asthma',
      weight: 'caution',
      title: 'Asthma',
      text: 'Lightening powder gives off persulphate dust that can set off asthma: use a dust-free or cream lightener, mix away from the chair, with good ventilation and non-latex gloves; inhaler at hand. At the first wheeze or tight chest stop, rinse and get medical advice (999 if severe). Ask the GP when in doubt.',
    })
  if (person.pregnant || person.breastfeeding)
    found.push({
      rule: 'pregnancy',
      weight: 'caution',
      title: person.pregnant ? 'Pregnancy' : 'Breastfeeding',
      text: `${person.pregnant ? 'The NHS says that most research, though limited, finds colouring in pregnancy acceptable; many wait until after 12 weeks.' : 'Hormones may change how the skin and hair behave.'} It is the client's choice: highlights or foils off the scalp are the gentler alternative. Good ventilation and gloves, the shortest time that works. Hair may take differently, so the patch test and strand test matter even with the usual colour. If unsure, please ask the midwife or GP.`,
    })
  if (person.medication)
    found.push({
      rule: 'medication',
      weight: 'caution',
      title: 'Medication',
      text: 'Some medicines change how skin and hair behave. Please have the client ask their GP or pharmacist; take the patch test and strand test as seriously as with a new client.',
    })
  if (person.tattoo === 'clear')
    found.push({
      rule: 'black-henna',
      weight: 'caution',
      title: 'Black henna tattoo',
      text: 'A black henna tattoo, even without a reaction, raises the risk of an allergy to PPD. The patch test is mandatory, 48 hours before, and nothing is mixed until it is read and clear. At any itching or redness: no colour, and please see a GP.',
    })
  if (person.bleachBurn)
    found.push({
      rule: 'bleach-burn',
      weight: 'caution',
      title: 'Burning with lightener before',
      text: 'Lightener burned or stung before: keep it off the scalp altogether, low developer, and only on a calm, unbroken scalp. If the skin blistered or swelled, stop here and please see a GP first.',
    })
  if (person.latex || facts.client?.allergies.some(({ substance }) => /latex/i.test(substance)))
    found.push({
      rule: 'latex',
      weight: 'caution',
      title: 'Latex',
      text: 'Use nitrile or other non-latex gloves.',
    })
  else if (person.otherAllergy)
    found.push({
      rule: 'other-allergy',
      weight: 'caution',
      title: 'Another allergy',
      text: 'An allergy to something else was mentioned: it is not the same as one to hair colour, but read the ingredients and take the patch test seriously.',
    })
  if (person.wantsNoTest)
    found.push({
      rule: 'no-test',
      weight: 'hold',
      title: 'No test, no colour',
      text: 'Do not colour without the tests: a signed disclaimer does not replace an allergy test, and it protects neither client nor salon. Do the patch test today and book the colour for 48 hours later or more; a strand test shows the result meanwhile. Today: a cut, a blow-dry or a treatment.',
    })
  return found
}

function ofHair(picture: Picture): Finding[] {
  const { history } = picture
  const found: Finding[] = []
  const metalTest =
    'Do an incompatibility (metallic salts) test on a snip of hair from several places: peroxide with a few drops of ammonia; heat, bubbling, a smell or a colour change means stop.'
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
      text: 'Henna was used but is said to be gone. Make sure that no hennaed length is left; if in doubt, do an incompatibility test for metallic salts on a snip of the ends before any colour.',
    })
  const lightens = wantsLift(picture)
  if (history.condition === 'gummy')
    found.push({
      rule: 'gummy',
      weight: lightens ? 'refuse' : 'hold',
      title: 'The hair is too damaged',
      text: 'Do not lighten this hair: gummy, stretchy hair that snaps has lost its inner strength and will break. Trim what is beyond help, protein and moisture treatments in turn (bond treatments help, they do not make unsafe hair safe), no heat, and look again in 4–8 weeks with a wet stretch test. At most a deposit-only gloss, once a strand test holds.',
    })
  else if (
    history.condition === 'fragile' &&
    lightens &&
    /\bsnap|\bbreak|\bbroke|\bfried|\bbrittle|\bfragile|\bweak|\bseverely|\bvery damaged|\bbadly damaged/.test(
      picture.text.now,
    ) &&
    !history.relaxed
  )
    found.push({
      rule: 'fragile',
      weight: 'hold',
      title: 'Too fragile to lighten',
      text: 'Do not lighten hair that breaks or snaps: postpone the lift. Treatments and a trim first; look again in 4–8 weeks with a wet stretch (elasticity) test and a strand test. Meanwhile at most a deposit-only gloss. Lifting is then several visits, never rushed.',
    })
  if (history.relaxed) {
    const fresh = history.relaxedWeeks !== null && history.relaxedWeeks < 2
    if (lightens || fresh)
      found.push({
        rule: 'relaxer',
        weight: 'hold',
        title: 'Relaxed hair',
        text: `Do not lighten relaxed lengths: relaxer and lightener together mean breakage, the hair is already weakened.${fresh ? ' The relaxer comes first; wait at least two weeks before any colour.' : ''} A gentler way: deposit-only colour, or a few face-framing foils with low developer on another visit, only if a strand test and a stretch test pass; a lighter look takes several visits. Hydroxide relaxers and thioglycolate perms are not compatible with each other.`,
      })
    else
      found.push({
        rule: 'relaxer',
        weight: 'caution',
        title: 'Relaxed hair',
        text: 'Relaxed hair is porous and breaks easily: deposit-only, low developer, at least two weeks after the relaxer, strand test first. Do not lighten relaxed lengths.',
      })
  }
  if (history.bondBuilder)
    found.push({
      rule: 'bond',
      weight: 'info',
      title: 'Bond builder',
      text: 'A bond builder protects during the service; it does not make unsafe hair safe, may slow the lift, and is dosed as its own leaflet says. Do not raise the developer to make up for it.',
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

/** The wish takes the hair lighter, or works with lightener. */
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
  const wanted = Math.max(0, ...wish.shades.map(shade => shade.level ?? 0))
  if (start === null && picture.history.bleached && wanted >= 9) return true
  if (start !== null && wanted > start + 0.6)
    return wish.service !== 'roots' || picture.history.condition === 'gummy'
  return wish.vivid !== null && start !== null && wish.vivid.base > start
}

export function findings(picture: Picture, facts: Facts): Finding[] {
  const order = { refuse: 0, hold: 1, caution: 2, info: 3 }
  return [...ofPerson(picture, facts), ...ofHair(picture)].sort((a, b) => order[a.weight] - order[b.weight])
}
