// Words of a brief other than its purpose: what limits an offer, who may be shown, how to reach the salon, what is
// sold.
import type { Words } from '../../../reading/lexicon'

const said = (phrases: string): readonly string[] => phrases.split('|').map(phrase => phrase.trim())

/**
 * How far a term extends. `>`: to the end of its clause or to a day; `>>`: even past days; `<`: back over what comes
 * before; `=`: just the words.
 */
export const TERMS = {
  '>': said(
    'for new clients|new clients only|new client only|for new customers|has to be new|must be new|have to be new|new to us|min spend|minimum spend|when you spend|if you spend|spend over|spend|when you book|when you buy|when they book|if you book|if you rebook|when you rebook|with valid|w valid|with proof|with a valid|must be|must bring|must have|must show|valid with|valid for|only with|subject to|provided|as long as|one per|1 per|one each|limited to|max|maximum|first come|for the first|first 10|first ten|first 20|first twenty|over|under|aged|t&c|t&cs|terms apply|t and c|students|nhs|oap|pensioners|seniors|blue light|keyworkers|key workers|teachers|show your|bring your|quote|mention this|with code|w code|use code|using code|code|patch test needed|patch test required|skin test needed|skin test required|skin test 48|patch test 48|by appointment|appointment only|non refundable|no refunds|deposit required|deposit needed|deposit of|ask for|in person only|local only|uk only|ireland only|no cash alternative|selected stylists|selected services|with selected|on selected|participating|off peak|new guests',
  ),
  '>>': said(
    'not with any other|not with student|not with vouchers|not with other|not w any other|cant be used|cannot be used|cant be combined|cannot be combined|not to be used|not valid|not available|not including|not incl|doesnt include|does not include|doesnt apply|excluding|excludes|excl|exc|except|only valid|only available|available only|only on|must be booked|has to be booked|have to book|needs to be booked|need to be booked|must book|never on|not on|not mondays|not tuesdays|not wednesdays|not thursdays|not fridays|not saturdays|not sundays|not weekends',
  ),
  '<': said(
    'only|or over|or older|and over|or under|and under|plus only|apply|required|excluded|not included|permitting|while stocks last|while stock lasts|or more|minimum|essential|colour clients|regulars|existing clients',
  ),
  '=': said(
    'weekdays|weekday|mon to thurs|mon to thu|monday to thursday|term time|new clients|while stocks last|while they last|when its gone its gone|once its gone its gone|non transferable|cash only|walk ins only|no walk ins|online only|in salon only|one per person|one per client|one per household|18+|16+|over 18s|under 16s|under 12s|over 60s|first come first served',
  ),
  enter: said('like|follow|tag|share|comment|like and follow|like and share|save this post|repost'),
} satisfies Words

export const PERMISSION = {
  no: said(
    'not keen|isnt keen|not happy for|not happy with us|doesnt want|didnt want|does not want|doesnt want us|dont use|dont want|rather not|rather we didnt|prefers not|prefer not|said no|says no|no photos|no pics|no pictures|refused|declined|wont let|not to post|not to share|not to be posted|asked us not|asked me not|asked not|no consent|no permission|without permission|not allowed|changed her mind|changed his mind|withdrew|withdrawn|cant use|cant post|cant share|cant put|take it down|not on socials|not on facebook|not on insta|not for socials|keep it off|keep her off|keep private|not comfortable|camera shy',
  ),
  not_said: said(
    'havent asked|not asked|havent checked|not checked|havent got permission|need to ask|still to ask|will ask|must ask|ill ask|to ask her|to ask him|ask her first|ask him first|check with her|check with him|waiting to hear|waiting on her|waiting for her|waiting for him|hasnt replied|not replied|no reply|hasnt got back|not heard back|not signed|hasnt signed|hasnt said|not sure if|not sure she|not sure he|dont know if|form to sign|to sign the form|forgot to ask|didnt ask|never asked|didnt think to ask|should be fine|im sure she|wont mind|wouldnt mind|verbal|verbally|pending|tbc|permission tbc',
  ),
  yes: said(
    'happy for us|happy for me|happy to share|happy to be|happy with us|happy for you|happy for it|is happy for|were happy for|more than happy|said yes|says yes|said ok|said okay|said its ok|said its fine|said thats fine|said fine|said grand|says grand|said its grand|said thats grand|grand to|grand with|grand for|shes grand|fine to|fine with|fine for|ok to|ok with|okay to|okay with|ok for|good to share|ok to post|ok to share|ok to use|okay to share|can use|can share|can post|we can use|signed|signed the form|signed the photo form|signed consent|consent signed|form signed|forms signed|photo form|permission given|gave permission|has given permission|given permission|given us permission|gave us permission|gave the ok|gave us the ok|gave consent|given consent|with permission|with her permission|with his permission|have permission|has permission|got permission|got her permission|got his permission|permission yes|permission ok|permission granted|consent yes|consent given|consent on file|form on file|agreed|agreed to|has agreed|all agreed|up for it|dead on with|all good to|no bother|doesnt mind|dont mind|delighted for us|delighted to|loves the idea|told us to share|asked us to post|asked us to share|told me to post|thumbs up|go ahead|gave the go ahead|in writing|yes to photos|yes to pics|yes to sharing|photo consent|cool with|down for',
  ),
} satisfies Words

