// What costs a stylist the client's trust, as patterns. Domain 6.2–6.4: dismissing, blaming, pushing, promising, jargon.
import type { Pattern } from './signals'

export const FAULTS = {
  dismisses: {
    any: /\b(?:it's (?:only|just) hair|only hair|just hair|(?:it|hair|it'll|it will)(?: will|'ll|)? grows? (?:back|out)|grows back|calm down|relax|chill|don't be (?:so |too )?(?:silly|daft|dramatic|ridiculous|fussy|soft|sensitive|a baby|like that)|you(?:'re| are) (?:over-?reacting|being (?:silly|dramatic|difficult|fussy|ridiculous|too sensitive|unreasonable|paranoid)|imagining|exaggerating|too sensitive|making a fuss)|over-?react\w*|(?:not|no) (?:that |such )?(?:a )?big deal|not that bad|it's (?:really )?not (?:that )?(?:bad|noticeable)|could be worse|looks? fine to me|(?:stop|quit) (?:crying|worrying|fussing|moaning|complaining|stressing)|get over it|move on|nothing to (?:worry|cry|be (?:nervous|scared)) about|no need to (?:worry|cry|be (?:nervous|scared|upset)|fuss)|it'?ll be fine|it will be fine|you'll be fine|you'll (?:live|survive|get used to it|get over)|what'?s the (?:problem|fuss|big deal)|people have (?:real|bigger) problems|everyone (?:says|does|gets|feels) that|worse things|dry your eyes|cheer up|man up|it's normal|that's normal|i(?:'ve| have) seen worse|nobody (?:will|else) (?:notice|notices|cares)|no one (?:will|else) (?:notice|notices|cares)|makes no difference|lots of people (?:have|do)|at least you|so what(?=[?.!]*$)|who cares|(?:well,? |oh,? )?don't be(?=[.!]+(?:\s|$))|(?:nobody|no one|no-one) cares|so sensitive|(?:don't|can't) believe everything|(?:is|it's|that's) (?:very |really |so |quite )?(?:trendy|fashionable|the fashion|in fashion|all the rage|the look)|don't know what (?:you want|to tell you|to say|you expect)|(?:everyone|everybody) (?:else )?(?:copes|manages|gets on)|trying isn't|that's just what \w+ (?:does|do)|you should be[.,!]|just stop (?:pulling|doing|it|that)|it'?s not rocket science|deal with|same as everyone|don't be nervous|don't worry about it)\b/i,
    unless:
      /\b(?:not silly|isn't (?:just|only) hair|it's never (?:just|only) hair|completely normal to|very normal to|normal to feel|natural to)\b/i,
    denial: 'cancels',
  },
  blames: {
    any: /\b(?:(?:isn't|is not|not|wasn't) (?:my|our) (?:fault|problem|mistake|responsibility)|you(?:'re| are) the one who|you must(?:'ve| have)|you (?:probably |clearly |obviously )?(?:didn't|did not|haven't) (?:follow|look after|tell|listen|use|say|wash|mention|care)|you should(?:n't)?(?:'ve| have) (?!a\b|an\b)|your (?:own )?fault|blame yourself|that(?:'s| is) what you (?:asked|wanted|said|get)|you asked for (?:it|that|this)|you (?:said|agreed|signed|chose|wanted) (?:it|that|yes|to it|this)|what did you (?:expect|do to it)|you (?:left|turned up|came|are) (?:it )?(?:too )?late|(?:nobody|no one)(?: else|'s| has| ever)* (?:complain|had a problem)|never had (?:a|any) complaint|(?:the )?(?:last|other|previous) (?:girl|stylist|salon|one|hairdresser)[^.]{0,25}(?:useless|butcher\w*|clueless|ruined|rubbish|terrible|no idea|messed|must have)|(?:jade|my colleague|the junior|the trainee|the girl|someone else) (?:did|must have|messed|always)|you(?:'ve| have) (?:ruined|wrecked|damaged|been (?:using|washing)[^.]{0,20}wrong)|wrong shampoo|you(?:'re| are) (?:ruining|damaging|killing|wrecking|destroying) (?:your|it)|holding (?:us|everyone|me)? ?up|why (?:would|did) you (?:do|let|use|wait|go|leave|cut|pull)|what were you thinking|you(?:'re| are) (?:wrong|mistaken|lying)|that's not true|that's on you\b|your (?:own )?(?:lookout|problem)\b|don't come (?:crying|running|moaning|back) to|you never (?:said|told|mentioned)|because of what you|you brought this)\b/i,
    unless:
      /\b(?:glad|pleased|thank|thanks|happy|appreciate|grateful|love) (?:that )?you (?:\w+ )?(?:said|chose|wanted|asked|told|came)/i,
  },
  policy_shield: {
    any: /\b(?:policy (?:is|says|states)|it's (?:our |the |salon |company )?policy|(?:that's|our|those are|them's) (?:the )?(?:policy|rules)|no refunds?|rules are rules|(?:nothing|not a lot|not much) i can do|not my (?:problem|job|department)|can't help (?:you|that|it)|take it or leave it|terms and conditions|you signed|that's (?:just )?how it is|not allowed to|read the (?:sign|terms|website))\b/i,
    unless:
      /\b(?:so (?:let me|i'll|what i can)|but (?:what i can|i can|let me|here's|i'll)|what i can do|unfair|exception|that said)\b/i,
  },
  pushes: {
    any: /\b(?:you (?:really |definitely |absolutely |just |do )*(?:need|must|have to|should|ought to|gotta|got to) (?:really |definitely |to )?(?:buy|get|have(?! (?:been|done|had|\w+ed)\b)|take|try|purchase|invest|the £?\d?|this|these|our|a mask|the \w+ (?:mask|shampoo|oil|set|kit))|you need (?:the|this|these|all|our|to buy|a £)|everyone (?:buys|gets|has|loves)|all my clients (?:buy|have|use|get)|(?:on )?(?:offer|special|sale|discount)[^.]{0,20}(?:today|now|ends)|(?:today|now) only|only today|last (?:one|few|chance|bottle|tub|pot)|grab (?:it|one|them) (?:quick|now|while)|everyone(?:'s| is) (?:mad|crazy|getting|buying|using|raving)|you'd be (?:silly|mad|daft|crazy) not to|suits everyone|cash or card|your loss\b|investment in yourself|you spend more on|only ours (?:works?|will|is)|cheaper than therapy|(?:shall|should|can) i (?:ring|put|bag|pop|add) (?:it|them|that|this|those|these) (?:up|through|on|in)|ring (?:it|them) up|i(?:'ll| will) (?:just |already )?(?:add|put|pop|ring|bag) (?:it|them|that|those|these) (?:on|to|up|in|through|at the till)|you(?:'ll| will) regret|don't be (?:tight|cheap|stingy)|treat yourself|can't (?:leave|go) without|no excuse|you're worth it|go on|i get commission|my (?:target|commission)|commission|hit my target|it's only £|you can afford|just buy|surely you can|ours (?:is|are) better|put one (?:by|aside)|better buy|are you sure\?? (?:it|you|everyone)|why not\?|you really should)\b/i,
    unless: /\b(?:no pressure|only if|if you(?:'d| would) like|don't (?:need|have) to|no need to)\b/i,
    denial: 'cancels',
  },
  fear: {
    any: /\b(?:(?:will|gonna|going to|'ll) (?:all )?(?:break|snap|fall out|drop out|be ruined|go (?:bald|green|orange)|get worse|look (?:awful|terrible|cheap|bad))[^.]{0,25}(?:if you|unless|without|otherwise)|(?:if you don't|unless you|without (?:it|this|them)|otherwise)[^.]{0,45}(?:break|snap|fall out|drop out|ruin\w*|bald|green|go orange|fade|wast\w+|regret|disaster|worse|damaged)|(?:it'll|it will|you'll) be (?:frizzy|back to|ruined|dry|dull|gone|orange|brassy|a mess)[^.]{0,12}by|do you want (?:fried|burnt|green|damaged|bald|ruined)|you'll be (?:bald|sorry)|ruin (?:your|the|all)|waste of (?:money|time)|don't blame me|not my (?:fault|problem) if|won't be responsible)\b/i,
    unless: /\b(?:want(?:ed)? to be honest|that's why (?:i'd|we))\b/i,
  },
  overpromises: {
    any: /\b(?:guarantee[ds]?|100 ?%|hundred per ?cent|i promise (?:you|it|that|you'll)|promise you'll|no (?:damage|risk)(?: at all)?|zero damage|damage[- ]free|won't (?:damage|hurt|fade|break|feel a thing|regret|be disappointed|notice)|can't go wrong|you(?:'ll| will|'re going to|'re gonna) (?:absolutely |totally |definitely |just )?(?:love|adore|look (?:amazing|ten years|exactly|like|perfect|a million))|exactly like (?:the|that|this|your) (?:photo|picture|pic)|(?:exactly|identical to) (?:the )?(?:photo|picture)|look (?:just|exactly) like (?:her|him|the|that)|(?:all )?(?:in|done in) (?:one|a single) (?:go|visit|session|appointment|sitting)|(?:platinum|blonde|white|silver|pastel|pink|lilac) (?:today|by (?:tonight|lunch|tomorrow)|in an hour|no problem)|get you (?:\w+ ){1,3}today|(?:no problem|easy|easy peasy|piece of cake|simple|sure thing)[^.]{0,15}(?:today|we can|i can|done|one)|(?:lasts?|stays?|keeps?|hold|good) (?:\w+ )?for ?ever|never (?:fade|frizz|break|go)\w*|perfect(?:ly)? (?:every time|result|match|first time)|be perfect|(?:completely|totally|perfectly|absolutely) safe|definitely (?:work|last|suit|cover|look|fix|hold|come|get)|(?:fix|fixes|cures?|solve|solves|sort|sorts) (?:that|it|this|everything|all (?:of )?(?:it|that))(?: (?:straight away|completely|in no time|for good|overnight))?[.!]?$|job done by|(?:all )?done by (?:lunch|tea)|like (?:new|magic)|miracle|brand new|any colour you (?:like|want)|whatever you want,? no problem)/i,
    unless:
      /\b(?:i can't|i cannot|no one can|nobody can|wouldn't want to|rather than|not going to (?:promise|pretend)|won't (?:promise|guarantee|pretend)|(?:chance|try|want|like|hope|help|how|need|able) (?:you |us |me )?to (?:fix|solve|sort)|too (?:much|many|far|fast)[^.!?]{0,12}in one|in one go (?:can|could|would|might|may|will (?:damage|break|weaken|dry))|all in one go\?|not (?:all )?in one|isn't (?:all )?in one|if you (?:like|love)|i'll (?:sort|fix|put)|we'll (?:sort|fix)|sort it (?:out )?(?:with|for) you|let's (?:fix|sort))\b/i,
    denial: 'cancels',
  },
  medical: {
    any: /\b(?:(?:cure|cures|heal|heals|treat|treats|reverse|reverses|stop|stops|prevent|prevents) (?:the |your |any |all )?(?:hair ?loss|alopecia|shedding|thinning|balding|baldness|dandruff|psoriasis|eczema|dermatitis|allerg\w+|thyroid|infection)|(?:re-?grow|grow back|grow it back|make it grow|grows? (?:new |your )?hair|hair growth|regrowth serum|growth (?:vitamins|serum|pills|tablets))|(?:stop|come off|change|don't take|skip) (?:taking )?(?:your |the )?(?:medication|meds|tablets|pills|hrt|statins)|it(?:'s| is) (?:just |probably |definitely |clearly )?(?:your )?(?:hormones|thyroid|alopecia|ringworm|anaemia|an iron|psoriasis|stress)|you(?:'ve| have) (?:probably |clearly |definitely |obviously )?(?:got )?(?:alopecia|psoriasis|a thyroid|anaemia)|(?:safe|fine) (?:in|during|for) (?:pregnancy|chemo\w*)|doctors (?:don't|know nothing)|no need to see a doctor|don't need a doctor|take (?:an? )?(?:antihistamine|biotin|iron|piriton))\b/i,
    unless:
      /\b(?:gp|doctor|pharmacist|trichologist|dermatologist|can't (?:say|tell|diagnose|treat)|not (?:a doctor|medical)|patch)\b/i,
    denial: 'cancels',
  },
  unsafe: {
    any: /\b(?:(?:skip|forget|don't (?:bother with|need)|no need for|without|never mind|not worth|can do without) (?:a |the |that )?(?:patch|skin|allergy|strand) ?tests?|patch tests? (?:is|are|isn't|aren't) (?:a )?(?:waste|nonsense|not (?:needed|necessary)|optional|just)|nobody (?:does|bothers with) (?:patch|skin|strand) tests?|we (?:don't|never) (?:do|bother with) (?:patch|skin|strand) tests?|i won't tell (?:your (?:mum|parents|mother)|anyone)|don't tell (?:your mum|anyone)|just sign (?:here|this|a waiver)|sign a waiver|bleach (?:it )?(?:over|on top) (?:again )?(?:today|now)|40 ?vol(?:ume)? (?:on|over|to) (?:the )?(?:scalp|roots)|a bit of (?:burning|stinging|itching) is normal|beauty is pain|it's supposed to (?:burn|sting|hurt))\b/i,
  },
  interrupts: {
    any: /(?:^|\b)(?:let me (?:stop|interrupt) you|let me finish|hang on,? (?:no|let|i)|hold on,? (?:no|i)|yeah,? yeah|yes,? yes,? (?:but|i know)|as i was saying|i wasn't (?:finished|asking)|anyway\b|moving on|enough about|i(?:'ve| have) heard enough|blah|whatever\b|i don't need (?:the|your) (?:whole|life) (?:story|history)|long story|get to the point|spare me|can we (?:just )?get on|not listening|just (?:tell|answer) me)/i,
    unless:
      /\bwhatever (?:you|suits|works|feels|time|we|makes|length|it takes)\b|\banyway, (?:thank|i'm|how)/i,
  },
  rude: {
    any: /\b(?:shut up|stupid|idiot\w*|useless|moron|dumb|ugly|ridiculous|pathetic|rubbish|crap|shit\w*|fuck\w*|bloody|damn|hell\b|piss\w*|bitch|cow|karen|mad woman|crazy|mental|lazy|cheapskate|tight-fisted|get out|go (?:somewhere|elsewhere)(?: else)?(?: then)?|go to (?:a|the) (?:cheap|chain|barber|supermarket)|don't like it|like it or lump it|not my problem|can't afford it,? (?:go|then|don't)|hurry up|chop chop|get a move on|come on,? come on|i haven't got (?:all day|time)|(?:easier|quicker|less work) for me|i'm (?:really |too )?busy|make it quick|be quick|what do you want|what now|next!|don't care|couldn't care|deal with it|tough(?: luck)?$|suit yourself|obviously|do you even|are you (?:deaf|blind|serious)|for god's sake|your problem|love,? i|listen,? love|sweetheart|darling,? (?:calm|relax))\b/i,
    unless:
      /\b(?:not (?:stupid|silly|crazy|ridiculous)|isn't (?:stupid|silly|ridiculous)|(?:felt|feel|feeling|feels) (?:pathetic|stupid|rubbish|crap|awful|ridiculous|useless|ugly|like)|no such thing|busy (?:day|week|mornings|life|mum)|when you're busy|obviously (?:upset|unhappy))\b/i,
    denial: 'cancels',
  },
  judges: {
    any: /\b(?:(?:at|for) your age|(?:at|for) (?:someone|a woman|a girl|a man|a lady) (?:of )?(?:your|that) (?:age|size|shape|weight)|act your age|mutton|let yourself go|your (?:face|head) is (?:too|so|a bit) (?:round|fat|big|wide|large|long|chubby)|(?:fat|chubby|big|round|double) (?:face|chin)|lose (?:some |a bit of )?weight|makes you look (?:old|fat|cheap|tired|like a)|look (?:old|fat|haggard|rough|a state|a mess)|(?:your|that) (?:kind|type|sort) (?:of hair|here)|(?:difficult|bad|nappy|unruly|messy|problem|wild|impossible) hair|hair like (?:yours|that) is|good hair|too (?:old|fat|dark|foreign)|what are you\?|where are you really from|ages you|that explains (?:a lot|it|everything)|(?:well|just|god),? look at it|you people|your (?:lot|sort|culture|religion|kind)|(?:old|older|fat|young|posh|rich|poor|ginger) (?:people|women|ladies|girls|men|folk) (?:are|always|don't|can't|like)|\bew+\b|yuck|gross|disgusting|(?:wow|god|gosh|jeez),? (?:it|that) shows|it shows[.!]|look at (?:those|the state|this mess|the mess)|what a (?:mess|state)|take (?:that|it|the scarf|the hijab) off|real (?:man|woman|girl|boy)|your husband (?:must|won't|will)|boys don't|for a (?:boy|man)|proper (?:man|lady)|weird|not normal|normal people|what's wrong with (?:you|him|her)|is he (?:ok|normal|always)|you look (?:awful|terrible|tired|ill|rough)|(?:awful|dreadful|horrendous|terrible|shocking) (?:hair|hairstyle|cut|state))\b/i,
    unless:
      /\b(?:must (?:have )?(?:be|been|feel|felt)|sounds?|how (?:awful|terrible)|felt|feel(?:s|ing)?|not (?:weird|awful|terrible)|that's (?:awful|terrible|dreadful)|so sorry|what an? (?:awful|terrible)|no (?:bad|problem) hair)\b/i,
    denial: 'cancels',
  },
  jokes: {
    any: /\b(?:ha ?ha\w*|lol|lmao|rofl|bird's nest|birds nest|scarecrow|mop|bog brush|toilet brush|haystack|hedge|dragged through|wet dog|poodle|electrocuted|electric socket|kitchen scissors|lawn ?mower|pull the other|what (?:on earth |the hell |have you )?(?:happened|did you do|have you done) (?:to|with) (?:it|your|this|that)|who did this|did you (?:do|cut) (?:that|it|this) (?:yourself|in the dark|with)|looks like a (?!good|great|lovely|plan)|joking|only kidding|cheeky|witch|clown|oompa|tango|bald(?:y| spot)|slaphead|granny|old lady|wig)\b/i,
    unless:
      /\b(?:not joking|no joking|wig (?:fitting|care|appointment|cap|stylist|specialist|trim)|your wig|the wig|a wig|wigs|bald patch|i'm not laughing|tell me what happened)\b/i,
  },
  distracted: {
    any: /\b(?:what was your name|what's your name again|(?:sorry,? )?(?:my|the) phone|let me (?:just )?(?:answer|get|take) (?:this|that|the)|one sec(?:ond)?\b|(?:were|was) you saying|what (?:were|did) you (?:say|saying)(?: again)?|i wasn't listening|missed (?:that|what you said),? whatever|got another client|my next client|running late|(?:i(?:'ve| have)) got (?:ten|five|two|\d+) minutes|who(?:'s| is) next|kylie|sharon,? (?:can|did)|zoned out|miles away|wasn't paying attention|lost track|hang on a (?:sec|minute)|where were we|i'm starving|tired today|hungover)\b/i,
    unless:
      /\b(?:(?:sorry|apologise|apologies)[^.]{0,40}(?:kept you|running late|wait)|kept you waiting|i don't want to rush|your next|turned? off|off my phone|i've put)\b/i,
  },
  fillers: {
    any: /\b(?:um+|uh+|er+m?|dunno|dunno|don't know|not (?:really |too |very )?sure|no idea|maybe\b(?=.*\bmaybe\b)|i guess|i suppose|kind of|kinda|sort of|sorta|like,|something like that|or something|or whatever|i think maybe|maybe i think|we'll see|hopefully|whatever you think|if that makes sense|hard to say)\b/i,
    unless:
      /\b(?:not sure (?:about|how|what|which|if|whether) (?:you|to use|works)|if you(?:'re| are) not sure|in case you don't know|what kind of|which kind of|the kind of|any kind of|this kind of|that kind of|what sort of|i don't know (?:yet )?(?:but|so|and) (?:i'll|let me)|don't know your|hard to say (?:until|before|without)|i don't know how you)\b/i,
  },
  bluffs: {
    any: /\b(?:trust me|i(?:'m| am) the (?:expert|professional|hairdresser|stylist|one)|i know (?:what i'm doing|best|better)|leave it (?:to|with) me|don't question|because i said|take my word|believe me|i(?:'ve| have) (?:been doing this|done (?:hundreds|thousands|loads))|years of experience|you don't (?:need to know|understand)|you wouldn't understand|too technical|(\w{4,}) is \1\b|just science|never goes wrong)\b/i,
  },
  vague: {
    any: /^(?:you know,? )?(?:just )?(?:look after it|be nice to it|take care of it|be careful(?: with it)?|treat it (?:well|nicely|gently)|keep it nice|do what you (?:normally|usually) do|use whatever|the usual|nothing special|it depends|google it|look (?:it )?(?:on|up on)? ?(?:youtube|google|online)|whatever works|you'll figure it out|same as always|use good (?:stuff|products)|normal stuff|hmm|ok|okay|right|sure|fine|yeah|yep|cool|nice|good|great)[.!, ]*(?:see (?:you|ya)|bye|then|love|and you'll be fine)?[.!]*$/i,
  },
  closes_cold: {
    any: /\b(?:see ya|laters?[.!]*$|off you go|next please|that's it|that's all|we're done|all done|pay (?:at|over) (?:the|there)|door's there|bye\b)/i,
    unless: /\b(?:see you|thank|take care|enjoy)\b/i,
  },
  closed_leading: {
    any: /\b(?:don't you (?:think|want|agree|like)|wouldn't you (?:rather|like|love|say)|you (?:do )?(?:want|like|need|'d like) [^.?!]{2,40}(?:don't you|right|yeah|wouldn't you)\?|surely you|isn't it\?|you don't (?:want|mind)[^?]{0,40}do you\?|you're (?:not|happy)[^?]{0,30}(?:are|aren't) you\?)/i,
    unless:
      /\b(?:what|which|why|how|anything|something|things?) (?:do|don't|did|didn't|would|wouldn't|that|you)\b/i,
  },
} as const satisfies Record<string, Pattern>
