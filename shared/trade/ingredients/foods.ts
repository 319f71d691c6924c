// Ingredients from food: nuts, seeds, grain, milk, honey, fish. A cosmetic may give their Latin names.
import { type Family, NOT_HELD } from './family'

export const FOODS: readonly Family[] = [
  {
    key: 'nut',
    name: 'nuts',
    words:
      /\balmonds?\b(?![- ]sized?)|\bprunus (?:amygdalus|dulcis)\b|\bmacadamias?\b|\bwalnuts?\b(?![- ]sized?)|\bhazel ?nuts?\b(?![- ]sized?)|\bpecans?\b|\bpistachios?\b|\bcashews?\b|\bbrazil[ -]?nuts?\b|\bkukui\b|\b(?:tree |mixed )?nuts?\b(?![- ]sized?)|\bnut[ -]oils?\b|\bmarula\b|\bpraline\b|\bmarzipan\b|\bjuglans\b|\bcorylus\b|\bbertholletia\b|\banacardium\b|\bcarya illino\w+|\bpistacia vera\b|\bsclerocarya\b|\baleurites\b|\bcandle ?nuts?\b|\bcastanea\b|\bsweet chestnuts?\b|\bamandes?\b|\bnoisettes?\b|\bfrangipane\b|\bnougat\b|\bgianduja\b|\bpili oil\b|\bmongongo\b|\bamygdal\w+/,
    called: /\bnutty\b/,
    also: ['peanut', 'argan', 'shea', 'coconut-only'],
  },
  {
    key: 'peanut',
    name: 'peanut',
    words: /\bpeanuts?\b|\bground ?nuts?\b|\barachis\b|\bmonkey nuts?\b/,
    also: ['nut-only', 'argan'],
  },
  { key: 'argan', name: 'argan', words: /\bargan\w*\b/, called: /\bmoroccan ?oils?\b/, also: ['nut-only'] },
  { key: 'shea', name: 'shea', words: /\bshea\b|\bbutyrospermum\b|\bvitellaria\b|\bkarit[eé]\b/ },
  {
    key: 'coconut',
    name: 'coconut',
    words: /\bcoco(?:nuts?|s)?\b|\bmonoi\b|\bcopra\b/,
    // Kept apart from the nuts, because nearly every wash contains some.
    also: ['coconut-made'],
  },
  {
    key: 'coconut-made',
    name: 'what is made from coconut',
    // Only in products. Anyone who writes "cocamidopropyl betaine" on a record means just that.
    words: /(?!)/,
    meant: /\bcocam\w+|\bcoco(?:yl|ate|ampho\w*|betaine)\b|\bcoco-\w+/,
    grave: true,
  },
  { key: 'sesame', name: 'sesame', words: /\bsesam\w+\b|\btahini\b/ },
  {
    key: 'gluten',
    name: 'gluten and wheat',
    words:
      /\bgluten\b|\bbarley\b|\brye\b|\bmalt(?:ed)?\b|\bspelt\b|\bbeer\b|\bhordeum\b|\bsecale\b|\bseitan\b/,
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
    words: /\bsoy\w*\b|\bsoja\b|\bglycine max\b|\btofu\b|\blecithin\b/,
    meant: /\bvegetable proteins?\b/,
  },
  {
    key: 'dairy',
    name: 'milk',
    words:
      /\bdairy\b|\b(?<!oat |rice |soya? |plant |coconut |almond |vegan )milk\b|\bcasein\w*\b|\bwhey\b|\bbuttermilk\b|\byogh?urt\b|\blacto\w*\b|\bkefir\b|\blactis\b/,
  },
  { key: 'egg', name: 'egg', words: /\beggs?\b|\balbum[ei]n\b|\byolk\b|\bovum\b/ },
  {
    key: 'bee',
    name: 'honey, beeswax and propolis',
    words:
      /\bhoney\w*\b|\bmel\b(?! b)|\bbees?\b(?! stings?)|\bbees?wax\b|\bcera alba\b|\bpropolis\b|\broyal jelly\b|\bbee (?:products?|pollen|venom)\b/,
    unlike: NOT_HELD,
  },
  {
    key: 'fish',
    name: 'fish and shellfish',
    words:
      /\bfish\b|\bshell ?fish\b|\bcrustaceans?\b|\bprawns?\b|\bcrab\b|\bseafood\b|\bchitosan\b|\bcaviar\b|\bmarine collagen\b|\bmolluscs?\b/,
    meant: /\bcollagen\b/,
  },
]
