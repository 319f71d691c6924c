// More signs of earlier colour and chemistry, and words that only sound like it. It adds to words/history.ts for the
// formula tool, where a missed treatment may break hair. domain 1.14, 1.15
import { phrasesOf, type Words } from '../../lexicon'
import { COLOUR_BEFORE } from '../ago'

/** Every combination of words from these lists: "box, boxed" with "black, brown". */
export const each = (...lists: readonly string[]): readonly string[] =>
  lists
    .map(list => phrasesOf(list))
    .reduce((before, list) => before.flatMap(start => list.map(word => `${start} ${word}`.trim())), [''])

const DEPTHS =
  ', very dark, darkest, dark, darker, medium, light, lighter, very light, lightest, jet, ash, warm, cool, natural'
const DYES =
  'colour, colours, coloured, colouring, dye, dyes, dyed, dyeing, dying, tint, tints, tinted, tinting'
const OWN =
  ', it, her, hers, her hair, his hair, own hair, her own hair, her own, the roots, her roots, roots, greys, her greys, black, brown, dark brown, red, blonde'
const SELF = 'at home, herself, himself, themselves, hersel'
const SHOPS =
  'target, boots, superdrug, walgreens, walmart, cvs, tesco, asda, aldi, lidl, sainsburys, morrisons, chemist, chemists, supermarket, drug store, drugstore, pharmacy, corner shop'
const VIVIDS = 'blue, pink, purple, turquoise, teal, lilac, green, violet'
const LOTIONS = 'lotion, cream, shampoo, foam, oil, serum, mousse, gel, spray, liquid'
const CARE = 'shampoo, conditioner, mask, serum, spray, cream, oil, balm, lotion, milk, treatment'
const SKIN = 'brows, brow, eyebrows, eyebrow, hands, hand, feet, foot, arms, arm, skin, nails'

