// What is refused, held or done with care for the person's sake. domain 1.16
// [NHBF-AAT][NHBF-SYS][TUKES][COLWISE][INTOCH][CRUK][MACM][HSE-C][HUFF-NHS]
import type { Facts } from '../../../facts'
import type { Picture } from '../read/picture'
import { asTyped, cardAllergies, withoutMeasures } from './card-allergies'
import type { Finding } from './safety'

/** Allergies on the card and a failed patch test count as much as what was typed. */
function recorded(facts: Facts): string | null {
  const [allergy] = cardAllergies(facts).refuse
  if (allergy) return `an allergy on the card: ${withoutMeasures(asTyped(allergy))}`
  if (facts.patch_tests.some(test => test.result === 'reaction'))
    return 'a reaction to a patch test on the card'
  return null
}

/** After chemotherapy, lightener waits until about three inches of new hair have grown. [CRUK][MACM] */
function shortForLightener(picture: Picture): boolean {
  const grown = picture.text.now.match(/\b(\d(?:\.\d)?) ?(inch|cm)\b/)
  if (!grown) return false
  const { service, wantsBleach } = picture.wish
  const inches = Number(grown[1]) / (grown[2] === 'cm' ? 2.5 : 1)
  return (wantsBleach || service === 'foils' || service === 'balayage') && inches < 3
}

/** The wish without the part about brows and lashes: "eyebrow tint with 3/0". */
const forHair = (picture: Picture): string =>
  picture.text.wish
    .split(/[,;.+&\n](?!\d)|\band\b|\bplus\b/)
    .filter(piece => !/\b(?:eye)?(?:lash(?:es)?|brows?)\b/.test(piece))
    .join('\n')

export function ofPerson(picture: Picture, facts: Facts): Finding[] {
  const { person, wish } = picture
  const found: Finding[] = []
  const reacted = recorded(facts) ?? person.reacted
  if (reacted)
    found.push({
      rule: person.reactingNow ? 'reaction-now' : 'reaction',
      weight: 'refuse',
      title: 'A known reaction',
      text: `Do not colour: there is ${reacted}. A second reaction can be much worse than the first. Do not patch test in the salon either; please see a GP or dermatologist for proper testing first.${person.reactingNow ? ' If it is happening now: rinse at once with cool water.' : ''} Swelling of the face or trouble breathing: call 999.`,
      noTests: true,
    })
  else if (person.unexplainedNow)
    found.push({
      rule: 'reaction-now',
      weight: 'refuse',
      title: 'It may be a reaction, now',
      text: `Do not colour: ${person.unexplained} was mentioned as of now, and nobody says from what. No test in the salon either. If it is happening now: rinse at once with cool water whatever is on the hair, and stay with them. Swelling of the face or trouble breathing: call 999.`,
      noTests: true,
    })
  else if (person.itch !== null)
    found.push({
      rule: 'itch',
      weight: 'hold',
      title: 'An itch or sting that comes with the colour',
      text: `Do not colour yet, and not the same again. Skin that itches, stings or burns with a colour (${person.itch}) may be the start of an allergy. The next time can be much worse. Ask what came up, where, how soon, how long it lasted and with which product. Please see a GP or dermatologist first; a patch test in the salon does not settle it. Swelling of the face or trouble breathing: call 999.`,
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
      text: 'Do not colour a client under 16, and no allergy test either, even where a parent agrees. The label and the insurer rule it out, lightener included. Offer a consultation, a cut, styling or a wash-out spray, and have a chat with the parent.',
      noTests: true,
    })
  if (
    person.lashes &&
    (!wish.shades.some(shade => shade.level !== null && forHair(picture).includes(shade.written)) ||
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
  if (person.catchingNear !== null)
    found.push({
      rule: 'infection-near',
      weight: 'caution',
      title: 'Somebody near the client',
      text: `Somebody near the client has or had ${person.catchingNear}: look at the scalp, behind the ears and at the nape before anything else. If there is any sign of it: no service today, and please see a pharmacist or GP.`,
    })
  if (person.scalp === 'broken')
    found.push({
      rule: 'scalp',
      weight: 'hold',
      title: 'The scalp is not ready',
      text: `Do not put colour, developer or lightener on an irritated or broken scalp (${person.scalpWords}). Postpone the service; please see a GP, pharmacist or trichologist. When the skin is whole and calm again, ask once more; foils kept off the scalp may then be the gentler way. The salon does not diagnose.`,
      noTests: true,
    })
  // A root tint between the pieces goes on the scalp.
  const offScalp = ['balayage', 'foils', 'lowlights'].includes(wish.service) && !picture.manner.rootTint
  if (person.scalp === 'sensitive' || person.scalp === 'condition')
    found.push({
      rule: 'scalp',
      weight: offScalp || person.scalp === 'condition' ? 'caution' : 'hold',
      title: 'Scalp',
      text:
        offScalp || person.scalp === 'condition'
          ? `The scalp (${person.scalpWords}): look at it first. Only where the skin is whole and calm, and best with foils off the scalp. If it is sore, red or broken on the day, postpone. Please ask a GP or trichologist when in doubt.`
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
      weight: shortForLightener(picture) ? 'hold' : 'caution',
      title: 'After cancer treatment',
      text: 'More than 6 months have passed: colour is possible with care. A patch test is needed even if the product was used before; hair and scalp may behave in a new way. New hair wants about an inch for a tint and three inches before lightener. Start gentle, with a strand test; ask the GP or cancer nurse when in doubt.',
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
      text: 'Lightening powder gives off persulphate dust that can set off asthma. Use a dust-free or cream lightener, mix away from the chair, with good ventilation and non-latex gloves; inhaler at hand. At the first wheeze or tight chest stop, rinse and get medical advice (999 if severe). Ask the GP when in doubt.',
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
  if (person.crossAllergy !== null)
    found.push({
      rule: 'cross-reaction',
      weight: 'caution',
      title: 'May cross-react',
      text: `An allergy to ${person.crossAllergy} was mentioned: that family can cross-react with PPD and other hair dyes. Please have the client ask a GP or dermatologist first. The patch test is mandatory with the exact line, 48 hours before, and nothing is mixed until it is read and clear. At any itching or redness: no colour.`,
    })
  else if (person.otherAllergy && !person.latex)
    found.push({
      rule: 'other-allergy',
      weight: 'caution',
      title: 'Another allergy',
      text: 'An allergy to something else was mentioned. It is not the same as one to hair colour, but read the ingredients and take the patch test seriously.',
    })
  if (person.wantsNoTest)
    found.push({
      rule: 'no-test',
      weight: 'hold',
      title: 'No test, no colour',
      text: 'First the tests, then the colour: a signed disclaimer does not replace an allergy test, and it protects nobody. Do the patch test today and book the colour for 48 hours later or more; a strand test shows the result meanwhile. Today: a cut, a blow-dry or a treatment.',
    })
  return found
}
