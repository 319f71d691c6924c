// The words of a salon's day: services, breaks, blocked time, remarks on a booking. Lists hold single words; phrases
// are written in the notation of `families.ts`.

/** Words for services, including names that salons and makers give them. */
export const SERVICE = `cut cuts cutting haircut haircuts c&b cb cbd bd b/d blow blow-dry blowdry blow-dries twist-out t/r r/t blow-wave blow-waves drys blowdrys blow-drys blowdries blow-out blowout blowave dry dries drying wash washes shampoo set finish
  trim trims tidy tidy-up fringe fringes bangs restyle re-style style styling restyles ladies lady's ladies' lady womens women's woman's gents gent's gents' gent mens men's mans man's male boys boy's girls girl's
  kids kid's childs child's childrens children's child junior senior oap pensioner student tint tints tinted colour colours color colors coloring colouring root roots regrowth retouch touch-up touchup
  half-head full-head halfhead fullhead half full head t-section t-bar foils foil highlights highlight hilites hilights hi-lites lowlights lowlight babylights balayage ombre ombré bleach bleached lightener lighten
  lightening platinum toner tone toning gloss glossing glaze semi demi quasi permanent perm perms relaxer texturiser keratin brazilian straightening straighten smoothing treatment treatments mask olaplex k18 bond
  bonding conditioning deep extensions extension weave tape-in tape-ins maintenance braids braid braiding cornrows twists locs hair-up hairup updo up-do upstyle up-style bridal bride bridesmaid bridesmaids wedding prom occasion
  beard shave fade skin buzz clipper clippers barber consultation consult consultations patch allergy strand test tests correction corrective vivid vivids pastel fashion all-over allover curly curl curls afro wet
  root-tint regrowth-tint hh fh hhf fhf hhh hhhl fhhl hl hls h/l t/c c&bd cut&blow cut+blow pixie scalp head-spa spa money-piece moneypiece airtouch freehand partial mini creative global process blonde brunette long short thick thin
  wella redken loreal l'oreal schwarzkopf igora majirel koleston goldwell matrix inoa moroccanoil kevin.murphy big chop hairdo do-over makeover glam eyebrow brow brows lash wax waxing threading service appointment hair grey coverage blend blending
  rollers roller dye dyeing re-colour recolour refresh top-up topup quick regular standard signature deluxe express trial trials makeup make-up plait plaits crop crops reshape re-shape conditioner detox foilayage babylites halo sew-in silk press roller body wave chemical hot towel pedicure manicure nails facial install removal refit fitting rebond hydration gloss-over colour-match root-stretch root-smudge smudge melt shadow c/b cutt hilights hilight highlites hi-lights colur coulor balyage balayge colr h/h f/h b/dry bdry b-dry blow/dry t-sec bang s&s s/s w&c w/c w&bd c/bd cut/bd wcbd shamp comb-out comb face-frame faceframe
  henna lob layers layered undercut undercuts taper tapered line-up lineup edge-up shape-up mohawk mullet quiff textured razor nape spiral nanoplasty botox malibu chelating babylight teasylights foilyage sombre ombre dip-dye
  underlights streaks lowlites veg vegetable tint-back pre-pigment remover decolour tong tongs tonging wand crimp crimping pin-curl pin-curls chignon bun ponytail retwist re-twist dreads dreadlocks crochet takedown detangle wig steam steamer rinse mani pedi gel tan massage crew
  rtu rts ws wcb wcbd fhh hns bal bali baly rg re-growth ext exts unders neutralise`
/** Service words that say little by themselves: "a short day", "the regular appointment". */
export const SOFT = `short long thick thin full half quick regular appointment service hair big hot standard express set body style
  deep top fashion process creative`
/** Beside a break or blocked time these aren't services. */
export const NO_SERVICE = 'up set off long short regular style wet clean quick hot body'
/** Words that stand between two service words. */
export const JOINING = "and & + n 'n' n' with w/ in of plus then or / - on to the a incl incl. including inc"
/** "Roots and a cut": two words between them. */
export const JOINS = 'and/with/plus/then a/an/her/his/the/quick'
/**
 * Colour words that are also names, and names that are also hair words. They are a service only among other service
 * words.
 */
export const ALSO_NAMES = `bob ash rose amber ginger sandy hazel violet copper ruby jade blaze brook pixie demi bond buzz guy curly
  long short may perry kelvin brazilian lady gent bride grey`
export const BRANDS = `wella redken loreal l'oreal schwarzkopf igora majirel koleston goldwell matrix inoa moroccanoil olaplex k18
  kevin.murphy`

