import type { FamilyTable } from '../../wording'

/** The singular and the plural of each. */
const each = (words: string): string =>
  words
    .split(/\s+/)
    .map(word => `${word}/${word}${word.endsWith('sh') ? 'es' : 's'}`)
    .join('/')

/** How people talk about products. */
export const GOODS = {
  noun: `${each(
    `shampoo conditioner masque mask serum spray leave_in mousse lotion clay pomade primer mist butter foam bonnet pillowcase
      ampoule cleanser co_wash cowash bottle oil balm cream treatment brush supplement vitamin tonic gel wax paste
      gloss_spray scrub kit`,
  )}/waxes/drops, heat protect*, clarifying/chelating/purple/violet/blue/gentle wash/washes,
    repair/care/bond/home/hair ${each('system programme range duo')},
    £ # (*) ${each('dryer straightener wand diffuser')}/tongs, a/the/this/our/gift/travel/whole set/sets,
    one/bottle/tub/version/size at/for/is £ #`,
  talk: `£ #, swap, switch, change to, for/have/get/put/only a, put some/an, get the/our/some, fancy, fancied, one thing,
    lift/lifts/calm/calms/fight/fights/rub/rubs/smooth/smooths/tame/tames/keep/keeps/hold/holds/give/gives/soften/softens/work/works,
    stock/sell/ours/got/pick/suggest/recommend/try/use/using/this/our, the *, will help, helps, adds, protects, could add,
    need/buy/want/suit/take/grab/comb/apply/pop/spritz/massage, would help/suit/be, is great/good/ideal/lovely/only, a light, spray it,
    leave in, there's a, these, it's a`,
  asks: `what/which/how ..12 use/using/used/at_home/wash/product/products/shampoo`,
  use: `a/an/one/two/three/half_a/# ~2 ~ ${each(
    `blob hazelnut pea pump drop dab squirt spritz spray burst teaspoon tablespoon handful capful palmful dollop scoop
      squeeze mist swipe sachet`,
  )}/spritzes/hazelnutsized/peasized, pea size/sized/sised, when it's damp/wet/dry/towel,
    through the/it/your/when/damp/wet, once/twice a week, weekly, every day/wash/week/other,
    a little/light_mist/drop/few_drops/pump/small_amount/tiny_amount/coin/fingertip/walnut, between your palms/hands, each section,
    on/to/through/onto/in damp/towel_dried/dry/wet/the_ends/the_lengths/the_mid_lengths, leave it in/on, and/then/just/to/you/can/could/or leave in/on, ^: leave in/on for/the/your/a/until/till/overnight, spritz, rinse,
    before (you) dry/straighten/blow/heat/curl/style/tong/brush/plait/swim/the, after washing/you_wash/each_wash/shampoo,
    instead of, two washes, from mid length, overnight, comb it through, work it, massage, wash with`,
  need: `dry, dryness, ends, rough, frizz*, tangl*, brittle, break*, strength, strong, heat, straighten*, colour, fad*, tone, brass*,
    orange, yellow, curl/curls, volume, flat, fine, scalp, shine, soft*, moisture, split, bleach*, humid*, hold`,
  /** What the client named, which "one" or "it" then refers to. */
  named: `shampoo, conditioner, mask, serum, spray, leave in, mousse, protector, protectant, oil, balm, cream, treatment, brush,
    tonic, gel, wax, product/products`,
  /** A price with something to do with it: a product, whatever it is called. */
  priced: `it's/it_is/they're/that's/one/ours/at/for ..3 £ #`,
  one: `one/it/that/ours/yours`,
  /** What the client already uses is only discussed and not recommended, unless it is one of ours. */
  ours: `#, our/ours/this/try/need/buy/recommend/pick/choose/suggest, go for`,
  /** What goes on at the basin is part of the service. */
  at_the_basin: `i'll/i_will/i'm_going_to/we'll/we_will/we're_going_to (just/then/first) wet/use/put/spray/rinse/wash/apply/mix/comb/mist/tone`,
  which_shampoo: `wrong/what/which shampoo`,
  put_to_use: `use/spritz/apply`,
} as const satisfies FamilyTable
