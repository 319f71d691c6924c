// What the client said about buying: a budget, no selling today, one product only, nothing heavy or sticky.
import { ONE_TO_TWELVE, TEENS, TENS } from '../../../trade/number-words'
import { mentions, plainly, type Source, said, sentencesOf } from '../../../trade/said'
import { type Evidence, evidenceOf } from './hair'
import { quickIn } from './heard'

export type Wishes = {
  budget: { most: number; each: boolean; evidence: Evidence } | null
  tight: Evidence | null
  /** No products wanted at all. */
  none: Evidence | null
  /** Nothing is the matter, in the client's own words. */
  content: Evidence | null
  gently: Evidence | null
  most: 1 | 2 | 3
  heavy: Evidence | null
  sticky: Evidence | null
  pregnant: Evidence | null
  asthma: Evidence | null
  child: Evidence | null
  /** Nothing that is not for a child, whoever it is bought for. */
  minor: Evidence | null
  /** Little time for it in the morning. */
  quick: Evidence | null
}

const LIMIT =
  /\bbudget\b|\bunder\b|\bbelow\b|\bmax(?:imum)?\b|\bup to\b|\b(?:no|not) more than\b|\bless than\b|\b(?:nothing|anything|not|never) (?:over|above)\b|\bwithin\b|\blimit\b|\bspend\w*\b|\bonly has\b|\bat most\b|\bor less\b|\btops\b|\baltogether\b|\bin (?:total|all)\b|\btotal\b|\bto spend\b|\b(?:purse|pocket|penny more|voucher)\b|\bcap(?:ped)?\b|\bstretch(?:es)? to\b|\bafford\b|\bgo(?:es)? to (?:about |around )?(?:[£$€] ?\d|\d+(?:\.\d\d)? ?(?:£|pounds?|quid|euros?|dollars?))|(?:[£$€] ?\d+(?:\.\d\d)?|\d ?(?:pounds?|quid|euros?|dollars?)) (?:with|on) (?:her|him)$/
const MONEY =
  /(?:£|\$|€|gbp ?|usd ?|eur ?)\s?(\d{1,4}(?:\.\d{1,2})?)|\b(\d{1,4}(?:\.\d{1,2})?)\s?(?:£|\$|€|pounds?|quid|gbp|euros?|dollars?)|\bbudget(?: (?:of|is|about|around))?:? ?(\d{1,4}(?:\.\d{1,2})?)\b/

/** "Money is tight, under 30 all in": a bare figure, where the talk is of money. */
const BARE_MONEY =
  /\b(?:under|below|max(?:imum)?|up to|(?:no|not) more than|less than|limit|spend(?:s|ing)?|keep it to|around|about)(?: (?:is|of|about|around|it|to|at|only)){0,6} ?:? ?(\d{1,3}(?:\.\d\d)?)\b(?! ?(?:%|°|cm|mm|mins?|minutes|weeks?|wks?|months?|days?|years?|yrs?|vol|times|degrees|c\b|inch|products?|things|items|am|pm|hours?|percent))/
const OF_MONEY =
  /\bbudget\b|\bspend\w*\b|\bmoney\b|\ball in\b|\bin total\b|\baltogether\b|\btops\b|\bcosts?\b|\bprices?\b|\bpurse\b|\bpay(?:day|ing)?\b/

const spoken = (words: string): number =>
  words.split(/[ -]/).reduce((sum, word) => sum + (NUMBERS[word] ?? 0), 0)
const NUMBERS: Readonly<Record<string, number>> = { ...ONE_TO_TWELVE, ...TEENS, ...TENS }
/** "A tenner", "fifteen pounds". */
const inFigures = (low: string): string =>
  low
    .replace(/\b(?:a )?tenner\b/g, '£10')
    .replace(/\b(?:a )?fiver\b/g, '£5')
    .replace(
      /\b((?:twenty|thirty)[ -]five|five|ten|fifteen|twenty|thirty|forty|fifty|sixty)(?= (?:pounds?|quid|dollars?|euros?)\b)/g,
      words => String(spoken(words)),
    )

