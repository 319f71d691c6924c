// What a bottle is made with: cleansers, dyes, preservatives, silicones, proteins, actives.
import type { Family } from './family'

/** "Allergic to preservatives" may mean any of them. */
const PRESERVATIVES = /\bpreservatives?\b/

export const CHEMISTRY: readonly Family[] = [
  {
    key: 'sulphate',
    name: 'sulphates',
    words:
      /\bsul(?:ph|f)ates?\b|\bs\.?l\.?e?\.?s\b|\ba\.?l\.?s\b|\b(?:sodium|ammonium|magnesium|tea|mea)[- ]la?ur(?:yl|il|eth|el)\w*\b/,
    unless: 'wash',
  },
  {
    key: 'salt',
    name: 'salt',
    words:
      /\bsalts?\b(?! (?:and|&) pepper|-and-pepper)|\bsodium chloride\b|\bmaris sal\b|\bmagnesium sul(?:ph|f)ate\b/,
  },
  {
    key: 'dye',
    name: 'hair dye',
    words:
      /\bppd\w?\b|\bptd\b|\b(?:p|para)[- ]?phenylene ?diamine\b|\bphenylenediamine\b|\btoluene[- ]?(?:2,5[- ]?)?diamine\b|\bresorcinol\b|\baminophenols?\b|\bhair ?dyes?\b|\bbox ?dyes?\b|\bpermanent colou?r\b|\bblack henna\b/,
    called:
      /\bhair colou?r\b|\bcolou?r\b(?= (?:makes?|made|gives?|gave|brings?|brought|caus(?:es?|ed)|burns?|burnt)\b)|\btints?\b|\bdyes?\b/,
    meant:
      /\bcolou?r[- ]?(?:depositing|deposit|kit|mousse|refresh\w*|booster)\b|\bdeposit(?:s|ing)? (?:colou?r|pigments?|red|copper|tone)\b|\broot (?:touch|cover|conceal)\w*|(?<!\bfor (?:\w+ (?:or|and) )?)\btinted\b|\btinted\b(?! (?:or (?:\w+ )?|and (?:\w+ )?)?(?:hair|lengths|ends))|\bdyes?\b|\btint\b(?! (?:keep(?:er|ing)?|lock(?:ing)?|sav(?:e|er|ing)|guard|protect\w*|shield)\b)|\bhenna\b|\bcolou?r mask\b|\bsemi[- ]permanent\b/,
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
  { key: 'paraben', name: 'parabens', words: /\b\w*parabens?\b/, called: PRESERVATIVES },
  {
    key: 'silicone',
    name: 'silicones',
    words: /\bsilicones?\b|\b\w*(?:dimethicon(?:e|ol)|methicone|siloxane|silanol|siloxysilicate)\b/,
    called: /\bcones\b/,
  },
  {
    key: 'protein',
    name: 'protein',
    words: /\bproteins?\b|\bkeratin\b|\bcollagen\b|\belastin\b|\bamino acids?\b/,
    meant:
      /\bhydroly[sz]ed\b|\bsilk (?:protein|amino|extract|peptide)s?\b|\bpeptides?\b|\bsericin\b|\bfibroin\b/,
  },
  {
    key: 'silk',
    name: 'silk',
    words: /\bsilk (?:proteins?|amino acids?|extract|peptides?|powder)\b|\bsericin\b|\bfibroin\b/,
    // Only by itself, since a product may be called silk for how it feels.
    called: /\bsilk(?=\s*(?:$|[,.;/&+)]|or\b|and\b))/,
    meant: /\bsilk\b/,
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
    words:
      /\bformaldehyde\b|\bformalin\b|\bdmdm\b|\bquaternium[- ]?15\b|\bimidazolidinyl\b|\bdiazolidinyl\b|\bhydroxymethylglycinate\b|\bmethylene glycol\b|\bbronopol\b/,
    called: PRESERVATIVES,
    meant: /\bbrazilian (?:blow|keratin)\w*\b/,
  },
  {
    key: 'isothiazolinone',
    name: 'MI and MCI preservatives',
    words: /\b\w*isothiazolinones?\b|\bkathon\b|\bc?mci\b|\bcmit\b|\bmi\b(?= (?:allerg|sensitiv|preserv))/,
    called: new RegExp(`\\bmi\\b|\\bc?mit\\b|${PRESERVATIVES.source}`),
  },
  { key: 'capb', name: 'cocamidopropyl betaine', words: /\bcocamido\w*\b|\bcapb\b|\bbetaine\b/ },
  { key: 'glycol', name: 'propylene glycol', words: /\bpropylene glycol\b/ },
  {
    key: 'salicylate',
    name: 'salicylates',
    words: /\bsalicyl\w+\b|\baspirin\b|\bwillow bark\b/,
  },
  {
    key: 'metal',
    name: 'nickel',
    words: /\bnickel\b|\bcobalt\b|\bmetal\b(?!lic)/,
    meant: /\b(?:steel|metal|wire) (?:clips?|pins?|combs?|grips?|brush\w*)\b/,
  },
  { key: 'zinc', name: 'zinc', words: /\bzinc\b|\bpyrithione\b/ },
  { key: 'selenium', name: 'selenium', words: /\bselenium\b/ },
  { key: 'caffeine', name: 'caffeine', words: /\bcaffeine\b/ },
  { key: 'minoxidil', name: 'minoxidil', words: /\bminoxidil\b/ },
  { key: 'retinoid', name: 'retinoids', words: /\bretin\w+\b|\bvitamin a\b/ },
  { key: 'panthenol', name: 'panthenol', words: /\b(?:dex)?panthenol\b|\bpro-?vitamin b ?5\b/ },
  { key: 'glycerin', name: 'glycerin', words: /\bglycerine?\b|\bglycerol\b/ },
  { key: 'urea', name: 'urea', words: /\burea\b/ },
  { key: 'vitamin-e', name: 'vitamin E', words: /\bvitamin e\b|\btocopher\w+\b/ },
  { key: 'niacinamide', name: 'niacinamide', words: /\bniacin(?:amide)?\b|\bnicotinamide\b/ },
  { key: 'biotin', name: 'biotin', words: /\bbiotin\b/ },
  { key: 'hyaluronic', name: 'hyaluronic acid', words: /\bhyaluron\w+\b/ },
  { key: 'squalane', name: 'squalane', words: /\bsqual[ae]ne\b/ },
  {
    key: 'paraffin',
    name: 'mineral oil',
    words: /\bmineral oils?\b|\bparaffin\w*\b|\bpetrol(?:atum|eum)\b|\bvaseline\b/,
  },
  { key: 'phenoxyethanol', name: 'phenoxyethanol', words: /\bphenoxyethanol\b/, called: PRESERVATIVES },
  { key: 'benzyl-alcohol', name: 'benzyl alcohol', words: /\bbenzyl alcohol\b/, called: PRESERVATIVES },
  {
    key: 'glucoside',
    name: 'glucosides',
    words: /\b(?:decyl|lauryl|coco|caprylyl)[ -]?glucosides?\b|\bglucosides?\b/,
  },
  { key: 'fatty-alcohol', name: 'cetearyl alcohol', words: /\b(?:cetyl|cetearyl|stearyl|behenyl) alcohol\b/ },
  { key: 'edta', name: 'EDTA', words: /\bedta\b/ },
  { key: 'piroctone', name: 'piroctone olamine', words: /\bpiroctone\b|\boctopirox\b/ },
  { key: 'ketoconazole', name: 'ketoconazole', words: /\bketoconazole\b|\bnizoral\b/ },
  { key: 'coal-tar', name: 'coal tar', words: /\bcoal tar\b/ },
  { key: 'charcoal', name: 'charcoal', words: /\bcharcoal\b/ },
]