export const TREATED: Words = {
  filler: [
    ...phrasesOf('john frieda, frieda, minty smelling'),
    ...each(
      ', a, the, her, an, this, is a',
      'brazilian',
      'lady, woman, girl, client, hair, curl, curls, man, husband, wife, boyfriend, friend',
    ),
    ...each('is, shes, hes, are, from', 'brazilian'),
    ...each('indigo', 'blue, violet, purple, toner, tone, tones, shampoo, mask, colour'),
    ...phrasesOf(
      'patch test, patch tests, patch testing, scratch, scratches, scratched, scratching, sensitive, sensitivity',
    ),
    ...phrasesOf('sunbleached, sunlightened, lightened by the sun, bleached by the sun'),
    ...each('sun', 'bleached, lightened, streaked, kissed, streaks, kissed bits'),
    ...each(
      'keratin, smoothing, herbal, ayurvedic',
      `${CARE}, essences, rinse, remedy, remedies, level, levels`,
    ),
    ...each(
      'herbal',
      'tea, teas, medicine, medicines, book, books, supplement, supplements, tablets, cure, garden, practitioner, doctor, soap, bath',
    ),
    ...each('ayurvedic', 'diet, head massage, massage, doctor, medicine'),
    ...each(
      'brazilian',
      'lady, woman, girl, client, hair, curl, curls, man, husband, wife, boyfriend, restaurant, coffee, family',
    ),
    ...each(
      'restoring, restorative, restorer',
      'mask, treatment, shampoo, conditioner, shine, moisture, softness, bounce, strength',
    ),
    ...each(
      'restores, restored, restoring, restore',
      'shine, moisture, softness, bounce, strength, condition, health, bonds, protein, hydration, her shine, the shine, its shine',
    ),
    ...each(
      'relaxing',
      'day, time, massage, head massage, weekend, break, holiday, afternoon, evening, morning, music, spa, bath, trip',
    ),
    ...each(
      'relaxed, relaxing',
      'wave, waves, style, styles, curl, curls, look, vibe, beach, bob, mood, personality, character, manner, attitude, approach, atmosphere, lifestyle, fit, dress, office, job, chat, pace, schedule, conversation, soul',
    ),
    ...each('touch of grey', 'at, in, on, around, round, through, coming'),
    ...each('black, brown, red', 'box braids, box plaits, box fade, box bob'),
    ...phrasesOf(
      'hair band, hair bands, mineral oil, perm a smile, under the dryer, green tea, minty shampoo, minty conditioner, minty mask, minty scrub, minty fresh, powder lightener, powder bleach, mud mask, blow out treatment bar, chlorine free',
    ),
  ],
  'history.box_dye': [
    ...each('a, in a, with a, the, some', 'box', 'dye, dyes, colour, tint, kit'),
    ...each('box, boxed', DEPTHS, 'black, brown, blonde, red, copper, kit, colour'),
    ...each('black, brown, blonde, red, copper, dark brown', 'box'),
    ...each(DYES, OWN, SELF),
    ...each('did, done, does, do, doing, coloured', 'it, them, this, hers, that', SELF),
    ...each('did, done, does, doing', SELF),
    ...each('from, at', ', the', SHOPS),
    ...each(
      'home, diy, at home, shop, drugstore, drug store, pharmacy, kitchen, store bought, over the counter, supermarket',
      ', hair',
      'dye, dyed, colour, coloured, kit, tint, black, brown',
    ),
    ...phrasesOf(
      'live colour, live xxl, feria, casting, castings, nutrisse, nice n easy, boots own, herself at home',
    ),
  ],
  'history.salon_colour': [
    ...COLOUR_BEFORE,
    ...each('permanent, perm, demi, semi', 'colour, tint, dye, level'),
    ...each(
      'already, been, was, is, has, salon, regularly, old, artificial, cosmetic, professionally, all over, previously, hair',
      'colour, coloured, been coloured',
    ),
    ...each(
      'coloured',
      'hair, lengths, mids, ends, black, brown, blonde, red, to, every, for, all, with, many, regularly, at, by, over, in, last, twice, before, dark, level',
    ),
    ...each(
      'tinting, colouring, dying, dyeing',
      'it, her, his, hair, black, brown, dark, darker, red, blonde, at, every, since, for',
    ),
    ...phrasesOf(
      'tint, tinted, dyed, dye, dyes, dyeing, artificial, colour build up, build up, buildup, vegetable colour, majirel, koleston, igora, permanent, demi, semi',
    ),
  ],
  'history.lightener': phrasesOf(
    'platinum card, bleach, bleached, bleaches, bleaching, bleacher, prelightened, lightened, lightener, lightening, highlight, highlights, highlighted, balayage, balayaged, foil, foils, foiled, foilayage, ombre, decolour, decoloured, decolourised, lifted, platinum, dip dye, dip dyed',
  ),
  /** Lightened without a salon's bleach, but lightened all the same. */
  'lightened.home': [
    ...each('used, using, uses, use, with, sprayed, had, lots of, some, of, put', 'sun in'),
    ...each('sun in', 'spray, all, last, this, every, on, over, through, product'),
    ...each('lightening, lightener, peroxide, camomile, chamomile, highlighting', 'spray, gel, drops, rinse'),
    ...each('hydrogen peroxide', 'on, in, from, through, spray'),
    ...phrasesOf('sun-in, lemon juice, lemonjuice, go blonder'),
  ],
  'history.direct_dye': [
    ...each('indigo blue, indigo', 'hair, ends, lengths, dye, pieces'),
    ...each(VIVIDS, 'hair, dye, ends, lengths, all over, colour, semi, stain, faded, direct'),
    ...each('semi, direct, faded', VIVIDS),
    ...phrasesOf(
      'pravana, pulp riot, vivid, pastel, vegetable dye, crazy colour, semi permanent, direct dye, direct colour',
    ),
  ],
  'history.henna': [
    ...each('indigo', 'powder, dye, herb, on, over, mixed'),
    ...each('put, puts, used, uses, using, applied, applies, mixed with', ', the, some, her, pure', 'indigo'),
    ...each('plant, vegetal, powder', 'dye, dyes, colour, colours, powder'),
    ...each(
      'green, mud, ayurvedic, natural, leaf, vegetable, veg, plant, arab, arabic, moroccan',
      ', colour, dye',
      'powder, paste',
    ),
    ...each('indian', 'powder, powders, herb, herbs, herbal'),
    ...phrasesOf(
      'henne, hinna, hina, heena, katam, surya, khadi, light mountain, cassia, herbal, ayurvedic, ayurveda, colour powder, hair colour powder, lush caca, lush block, plant based dye, plant based colour, hennas',
    ),
  ],
  /** Henna, but never on the hair. */
  'henna.else': [
    ...each('henna, hennaed, hennad', SKIN),
    ...each(SKIN, ', are, were, is', 'henna, hennaed, hennad'),
    ...each(
      'henna, hennaed, hennad',
      'on, for, to, only, just, only on, just on',
      ', her, the, my, his',
      SKIN,
    ),
    ...each('hennaed', 'her, the, his', SKIN),
    ...each(
      'henna, hennaed, black henna',
      ', hand, arm, type, style, ink, fake, temporary, holiday, beach',
      'tattoo, tattoos, tat',
    ),
    ...each(
      'tattoo, tattoos',
      'was, is, made, done, in, with, of, from, done in, done with, made with, was black',
      'henna, black henna',
    ),
    ...each('henna', 'party, night, nights, invitation, ceremony, parties'),
    ...phrasesOf('eyebrow henna, brow henna'),
  ],
  'history.metallic': [
    ...phrasesOf('restoragrey, restoragray, restora grey'),
    ...each('metallic', 'salt, salts, dye, colour'),
    ...each('copper, silver, lead, bismuth', 'salt, salts'),
    ...each('comb, combs, combed, combing', 'in, through, it in, it through, this in, this through'),
    ...each('hair, colour, grey', 'restorer, restorers, restoring, restorative'),
    ...each('progressive, gradual', 'dye, colour, hair, hair dye, hair colour, grey, darken, darkening'),
    ...each(
      'grey, greying',
      'reducing, reducer, reduction, reversing, reverser, reversal, restoring, away, defence, defense',
    ),
    ...each('darkening', LOTIONS),
    ...each(
      'brings, bring, bringing, brought',
      ', back',
      'his, her, their, the',
      ', natural, own',
      'colour back',
    ),
    ...each('brings, bring', 'back', 'his, her, their, the', ', natural, own', 'colour'),
    ...each('uses, using, used, applies, just for men, just for mens, use', 'touch of grey'),
    ...phrasesOf(
      'restorer, restorers, restoring, restorative, restora, grecian, lead acetate, lead based, silver nitrate, re nature, renature, anti grey, antigrey, control gx, youthair, youth hair, morgans pomade, morgans hair darkening pomade, restoria',
    ),
  ],
  'history.relaxer': [
    ...each('relaxes', 'every, her, his, it, the, at home, regrowth, roots, hair, own'),
    ...each('relaxed', 'waves done, curls done, style done, waves in, waves by'),
    ...phrasesOf(
      'straightened chemically, straightened with chemicals, straightening perm, chemical straight, relaxed?, relaxing?, relaxer, relaxers, texlax, texlaxed, texlaxing, texturizer, texturiser, texturized, texturised, hydroxide, chemical straightening, chemically straightened, chemical straightener, chemically straighten, rebond, rebonded, rebonding, japanese straightening, japanese straightened, yuko, thermal reconditioning, thermal recondition, guanidine, jheri, lye',
    ),
  ],
  'history.perm': [
    ...each('acid, cold, digital, spiral', 'wave, waves'),
    ...phrasesOf('perm, permed, perms, perming, permanent wave, body wave, curl reformation'),
  ],
  'history.keratin': [
    ...each(
      'brazilian',
      'blow, blow dry, blowdry, blowout, blow out, keratin, treatment, smooth, smoothing, straight, straightening, done, had, was, last, this, yesterday, today, on, a week, a few, a couple',
    ),
    ...each('had, having, has, her, a, done, got', ', a, her', 'brazilian'),
    ...each('chemically, professionally, salon', 'smoothed'),
    ...phrasesOf(
      'keratin, formol, formaldehyde, smoothed with, smoothing treatment, nanoplasty, kerastraight, blow out treatment, blowout treatment',
    ),
  ],
  'history.colour_remover': [
    ...each(
      'colour',
      'remover, removers, removal, removed, removing, oops, b4, strip, stripper, stripped, stripping',
    ),
    ...each(
      'removed, removing, removal of',
      ', the, her, all, all the, old, the old, box, the box, dark, the dark',
      'colour',
    ),
    ...phrasesOf(
      'remover, removers, after removal, after colour removal, reducer, reductive, stripped, stripped out',
    ),
  ],
  redarkened: [
    ...each('gone, went, turned, came back, going', 'dark again, darker again, dark'),
    ...phrasesOf(
      'redarkened, re darkened, redarkens, re darkening, redarkening, dark again, reoxidised, re oxidised, reoxidized, re oxidized, oxidised back, darkened again, darkened back, went darker, gone darker, went back dark, gone back dark',
    ),
  ],
  minerals: [
    ...each('hard, well, bore, iron, rusty, ferrous, rust', 'water, water area'),
    ...each('copper', 'pipe, pipes, build up, buildup'),
    ...each(
      'rusty, iron, ferrous',
      'pipe, pipes, tap, taps, deposit, deposits, mineral, minerals, build up, stain, in the water, in her water, in their water, in',
    ),
    ...phrasesOf(
      'chlorine, chlorinated, chlorine build up, pool, swim, swims, swimmer, swimmers, swimming, borehole, mineral, minerals, limescale, lime scale, hot tub, hottub, rust stain, rusty tint',
    ),
  ],
  green: 'green, greenish, greeny, khaki, minty, swampy, mossy, seaweedy, seaweed',
  overtoned: [
    ...each('too', 'grey, ash, ashy, silver, violet, purple, lilac, blue, cool, muddy, matt, smoky, flat'),
    ...each(
      'gone, went, turned, going',
      ', a bit, slightly, too, very, all, a bit too, all a bit',
      'grey, lilac, lavender, purple, purply, purplish, violet, muddy, blue, silver, mauve',
    ),
    ...each(
      'looks, looking, look, came out, left, left it, left her, left it all',
      ', a bit, slightly, too, very, all, a bit too',
      'grey, lilac, lavender, purple, purply, purplish, violet, muddy, blue, silver, mauve',
    ),
    ...each('lavender, lilac, mauve, violet, purple, purplish', 'grey, tinge, cast, hue, tint'),
    ...each('stained, stains, stain, staining', ', it, her, all, bit', 'blue, purple, lilac, violet, grey'),
    ...each('remove', ', the', 'purple, lilac, violet, grey cast, ash'),
    ...each('toner', 'grabbed, took too, too'),
    ...each(
      'too much, overused, overusing, over used, overuse of, overdone, overdid',
      ', of, the',
      'purple shampoo, silver shampoo, violet shampoo, blue shampoo',
    ),
    ...each(
      'purple shampoo, silver shampoo, violet shampoo, blue shampoo',
      'overused, overuse, overload, build up, stain, stained',
    ),
    ...phrasesOf('over toned, overtoned, over toner'),
  ],
  banding: [
    ...phrasesOf(
      'band, bands, banded, banding, bandy, patchy, patches, uneven, stripe, stripes, stripy, stripey, line of demarcation',
    ),
  ],
  bonds: `olaplex, olaplexed, bond builder, bond treatment, bond additive, bond plex, bondplex, plex, k18, wellaplex, smartbond, fibreplex`,

  virgin: [
    ...each('left, always, always been, kept', 'natural'),
    ...each('natural all', 'her life, his life, their life'),
    ...phrasesOf('virgin, uncoloured, undyed, untouched, unprocessed, unbleached, all natural, natural hair'),
  ],
}