function budgetIn(sources: readonly Source[]): Wishes['budget'] {
  for (const source of sources)
    for (const { low, typed } of sentencesOf(source)) {
      const money = MONEY.exec(inFigures(low)) ?? (OF_MONEY.test(low) ? BARE_MONEY.exec(low) : null)
      if (
        !money ||
        !LIMIT.test(inFigures(low)) ||
        /\b(?:per|a|each) (?:visit|cut|colour|month) (?:for|on) (?:her )?(?:colour|cut)/.test(low)
      )
        continue
      const most = Number(money[1] ?? money[2] ?? money[3])
      if (!(most > 0)) continue
      return {
        most,
        each: /\beach\b|\bper (?:product|item|bottle|thing)\b|\ba (?:bottle|product|piece)\b|\bsingle (?:product|item)\b|\bapiece\b/.test(
          low,
        ),
        evidence: { word: money[0], quote: typed.slice(0, 90), where: source.where },
      }
    }
  return null
}

const first = (sources: readonly Source[], words: RegExp): Evidence | null => {
  const [hit] = said(sources, words)
  return hit ? evidenceOf(hit) : null
}
/** Where the denial is part of it: "no retail". */
const firstRaw = (sources: readonly Source[], words: RegExp): Evidence | null => {
  const [hit] = sources.flatMap(source => mentions(source, words))
  return hit ? evidenceOf(hit) : null
}

