// How hair feels and stretches, from sound to falling apart in water, and which of these words also describe other
// things. domain 1.15
import { phrasesOf, type Words } from '../../lexicon'
import { each } from './treated'

const STRETCH =
  'stretch, stretches, stretched, stretching, stretchy, overstretched, overstretch, over stretched, over stretch'
const PAUSE = 'lunch, tea, coffee, toilet, cigarette, fag'
const HOLIDAY =
  'lunch, tea, coffee, toilet, cigarette, fag, career, city, summer, winter, spring, easter, school, mini, weekend, holiday, work, maternity'
const VERY = 'very, badly, extremely, severely, really, heavily, so, quite'

/** Everyday words one letter away from these; they mean just what they say. */
const NO_SLIPS = `swapping, swapped, slapping, slapped, snipping, snipped, snagging, strapping, compromise, compromises, bristle, bristles, rubbed, rubbing, robber,
  related, relates, relate, relay, breathing, breathe, breach, beached, braking, balding, banged, branded, buried, bounds, bubbly, battle, chemistry, listening, listed,
  mental, planet, pocket, pockets, packed, polling, recording, reminding, responding, responded, rebooking, rebooked, rebounded, reduce, reduces, reverse, reverses,
  restoration, irritation, lonely, lively, soothing, soothed, stingy, springy, streamed, streams, skimming, slimmer, slimming, tingle, tingles, statin, statins, stored,
  weave, weaves, occasional, filling, foiling, hating, halving, counted, cleanser, cleansers, cleans, temporarily, kerstin, cassie, carter, cooper, brooke, briggs,
  helena, marina, marcia, morgan, oliver, winner, supper, wasted, turner, tuning, tilting, tanned, thorough, varnish, robots, remote, recover, recovers, recipient,
  recognition, scaled, selection, shapes, shares, shaves, shakes, strike, strikes, molting, sprung, staring, easier, erased, coping, costing, crooked, cooled, dosing,
  creamy, framed, grazed, blight, apples, loosen, looser, locking, leaver, lengthy, lengthens, elastin, cystine, chloride, weekend, weekends, freckled, dazzled`

