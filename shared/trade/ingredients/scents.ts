// Fragrance and the oils that carry it.
import type { Family } from './family'

const ESSENTIAL =
  /\bessential oils?\b|\blavend\w+\b|\blavandula\b|\brosmarinus\b|\btea[ -]?tree\b|\bmelaleuca\b|\b(?:pepper|spear)?mint\b|\bmentha\b|\bmenthol\b|\beucalyptus\b|\brosemary\b|\bylang\w*\b|\bbergamot\b|\bclary sage\b|\bgeranium\b|\bpatchouli\b|\bsandalwood\b|\bneroli\b|\bfrankincense\b|\bcedar(?:wood)?\b|\bthyme\b|\blemon ?grass\b|\bcymbopogon\b|\bpelargonium\b|\bcananga\b|\bsalvia sclarea\b|\bpogostemon\b|\bsantalum\b|\bboswellia\b|\bcedrus\b|\bcitrus (?:aurantium|limon|sinensis|paradisi|bergamia)\b|\bpetitgrain\b|\bvetiver\b|\bjuniper\w*\b|\bcinnamon\b|\bcinnamomum\b|\bcloves?\b|\bcamphor\b|\bwintergreen\b|\bgaultheria\b/

export const SCENTS: readonly Family[] = [
  {
    key: 'fragrance',
    name: 'fragrance',
    words:
      /\bfragran(?:ce|ces|ced)\b|\bperfum\w*\b|\bparfum\b|\bscent(?:s|ed)?\b|\blinalool\b|\blimonene\b|\bgeraniol\b|\bcitronellol\b|\bcoumarin\b|\beugenol\b|\bhydroxycitronellal\b|\bhexyl cinnamal\b|\bbutylphenyl\b|\bisomethyl ionone\b|\bbenzyl (?:salicylate|benzoate)\b|\bbalsam of peru\b|\bmyroxylon\b|\bcitral\b|\b(?:amyl |hexyl )?cinnam(?:al|yl)\b|\bfarnesol\b|\bisoeugenol\b|\bionone\b|\bevernia\b|\banise alcohol\b|\bterpineol\b|\blinalyl\b|\baroma\b|\bmusk\w*\b/,
    called:
      /\bsmell(?:s|y)?\b|\bscent[- ]free\b|\bperfume[- ]free\b|\bfragrance[- ]free\b|\bun(?:scented|perfumed|fragranced)\b|\bnon[- ]scented\b|\baftershave\b/,
    meant: new RegExp(
      `${ESSENTIAL.source}|\\baromatic\\b|\\bvanilla\\b|\\brose (?:oil|water|petal)\\b|\\bjasmine\\b|\\bcitrus\\b|\\b(?:orange|lemon|lime|grapefruit) (?:oil|peel|blossom|flower)\\b|\\bcologne\\b|\\bsmells (?:of|like)\\b|\\bnotes of\\b|\\bfloral\\b`,
    ),
    // How a product smelt when she tried it says nothing about scents in general.
    unlike: { after: /^s? of (?:it|that|this|them|those|these|the)\b/, before: /(?!)/ },
    unless: 'cosmetic',
    without: /\bun(?:scented|perfumed|fragranced)\b|\bnon[- ]scented\b|\bscentless\b/,
  },
  {
    key: 'essential-oil',
    name: 'essential oils',
    words: /\bessential oils?\b|\baromatherap\w+\b/,
    meant: new RegExp(`${ESSENTIAL.source}|\\bcitrus\\b`),
  },
  {
    key: 'mint',
    name: 'mint and menthol',
    words: /\b(?:pepper|spear)?mint\w*\b|\bmenth\w+\b/,
    meant: /\bcooling\b|\btingl\w+/,
  },
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
]