export const CONTACT = {
  way: said(
    'dm|dms|dm us|dm me|dm to book|drop us a dm|drop us a message|drop us a line|drop me a message|message us|message me|message to book|msg us|msg|inbox us|pm us|text us|txt us|whatsapp|whatsapp us|call us|ring us|give us a ring|give us a call|give us a bell|give us a shout|call the salon|ring the salon|phone the salon|phone us|call to book|ring to book|email us|reply to this email|reply to book|reply to this|pop in|call in|drop in|walk in|walk ins|book online|book on the app|book on fresha|book via the app|on fresha|on booksy|on treatwell|on phorest|via the website|on the website|link in bio|link in our bio|link in stories|ask at the desk|ask at reception|at the desk|in salon',
  ),
} satisfies Words

/** What is sold or shown; what a price may go with. */
export const THINGS = {
  thing: said(
    'cut|cuts|haircut|haircuts|ladies cut|gents cut|mens cut|kids cut|childrens cut|dry cut|wet cut|cut and finish|cut and blow dry|cut n blow dry|cut and colour|cut n colour|restyle|trim|fringe trim|fringe|bob|chin bob|lob|pixie|crop|layers|fade|fades|skin fade|beard trim|beard|hot towel shave|shave|blow dry|blow dries|blowdry|blow dry bar|blow out|blowout|wash and blow|shampoo and set|set|perm|curly cut|curly perm|colour|full colour|all over colour|root tint|roots|root touch up|tint|toner|gloss|glosses|tone and gloss|highlights|half head|half head highlights|full head|full head highlights|t section|foils|babylights|balayage|ombre|money piece|face frame|scandi hairline|lowlights|grey blending|colour correction|copper|blonde|brunette|red|bleach|platinum|olaplex|k18|bond treatment|treatment|deep treatment|conditioning treatment|scalp facial|scalp facials|head spa|scalp treatment|scalp massage|keratin|keratin treatment|smoothing treatment|brazilian blow dry|extensions|tape extensions|tapes|weave|wefts|braids|cornrows|plaits|plait|updo|up do|hair up|prom hair|prom|bridal hair|bridal|wedding hair|wedding trial|trial|communion hair|debs hair|party hair|brow tint|brow tints|brow wax|brows|lash tint|lashes|nails|manicure|makeup|make up|spray tan|facial|facials|ear piercing|consultation|consultations|shampoo|conditioner|serum|hair oil|spray|hairspray|mask|heat protector|minis|wash bag|gift set|gift sets|gift box|gift boxes|brush|brushes|straighteners|hairdryer|scrunchies|silk pillowcases|refill|refills|range|voucher|vouchers|gift voucher|gift vouchers|gift card|gift cards|frizz|curls|dry hair|split ends|swimming|chlorine|junior|stylist|apprentice|receptionist|colourist|barber|assistant|saturday junior|chair|room|prices|price list|opening hours|late night|hospice|charity|loyalty card|open evening|pamper evening|hen night|workshop|masterclass|models|website|app|salon|patch test|skin test|deposit|cancellations',
  ),
} satisfies Words

/** Notes to the writer that aren't part of the message. */
export const TO_US = {
  note: said(
    'to confirm|tbc|tbd|ask|check with|dont say|dont mention|dont put|dont use|dont name|dont make|dont sound|not to mention|no mention of|leave out|leave her out|leave him out|keep it short|make it|keep it|nothing too|can you do|can you write|pls remind|remind people|reminder to self|note to self|for facebook|for insta|rep reckons|rep says|sales rep|not with|not w|chocka|no prices|no emojis|no hashtags|sound grovelly|just say',
  ),
} satisfies Words

/** Words before or after a name: of a team member, or of the client who is quoted. */
export const BEFORE_A_NAME = new Set(
  said(
    'with|w|by|meet|welcome|to|for|and|from|ask|see|our|stylist|colourist|barber|apprentice|junior|congratulations|congrats|that|thank|thanks|hello|hi|well done|book|introducing|says|-|–|—|client|name',
  ),
)
export const AFTER_A_NAME = new Set(
  said(
    'is|has|joins|joined|starts|started|returns|back|got|passed|qualified|said|says|wrote|will|who|our|leaves|retires|does|just|turns|starting|joining|takes|comes|gets|had|hes|shes|can|offers|and',
  ),
)