export const STRANDS: Words = {
  filler: [
    ...phrasesOf(NO_SLIPS),
    // It springs back as it should.
    ...each(
      'stretch, stretches, stretched',
      'and',
      'return, returns, come back, comes back, spring back, springs back, bounce back, bounces back, goes back',
    ),
    ...each(
      'stretch, stretches, stretched',
      'normally, well, fine, nicely, a third, a half, half, about a third, about half, by a third, to a third, roughly a third, 30 %, 40 %, 50 %, 30%, 40%, 50%, about 30 %, about 50 %, 1/3, 1/2',
    ),
    ...each('stretch', 'test, tests, tested, mark, marks, root, roots'),
    ...each('root, roots, colour, shadow', 'stretch, stretched'),
    ...each(
      'rubber',
      'glove, gloves, band, bands, sole, soles, boot, boots, ball, ball, duck, dinghy, factory, stamp, stamps',
    ),
    ...each('jelly', 'bean, beans, shoe, shoes, baby, babies, sandals'),
    ...each('spaghetti', 'strap, straps, bolognese, for tea, for dinner, for lunch'),
    ...each(HOLIDAY, 'break'),
    ...each(
      'break, breaks, breaking',
      'dancing, danced, dancer, dance, room, the bank, into song, a sweat, the ice, bread, up with, for lunch, for tea, for coffee, for dinner, from colour, from colouring, from bleach',
    ),
    ...each('break, breaks, breaking', 'out in', 'spots, acne, zits, pimples, a sweat, a rash'),
    ...each('break, breaks, breaking', 'out before', 'exams, exam, tests, her period'),
    ...each(
      'snap, snappy',
      'fastener, fasteners, button, buttons, happy, sense, dresser, mood, comeback, comebacks, answer, answers, dress, name, names, slogan, title, decision, election, judgement, with people, with staff, with customers, with her kids, at people',
    ),
    ...each(
      'snaps, snapped, snapping',
      'at her kids, at his kids, at the kids, at her children, at her husband, at his wife, at her partner, at the staff, at her staff, at her dog, at people, at everyone, at staff, at customers',
    ),
    ...each('blow, towel, pre', 'dry, dries, dried, drying'),
    ...each('dry', 'cut, shampoo'),
    ...each('fair', 'hair, haired, skin, skinned'),
    ...each('fell, falls, falling', 'out with'),
    ...each(PAUSE, 'breaks'),
    ...each(
      'wearing, wears, wore, dressed in, bought, in',
      'a, an, her, his, the',
      ', new, black, white',
      'stretchy, stretch',
      'top, tops',
    ),
    ...each('stretched, stretches, stretchy', ', her, his, ear', 'lobes, ears, ear lobes'),
    ...each('yoga, pilates', 'stretch, stretches, stretching'),
    ...phrasesOf(
      'break time, weak coffee, weak tea, weak ankle, weak bladder, weak chest, snap decision, one break, wet look, over dry',
    ),
  ],
  gummy: [
    ...phrasesOf(STRETCH),
    ...each(
      'stretches, stretched, stretch',
      'well past, well beyond, well over, well more, fine until, fine till, fine then, fine but',
    ),
    ...each(
      'stretches, stretch',
      'and returns, and springs back, and bounces back, and comes back',
      'slowly, slow, sometimes, somewhat, eventually, only, partly, partially, half, mostly, most, a bit, a little, but, occasionally, late, never, not, less, barely, hardly, when dry',
    ),
    ...each('wet', 'tissue, paper, bread, noodle, noodles'),
    ...each('fall, falls, falling, come, comes, coming', 'apart'),
    ...each('melted, melts, melting, melt, melty', 'off, when, away, feel, hair'),
    ...each('no', 'elasticity, bounce, spring'),
    ...each('lost, poor, zero, low, lost all, lost its', 'elasticity'),
    ...each(
      'elasticity',
      ', is, was, is very, is really, very, really, quite, is quite',
      'poor, low, bad, gone, none, lost, nil, zero, shot, weak',
    ),
    ...each(
      'stretch, elasticity, pull, tug',
      'test',
      ', is, was, very, came back',
      'fail, failed, fails, failing, poor, bad, snapped, snaps, broke, breaks',
    ),
    ...each(
      'fail, failed, fails, failing',
      ', the, a, her, our',
      ', wet',
      'stretch test, elasticity test, pull test, tug test',
    ),
    ...each('too, very, over, super, really, so', 'elastic'),
    ...each('stringy', 'when, and, once'),
    ...each('elastic, elasticy, elasticated', 'when, while, once, in the wet, wet'),
    ...each(
      'doesnt, does not, wont, will not, didnt, did not, dont, do not, never, not',
      ', really, quite, fully, even, just, always',
      'spring, bounce, return, recoil',
    ),
    ...each(
      'like',
      ', a, wet, cooked, overcooked, soggy',
      'glue, putty, seaweed, pasta, elastic, rubber, rubber band, rubber bands, elastic band, jelly, chewing gum, cotton wool, noodles, noodle, spaghetti, tissue, bread, string',
    ),
    ...each(
      'like cooked, like overcooked, like soggy, like wet',
      'pasta, rice, cloth, wool, leaves, cotton, kitchen roll, weetabix, cardboard, rope',
    ),
    ...each(
      'hair, ends, strands, strand, bits, pieces, lengths, mid lengths, clumps',
      ', is, are, just, keeps, keep, is all, are all',
      'comes, come, coming, came, falls, fall, falling, pulls, pulling, pull, drops, dropping, drop',
      'off in, off on, off with, off when, off as, off at, away in, away on, away with, away when, away as, away at, apart, out in, out on, out with, out when, out as',
    ),
    ...each(
      'coming, comes, come, came',
      'off, away, out',
      'in clumps, in chunks, in lumps, in her hand, in her hands, in my hand, in my hands, in your hand, in the brush, when washed, when wet',
    ),
    ...phrasesOf(
      'gummy, cotton wool, cottonwool, cotton feel, mush, mushy, dissolve, dissolves, dissolved, dissolving, chewing gum, bubble gum, bubblegum, rubber, rubbery, spaghetti, jelly, slimy, disintegrate, disintegrates, disintegrating, disintegrated, gluey, gloopy, gooey, candyfloss, candy floss',
    ),
  ],
  fragile: [
    ...each(
      'career, city, summer, winter, spring, easter, school, mini, weekend, holiday, work, maternity',
      'breaks',
    ),
    ...each('broken', 'bond, bonds, hair, hairs, end, ends, length, lengths, off, piece, pieces'),
    ...each(VERY, 'damaged, weak'),
    ...each('very, badly, extremely, severely, really, heavily', 'porous'),
    ...each('severe, severely', 'damage, damaged'),
    ...each('been, is, was, badly, hair, ends', 'over bleached'),
    ...each('burnt, burned', 'ends, lengths, hair'),
    ...each('hair', ', is', 'coming, falling', 'out, off'),
    ...phrasesOf(
      'snap, snaps, snapped, snapping, snappy, break, breaks, breaking, breakage, breakages, broke off, brittle, fried, frazzled, compromised, overprocessed, over processed, overbleached, fragile, weak, weakened',
    ),
  ],
  'quite.porous': 'quite porous',
  porous: [
    ...each(`, ${VERY}`, 'porous'),
    ...each('high, uneven', 'porosity'),
    ...each('porosity', ', is', 'high, uneven, poor'),
  ],
  dry: [
    ...each(`, ${VERY}`, 'porous'),
    ...each('high, uneven', 'porosity'),
    ...each('porosity', ', is', 'high, uneven, poor'),
    ...phrasesOf(
      'dry, dryness, damage, damaged, rough, frizz, frizzy, frizzing, straw, split ends, dehydrated, sensitised, sensitized, fluffy, dull, fair',
    ),
  ],
  sound: `healthy, good, strong, great, excellent, sound, fine condition, ok, okay, normal, fine, perfect, lovely, resilient, shiny`,
}

