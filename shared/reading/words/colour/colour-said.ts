// What a text says about colour: the service wanted, vivid shades, how the hair looks. Of the services and of the vivid
// shades the first mentioned counts. A further word in a key, as in `blue 10 rainbow`, only tells apart two lines of
// the same name.
import type { Lines } from '../../tables'

export const SERVICES: Lines = {
  shadow: [
    'root/shadow shadow*/smudge*/melt*/tap*/stretch*/drag*, rootshadow*/rootsmudge*/rootmelt*/roottap*/rootstretch*/rootdrag*',
    'shadow root*, shadowroot*, smudge/smudged, root/roots drop/dropped, drop/dropping (the/her/his/my)* root/roots',
  ],
  lowlights: ['lowlight/lowlights, darker bits/pieces/foils/slices, add/adding depth'],
  melt: [
    'colour/tonal melt*, colourmelt*/tonalmelt*, ombre/sombre/gradient, melt/melted/melting into/to/from',
  ],
  camouflage: [
    'camouflage*, grey blend*, blend/blended/blending ~3 grey/greys, soften ~2 grey/greys, men/mens grey/colour, five minute',
    'subtle/subtler (*) grey/greys, take the edge off, knock* ~2 grey/greys, reduce/knock_back/tone_down ~2 grey/greys',
    'wont/doesnt/not/dont/didnt look/looking {like he/she/they/it, dyed/coloured/obvious/done}',
  ],
  balayage: ['balayage, hand paint*, handpaint*, freehand, foilyage/foilayage, contour*'],
  foils: [
    'highlight/highlights, foil/foils, babylight/babylights, t section*, half head, face fram*, facefram*, money piece*, moneypiece*',
    'slices/streaks, air touch, airtouch, ribbon (light/lights/piece/pieces), ribbonlight/ribbonlights, peek a boo, peekaboo',
    'halo light/lights/foil/foils, teasy light/lights, teasylight*, scandi hairline*, weave/weaves, microlights*',
  ],
  'all-over bleach': [
    'bleach/bleached/bleaching/lighten/lightened/lightening/prelighten/prelightened/prelightening and/&/n/then/+ tone/toner',
    'scalp bleach*',
  ],
  removal: [
    '{remove/strip/removal, take out/off, get rid of, lift out, clean out/off, back to (my/her/his) natural} -{(the) @fault}',
    `match (the/her/his) (dark/tinted/coloured) lengths/mid_lengths/ends/rest to/with (the/her/his)
      natural/root/roots/regrowth/new_growth -{(the) @fault}`,
  ],
  gloss: [
    'gloss/glossing, glaze, clear, refresh (the/her/his) colour*/mids/ends/lengths/tone*, shine/shiny/shinier',
  ],
  toner: ['tone/toner/toned/toning, neutralis*/neutraliz*, brass*, re tone*, retone*'],
  roots: [
    // "All over to match the roots" isn't a root service.
    `<{{match/matches/matching/like, same as, as dark as, blend/blends in/into/with/to} (in/with/to/up/the/her/his/my/natural/own)*}
      root/roots -{shadow*/smudge*/melt*, to end/ends/tip/tips/mids}`,
    'regrowth, retouch*, touch/touched/touching up, touchup, new growth*, top/topped/topping up, topup',
  ],
  'all-over': [
    'all over, allover, full (head) colour/bleach/tint, full/whole head, global, everything, throughout, solid, overall',
    'root/roots/top to end/ends/tip/tips/bottom',
  ],
  'camouflage subtly': ['subtle, not/without (too/looking) dyed/obvious/coloured, natural looking'],
}
export const SAID_NAMED = {
  how: 'a/bit/very/really/all/so/quite/slightly/rather/too/from/back',
  elsewhere:
    'except/but/apart/only/temples/hairline/parting/lots/most/mostly/some/few/heavy/heavily/white/whites/greying/resistant',
  fault: 'brass*/green*/orange*/yellow*/warmth*/grey*',
  pieces:
    'highlight/highlights/foil/foils/balayage/babylight/babylights/money_piece/moneypiece/face_fram*/streaks/slices',
}

