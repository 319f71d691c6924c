// Products that a client has at home, turned down, wants again or has never tried. As families (wording.ts).
import type { Families, FamilyTable } from '../../wording'

const NOT =
  "didn't/did_not/didnt/doesn't/does_not/doesnt/don't/dont/won't/wont/wouldn't/isn't/wasn't/not/didnae/disnae/doesnae/wasnae/isnae/wouldnae/dinnae"
const STYLERS =
  'oil/oils/mousse/gel/hairspray/hair_spray/wax/spray/sprays/serum/serums/mask/masks/cream/creams/leavein/leaveins/leave_in/leave_ins/butter/butters'
const NEARLY_OUT =
  'last squeeze/drop/drops/bit/few, nearly/almost/just_about gone/out/finished/empty, used (it/them) (all) up'
const SECOND = 'spare, second one/bottle/tube/pot, backup/back_up, same again'

export const AGAIN: Families = `ran/run/runs/running out, run/runs/running low, finished, nearly empty/out/finished, is/are empty,
  out_of her/his/the/their, need/needs (a) new/more/another/refill*, want/wants (some/a) more/another/new/to_buy/to_try/to_get,
  asked for/about, <not interested in, would_like/keen to try, reorder*/repurchas*/rebuy*/restock*, re order*/purchas*/buy*/stock*,
  one for work/the_gym/holiday/travel/her_mum/her_bag/her_desk, loved the sample/tester, ${NEARLY_OUT}, ${SECOND}`

export const DECLINED: Families = `${NOT} (really/actually) want*/fancy*/like*/buy*/take*/get_on/need*/care_for/keen*/interested*/use*/try*/after*/up_for/convinced*,
  declin*/refus*/loath*/returned/hates/hated/dislike/disliked/dislikes, said no, said naw, no to the/any/both/that/this, no thank/thanks,
  turned (*) down, passed on, brought (it) back, not for her/him/me, never again/use/uses/want/wants,
  too heavy/greasy/sticky/drying/expensive/strong/dear/oily/rich/pricey, made her/his/my/the/it ..14 greasy/limp/dry/worse/sticky/flat/itch*,
  give/gives/gave/make/makes/made her/him/me ..4-COMMA wheez*/rash*/headache*/migraine*/hives*/itch*/sneez*/cough*/spots*/sick*/feel*,
  didn't/didnae work/suit/help/agree, gave up on, allergic to it/that, allergic to the * in it, reacts/reacted to it/that,
  no (more) ${STYLERS}, nae (more) ${STYLERS}, skip the, stop/stopped/stops (using) it/that/them, stop/stopped/stops using the,
  don't/do_not/never offer/sell/recommend/give/push, leave out the`

/** Plainly not wanted: "does not want", "isn't all that interested". */
export const UNWANTED: Families =
  "doesn't/does_not/don't/didn't/did_not/won't/not ..2-COMMA want*/need*/interested*"
export const GETS_ON: Families = 'got/get/gets/gotten/getting on with'
export const DENIES: Families = "not/never/*n't"
export const NEVER_USES: Families = "never again/use/uses, doesn't/does_not/won't/don't use"

export const OWNS: Families = `has/have/had/got/own/owns/owned/bought/buys/purchase/purchased/received/keeps/uses/using/already/at_home/plenty_of,
  stocked/picked up, took/takes home, was given, still going, bottle/tub/tube/pot/jar/can/pump ..6-COMMA left`
export const AT_HOME: Families = `at home, already, still has/have/got/going/using, plenty, own/owns/owned, bought, full bottle, stocked, took home,
  just got, picked up, has (got) a/an/the/her/his/our/some/both/that, happy with her/his/the, purchased`
export const STILL: Families = 'still, at home'
export const NOT_OWNED: Families = `doesn't/does_not/hasn't/has_not/haven't/don't/never/no_longer (*) have*/has*/got*/own*/use*/using/used/had/bought/buy*,
  without any/a, has/had no, used to use/have/buy, no longer, want/wants/need/needs/like/likes something, looking for`
/** "Not used a purple shampoo before" isn't a refusal. */
export const UNTRIED: Families = `not/never/hasn't/haven't/has_not/have_not (ever/really/yet) used/tried/owned/had ..20 before/yet/so_far/until_now/till_now,
  never/not (ever) tried/owned -it/that/them/again *`