/** Words beside a treatment that change its meaning. */
export const BESIDE: Words = {
  'henna.brow': [
    ...each('hennaed', 'her, the, his, my', SKIN),
    ...each('henna, hennaed, hennad', 'brow, brows, eyebrow, eyebrows'),
    ...each('brow, brows, eyebrow, eyebrows', ', are, were, is', 'henna, hennaed, hennad'),
    ...each('henna, hennaed', 'on, for, to, only, just, only on, just on', ', her, the, my, his', SKIN),
  ],
  powder: 'powder, powders',
  'powder.mixed': each(
    'mixed, mixed up, mixes, mixes up, mixing, mix',
    'with',
    ', hot, boiling, warm',
    'water, tea',
  ),
  /** Only talked about, and words that show it went further. */
  'talk.of': `hates, hate, dislikes, wouldnt, wouldnt use, would never, would never use, heard of, asked about, asks about, curious about,
    considered, thinking of, thinking about, wants to try, hates the, hates the smell of`,
  gradually: 'gradually, gradual, slowly, bit by bit, day by day',
  brings: 'brings, restores, returns, darkens, covers, hides, darker, darken',
  'each.time': `gradually, bit by bit, day by day, over time, over the days, over the weeks, the longer, the more, each, every, daily, per, with each, with every`,
  darkens: 'darkens, darken, darker, darkening, gets less grey, grey fades',
  'darkens.not': 'every winter, every summer, every autumn, each winter, each summer, over time we colour',
  lotion: `${LOTIONS}, product, stuff, potion, creams, lotions`,
  'combs.through': each(
    'comb, combs, combed, combing',
    'in, through, it in, it through, this in, this through, it',
  ),
  restores: 'restores, restore, restored, restoring',
  pigment: 'colour, grey, greys, pigment, colour back',
  'test.metal': each(
    'incompatibility, incompatability, compatibility, metallic salt, metallic salts, metal, metal salt, metal salts',
    'test, tests',
  ),
  'test.strand': `strand, strands, snip, snippet, sample, cutting, strand test, hair test, peroxide test, ammonia test, peroxide, developer, 20 vol`,
  fizzed: `fizz, fizzed, fizzes, fizzing, fizzy, bubble, bubbled, bubbles, bubbling, smoke, smoked, smokes, smoking, boil, boiled, boils, boiling, got hot,
    went hot, turned hot, became hot, gets hot, goes hot, felt hot, feels hot, heated up, heats up, got very hot, went very hot, got really hot, got warm,
    went warm, turned warm, became warm, gets warm, got very warm, went really warm, warmed up, got quite warm, felt warm`,
  'test.failed':
    'positive, failed, fail, fails, changed, reacted, heat, heated, hot, warm, smelled, smelt, smell',
  'test.clear': 'clear, negative, fine, passed, ok, no reaction, all clear, came back clear',

  mood: `happy, calm, chatty, friendly, easy going, easygoing, chilled, laid back, bubbly, smiley, cheerful, comfortable, confident, beachy, casual,
    carefree, effortless, rested, patient, happy and, calm and, chatty and, friendly and, easy going and, chilled and, laid back and, bubbly and, smiley and,
    comfortable and, confident and, casual and, effortless and, patient and, feels, felt, feeling, seems, seemed, feels very, feels so, feels quite, feels more,
    feels really, feels nice and, feels totally, feels pretty, felt very, felt so, seems very, seems quite, seems pretty, seems so`,
  'mood.after': [
    ...each(
      'and, but',
      ', really, very, quite',
      'happy, calm, chatty, friendly, chilled, laid back, bubbly, smiley, cheerful, comfortable, confident, casual, patient, beachy, carefree, effortless',
    ),
    ...each(
      'about',
      ', the, her, his, it, this, that, their',
      'it, everything, things, life, result, results, outcome, look, style, upkeep, maintenance, cost, price, colour, tone, shade, grey, change, going, being, having, how, what, whether',
    ),
    ...each('with', 'her, his, the, their', 'look, style, upkeep'),
    ...phrasesOf(
      'personality, character, manner, attitude, approach, mood, atmosphere, lifestyle, vibe, fit, dress, office, job, chat, pace, schedule, conversation, soul',
    ),
  ],
  'relaxed.word': 'relaxed, relaxing',
  'relaxed.style': [
    ...each('relaxed, relaxing', 'wave, waves, style, styles, curl, curls, look, vibe, beach, bob, mood'),
    ...each(
      'relaxing',
      'day, time, massage, head massage, weekend, break, holiday, afternoon, evening, morning, music, spa, bath, trip',
    ),
  ],
  'henna.word': 'henna, hennaed, hennad, mehndi, mehendi',
  ahead: `next week, next month, tomorrow, booked, having, planning, wants a, wants to, coming up, later, going to`,
  'some.day': 'one day, 1 day, some day, someday, in the future, down the line',
  'same.visit': `same day, same visit, same appointment, same time, perm and colour, colour and perm, perms and colour, today`,

  'green.not': [
    ...each(
      'smells, smells of, feels, fresh, tastes, wants, wants a, likes, likes a, go, pastel, wash',
      ', an, a, it, so, nice and',
      'minty, mossy, swampy',
    ),
    ...each('minty', 'pastel, fresh, feel, smell, scent, cool, tea'),
  ],
  'too.dark': 'too dark',
  tone: 'toner, toners, toned',
  roots: 'root, roots',
  hot: 'bright, brighter, warm, warmer, orange, lighter, light, ginger, copper, red, hot, gold, golden, yellow',
  glowing: 'glowing, bright, brassy, orange, ginger, gold, golden, neon, hot',
  'banding.not': 'patch test, patch tests, patch tested, patch testing',
  chemistry:
    'chemical, chemicals, chemically, process, processed, processing, history, colour, dye, dyed, dying, tint, tinted, bleach, bleached, coloured',

  wanted: 'want, wants, wanted, would like, would love, asking for, hoping, thinking of, thinking about',
  /** What a skin or a chest did. This is about the person and not about what is on the hair. */
  hurt: `burn, burns, burnt, burned, burning, sting, stings, stinging, stung, allergy, allergic, allergies, allergen, react, reacts, reacted, reaction, reactions,
    sensitive, sensitivity, sensitivities, asthma, wheeze, wheezes, chest, breath, breathing, breathless, cough, coughs, coughing, smell, dust, fumes`,
  'not.on.hair':
    'allergy, allergies, allergic, reaction, react, reacted, reacts, sensitive, test, tested, eyebrow, eyebrows, lash, lashes, chart, swatch, swatches, shade card, shade book, shade ring, ring, matched, matches',
  wholly: 'all, completely, fully, entirely',
  /** Hides the word in it. */
  '-': 'all over, all through',
  'cut.off':
    'cut off, cut out, cut away, chopped off, chopped out, chopped away, cut right off, cut and grown, long gone, completely gone, completely out',
  'grown.out':
    'grown out, grown off, grown away, grown right out, grown and cut, no longer in, no longer there, no longer any',
  'takes.out': [
    ...each(
      'lift, lifts, lifting, take, takes, taking, get, getting, strip, stripping, pull, bring, clean',
      ', it, this, that',
      'out, off',
    ),
    ...phrasesOf(
      'remove, removing, removed, removal, get rid of, getting rid of, strip, stripping, stripped',
    ),
  ],
  'many.times': `twice, double, many times, several times, multiple, over and over, repeatedly, again and again, numerous, and again, and then again`,
  'ago.4': 'this month, past month, the past month',
  'ago.1': 'past week, the past week',
  'ago.0': `freshly, just had, just now, same day, just coloured, just bleached, just permed, just relaxed, this weekend, the weekend, last weekend`,
}