export const BREAK = [
  'lunch (break/time), lnch/luch/lnuch/lnnch/lunh/lunc/lunck/luntch/lunhc/lunsh/lucnh/lumch/luncheon/lunchbreak/lunchtime',
  'break/brk/breaks/brake/tea/coffee/dinner/rest/meal/brunch/breather/food/cuppa/brekkie/brekky/brew/snack/snacks/pause/smoko/scran/siesta',
  'nosh/elevenses/breakfast/supper/sandwich/sandwiches/eat/eating, bite (to eat), time out, fresh air, prayer/prayers',
  'mittag/mittags/mittagspause/mittagessen/dejeuner/almuerzo/pausa/pranzo',
]
export const BLOCKED = [
  'training, (team/staff) huddle/briefing, staff/team meeting, meeting/mtg, block/blocked (out/off), buffer, catch up, catchup',
  'clean up, cleanup, sweep (up), admin, stock take, stocktake/stock/order/ordering/cleaning, clean down, cleandown/clean',
  'school run, doc/docs/hospital appt/appointment, pick up, pickup/dentist/doctor/doctors/gp/off, out of (the) salon, not in, away/closed/holiday/course',
  'photoshoot, photo shoot, (colour/color) rep (visit), sanitis*/sanitiz*/disinfect*/reset/hoover*/laundry/delivery/deliveries',
  'unavailable/reserved/personal/errand/errands, travel (time), traveling/travelling (time), driving/drive/commute/commuting',
  'cash/cashing up, set up, setup/paperwork, social media, college/assessment/interview, phone call, phone calls, gym/yoga/pilates',
  'exercise/spin/evening class, physio/vet/vets/optician/opticians',
]
/** The salon's own business, whatever service it mentions. These words come first: "blocked – tint delivery". */
export const SET_ASIDE_FIRST =
  'block/blocked (out/off), meeting/training/course, {pick up, collect/fetch/get} (the/my)* kids/children {;;, from/at ..3 ;;}'
/** The same for words that come last: "Colour training". */
export const SET_ASIDE_LAST =
  '{training/course/workshop/seminar/masterclass/delivery, stock take, stocktake, stock check/order, meeting/webinar} (day/session) {;;, with/w ..4 ;;}'
/** These make the whole entry the salon's own, whoever else is named: "course with Wella in Manchester". */
export const AT_ONCE = `(the/my/our/own/a) {lunch/dinner/tea/coffee/break/training/course/meeting, staff meeting, team meeting, school
  run, dentist/doctor/doctors/college, photo shoot, photoshoot/admin, stock take, stocktake/interview/holiday,
  blocked (out/off)}`
export const BREAK_FIRST = '(the/my/our/own/a) lunch/dinner/tea/coffee/break'
/** People who may have a break or a meeting without being clients. */
export const NO_CLIENT = 'staff team own salon emma emmas bank school'
export const FREE =
  'free/empty/available, open slot, gap/nothing/none/vacant/spare/tbc/tba, n =/ a, x/nobody, no one, free slot, slot'

/** Words that are neither part of a name nor a service. */
export const FILLER = `is in at for a an the has have having had booked book booking comes come coming arrives arriving arrive needs need wants want getting gets get her his their our my appointment appt appts apt then and also next client with on starts start from of to will we i i've got there's
  im ive shes hes theres its weve i'm i'll i'd we're we've we'll ok okay
  who's whos one ones rang called phoned texted says said asked messaged emailed
  there thing first second third fourth fifth final last please pls re & + - – — · • * x # @ be are was who which it's its she he they she's he's they're after that this day today session slot at: takes take taking lasting lasts about approx around roughly ish min mins minutes by doing
  no not but so just still only maybe followed till until or if as well too plus straight right more another her: him me us you can could would may might when whatever time times hrs hr hours o'clock stylist chair column client customer guest what when how why where basically actually yeah well um erm er that'll thatll it'll itll should allow allowing reckon put probably usually roughly like pops pop popping
  that's thats here's hi hiya hey hello squeeze squeezes squash fit tell otherwise instead sorry`
/** Remarks on a booking or a client, neither name nor service. <rest>: whatever follows. */
export const REMARK = [
  'new client, new, first visit/time, regular/reg/vip, deposit (paid), paid/confirmed/unconfirmed, running late, late',
  'prefer/prefers @rest, allerg* (@rest), note/notes (@rest), repeat/weekly, online (booking), phoned/texted, booked online',
  '@capital (is/will/just/only)* wait/waits/waiting/sit/sits/sitting/stay/stays/staying/watch/watches/watching/tags/drives/driving/collects/collecting @rest',
  '{must, need to, needs to, has to, want to, wants to, please, can you} @rest',
]

/** "So far its nadia": the name comes after one of these. */
export const TALK_VERB = "its it's is got have theres there's with see seeing doing comes ive i've"
/** "My mate Dave": whose friend it is, or what they are like. */
export const RELATION = `mum mom dad mate friend pal daughter son sister brother wife husband hubby partner nan gran boss neighbour
  cousin niece nephew lad lass boy girl grandson granddaughter grandma grandad auntie uncle little young old lovely big new
  darling poor`
/** "Late trim", "Quick fringe": these describe the service. */
export const MANNER =
  'late early quick last first extra usual monthly weekly fortnightly small big large emergency'
/** Part of a name. */
export const PARTICLE =
  'de da di del della la le el al van von der den ter bin ibn ap ferch and & + n y mc mac o'
export const HONORIFIC = `mrs mr ms mx miss dr rev revd prof sir lady lord dame aunt auntie aunty uncle nan nana nanny`
/** Names that are also everyday words. */
export const WORDS_TOO = `amber april art ash august autumn basil bill bob bud cass cat charity chase cherry chip clay cliff dale daisy dot
  drew faith fern flo frank fred gene glen grace guy harmony hazel heath heather hen hol holly honor hope hunter iris ivy jules june joy
  lance mark may melody mercy miles misty nan nana nick nils norm olive opal pat patience pearl peg penny per pip poppy prudence ray reg
  rich rob robin rod rose ruby rusty sage sandy sky skye star sue sunny summer tam tilly umber verity vi victor violet ward will willow win
  winter`