/** Words beside a service. */
export const SERVICES_BESIDE: Lines = {
  'root bleach': [
    'root/roots/regrowth and/&/+/then/plus/with (a) ton*/re_ton*/reton*',
    'root/regrowth bleach*/touch*/retouch*/tint*/colour*/application*, bleach/lighten/tint/retouch/touch_up (the/her/his) root/roots/regrowth',
  ],
  'roots too': ['root/roots/regrowth/retouch*'],
  refresh: ['refresh*'],
  'tones pieces': [
    `{^:, just/only/please/to} {tone/retone/re_tone/toning/neutralise/neutralize, toner +for/on/over}
      (for/on/over/up/down/the/her/his/my/old/existing/faded/brassy/yellow/out)* @pieces`,
  ],
  lightens: [
    'bleach*/lighten*/lift*/more/new/add*/extra/brighter/lighter/partial/few/some, full/half head, t section',
    'round/around (the/her/his) face/hairline, and (then) foil/foils/highlight/highlights/babylight/babylights/balayage',
    'plus/with/then/+/=,/&/;/=/ (the/a/an/new/fresh/some)* @pieces, plus/with/then/+/=,/&/;/=/ (the/a/an/new/fresh/some)* t section',
  ],
}

/** Direct dye colours, with the level of base that each needs. domain 1.12 [LLD][EARTH][POSH][NIKKI] */
export const VIVIDS: Lines = {
  'turquoise 10': ['turquoise/teal/aqua/mint/mermaid'],
  'blue 10': [
    `(electric/cobalt/navy/denim/midnight/royal/sky/baby/ice/neon/bright/dark/pastel/powder/deep) blue
      -{(=/) ash*/black*/based/violet*/tone*/pigment*/shampoo*}`,
  ],
  'lilac 10': ['lilac/lavender/periwinkle'],
  'green 9': ['(emerald/forest/neon/lime/bottle/bright/dark/pastel) green'],
  'pink 10': [
    'pastel pink/rose/peach/purple/violet/lilac, baby/pale/candyfloss/candy_floss/soft/blush/dusty pink',
  ],
  'pink 9': ['rose gold, rosegold'],
  'pink 8': ['(hot/bright/neon/fuchsia/magenta/cerise/shocking) pink, magenta/fuchsia/cerise'],
  'orange 9': ['(pastel/soft/pale) apricot/peach/coral'],
  'lilac 10 pastel': ['pastel -ton*/blonde/ash*/beige, unicorn'],
  'purple 8': ['(deep/dark/vivid/bright/neon/royal) purple, vivid/bright/neon/electric violet'],
  'orange 8': ['neon/bright/vivid/tangerine/electric orange, orange hair/all_over/colour/dye'],
  'yellow 9': ['neon/bright/vivid/electric/canary yellow'],
  'red 8': [
    'fire_engine/fire/pillarbox/pillar_box/postbox/post_box/neon/vivid/electric red, red vivid/vivids, vivids red',
    'vivid/neon ..4 red, red ..4 vivid',
  ],
  'blue 10 rainbow': ['rainbow'],
}
export const VIVIDS_BESIDE: Lines = {
  silver: [
    'silver/silvery -{shampoo/conditioner/mask/fox/bits/strands/hairs, grey hairs}, steel, gun metal, gunmetal, granny/grany grey/hair',
    'charcoal/smoky/smokey/ash/icy/platinum/slate/pewter/metallic/dark/light/fashion/grey_blonde grey',
    'grey blonde/ombre/balayage/hair/all_over/tone/tones',
  ],
  // A plan, not the name of a shade.
  'going grey': [
    'to (be/go) grey',
    `{go/going/grow/growing/embrac*, transition* (*) (to)} (out/fully/naturally/gracefully/all/the/her/his/natural/completely/into/my/to)*
      grey/white -cover*`,
  ],
  'corrects it': [
    '<pastel/baby/soft/pale/hot/bright blue/pink/purple/lilac/green tone/toner/toning →',
    'blue/purple/green shampoo/mask/conditioner/pigment/tone/toned/based →',
    'blue black/violet/based →',
  ],
  pastel: ['pastel*/baby/pale*/lilac/lavender/powder*/mint*/blush*/soft*, rose* -gold, rosey'],
  strong: ['deep*/hot/neon/electric/bright*/vivid*'],
}

