// What clients react to or refuse, and the words under which it stands in a product. Cautious where a list of
// ingredients is missing: domain 3.1 (hard exclusions), 1.16 [ALAN], CAP rules on claims [ASA-HC].

export type Family = {
  key: string
  /** As it is said to a person: "nuts". */
  name: string
  /** In a record and in a product alike. */
  words: RegExp
  /** Only in a record: "coeliac". */
  called?: RegExp
  /** Only in a product: "hydrolysed protein" may be wheat. */
  meant?: RegExp
  /** Families that go with it unless the record clears them. */
  also?: readonly string[]
  /** Where a product says nothing, it is taken to hold it: every cosmetic, or every wash. Else: check the label. */
  unless?: 'cosmetic' | 'wash'
  /** A product's own words that it is without: "vegan". */
  without?: RegExp
}

const ESSENTIAL =
  /\bessential oils?\b|\blavend\w+\b|\blavandula\b|\brosmarinus\b|\btea[ -]?tree\b|\bmelaleuca\b|\b(?:pepper|spear)?mint\b|\bmentha\b|\bmenthol\b|\beucalyptus\b|\brosemary\b|\bylang\w*\b|\bbergamot\b|\bclary sage\b|\bgeranium\b|\bpatchouli\b|\bsandalwood\b|\bneroli\b|\bfrankincense\b|\bcedar(?:wood)?\b|\bthyme\b/