/** Words beside it which show that it is about something else. */
export const OF_ELSE: Words = {
  /** In a pull test: what healthy hair does. */
  returns: each(
    'spring, springs, bounce, bounces, ping, pings',
    ', right, straight, nicely, well',
    'back',
  ).concat(
    phrasesOf(
      'it returns, hair returns, and returns, then returns, returns nicely, returns well, returns fine, returns fully, returns perfectly, returns normally, returns into shape, returns to shape, returns to its shape',
    ),
  ),
  cloth: `head band, head bands, headband, headbands, hair band, hairband, bobble, bobbles, scrunchie, scrunchies, jumper, jumpers, leggings, pants, shorts, joggers,
    t shirt, tshirt, sweater, outfit, uniform, tunic, scarf, strap, straps, bandage, bra, jeans, trousers, dress, skirt, gown, cap, caps, fabric, waistband, snood, hat, hats, glove,
    gloves, beanie, tights, clothes, class, exercises, limo, limousine, canvas, dough, muscles, hamstring, hamstrings`,
  visits: `between appointments, between visits, between colours, between cuts, between tints, between her appointments, between her visits, longer between, appointment, appointments, visit, visits,
    budget, schedule, gap, gaps, to weeks, out to`,
  body: `nail, nails, heel, heels, ankle, ankles, bone, bones, tendon, tendons, ligament, ligaments, wrist, wrists, arm, arms, leg, legs, knee, knees, toe, toes, finger, fingers,
    hip, hips, rib, ribs, nose, tooth, teeth, bladder, stomach, phone, glasses, photo, photos, picture, pictures, selfie, selfies, key, keys, pencil, pencils, record, news, car, boiler,
    engagement, relationship, promise, promises, coffee, tea, english, signal, immune system, boyfriend, girlfriend, partner, husband, fiance`,
  chews:
    'she, he, client, always, keeps, while, sat, buys, sells, offered, spat out, nicotine, some, piece of, packet of, loves, likes, chews, chewed, chewing some',
}