export const LOOKS: Lines = {
  'brass orange': ['orange/orangey, ginger/gingery -natural, copper/coppery brass*/band*'],
  'brass yellow': ['<pale/palest/banana/lemon/barely yellow/yellowy/yellowish/yellowed/yellowing'],
  'brass gold': ['brass/brassy/brassiness, gold/golden brass*/and_brassy'],
  lifted: ['orange/orangey/yellow/yellowy/yellowish'],
  redhead: [
    'red head*, redhead*, natural/naturally (a/is/level/base/hair/colour/of/#)* red/ginger/copper/auburn/strawberry',
    'red/ginger/copper/auburn/strawberry (blonde) naturally/by_nature',
  ],
  ginger: [
    `<{brassy/orange/bit/slightly/turned/gone/went/came_out (a) (bit)} ginger
      -brass*/band*/patch*/tone/tones/root*/biscuit*`,
  ],
  // A starting level for hair that is only described in words.
  'guess 10': ['pale yellow*, white blonde*'],
  'guess 9': ['yellow*'],
  'guess 7': ['orange*/ginger*'],
  'guess 9 bleached': ['bleach/bleached/prelightened'],
  'guess 8': ['highlight/highlights/highlighted/balayage/blonde'],
  'guess 6': ['copper/auburn'],
  'guess 5': ['red'],
  'guess 3': ['dark/darker hair/all_over/natural/base, very dark, ^ dark'],
}

/** Grey mentioned without a percentage, with a rough estimate. */
export const GREYS: Lines = {
  'grey 100': ['^: white ;:, white natural/hair, snow/pure silver'],
  'grey 20': [
    `few/odd/occasional/some/sprinkl*/bit/little/scattered/touch/stray/first/hint/slight/slightly/light/lightly (of) (*)
      grey/greys/white/whites/{grey/white hairs, silver}`,
    'grey/greys/greying/white/whites (*) at/around/on/in (the/her/his) temples/hairline/parting/sides/front/fringe, greying',
  ],
  // Not hair that a toner turned grey, nor grey as a shade.
  'grey 30': [
    `<{gone/went/turned/too/look/looks/looking/purpl*/lilac/lavender/mauve/violet/blue/steel/silver/smoky/charcoal/slate/over
      (and/so/very/really, a bit, slightly)} grey/greys
      -{(=,) (and) cast/tinge/tone/toner/blonde/lilac/lavender/violet/purple/mauve/beige/blue/muddy, all over}`,
  ],
}
export const GREYS_BESIDE: Lines = {
  resistant: [
    'resistant/wiry/stubborn/glassy, pop/pops (back) through, never takes/covers, wont/doesnt take/cover, hard to cover*, coarse grey*/white*',
  ],
  'does not take': [
    'wont/doesnt/never/not take/takes/cover/covers/covering/grab, grey* ..5 wont/doesnt/never/not take/takes/cover/covers/hold',
  ],
  'no grey': [
    'no/without/zero (visible) grey/greys/white/whites -until/till/til/before, <{=./=//=-} 0 (=%) (visible) grey/greys/white/whites',
    'grey/greys (is/at/amount)* (=:) 0/none/nil/zero ;: unless elsewhere',
  ],
  'grey wanted': [
    'cover*/blend*/hide/camouflage/disguise/soften ..5 grey/greys/white/whites, grey cover*/blend*/camouflage*',
  ],
}

const FLAT =
  'yellow*/brass*/green*/orange*/gold*/warm*/purple*/violet*/blue*/pink*/silver*/white*/light*/dark*/wiry*'
