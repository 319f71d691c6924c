// What hair and scalp are said to need, in the words of clients and stylists. domain 3.1 (mapping), 5.4 (no medical words).

export const NEEDS = [
  'volume',
  'moisture',
  'frizz',
  'definition',
  'colour-care',
  'yellow',
  'orange',
  'red',
  'repair',
  'gummy',
  'protein-overload',
  'oily',
  'dandruff',
  'dry-scalp',
  'sensitive',
  'thinning',
  'heat',
  'split-ends',
  'swim',
  'hard-water',
  'build-up',
  'shine',
  'tangles',
  'hold',
  'texture',
  'edges',
  'night',
  'sun',
  'second-day',
  'beard',
  'root-cover',
] as const
export type NeedKey = (typeof NEEDS)[number]

/** `words`: said and not denied. `raw`: the denial is part of it ("no volume"). */
export const NEED_WORDS: Readonly<Record<NeedKey, { words: RegExp; raw?: RegExp }>> = {
  volume: {
    words:
      /(?<!\birons? (?:it|hers|her hair|his hair|my hair|hair|everything) )(?<!\b(?:won't|doesn't|don't|never|wants? it to|likes? it to|gets? it to|make it|refuses to) (?:lie|lay|sit|stay) )\bflat\b(?!,? (?:white|irons?|tops?|share|mate|cap|rate|shoes|pack))|\blimp\b|\blank\b|\bflatness\b|\b(?:it|hair|looks?|looking|feels?) (?:a bit |much |lots )?fuller\b(?! (?:brow|lash|lip))|\blimpness\b|\bfloppy\b|\bhangs?\b(?! (?:out|up))|\bcollaps\w+|\bdeflat\w+|\bno oomph\b|\bflops\b|\blifeless\b|\bweighed down\b|\b(?:needs?|wants?|more|lacks?|lack of|lacking|loves?|after|craves?|for|some) (?:\w+ )?(?:volume|body|lift|height|bounce|fullness)\b|\broot lift\b|\bfalls? (?:flat|down)\b|\bdrops? (?:out )?by\b|\bvolume (?:drops|goes|by|at)|\bvolume: ?(?:none|low|poor|zero|nil|0)\b|\bbigger hair\b|\b(?:wants?|would like|after)\b[^,.;]{0,20}\b(?:bouncy|voluminous|big) blow-?(?: ?)dr|\b(?:wants?|would like|likes?|make|makes|needs?)\b[^,.;]{0,25}\b(?:thicker|fuller)\b(?! (?:\w+ )?(?:shampoo|conditioner|cream|mask|masque|gel|oil|serum|towel|brush|brows?|eyebrows?|lashes|eyelashes|beard|fringe|bangs|curls|coils|waves)\b)(?! (?:consult|chat|talk|explan|picture|service|appointment))|\bstyle drops\b/,
    raw: /\b(?:no|zero|without|not much|any|not enough|hasn't (?:got )?(?:any|much)|doesn't have (?:any|much)) (?:volume|body|lift|bounce|height|oomph|life|movement)\b|\b(?:doesn't|won't|can't|never) (?:get|hold|keep)\w* (?:any )?(?:volume|body|lift|height|a blow-?dry)\b/,
  },
  moisture: {
    words:
      /(?<!blow[- ]?)(?<!air[- ]?)(?<!airs )(?<!towel[- ]?)(?<!rough[- ]?)(?<!to )(?<!quick[- ])(?<!until )(?<!on )(?<!left to )(?<!let it )\bdry\b(?!,? ?(?:cuts?|trim|shampoo|bar\b|eyes?|skin|(?:and |flaky |itchy |tight |sensitive )*scalp|(?:flak|patch)\w*|(?:quickly|fast|naturally|styl)))|\bdryness\b|\bdehydrated\b|\bparched\b|\bthirsty\b|\bstraw\b(?![- ]colou?red)|\brough\b(?! dr)|\bcrisp(?:y)?\b|\bwiry\b|\b(?:needs?|lacks?|lack of|wants?|lacking|more|craves?) (?:\w+ )?(?:moisture|hydration|softness)\b|\bbrittle\b|\bporous\b|\bwinter hair\b|\b(?:is|it's|keeps?|been|gets?|getting|hair|ends|lengths|curls|coils) dr(?:ying|ies) out\b|^dr(?:ying|ies) out\b/,
    raw: /\bno (?:moisture|softness)\b|\bmoisture (?:never|doesn't|won't|just|evaporat|disappear|goes)\w*|\b(?:can't|cannot|won't|doesn't) (?:hold|keep|retain)\w* (?:any |on to )?moisture/,
  },
  frizz: {
    words:
      /\bfriz\w*|\bfuzz(?:y|es|ing)?\b|\bballoon(?:s|ing|ed)?\b|\bmushroom(?:s|ing|ed)?\b(?! (?:brown|blonde|toner|tone))|\bdrizzl\w*|\blion'?s mane\b|\bswells? up\b|\bgoes wild\b|\bfly-?aways?\b|\bstatic\b|\bpuff(?:s|y|ing)?\b|\bpoof\w*|\bhumid\w*|\bin the rain\b|\bgoes big\b|\bfluff(?:s|y|ing)?\b|\bunruly\b|\bunmanageable\b|\bexpands\b|\btoo much volume\b|\bdamp (?:weather|air|days?)\b|\bsmoother\b|\bwants? (?:it )?(?:smooth|sleek)\w*/,
    raw: /\b(?:wants?|hates?|would like|prefers?|please|looking for|needs?)[^,.;]{0,20}\bno frizz\b|\bfrizz[- ]free\b|\b(?:won't|doesn't|don't|never) (?:ever )?(?:lie|lay|sit|stay) (?:flat|down)\b(?! (?:at|on) (?:the |her |his )?(?:crown|roots?|parting|top))|\bsticks? out (?:at|on|from|round) (?:the |her |his )?(?:sides?|ears?)\b/,
  },
  definition: {
    words:
      /\bundefined\b|\bdefinition\b|\bdefin(?:e|ed|ing)\b|\b(?:curls?|perm) (?:are |is |keeps? |keep on )?(?:drop|fall|lose|los|loosen|separat)\w*(?! of hair)|\bcurls? go limp\b|\bshrinkage\b|\bcurls? clump\w*|\bcurl pattern\b|\b(?:waves?|curls?) (?:with|without) (?:hold|crunch)\b|\benhance (?:her |his |the )?(?:curls?|waves?)\b/,
    raw: /\bno (?:curl )?definition\b|\b(?:curls?|waves?) (?:won't|don't|doesn't) (?:hold|stay|form|last)\b/,
  },
  'colour-care': {
    words:
      /(?<!\b(?:skin|taper|low|mid|high|bald|drop|burst|zero) )\bfad(?:es?|ed|ing)\b(?! (?:cut|haircut|on the sides))|\b(?:washes|slides|slips|runs|drains|bleeds|rinses) (?:right |straight )?(?:out|away|off|down)\b|\bcolou?r (?:drops|goes|loses|slips|dulls|lasts|longer|last longer|gone|looks dull)|\b(?:keep|protect|preserve|prolong|maintain)\w* (?:the |her |his |my |their )?(?:\w+ )?(?:colou?r|balayage|highlights|tone|red|copper)\b|\bdull colou?r\b|\bcolou?r[- ](?:care|safe|protect\w*)\b|\b(?:looks?|goes|gone|going|getting|gets|is) (?:\w+ )?washed[- ]out\b|\b(?:tone|colou?r|shade|gloss|toner)\b[^.;]{0,20}\b(?:wishy|washed[- ]out|tired|muddy|lost|loses|drops|dropped|disappear\w*|vanish\w*|gone (?:off|weak|pale))|\bhold on to (?:her |the )?colou?r\b/,
    raw: /\bcolou?r (?:doesn't|won't|never|not) (?:last|hold|stay|lasting)\w*/,
  },
  yellow: {
    words:
      /\byellow\w*\b|\bbananas?(?:-?y|-like| ?skin)?\b(?! (?:allerg|mask|shampoo))|\bstraw[- ]colou?red\b|\bcustardy?\b(?! (?:curl|cream))|\bcanary\b|\bbuttery tinge\b|\bnicotine(?:[- ](?:tinge|tone|colou?red|stain\w*|look))?\b|\blemony\b/,
  },
  orange: {
    words:
      /\borange\b(?! (?:oil|blossom|juice|peel|scent|deposits?|stains?|water|limescale|rust))|\borangey\b|\bginger(?:y)?\b|\brusty\b|\bcoppery?\b (?:tinge|cast|tint|hue|glow|brass)\b|\bcoppery tones?\b|\bpulls? (?:red|orange)\b|\bunwanted (?:red|orange|copper)/,
  },
  red: {
    words:
      /\b(?:red|copper|auburn|ginger|mahogany|titian|burgundy)\b[^.;]{0,25}\b(?:fad\w+|dull\w*|washes|refresh\w*|vibran\w*|brighter|top[- ]?up|slips|slides|slid|runs out|bleeds|drains|disappears|gone|goes|pink|peach\w*|lasts?|lasting|holding|los(?:es|ing|t)|zing|oomph|tired|weak|wishy|washed|pales?)\b|\b(?:refresh|keep|brighten|boost|top up)\w* (?:the |her |his )?(?:red|copper|auburn)\b|\bfad\w+ (?:red|copper|auburn)\b/,
  },
  repair: {
    words:
      /\bbreak(?:s|ing|age)\b(?! (?:out|even|up|from work|time|down))|\bsnap(?:s|ped|ping|py)?\b|\bdamaged?\b|\bover-?(?:processed|bleached)\b|\bfried\b|\bfrazzled\b|\bfragile\b|\bweak(?:ened)?\b|\bcompromised\b|\bbroken\b(?! (?:skin|scalp|arm|wrist|leg))|\bmelt(?:ed|ing|y)\b|\bcoming off (?:in|on)\b|\bbrittle\b|\bchemically (?:treated|damaged)\b/,
  },
  gummy: {
    words:
      /\bgummy\b|\bover-?stretched\b|\bstretch(?:y|es|ing)\b|\bmushy\b|\bchewing gum\b|\bcotton[- ]?wool\b|\belastic when\b|\btoo elastic\b/,
    raw: /\b(?:no|lost|poor|low|zero|lacks?) (?:\w+ )?elasticity\b|\b(?:doesn't|don't|won't|not|never) (?:spring|bounce|springing|bouncing) back\b/,
  },
  'protein-overload': {
    words:
      /\bprotein[- ]?overload\b|\b(?:too (?:much|many)|over-?use\w*|lots of|excess\w*|so much) (?:\w+ )?(?:protein|keratin)\b|\b(?:protein|keratin)[^.;]{0,30}\b(?:weekly|regularly|\d ?x|times|every (?:single )?(?:wash|day|week|time)|each wash|daily|twice a week|too often|makes|made|overdone)\b|\b(?:hard|stiff|snaps|straw|brittle|crunchy|worse)\b[^.;]{0,40}\b(?:after|since|from|with)\b[^.;]{0,20}\b(?:protein|keratin)|\bprotein[- ]sensitive\b|\boverd(?:id|one|oing|o) (?:it (?:on|with) )?(?:the |her )?(?:\w+ )?(?:protein|keratin)\b|(?<!\b(?:hates?|dislikes?|doesn't like|nothing|anything|without) )\bstiff\b|\b(?:hard|stiff) as (?:a )?\w+|\bno give\b|\bping(?:s|ed|ing)\b|\bstraw[- ]?like\b|\blike straw\b/,
  },
  oily: {
    words:
      /\boily\b(?! (?:skin|products?|feel|fish))|\boiliness\b|\bgreasiness\b|\bgreas(?:y|e|es)\b(?! (?:feel|products?|if (?:i|she|he) (?:use|put)))|\bsebum\b|\bgets? oily\b|\boil(?:s|y)? (?:at the )?roots\b|\bwash(?:es|ing)? (?:it |her hair |his hair |my hair )?(?:every (?:single )?(?:day|morning)|daily|twice a day)\b|\b(?:daily|everyday) wash(?:ing|es)?\b|\bneeds? (?:a )?wash(?:ing)? (?:every|daily|by|again|the next)|\bslick\b(?! back)|\broots?\b[^.;,]{0,20}\b(?:wet|dirty|slimy|lank|stringy|shiny|separate)\b|\bchip[- ]pan\b|\boil slick\b/,
  },
  dandruff: {
    words:
      /\bdandruff\b|\b(?:white |visible |greasy |yellow )?flakes\b|\bflak(?:y|ing|iness)\b|\bscurf\b|\bsnow on\b|\bwhite (?:bits|specks|dust|powder)\b|\b(?:bits|specks|dust|snow\w*) (?:on|all over) (?:\w+ ){0,2}(?:shoulders?|collars?|jumpers?|tops?|clothes|jackets?|suits?)\b|\bscal(?:y|ing)\b/,
  },
  'dry-scalp': {
    words:
      /\b(?:dry|tight|itchy|flaky)\b[^.;]{0,20}\bscalp\b|\bscalp\b[^.;,]{0,20}\b(?:dry|tight|itch\w*|flak\w+)\b|\bitch(?:y|es|ing|iness)?\b|\btight scalp\b/,
  },
  sensitive: {
    words:
      /\bsensitive\b[^.;]{0,12}\bscalp\b|\bscalp\b[^.;,]{0,20}\b(?:sensitiv\w*|sting\w*|tingl\w*|prickl\w*|burn(?:s|ing)?|on fire|throb\w*|irritat\w*|reacts?|red|sore|tender|inflamed)\b|\b(?:tender|sore|stinging|burning|prickly|touchy) (?:scalp|head)\b|\bhead feels prickly\b|\bdelicate scalp\b|\b(?:gentle|mild|kind) (?:\w+ )?(?:shampoo|wash|cleanser)\b|\beczema\b|\bpsoriasis\b|\brosacea\b|\breactive (?:skin|scalp)\b|\bsensitive skin\b|^sensitive$|\b(?:stings?|stung|burns?) (?:with|from|after|under)\b|\b(?:most|all|many|every|ordinary) (?:shampoos?|products?)[^.;]{0,20}\b(?:stings?|burns?|irritat\w*|itch\w*)\b|\b(?:irritat|inflam|aggravat|upset)\w* (?:her|his|my|the|their) (?:scalp|skin)\b|\bsensitiv(?:e|ity)\b(?= to (?:perfume|fragrance|smell|products))/,
  },
  thinning: {
    words:
      /\bthinning\b(?! (?:scissors|shears|out))|\bthin(?:ner)? (?:on top|on (?:the |one )?sides?|in (?:the )?(?:front|places)|at|around|crown|patch\w*|hair|area|temples|parting)\b|\bthin[- ]looking\b|\blooks? (?:so )?(?:thin|sparse)\w*|\bsparse\b|\breced\w+|\bsees? (?:her |his |my |the |their |more |a bit of )?scalp\b(?! (?:serum|special))|\bscalp (?:shows?|showing|visible)\b|\bhair (?:loss|fall)\b|\bhair (?:is |keeps |keeps on |has been )?falling(?! (?:flat|forward|in|into|over|down))\b|\blos(?:es|ing) (?:her |his |a lot of |lots of )?hair\b|\bshed(?:s|ding)\b|(?<!\b(?:waves?|curls?|styles?|set|blow-?dry|volume|pins?|clips?|extensions?|it all|colou?r|ringlets?|spirals?) )\bfall(?:s|ing)? out\b(?!(?<=\b(?:waves?|curls?|styles?|styling|set|blow-?dr(?:y|ies)|volume|body|lift|pins?|clips?|quiff|fringe|ringlets?|spirals?)\b(?:(?!\bhair\b)[^.;]){0,40}) (?:by|before|within|overnight|after (?:an?|two|the first) (?:hours?|wash)))|\bcoming out in\b|\bbald\w*|\balopecia\b|\bwid(?:er|ening) part\w*|\bparting(?:'s| is| has| looks?| seems?| keeps?)? (?:\w+ )?(?:got(?:ten)? |getting |gone |become )?(?:wider|wide|widening|broad\w*)|\bpony ?tail (?:is |has |feels )?(?:got(?:ten)? |getting |gone )?(?:thinner|half the size|skinn\w+)|\bhair ?line (?:is |has |'s )?(?:going|gone|moving|moved|creeping) back|\bless (?:hair|dense|density)\b|\bfiner than (?:it was|before)\b/,
  },
  heat: {
    words:
      /\bheat[- ]?(?:styl\w+|damage\w*|tools?|every|daily|on)\b|\bstraightens\b|\bstraighteners?\b|\bstraightened (?:daily|every)|(?<!\b(?:regular|weekly|for a|cut and|cut &|her|brazilian|keratin|smoothing) )(?<!\b(?:wants?|likes?|loves?|after|for)\b[^,.;]{0,30}\b(?:bouncy|voluminous|big) )\bblow-?(?: ?)dr(?:y|ies|ying|ys)\b(?! (?:clients?|bookings?|appointments?|bar|customer))|\bblow-?(?: ?)dr(?:y|ies|ys)\b (?:it )?(?:every|daily|each|twice|most|\w+ times|at home|herself|himself)\b|\btongs\b|\bcurling (?:irons?|wands?|tongs)\b|\bcurlers\b|\bghds?\b|\bflat[- ]?irons?\b|\bhot (?:tools?|brush|irons?)\b|\bhair ?dryer\b|\birons (?:it|her|his)\b|\bwands?\b|\bair ?wrap\b|\bhot rollers\b|\bsilk[- ]press(?:es|ed|ing)?\b(?! (?:today|booked|appointment|service))|\buses? (?:a lot of |lots of )?heat\b/,
  },
  'split-ends': { words: /\bsplit(?:s|ting)?(?: ends)?\b(?! shift)|\bfrayed\b|\bragged ends\b/ },
  swim: {
    words:
      /\bswim(?:s|ming|mer|mers)?\b|\bchlorine\b|\bpool\b(?! table)|\baqua ?(?:fit|aerobics)\b|\btriathl\w+|\bgreen(?:ish|y)?\b(?! (?:tea|eyes?|card|salon|beauty|clay))|\blifeguard\b/,
  },
  'hard-water': {
    words:
      /\bhard[- ]water\b|\bwater\b[^.;,]{0,25}\b(?:is |so |very |really |quite )+hard\b|\blime ?scale\b|\bmineral(?:s)? (?:build|deposit|in)|\bwell water\b|\bcalcium\b|\bkettles? (?:is |are |gets? |always )*(?:furs?|furred|furry|scales?|crust\w*)\b|\b(?:(?:white )?(?:chalky|crusty)|white (?=(?:stuff|bits|marks?|deposits?|residue|scale|film|crust)\b)) ?(?:\w+ ){0,2}(?:on|in|round|around) (?:\w+ )?(?:taps?|kettle|shower(?: ?head)?)\b/,
  },
  'build-up': {
    words:
      /\bbuild[- ]?up\b|\bgunk\w*|\b(?:gels?|mousse|hair ?spray|edge control|products?) (?:that )?flak\w+|\bcaked\b|\bfilmy\b|\b(?:lots|loads|a lot) of (?:hair ?spray|product|dry shampoo)\b|\bresidue\b|\bcoated\b|\bproducts? (?:overload|(?:just )?sits?)\b|\bwaxy\b|\btoo much (?:product|dry shampoo)\b/,
  },
  shine: {
    words:
      /\bdull(?:ness)?\b|\black ?lustre\b|\b(?:for|add|adds|extra|some|bit of|boost|better|improve) (?:\w+ )?shine\b|\bshine (?:please|is gone|has gone|disappear\w*)|\b(?:needs?|wants?|lacks?|lack of|more|lacking|loves?) (?:\w+ )?(?:shine|gloss)\b|\bshinier\b|\bglossy\b|\bmatte? and lifeless\b/,
    raw: /(?<!\bmatte\b[^.;]{0,25})\bno (?:shine|gloss)\b/,
  },
  tangles: {
    words:
      /\btangl\w*|\bknots?\b|\bknotty\b|\bmatt(?:s|ed|ing)\b|\bdetangl\w*|\bhard to (?:comb|brush)\b|\bslip\b(?! (?:conditioner|mask|masque|milk|spray|balm)\b)/,
  },
  hold: {
    words:
      /\bhold\b(?! on)|\bquiff\b|\bup-?dos?\b|\bset weekly\b|\b(?:style|curl|blow-?dry|wave)s? (?:drops?|falls out)\b|\bkeep(?:s|ing)? (?:its |the |a )?(?:shape|style)\b/,
    raw: /\b(?:won't|doesn't|never|can't) (?:stay|hold)\b|\bnothing (?:ever |really )?(?:stays|holds)\b/,
  },
  texture: {
    words:
      /\b(?:wants?|likes?|needs?|after|more|for) (?:\w+ ){0,4}(?:texture|grip)\b|\bmatte? (?:messy |textured )?(?:texture|finish|look)\b|\bpiece-?y\b|\bchoppy\b|\bbeachy\b|\btousled\b|\bundone\b|\blived[- ]in (?:look|waves|texture)\b/,
  },
  edges: {
    words:
      /(?<!\b(?:dry|drying|brittle|sparse|sore|tender|thin|thinning|fragile|weak) )\bedges\b(?! (?:are|of) (?:dry|the room))|\bbaby hairs?\b|\bhairline (?:control|sleek)\b|\bslick(?:ed)? back\b/,
  },
  night: {
    words:
      /\bsleep\w*|\bbed ?time\b|\bwakes? up (?:\w+ )?(?:matt|tangl|knott|frizz)\w*|\b(?:squashed|crushed|flattened)\b[^.;,]{0,20}\bmornings?\b|\bovernight\b(?! (?:masks?|masques?|treatments?|oils?|serums?|conditioners?)\b)|\bnight[- ]?time\b|\bat night\b|\bin bed\b|\bpillow\w*|\bbonnet\b|\bwakes? up with\b|\bbed ?head\b/,
  },
  sun: {
    words:
      /\bsun(?:ny|shine|bathes|burnt)?\b(?!day| ?cream)|\bholidays?\b(?= (?:in|to|next|soon|abroad|booked))|\bbeach\b|\boutdoors\b|\buv\b/,
  },
  'second-day': {
    words:
      /\bbetween washes\b|\bsecond[- ]day\b|\bstretch(?:es|ing)? (?:the |her |out )?(?:washes|wash)\b|\bdry shampoo\b|\bafter the gym\b/,
  },
  beard: { words: /\bbeards?\b|\bmoustache\b|\bstubble\b/ },
  'root-cover': {
    words:
      /\b(?:grey|roots?) (?:show\w*|coming through|peek\w*|visible) (?:between|before|after|quickly|within)|\bcover (?:her |his |the )?(?:roots|greys?) between\b|\btouch up between\b/,
  },
}

/** Brassy and warm: yellow on light hair, orange on brown hair. */
export const BRASSY =
  /\bbrass\w*\b|\bkeep\w* (?:it |her |his |the |hair |tone |colou?r |blonde ){0,2}(?:icy|ashy|ash|(?<!\bkeep\w* (?:her|his) (?!cool (?:blonde|tones?|and ash)))cool(?:-toned)?)\b|\bcopper(?:y|ish)\b|\bunwanted warmth\b|\b(?:too|gets?|goes|turns?|pulls?|grows out|going|fades) (?:\w+ )?warm\b|\bwarm tones?\b|\btoo (?:gold|golden)\b|\bgold(?:en)? tones? (?:she|he|hates|unwanted)\b/

export type Graveness = 'broken' | 'catching' | 'loss' | 'scalp'

/** What is a matter for a pharmacist, a GP or a trichologist; never named as a diagnosis. domain 1.16 [INTOCH] */
export const MEDICAL: readonly { key: Graveness; words: RegExp }[] = [
  {
    key: 'catching',
    words: /\bringworm\b|\b(?:head )?lice\b|\bnits\b|\bscabies\b|\bimpetigo\b|\bfungal\b/,
  },
  {
    key: 'broken',
    words:
      /\bbleed\w*\b|\bblood\b(?! (?:pressure|tests?|thinn\w*|sugar|type|group|oranges?))|\bweep\w*\b|\boozing\b|\bpus\b|\binfect\w+|\bopen (?:sores?|wounds?|cuts?)\b|\bsores\b|\b(?:a|an|open|weepy|nasty|running) sore\b(?! (?:throat|neck|back|arm|head|scalp|patch\w*|spot|bit|area|eye|shoulder))|\bscabs?\b|\bscabb\w+|\bbroken (?:skin|scalp)\b|\bcracked (?:skin|scalp)\b|\blesions?\b|\bulcer\w*|\bblister\w*|\bscalp (?:is )?(?:burnt|cut|wounded|raw)\b|\b(?:chemical|relaxer|bleach|lightener|colou?r|perm) burn(?:s|t|ed)?\b|\bburns? on (?:the |her |his )?scalp\b|\braw (?:scalp|patch\w*)\b|\bsunburn\w*\b|\bstitches\b/,
  },
  {
    key: 'loss',
    words:
      /\bsudden\w*[^.;]{0,25}\b(?:hair|loss|shed\w*|bald|thin\w*|fall\w*)|\b(?:hair|loss|shedding)\b[^.;]{0,25}\bsudden\w*|(?<!\b(?:won't|don't|doesn't|do not|does not|not|never|helps?|curls?|waves?|coils?|mascara|lashes|bigger|smaller|chunk(?:y|ier)|juicy|defined|better|nice|products?|powder|spray|gel|mousse) )(?<!\bto (?=clump\b))(?<!\b(?:tangles?|tangled|mats?|matted|knots?|knotted) (?:up )?(?:in|into) )\bclumps?\b(?! (?:together|up|of (?:matted|tangled|knotted))\b)|\bclumps? (?:\w+ ){0,4}(?:c[oa]m(?:es?|ing) (?:out|away)(?! (?:\w+ )?(?:defin\w*|nice\w*|well|great|lovely|shiny|bouncy|soft|fluffy|frizz\w*))|(?:fall(?:s|ing)?|fell) out|of hair|on (?:the|her|his|my) pillow|plughole|drain)\b|\bhandfuls?\b|\balopecia\b|\b(?:bald|bare|hairless) (?:(?:round|smooth|small|little|oval) )*(?:patch\w*|spots?)\b|\bpatch(?:es)? (?:with|that has|where there(?:'s| is)) no hair\b|\bpatch(?:es)? (?:\w+ )?missing\b|\bpatch(?:es|y)? (?:of )?(?:hair )?(?:loss|missing|bald)|\bhair (?:loss|fall)\b|\bhair (?:is |keeps |keeps on |has been )?falling(?! (?:flat|forward|in|into|over|down))\b|\blos(?:es|ing) (?:her |his |a lot of |lots of )?hair\b|(?<!\b(?:waves?|curls?|styles?|set|blow-?dry|volume|pins?|clips?|extensions?|it all|colou?r|ringlets?|spirals?) )\bfall(?:s|ing)? out\b(?!(?<=\b(?:waves?|curls?|styles?|styling|set|blow-?dr(?:y|ies)|volume|body|lift|pins?|clips?|quiff|fringe|ringlets?|spirals?)\b(?:(?!\bhair\b)[^.;]){0,40}) (?:by|before|within|overnight|after (?:an?|two|the first) (?:hours?|wash)))|\bchemo\w*\b|\bpost-?(?:partum|natal)\b|\bafter (?:the |her )?(?:baby|birth)\b|\bshed(?:s|ding)\b/,
  },
  {
    key: 'scalp',
    words:
      /\bpsoriasis\b|\beczema\b|\bdermatitis\b|\bflar(?:e|es|ed|ing)(?:[- ]up)?\b(?! (?:out|hem|jeans))|\bcradle cap\b|\bfolliculitis\b|\bpainful scalp\b|\bscalp pain\b|\b(?:very |extremely |constant(?:ly)? |severe(?:ly)? )(?:itchy|sore|inflamed)\b|\binflamed\b|\bsore\b(?! (?:throat|neck|back|eyes?|arms?|shoulders?|feet|foot|knees?|hips?|wrists?))|\bthick (?:scales|plaques?)\b|\bplaques?\b|\b(?:won't|doesn't|not) (?:go away|clear|shift)\b|\brash\b[^.;]{0,15}\bscalp\b|\bscalp\b[^.;]{0,15}\brash\b/,
  },
]
export const PREGNANT =
  /\bpreg(?:gers|gy)?\b|\bpregnan\w*\b(?! (?:tests? )?(?:(?:is|was|came back) )?negative)|\bexpecting\b(?! (?:to|it|them|the|too|results?|guests?|company|miracles?|a (?:big|lot|party)))|\b(?:mum|mom|mother)[- ]to[- ]be\b|\bmat(?:ernity)? leave\b|\bdue (?:in|next|this) (?:spring|summer|autumn|winter|month)\b(?! for (?:a|her|his))|\bbreast[- ]?feed(?:ing|s)?\b|\b\d{1,2} weeks gone\b|\btrimester\b|\bbaby due\b|\bdue in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\b|\bnursing (?:mum|mother)\b|\btrying for a baby\b/