export const FAMILIES: readonly Family[] = [
  {
    key: 'nut',
    name: 'nuts',
    words:
      /\balmonds?\b(?![- ]sized?)|\bprunus (?:amygdalus|dulcis)\b|\bmacadamias?\b|\bwalnuts?\b(?![- ]sized?)|\bhazel ?nuts?\b(?![- ]sized?)|\bpecans?\b|\bpistachios?\b|\bcashews?\b|\bbrazil[ -]?nuts?\b|\bkukui\b|\b(?:tree |mixed )?nuts?\b(?![- ]sized?)|\bnut[ -]oils?\b|\bmarula\b|\bpraline\b|\bmarzipan\b|\bjuglans\b|\bcorylus\b|\bbertholletia\b|\banacardium\b/,
    also: ['peanut', 'argan', 'shea', 'coconut'],
  },
  {
    key: 'peanut',
    name: 'peanut',
    words: /\bpeanuts?\b|\bground ?nuts?\b|\barachis\b|\bmonkey nuts?\b/,
    also: ['nut-only', 'argan'],
  },
  { key: 'argan', name: 'argan', words: /\bargan\w*\b/, also: ['nut-only'] },
  { key: 'shea', name: 'shea', words: /\bshea\b|\bbutyrospermum\b|\bvitellaria\b|\bkarit[eé]\b/ },
  { key: 'coconut', name: 'coconut', words: /\bcoco(?:nuts?|s)?\b|\bmonoi\b/ },
  { key: 'sesame', name: 'sesame', words: /\bsesam\w+\b|\btahini\b/ },
  {
    key: 'gluten',
    name: 'gluten and wheat',
    words: /\bgluten\b|\bbarley\b|\brye\b|\bmalt(?:ed)?\b|\bspelt\b|\bbeer\b|\bhordeum\b|\bseitan\b/,
    called: /\bco?eliacs?\b/,
    meant: /\bvegetable proteins?\b|\bhydroly[sz]ed (?:vegetable )?proteins?\b|\bgrain proteins?\b/,
    also: ['wheat', 'oat'],
  },
  {
    key: 'wheat',
    name: 'wheat',
    words: /\bwheat\w*\b|\btriticum\b/,
    meant:
      /\bvegetable proteins?\b|\bhydroly[sz]ed (?:vegetable )?proteins?\b|\bgrain proteins?\b|\bgluten\b/,
  },
  { key: 'oat', name: 'oat', words: /\boats?\b(?! (?:flat|latte|milk latte))|\boatmeal\b|\bavena\b/ },
  {
    key: 'soy',
    name: 'soya',
    words: /\bsoy\w*\b|\bsoja\b|\btofu\b|\blecithin\b/,
    meant: /\bvegetable proteins?\b/,
  },
  {
    key: 'dairy',
    name: 'milk',
    words:
      /\bdairy\b|\b(?<!oat |rice |soya? |plant |coconut |almond |vegan )milk\b|\bcasein\w*\b|\bwhey\b|\bbuttermilk\b|\byogh?urt\b|\blacto\w*\b|\bkefir\b/,
  },
  { key: 'egg', name: 'egg', words: /\beggs?\b|\balbumen\b|\byolk\b/ },
  {
    key: 'bee',
    name: 'honey, beeswax and propolis',
    words:
      /\bhoney\w*\b|\bmel\b(?! b)|\bbees?\b(?! stings?)|\bbees?wax\b|\bcera alba\b|\bpropolis\b|\broyal jelly\b|\bbee (?:products?|pollen|venom)\b/,
  },
  {
    key: 'animal',
    name: 'ingredients from animals',
    words: /\banimal[ -](?:products?|derived|derivatives?|ingredients?|origin|based)\b/,
    called: /\bvegans?\b|\bplant[- ]based\b/,
    meant:
      /\b(?<!plant |vegan |phyto |phyto-|plant-based |vegan-)keratin\b|\bcollagen\b|\bsilk\b|\bhoney\b|\bbees?wax\b|\bcera alba\b|\bpropolis\b|\broyal jelly\b|\blanolin\b|\bwool\b|\bcashmere\b|\bcasein\b|\bwhey\b|\b(?:goat'?s?|milk|egg) (?:milk|proteins?)\b|\byogh?urt\b|\beggs?\b|\bcaviar\b|\bplacenta\b|\bsnail\b|\bpearl (?:protein|powder|extract)\b|\bcarmine\b|\bshellac\b|\bmink\b|\bemu oil\b|\btallow\b|\bgelatine?\b|\belastin\b|\bchitosan\b|\bboar bristles?\b/,
    without: /\bvegan\b|\bplant[- ]based\b/,
  },
  {
    key: 'halal',
    name: 'what may not be halal',
    words: /\bporcine\b|\bpork\b|\bpig\b|\blard\b/,
    called: /\bhalal\b|\bkosher\b/,
    meant:
      /\bgelatine?\b|\b(?<!marine |vegan |plant )collagen\b|\btallow\b|\bplacenta\b|\bcarmine\b|\b(?<!plant |vegan |phyto |phyto-)keratin\b|\bboar bristles?\b/,
    without: /\bhalal\b|\bkosher\b|\bvegan\b|\bplant[- ]based\b/,
  },
  {
    key: 'latex',
    name: 'latex',
    words: /\blatex\b|\brubber\b|\bhevea\b/,
    meant: /\bswim(?:ming)? cap\b|\belastic\b/,
  },
  {
    key: 'sulphate',
    name: 'sulphates',
    words: /\bsul(?:ph|f)ates?\b|\bs\.?l\.?e?\.?s\b|\ba\.?l\.?s\b|\b(?:sodium|ammonium) la?ur\w+\b/,
    unless: 'wash',
  },
  {
    key: 'fragrance',
    name: 'fragrance',
    words:
      /\bfragran(?:ce|ces|ced)\b|\bperfum\w*\b|\bparfum\b|\bscent(?:s|ed)?\b|\blinalool\b|\blimonene\b|\bgeraniol\b|\bcitronellol\b|\bcoumarin\b|\beugenol\b|\bhydroxycitronellal\b|\bhexyl cinnamal\b|\bbutylphenyl\b|\bisomethyl ionone\b|\bbenzyl (?:salicylate|benzoate)\b|\bbalsam of peru\b|\bmyroxylon\b|\bcitral\b/,
    called:
      /\bsmells?\b|\bscent[- ]free\b|\bperfume[- ]free\b|\bfragrance[- ]free\b|\bunscented\b|\bnon[- ]scented\b|\baftershave\b/,
    meant: new RegExp(
      `${ESSENTIAL.source}|\\baromatic\\b|\\bvanilla\\b|\\brose (?:oil|water|petal)\\b|\\bjasmine\\b|\\bcitrus\\b|\\b(?:orange|lemon|lime|grapefruit) (?:oil|peel|blossom|flower)\\b|\\bcologne\\b`,
    ),
    unless: 'cosmetic',
    without: /\bun(?:scented|perfumed|fragranced)\b|\bnon[- ]scented\b|\bscentless\b/,
  },
  {
    key: 'essential-oil',
    name: 'essential oils',
    words: /\bessential oils?\b|\baromatherap\w+\b/,
    meant: new RegExp(`${ESSENTIAL.source}|\\bcitrus\\b`),
  },
  { key: 'mint', name: 'mint and menthol', words: /\b(?:pepper|spear)?mint\w*\b|\bmenth\w+\b/ },
  {
    key: 'lavender',
    name: 'lavender',
    words: /\blavend\w+\b|\blavandula\b/,
    meant: /\bessential oil blend\b/,
  },
  {
    key: 'tea-tree',
    name: 'tea tree',
    words: /\btea[ -]?tree\b|\bmelaleuca\b|\bti[- ]tree\b/,
    meant: /\bessential oil blend\b/,
  },
  {
    key: 'citrus',
    name: 'citrus',
    words: /\bcitrus\b|\blemons?\b|\blimes?\b|\bgrapefruit\b|\bmandarin\b|\bbergamot\b/,
    meant: /\borange (?:oil|peel|extract|blossom)\b/,
  },
  { key: 'rosemary', name: 'rosemary', words: /\brosemary\b|\brosmarinus\b/ },
  { key: 'eucalyptus', name: 'eucalyptus', words: /\beucalyptus\b/ },
  {
    key: 'dye',
    name: 'hair dye',
    words:
      /\bppd\w?\b|\bptd\b|\b(?:p|para)[- ]?phenylene ?diamine\b|\bphenylenediamine\b|\btoluene[- ]?(?:2,5[- ]?)?diamine\b|\bresorcinol\b|\bhair ?dyes?\b|\bbox ?dyes?\b|\bpermanent colou?r\b|\bblack henna\b/,
    called: /\bhair colou?r\b|\btints?\b|\bdyes?\b/,
    meant:
      /\bcolou?r[- ]?(?:depositing|deposit|kit|mousse|refresh\w*|booster)\b|\bdeposit(?:s|ing)? (?:colou?r|pigments?|red|copper|tone)\b|\broot (?:touch|cover|conceal)\w*|\btinted\b|\bdyes?\b|\btint\b|\bhenna\b|\bcolou?r mask\b|\bsemi[- ]permanent\b/,
  },
  {
    key: 'ammonia',
    name: 'ammonia and peroxide',
    words: /\bammonia\b|\bperoxide\b|\bpersul(?:ph|f)ates?\b/,
    meant: /\blighten(?:er|ing)\b|\bbleach powder\b/,
  },
  {
    key: 'lanolin',
    name: 'lanolin',
    words:
      /\blanolin\w*\b|\badeps lanae\b|\bsheep'?s? (?:wool|grease)\b|\bwool(?:[ -]fat)?(?: alcohols?| wax| fat)?\b/,
  },
  { key: 'paraben', name: 'parabens', words: /\b\w*parabens?\b/ },
  {
    key: 'silicone',
    name: 'silicones',
    words: /\bsilicones?\b|\b\w*(?:dimethicone|methicone|siloxane|silanol)\b/,
    called: /\bcones\b/,
  },
  {
    key: 'protein',
    name: 'protein',
    words: /\bproteins?\b|\bkeratin\b|\bcollagen\b|\belastin\b|\bamino acids?\b/,
    meant: /\bhydroly[sz]ed\b|\bsilk (?:protein|amino|extract|peptide)s?\b|\bpeptides?\b/,
  },
  {
    key: 'alcohol',
    name: 'alcohol',
    words: /\b(?<!cetyl |cetearyl |stearyl |fatty |behenyl |lanolin |wool |benzyl )alcohol\b|\bethanol\b/,
    called: /\bhalal\b/,
    meant: /\bhair ?spray\b/,
  },
  {
    key: 'formaldehyde',
    name: 'formaldehyde',
    words: /\bformaldehyde\b|\bformalin\b|\bdmdm\b|\bquaternium[- ]?15\b|\bimidazolidinyl\b|\bbronopol\b/,
    meant: /\bbrazilian (?:blow|keratin)\w*\b/,
  },
  {
    key: 'isothiazolinone',
    name: 'MI and MCI preservatives',
    words:
      /\b(?:methyl)?(?:chloro)?isothiazolinones?\b|\bmethylisothiazolinone\b|\bkathon\b|\bmci\b|\bmi\b(?= (?:allerg|sensitiv|preserv))/,
    called: /\bmi\b|\bc?mit\b/,
  },
  { key: 'capb', name: 'cocamidopropyl betaine', words: /\bcocamido\w*\b|\bcapb\b|\bbetaine\b/ },
  { key: 'glycol', name: 'propylene glycol', words: /\bpropylene glycol\b/ },
  {
    key: 'salicylate',
    name: 'salicylates',
    words: /\bsalicyl\w+\b|\baspirin\b|\bwillow bark\b/,
  },
  { key: 'aloe', name: 'aloe', words: /\baloe\b/ },
  {
    key: 'daisy',
    name: 'the daisy family',
    words:
      /\bch?amomil\w+\b|\bmatricaria\b|\banthemis\b|\bcalendula\b|\bmarigold\b|\barnica\b|\bechinacea\b|\bragweed\b|\bdais(?:y|ies)\b|\bcompositae\b/,
    meant: /\bsunflower\b|\bhelianthus\b/,
  },
  {
    key: 'fish',
    name: 'fish and shellfish',
    words:
      /\bfish\b|\bshell ?fish\b|\bcrustaceans?\b|\bprawns?\b|\bcrab\b|\bseafood\b|\bchitosan\b|\bcaviar\b|\bmarine collagen\b|\bmolluscs?\b/,
    meant: /\bcollagen\b/,
  },
  {
    key: 'seaweed',
    name: 'seaweed',
    words: /\bsea ?weed\b|\bkelp\b|\balgae?\b|\bspirulina\b|\bfucus\b|\biodine\b/,
  },
  {
    key: 'metal',
    name: 'nickel',
    words: /\bnickel\b|\bcobalt\b|\bmetal\b(?!lic)/,
    meant: /\b(?:steel|metal|wire) (?:clips?|pins?|combs?|grips?|brush\w*)\b/,
  },
  { key: 'zinc', name: 'zinc', words: /\bzinc\b|\bpyrithione\b/ },
  { key: 'selenium', name: 'selenium', words: /\bselenium\b/ },
  { key: 'flax', name: 'linseed', words: /\bflax\w*\b|\blin ?seeds?\b|\blinum\b/ },
  { key: 'avocado', name: 'avocado', words: /\bavocados?\b|\bpersea\b/ },
  { key: 'jojoba', name: 'jojoba', words: /\bjojoba\b|\bsimmondsia\b/ },
  { key: 'sunflower', name: 'sunflower', words: /\bsunflowers?\b|\bhelianthus\b/ },
  { key: 'olive', name: 'olive', words: /\bolives?\b(?! (?:skin|toned?|complexion))|\bolea europaea\b/ },
  { key: 'cocoa', name: 'cocoa', words: /\bcocoa\b|\bcacao\b|\btheobroma\b/ },
  { key: 'mango', name: 'mango', words: /\bmangos?\b|\bmangoes\b|\bmangifera\b/ },
  { key: 'rapeseed', name: 'rapeseed', words: /\brape ?seed\b|\bcanola\b|\bbrassica\b/ },
  { key: 'apricot', name: 'apricot', words: /\bapricots?\b|\bprunus armeniaca\b/ },
  { key: 'castor', name: 'castor oil', words: /\bcastor\b|\bricinus\b/ },
  { key: 'caffeine', name: 'caffeine', words: /\bcaffeine\b/ },
  { key: 'minoxidil', name: 'minoxidil', words: /\bminoxidil\b/ },
  { key: 'retinoid', name: 'retinoids', words: /\bretin\w+\b|\bvitamin a\b/ },
]

/** Only from within: the nuts without what is merely flagged with them. */
export const familyOf = (key: string): Family | undefined =>
  FAMILIES.find(family => family.key === (key === 'nut-only' ? 'nut' : key))