/** What people want besides a shade and a service. */
export const WISHES: Lines = {
  'covers grey': [
    'cover*/hide/conceal/disguise/mask/no/get_rid_of ..5 grey/greys/white/whites, grey cover*, full coverage*, coverage',
    `grey/greys/white/whites/silver/silvers (hair/hairs) (must/to/should/has/have/need/needs/all/be/completely)*
      {hidden/covered/vanish*/disappear*, must/to/should go ;:, gone -{(@how)* ${FLAT}/coarse*/curly*/frizzy*/dull*/flat*/see*/sheer*}}`,
  ],
  'no more grey': ['no (more) grey/greys/white/whites'],
  'covers all grey': ['cover* (all/every/the/her/his/those)* grey*/white*, every white/grey (hair) cover*'],
  'no cover': [
    `no/not/never/without/rather_than/instead_of/dont/doesnt/isnt
      (need/want/wanting/trying/looking/to/really/fully/so/much/be/fussed/bothered/worried/about)* cover*`,
  ],
  'grey blended': ['cover/blend/camouflage/no (*) grey*'],
  'gloss named': ['gloss*/glaze*/clear/refresh*'],
  darker: ['darker/deeper/darken, go/going dark -blonde, back to dark/brown/brunette*'],
  lighter: ['lighter/blonder/lighten/lift, go/going blonde, as light/blonde as'],
  brighter: ['brighter/brighten'],
  'red again': ['keep/copper/red/reds/auburn/same'],
  same: [
    'same as/again/colour/formula/shade/result/depth/level/tone, same * again, same (please) ;;',
    'as before/usual/last_time, usual/maintain, keep it/the/her/his/same',
  ],
  'warm tone': ['warm*/brass*/orange/yellow*/gold*/copper/ginger/red/redness'],
  cooler: [
    'cool/cooler, less brass*/warm*/orange/yellow/gold*',
    `no/without/kill/remove/fix/get_rid_of/neutralise/neutralize/cancel/correct/tone_down/tone_out/knock_out/calm
      ..4 brass*/warmth/orange/yellow*/ginger/gold*`,
  ],
  'not warm': ['no/not/less/without ..2 brass*/warm*/orange/yellow*'],
  warmer: ['warm/warmer/warmth, less ash*/grey/cool/flat*, more gold*'],
  'of a kind': ['wash/washes out, temporary/permanent/demi/semi'],
  'a hue': ['green*/brass*/orange*/yellow*/lilac*/purple*/band/bands/patches/patchy'],
  mends: ['even*/fix/correct*/match*/blend*, back to, sort it/this/out'],
  'high lift': ['high lift, hilift'],
  bleaches: ['bleach*/lightener*/lighten*'],
  'wants bleach': ['bleach*/lightener*/lighten*/powder/prelighten*'],
  'bleach bath': ['bleach bath*/wash/shampoo*, bleachbath*/soapcap*, soap cap*, blonde wash'],
  'one visit': [
    'today, one/1 visit*/session*/sitting/go/appointment*/hit, in a/an afternoon/day/hour, same day, all at once, straight away',
    'this visit/afternoon/morning/weekend, by tomorrow/tonight/saturday/friday/the_weekend',
  ],
  promise: [
    'guarantee*/promise*, 100 =% safe/certain/sure/no, no/zero damage, without (any) damage, risk/damage free',
  ],
  'on the scalp': [
    'on (the) scalp, scalp bleach*/application*/lighten*, to the scalp*/root*, straight on/to (the) roots/scalp, global*',
    'full head (of) bleach -foils/highlights/babylights, bleach (the) whole/full/all, all over bleach*, bleach and/& tone*',
  ],
  heat: [
    'heat -protect*, under (a/the) dryer/hood/steamer/climazone/lamp, climazone*, hood dryer*, hot dryer/cap',
  ],
  'evens out': [
    'even/evened/evening +*, blend, one (even) colour, match (the) roots/ends/lengths, correct*, fix, band*',
  ],
  'ends alone': [
    'lengths/ends/tips only, only/just (the/her/his) lengths/ends/tips/mid_lengths, dip dye*, dipdye*, ombre, ends/tips ;;',
  ],
  'back to natural': ['back to (my/her/his) natural*'],
}
