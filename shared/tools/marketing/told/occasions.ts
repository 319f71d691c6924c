// What a brief is for, in the words of British and Irish salons; the first in the list that is plainly said counts. A
// `?` marks words that may also go with another occasion.
import type { Words } from '../../../reading/lexicon'

const said = (phrases: string): readonly string[] => phrases.split('|').map(phrase => phrase.trim())

export const OCCASIONS = {
  skin_test: said(
    'skin test|skin tests|patch test|patch tests|allergy test|allergy alert test|patch testing|skin testing|tested before your colour',
  ),
  price_change: said(
    'price increase|price rise|price change|price review|prices are going up|prices going up|prices go up|price is going up|price goes up|prices will go up|prices will be going up|prices will rise|prices will increase|prices are changing|prices are increasing|prices will change|putting our prices up|putting prices up|putting the prices up|put our prices up|put prices up|raising our prices|increase our prices|increasing our prices|increase in our prices|increase our price|increase prices|new prices|new pricing|new price list|updated price list|price list update|update our prices|first increase|small increase|going up by|goes up by|goes up to|going up to|goes from|going from|going up|gone up|price update|prices rise|prices drop|lowering our prices|prices coming down|prices are coming down|reducing our prices|price drop|prices frozen|freezing our prices|price freeze|goes up?|go up?|goes?|up to £?',
  ),
  giveaway: said(
    'giveaway|give away|giving away|win|to win|could win|competition|comp time|prize|prize draw|raffle|enter now|to enter|enter by|tag a friend|tag a mate|tag two friends|tag 2 mates|tag 2 friends|like and share|share this post|like and tag|winner|winner picked|winner announced|winner drawn|winners will be picked|draw|up for grabs?|name out of the hat',
  ),
  hiring: said(
    'hiring|were hiring|vacancy|vacancies|recruiting|apply|apply to|apply by|send your cv|cv to|cvs to|send a cv|cv|cvs|join our team|join the team|join us as|looking for a stylist|looking for a junior|looking for an apprentice|looking for a barber|looking for a colourist|looking for a receptionist|looking for an experienced|need a stylist|need a junior|need a saturday|need an apprentice|want a junior|wanted|saturday junior|saturday girl|saturday lad|saturday person|saturday job|saturday staff|saturday help|part time stylist|full time stylist|stylist wanted|junior wanted|apprentice wanted|barber wanted|chair to rent|chair for rent|rent a chair|chair rental|room to rent|apprenticeship|job|position available|looking for someone|trial shift|on the lookout for a|were after a?|after a junior|after a stylist|after a receptionist|self employed stylist',
  ),
  referral: said(
    'refer a friend|referral|refer|bring a friend|bring a mate|bring a pal|bring your mum|send a friend|send us a friend|send a mate|send your mates|introduce a friend|recommend a friend|recommend us|tell a friend|tell your friends|each friend|every friend you send|friend you send|for each friend|mates rates|bring a new client|pass our name on',
  ),
  winback: said(
    'miss you|missed you|miss your face|weve missed you|we miss you|been a while|its been a while|long time no see|not seen you|havent seen you|weve not seen|havent seen|not been in|not been in since|havent been in|hasnt been in|havent been for|not been for|hasnt been for|not visited|lapsed|havent booked|hasnt booked|not booked since|come back to us|come back and see us|tempt you back|win them back|win back|lost clients|havent visited|lapsed clients|clients who havent|clients we havent seen|gone quiet|overdue a visit|overdue an appointment',
  ),
  charity: said(
    'charity|in aid of|raising money|raise money|raising funds|fundraiser|fundraising|fundraise|donate|donated|donation|donating|all proceeds|proceeds|proceeds go to|goes to the hospice|going to the hospice|to the hospice|hospice|good cause|food bank|foodbank|macmillan|little princess trust|collecting for|collection for|sponsored|charity day|pound from every|euro from every|from every cut goes|of every|from every|cutathon|go to charity|raised for|for the air ambulance|lifeboats|rnli|marie curie|samaritans|pieta house|cancer research|movember|shelter?',
  ),
  voucher: said(
    'voucher|vouchers|gift voucher|gift vouchers|gift card|gift cards|giftcard|e voucher|e vouchers',
  ),
  move: said(
    'moving|were moving|weve moved|we have moved|are moving|moving to|moving premises|moving salon|moving next door|moving round the corner|on the move|relocating|relocated|new premises|new address|new location|new home|new salon is at|moved to|move to|second salon|changing address',
  ),
  closure: said(
    'closed|we close|well be closed|were closed|were shut|shut|shutting|well be shut|closing for|closing early|closing at|closing on|closed for|closure|salon closed|salon is closed|not open|wont be open|not opening|taking a break|annual leave|shut down|shut for|refit|training day|close early|no appointments on?|on our holidays|bank holiday closing|have to close|had to close|bereavement',
  ),
  hours: said(
    'opening hours|opening times|new hours|new opening|our hours|hours are changing|hours change|late night|late nights|late opening|open late|open later|opening late|opening later|open till|open til|open until|opening till|opening til|opening until|open earlier|opening earlier|open early|open sundays|open on sundays|open mondays|open on mondays|open sunday|open monday|open on a monday|open on a sunday|opening sundays|opening mondays|now open on|now opening on|open 7 days|open seven days|extended hours|extra hours|extra opening|christmas hours|xmas hours|summer hours|winter hours|festive hours|holiday hours|easter hours|bank holiday hours|hours over|open from|half day|open all day|open bank holiday|starting earlier|finishing later|evening appointments',
  ),
  policy: said(
    'policy|cancellation policy|no shows|no show|noshow|noshows|cancellation fee|deposit|deposits|taking deposits|booking fee|late fee|late policy|notice|24 hours notice|48 hours notice|48hrs notice|24hrs notice|hours notice|running late|late arrivals|from now on|no longer accept|no longer take|no longer taking|card only|cash only|cashless|no cash|children policy|house rules|please dont bring|cancel with less|cancellations|late cancellations|if youre late|if you are late|more than 10 minutes late|more than 15 minutes late|more than ten minutes late|new rule|terms have changed|no kids|no dogs',
  ),
  new_person: said(
    'welcome to the team|welcome to our team|welcoming|joins us|joins the team|joined us|joined the team|has joined|joining us|joining the team|say hello to|say hi to|say hiya to|meet|meet our|meet the team|meet the newest|new stylist|new barber|new colourist|new apprentice|new junior|new receptionist|new starter|new team member|new girl|new lad|new face|newest member|newest stylist|new member of the team|introducing our new|starts with us|starts w us|starting with us|starts on monday|back from maternity|back off maternity|back from mat leave|back off mat leave|returns from maternity|returning from maternity|is back from|back with us|first day|our newest|big welcome|warm welcome|give a warm welcome|new to the team|taken on|weve taken on|new addition|addition to the team',
  ),
  event: said(
    'open evening|open night|open day|event|party|pamper night|pamper evening|hen night|hen party|hen do|masterclass|workshop|demo|demo night|launch party|launch night|girls night|ladies night|prosecco evening|fizz night|charity night|late night shopping|vip night|vip evening|guest evening|drinks and nibbles|nibbles|join us for|come along|come along to|rsvp|hair show|plaiting class|plaiting workshop|braiding class|braiding workshop|styling class|class|lesson|lessons|models needed|models wanted|model night|model evening|need models|hair models|wedding fair|wedding fayre|bridal evening|pop up|coffee morning|a head|per head|tickets|places on|communion day|quiz night|santa|market|fair?|fayre|fete|festival',
  ),
  tips: said(
    'tips|tip|top tips|3 tips|how to|how often|howto|advice|a guide to|myths|mistakes|did you know|dos and donts|what to ask|why you should|look after your hair|looking after your hair|looking after your|look after your|aftercare|ways to|steps to|hacks|explain the difference|difference between|explain why|tell people why|tell them how|things to|reasons to|reasons why|make your colour last|make it last|keep your blonde|protect your hair|protecting your hair',
  ),
  thanks: said(
    'thank you|thanks to|thanks for|thankyou|huge thanks|big thanks|grateful|happy birthday|birthday|anniversary|10 years|ten years in business|years in business|years open|years old|turned|were turning|weve won|we won|award|awards|finalist|finalists|shortlisted|nominated|highly commended|five star reviews|merry christmas|happy christmas|happy new year|happy easter|happy mothers day|milestone|followers',
  ),
  availability: said(
    'slots|slot|free slot|last minute|last min|availability|available|space|spaces|spaces left|space on|got space|has space|gap|gaps|gaps in|free on|chairs free|chair free|appointments left|appts left|appts free|appointments free|appointments available|appts available|free appointment|cancellation|a cancellation|cancelled|cancelled on us|had a cancellation|diary is open|diary open|books are open|books open|now booking|now taking bookings|taking bookings|bookings open|filling up|filling fast|nearly full|fully booked|book early|book now for|book your christmas|waiting list|come free|has come up|free this|free today|free tomorrow|fit you in|squeeze you in|room for|few left|couple left|only two left|taking new clients|new clients welcome|walk ins welcome|spots|spots left|appts|free chair|opening on the books',
  ),
  offer: said(
    'off|half price|special offer|offer|deal|discount|promo|promotion|sale|save|saving|two for one|2 for 1|bogof|buy one get one|buy one get one free|buy two get|buy 2 get|3 for 2|free with|free when|for free|free treatment|free olaplex|free blow dry|free cut|free fringe trim|complimentary|on the house|on us|package|bundle|black friday|cyber monday|flash sale|loyalty|loyalty card|reduced|was|down from|instead of £|normally|norm|usually|worth £|only £|just £|students?|nhs|blue light|oap|pensioners|special|deals',
  ),
  launch: said(
    'launching|launch|launches|introducing|new service|new treatment|new menu|new range|new on the menu|new in|brand new|now offering|were now offering|now doing|were now doing|now available|now stocking|now stock|just landed|just arrived|have arrived|has arrived|has landed|have landed|coming soon|opens|opening|weve started|started doing|start doing|starting to offer|we now do|we now offer|we now have|we do now|new app|new website|new booking system|online booking|can now book|you can now|new bar|added to the menu|trained in|now certified in|new machine|new',
  ),
  product: said(
    'shampoo|conditioner|serum|hair oil|oil?|spray|hairspray|mask?|heat protector|heat protect|leave in|leave in conditioner|hair mask|dry shampoo|mousse|styling cream|purple shampoo|silver shampoo|scalp scrub|minis|gift set|gift sets|gift box|gift boxes|brush|brushes|straighteners|ghd|ghds|hairdryer|hairdryers|curling wand|airwrap|silk pillowcase|silk pillowcases|scrunchie|scrunchies|retail|products|product|range?|on the shelf|on the shelves|back in stock|in stock|stocking|stock|stockists|rrp|kit?|take home|bottle|bottles|litre bottles|litres',
  ),
  news: said(
    'news|update|newsletter|round up|did you see|in the paper|on the radio|refurb|refurbished|refurbishment|makeover of the salon|new look|new sign|new floor|new sinks|new backwashes|new chairs|parking|roadworks|wifi|dog friendly|going green|recycle|recycling|sustainable|eco|refill|passed|qualified|promoted|leaving us|is leaving|last day with us|goodbye|engaged|had her baby|had a baby|baby|retiring|retires|lost property|power cut|phone lines are down|phones are down|phones are back|number has changed|new number|new phone number|same number|under new management|name change|changing our name|new name',
  ),
} as const satisfies Words
export type Occasion = keyof typeof OCCASIONS | 'transformation' | 'testimonial' | 'other'

/** Goes with other occasions: if an offer, a place or something new is for one of them, that one's word decides. */
export const BESIDE: ReadonlySet<string> = new Set([
  'offer',
  'availability',
  'launch',
  'product',
  'news',
  'thanks',
])