/** Words about the hair or the client in such a piece, not about a product. */
export const OF_ELSE: Families =
  'is/are/was/washes/loves/loved/enjoy/enjoys/likes/want/wants/need/needs/feel/feels/look/looks/get/gets/swims/works'

/** She tried it and it didn't suit. That stays true. */
export const TRIED: Families = `get/got/getting on with, made her/his/my/it/the, gave/gives her/him/me, didn't suit/agree/work, brought (it) back,
  returned, hates/hated, never again`
const MORE_OF_IT = `another one/bottle/tube/pot/please/for, another of_it/of_those/of_them/of_the_same, another ;, one more, it again,
  more please/of_it, more ;, refill, replacement, running out/low, all gone, ${NEARLY_OUT}, ${SECOND}`
export const MORE: Families = MORE_OF_IT
const WHO = 'she/he/they/client'
/** "Wants another one." with nothing that could name another product. */
export const BARE_MORE: Families = `^ (but/and) (${WHO}) (now) (want/wants/need/needs/would_like/asked_for/asks_for/after/fancies/please_give_her) ..2 @more ..6 ;`
export const BARE_MORE_OF: FamilyTable = { more: MORE_OF_IT }

/** "Had a keratin treatment on Friday" was done here and isn't a jar at home. */
export const SERVICE: Families =
  'had/having/booked ..3-COMMA keratin/brazilian/smoothing ..2-COMMA treat*/smooth*/blow*'
export const BARE_DATE: Families =
  '^ # ;, ^ # # # ;, ^ (#) jan*/feb*/mar*/apr*/may/jun*/jul*/aug*/sep*/oct*/nov*/dec* # ;'
/** "Said no." and nothing more. */
export const BARE_NO: Families = `^ (${WHO}) said no (thank/thanks/thank_you) ;, ^ (${WHO}) no thank/thanks/thank_you ;, ^ (${WHO}) declined/refused ;,
  ^ (${WHO}) (was) not interested ;, ^ (${WHO}) turned/passed * down ;,
  ^ (${WHO}) (so) stop/stopped (using) it/that/them (for_now/for_a_bit/for_a_while) ;,
  ^ (${WHO}) didn't/did_not/didnae want/buy/fancy/like/take (it/them/that/one) ;,
  ^ (but) (${WHO}) wasn't/was_not/isn't/weren't/wasnae keen/interested/convinced/bothered/tempted/sure ;,
  ^ (but) (she/he) (is) allergic/react/reacted/reacts to it/that, ^ (but) (she/he) (is) allergic to the * in it`
/** The reason for a no: "too dear", "a bit too greasy for her". */
export const GROUND: Families = `(as/because/she/he)* (thought/found/felt/say/says/it/it's/them/was/is)* (far/way/just/a/bit/little)* too
  dear/expensive/pricey/much_money/costly/heavy/greasy/oily/rich/thick/sticky/tacky/stiff/crunchy/strong/drying/perfumed/smelly ..40 ;`
export const ALONE: Families = '^ (but/she/he/client/has/did/it/them/that)* (tried/used/had) (it/them/one) ;'

const OF_THE_FEEL =
  'smell/scent/fragrance/perfume/feel/texture/price/cost/look/residue/finish/hold/result/idea/way/stickiness/thought'
const within = (before: string): string =>
  OF_THE_FEEL.split('/')
    .map(word => `${before}${word}`)
    .join('/')
/** "Loves the cream, said no to the oil": the no is about something else. */
export const OF_ANOTHER: Families = `no (thanks/thank_you) to -it/that/this/them/both/the_price (the/a/an/any/some/our/her/his) *,
  want/wanted/fancy/like/liked/buy/declined/refused/turned_down/passed_on/hate/hates/hated the/a/an/any/some/our -${within('')}/${within('*_')}/${within('*_*_')} *`

export const PURPLE: Families =
  'purple/violet/silver (*) shampoo*/conditioner*/mask*/toning/product/products/stuff*'
export const BLUE: Families = 'blue (*) shampoo*/conditioner*/mask*/toning/product/products/stuff*'
export const TINTED: Families = 'red/copper/auburn/pigment/depositing'
/** A new piece of the sentence begins here without a comma: "bought the mask and didn't like it". */
export const AND_THEN: Families = "and has/didn't/doesn't/declined/want/wants/bought/uses"