/** `of16`: those that may say how old somebody is. */
export function readWishes(
  sources: readonly Source[],
  concerns: readonly Source[],
  of16: readonly Source[] = sources,
): Wishes {
  const one = firstRaw(
    sources,
    /\b(?:only|just) (?:wants? |needs? |buys? |one |uses? )?(?:one|1) (?:product|thing|item|step|bottle)\b|\bone product (?:only|max\w*|at a time)\b|\b(?:wants?|needs?|after|looking for|asked for|just|only|likes?) (?:just |only )?(?:one|1|a single) (?:[\w-]+ ){0,3}(?:product|bottle|thing|item)\b(?! (?:that|which) isn't)|\b(?:one|1) (?:product|thing) (?:for everything|does it all|to do it all)\b|\bonly ever buys one\b/,
  )
  const two = firstRaw(
    sources,
    /\b(?:only|just|max\w*|at most) (?:two|2) (?:products|things|items|steps)\b|\btwo products (?:only|max\w*)\b/,
  )
  return {
    budget: budgetIn(sources),
    tight: firstRaw(
      sources,
      /\btight budget\b|\bon a budget\b|\bbudget[- ](?:conscious|minded|friendly)\b|\bmoney is tight\b|\bskint\b|\beverything(?:'s| is|s)? (?:\w+ )?too (?:expensive|dear|pricey)\b|\bcan't afford\b|\bwatch\w* (?:the|her|his) (?:pennies|spending|money)\b|\bprice[- ]sensitive\b|\b(?:low|small|limited|student) budget\b|\bcheap(?:er|est) (?:option|one|please)\b|\bnot (?:too )?expensive\b|\bsaving up\b/,
    ),
    none: firstRaw(
      sources,
      /\b(?:doesn't|does not|don't|do not|didn't|won't) (?:want|need|buy|like)(?: to (?:buy|be sold))?(?: any(?:thing)?| retail| more)* ?(?:(?:products?|retail|to take home|today)\b|$)|\bno (?:retail|products?|sales (?:pitch|talk)|selling|up-?sell\w*)\b(?! (?:with|contain|build|in|residue|at home))|\bnot (?:interested in|looking for|buying) (?:any )?(?:products?|retail|anything)\b|\b(?:please )?(?:don't|do not) (?:sell|recommend|push|offer|try to sell)\b(?! (?:anything|products?|her anything)? ?(?:with|containing)| (?:her |him |any |the )?(?:[\w-]+ )?(?:sprays?|aerosols?|oils?|mousses?|serums?|masks?|shampoos?|conditioners?|gels?|wax(?:es)?|creams?|butters?|powders?|treatments?|leave-?ins?)\b)|\bnever buys (?:anything|products|retail)\b/,
    ),
    content: firstRaw(
      concerns,
      /\bnothing (?:really|much|wrong|in particular|to report|specific|at all|today)\b|^\s*(?:none|nothing|no|n\/a|nil)\.?\s*$|\bjust browsing\b|\bno (?:real |particular |specific )?(?:concerns|complaints|problems|issues|worries)\b|\b(?:happy|content|pleased) with (?:her |his |the |my |their )?(?:hair|everything|it all|results?|how)\b|\ball (?:good|fine)\b|\bno needs?\b/,
    ),
    gently: firstRaw(
      sources,
      /\bhates? (?:being sold|the hard sell|hard sell|sales talk|a pitch|pushy)\w*|\bno pressure\b|\bdoesn't like (?:being sold|pushy|sales)\w*|\bdon't push\b|\bpushy\b/,
    ),
    most: one ? 1 : two ? 2 : 3,
    heavy: heavyIn(sources),
    sticky: firstRaw(
      sources,
      /\b(?:hates?|dislikes?|doesn't like|don't like|not keen on|can't stand|no)\b[^,.;]{0,25}\b(?:sticky|tacky|crunch\w*|stiff (?:hair|products|feel)|crispy|wet[- ]look)\b/,
    ),
    pregnant: null,
    asthma: first(
      sources,
      /\basthma\w*|\bwheez\w*|\btight chest\b|\bcopd\b|\bbreathing (?:problems|difficult\w*)\b/,
    ),
    child: first(
      of16,
      /\b(?:aged?|is|age:?) ?(?:[2-9]|1[0-5])\b(?! ?(?:weeks|months|days|%|cm|:|\/|am|pm|\.))(?= ?(?:years?|yrs?|yo|y\/o|$|[,.;]))|(?<!\b(?:her|his|their|client's) (?:\w+ )?)\b(?:child|kid|girl|boy|daughter|son|little one) ?(?:of |aged |is |,)? ?(?:[2-9]|1[0-5])\b|^\s*(?:child|kid|little (?:girl|boy))\b|(?<!\b(?:her|his|their|client's|(?:has|have|m[uo]m (?:of|to)) a) (?:\w+ )?)\b(?:toddler|infant|newborn)\b|^\s*bab(?:y|ies)\b(?! (?:fine|hair|soft|bump|blonde|lights))|\b\d{1,2} months? old\b|\b(?:[2-9]|1[0-5]) ?(?:years? old|yrs? old|yo|y\/o)\b/,
    ),
    minor: null,
    quick: quickIn(sources),
  }
}

function heavyIn(sources: readonly Source[]): Evidence | null {
  for (const source of sources) {
    const low = plainly(source.text)
    const hit =
      /\b(?:hates?|dislikes?|doesn't like|don't like|not keen on|isn't keen on|can't stand|avoids?|nothing|no|never|without|loathes?)\b[^,.;]{0,25}\b(?:heavy|greasy|oily|rich|thick)\b[^,.;]{0,20}/.exec(
        low,
      ) ??
      /\bgreasy if (?:i|she|he) (?:use|put)s? \w+ (?:heavy|rich)|\b(?:weigh(?:s|ed)?|drag(?:s|ged)?) (?:it|her hair|his hair|hair|everything)?\s?down\b/.exec(
        low,
      ) ??
      /\b(?:prefers?|likes?|wants?|only) (?:\w+ )?(?:light|lightweight|weightless)\b/.exec(low) ??
      /\b(?:said no|no thanks?|declined|refused|returned it|didn't (?:like|want|suit)|tried)\b[^.;\n]{0,30}\btoo (?:greasy|oily|heavy|rich)\b/.exec(
        low,
      )
    if (hit && !/\bno(?:t)? (?:longer )?(?:greasy|oily)\b(?! (?:products?|feel|residue|stuff))/.test(hit[0]))
      return {
        word: hit[0],
        quote: source.text.slice(hit.index, hit.index + hit[0].length).trim(),
        where: source.where,
      }
  }
  return null
}
