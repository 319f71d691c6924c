// What can be heard in a stylist's sentence, as patterns. `unless`: words in the same sentence that turn it round.
// The method and its two sides: design/domain.md 6.1–6.4 (City & Guilds consultation notes, LAST for complaints).

export type Pattern = {
  any: RegExp
  /** What only sounds so: left out of the sentence, and the rest is read as it stands. */
  spares?: RegExp
  unless?: RegExp /** A denied match doesn't count: "I can't guarantee". */
  denial?: 'cancels'
}

const FEELING =
  'nervous|anxious|scared|worried|wary|upset|upsetting|embarrass\\w*|awful|horrible|horrid|frustrat\\w*|disappoint\\w*|stress\\w*|painful|difficult|hard|tough|rough|worrying|scary|frightening|overwhelm\\w*|angry|cross|annoy\\w*|sad|shock\\w*|distress\\w*|unsettl\\w*|self-conscious|rotten|let down|hurt\\w*|humiliat\\w*|dread\\w*|lonely|exhaust\\w*|daunting|uncomfortable|emotional|gutted|miserable|heartbreaking|cautious|hesitant|strange|odd|weird|isolating|exposed|vulnerable|personal|raw|draining|maddening|infuriating|inconvenient|cruel|protective|unsure|conscious|fed up|nerve-?w?rack\\w*|terrif\\w*|petrif\\w*|mortif\\w*|irritat\\w*|devastat\\w*|demorali\\w*|deflat\\w*|intimidat\\w*|jarring|aggravating|exasperat\\w*|hurtful|off-?putting'

export const PATTERNS = {
  greets: {
    any: /^(?:hi|hiya|hello|hey|good (?:morning|afternoon|evening)|morning|afternoon|welcome)\b|\b(?:lovely|nice|great|good|pleased|so good) to (?:meet|see|have) you\b|\bthanks for (?:coming|popping|calling|ringing)\b|\bcome (?:on )?in\b|\bwelcome (?:here|in|to)\b/i,
  },
  introduces: {
    any: /\b(?:[Ii]'?m|[Ii] am|[Mm]y name is|[Mm]y name's|you're with|it's) (?!So\b|Really\b|Not\b|Sorry\b|Afraid\b|I\b|OK\b|Just\b|On\b|In\b|At\b|Up\b|No\b|All\b|Glad\b|Here\b)[A-Z][\p{Ll}]+\b|\bi'll be (?:your stylist|looking after you|doing your hair)\b/u,
  },
  comfort: {
    any: /\b(?:comfortable(?! (?:\w+ )?(?:spend|pay|maintain|with (?:the |that |this )?(?:price|cost|upkeep)))|all the time (?:in the world|you need)|take your time|no rush|no hurry|at your (?:own )?pace|in your own time|stop me|just say (?:stop|so|if|when)|say stop|tell me to stop|shout if|raise (?:your|a) hand|(?:get|fetch|fancy|like|bring|grab|make|offer) (?:you |yourself )?(?:a |some )?(?:cup of |glass of |hot )?(?:tea|coffee|water|drink|cuppa)|have a seat|take a seat|pop your (?:coat|bag)|as slow(?:ly)? as|you're in (?:control|charge|safe hands)|in control|your (?:call|choice|decision)|nothing (?:happens|gets cut|will happen|comes off|goes on) (?:until|without|before|unless)|before (?:every|each|any) (?:cut|snip)|(?:private|quiet) (?:room|corner|space|area|chair|seat|spot|time)|screen|quieter|we can (?:pause|stop|take a break|go slow)|breaks?\b.*\bwhenever|(?:whenever|until|when) you(?:'re| are) ready|when you say|somewhere (?:quiet|private)|(?:tell|told|show|explain to|talk) you (?:through )?(?:what i'm doing|each step|every step|everything|it all|as we go)|show you (?:in the mirror|before|first|as we go|each step))/i,
    unless: /£ ?\d|\b(?:break if|will break|don't have time|get comfortable paying)\b/i,
  },
  small_talk: {
    any: /\b(?:how(?:'s| is| was| has) (?:your|the) (?:day|week|weekend|morning|journey|holiday|new job|baby|family|wedding|son|daughter|trip|mum|work)|how are you(?:\?|,|$| today| doing| keeping| getting on)|how have you been|how did (?:the|your)|last time you (?:told|said|mentioned)|congratulations|happy birthday|how exciting)\b/i,
  },
  thanks: {
    any: /\b(?:thank you|thanks|cheers|appreciate (?:you|it|that)|grateful)\b/i,
    unless: /\bno,? thanks\b/i,
  },
  warm: {
    any: /\b(?:lovely|wonderful|gorgeous|brilliant|fab|well done|great (?:choice|question|idea|to|sign|news|start|plan)|good (?:choice|question|idea|thinking|news|sign|plan|point|shout)|right to (?:bring|tell|say|ask|ring|call|come|mention)|no judge?ment|i hear you|trusting me|i'd love to|welcome|of course|absolutely|happy to|glad (?:you|that|to)|i'm glad|my pleasure|pleasure|you're (?:very )?welcome|look(?:ing)? forward|can't wait|delighted|exciting|take care|enjoy|suits you|beautiful|really helpful|that helps|with pleasure|we'll (?:look after|get) you|i'm here|let's (?:have a look|work this out|sort this|find|make)|together|i'd love|sounds (?:lovely|great|perfect))\b/i,
    unless: /\b(?:whatever|obviously you)\b/i,
  },
  offers_choice: {
    any: /\b(?:would you (?:like|prefer|rather|be (?:happy|ok|comfortable))|if you(?:'d| would) (?:like|prefer|rather|want)|how (?:does|would|do) that (?:sound|feel|suit)|does that (?:sound|work|feel|suit|make sense)|are you happy (?:with|for|to)|up to you|which (?:would|do|suits|one)|or would you|only if you|if you can(?!'| afford)|is that (?:ok|okay|all right|alright)|what would you (?:like|prefer))\b/i,
  },
  check_question: {
    any: /\b(?:is that (?:right|correct|fair|how)|have i (?:got|understood|missed|heard)|did i (?:get|understand|hear|miss)|does that sound (?:right|about right|like)|am i right|right so far|anything (?:i(?:'ve| have) missed|else i should know|i missed|you'd (?:add|change))|does that (?:make sense|cover|match|feel right)|that right\?|correct\?|how does that (?:sound|feel))/i,
  },
  paraphrases: {
    any: /\b(?:so,? (?:you|the|your|what|it|length|if|just|to|for you|for home|that's|we|from|this|basically)|to check|let me (?:check|make sure|see if|recap|repeat|play)|just to (?:check|confirm|make sure|recap|be clear)|sounds (?:like|as if|as though)|it sounds|if i(?:'ve| have)? (?:understood|heard|got)|you (?:mentioned|said|told me|were saying|described)|as you (?:said|mentioned|described)|what i(?:'m| am) hearing|i(?:'m| am) hearing|i (?:can )?see (?:it|what you mean|where|why|those|the)|i hear (?:that|you want|you'd|your)|from what you(?:'ve| have)? (?:said|told|described)|in other words|to recap|to sum(?:marise| up)|summar\w+|have i got (?:that|this)|i can (?:hear|see|tell) (?:how|that|it|you|why)|what matters (?:most )?(?:to you )?is|(?:your|the) (?:big|main|biggest) (?:worry|concern|thing|aim|priority)|repeat (?:that )?back|you're (?:absolutely |quite |so )?right|you(?:'d| would) (?:like|love|rather|prefer)|you(?:'re| are) (?:after|hoping|looking for|worried|saying)|you want(?:ed)?)\b/i,
    unless:
      /\b(?:what (?:would|do|did) you (?:like|want)|(?:do|did|don't) you want\b|would you like|if you(?:'d| would) like|whatever you|you said it|i told you)\b/i,
  },
  empathises: {
    any: new RegExp(
      `\\bno wonder\\b(?! (?:it|your hair|that|this|the ends)(?:'s| is| looks| feels| went| has)\\b)|\\byou poor (?:thing|love|soul)\\b|\\bunderstandabl[ey]\\b|\\bmakes (?:complete|total|perfect|a lot of|so much)? ?sense (?:that|you|to|why|after|given)\\b|\\bthat makes (?:complete|total|perfect)? ?sense\\b|\\b(?:that|it|this|orange|which|waiting|losing|having|hearing|being|seeing|getting|going)\\b[^.!?]{0,45}\\b(?:must|sounds?|would|could|can|might)(?: have)?(?: really)? (?:be|been|feel|felt|seem|seemed|so|really|very|like)? ?(?:so |really |very |incredibly |quite |a bit |like |a )*(?:${FEELING})\\b|\\bsounds (?:so |really |very |incredibly |quite |like (?:a|an) )*(?:${FEELING})\\b|\\bi can (?:hear|see|imagine|tell|understand|completely understand|really hear|absolutely see) (?:how|why|that|it|you|this|what)\\b|\\bi (?:understand|appreciate|realise|get|know|see) (?:how|why|that (?:you|this|it)|this (?:is|has|must)|it(?:'s| is|'s been| has))\\b|\\b(?:i'd|i would|anyone would|anybody would|most people would|you've every right to|you have every right to) (?:feel|be)\\b|\\bit(?:'s| is) (?:ok|okay|fine|completely normal|very normal|normal|natural|all right|alright|only natural) (?:to|that you|if you) (?:feel|be|cry|worry|take|want|need|change)|\\byou're not (?:alone|being (?:silly|difficult|fussy|a pain))\\b|\\bnot silly at all\\b|\\b(?:takes|took) (?:real |a lot of )?(?:courage|guts)\\b|\\b(?:you feel|you're feeling|you felt|you must feel|feeling) (?:so |really |very |quite |a bit )*(?:${FEELING})\\b|\\bi(?:'m| am)? (?:would )?feel for you\\b|\\b(?:a|such a|a really|a very|so) (?:${FEELING}|big|horrible|rotten) (?:time|thing|experience|year|week|day|few|place|situation|morning)\\b|\\b(?:i )?don't blame you\\b|\\b(?:you|that) deserve|\\b(?:that|it|this|they|those|which|\\w+)(?:'s| is| are|'re|'d be| was) (?:(?:so|really|such|very|real|bit|quite|pretty|proper|never|not|a|an) )*(?:${FEELING}|horrible|frustrating|annoying|no fun|a lot(?! (?:of|more|less|lighter|darker|shorter|longer|better|easier|cheaper))|a shame|worrying|rotten)\\b|\\b(?:lots of|many|most|plenty of) (?:of )?(?:my |our |other )?(?:people|clients|us|women|ladies) (?:do|dread|hate|worry|have felt|feel|have felt|find|get|are) (?:like that|the same|that|it|nervous|anxious|this)|\\bso (?:very |deeply |terribly )*sorry\\b|\\bsorry for your loss|\\bsorry (?:that )?(?:you|this|that|it)(?:'re|'ve| are| have)? (?:went|had|has|was|happened|were|been|going)|\\bi get (?:that|it|why|how)\\b(?=.*\\w)|\\b(?:that|this|it) must (?:be|have|feel)\\b|\\byou must (?:feel|have felt|(?:be|have been) (?:so |really |very |feeling )*(?:${FEELING}))|\\bmust(?: have)? (?:be|been|feel|felt|get) (?:so |really |very |quite |a bit |such a |pretty )*(?:disappoint\\w*|frustrat\\w*|annoying|upsetting|embarrass\\w*|worrying|scary|frighten\\w*|exhaust\\w*|stressful|horrible|awful|(?:hard|tough|heavy) going)\\b|\\bit matters\\b|\\bno judge?ment\\b|\\b(?:nobody|no one) (?:deserves|should have to)\\b|\\ba (?:big|huge|real) (?:moment|deal for you|step|thing|decision|change|choice|leap)\\b|\\bno (?:wrong|right) (?:answer|choice|way)|\\b(?:that|it|this)(?:'s| is) (?:such )?a (?:hard|tough|tricky|personal|brave) (?:decision|choice|step|call|one)\\b|\\b(?:would|'d) (?:put|make|upset|worry|scare|annoy|hurt|throw|frighten|shake|knock) (?:anyone|anybody|most people|me|any of us)\\b|\\bno need to (?:be sorry|apologi[sz]e|say sorry)|\\bdon't apologi[sz]e\\b|\\bthank you for (?:trusting|telling|sharing|being (?:honest|open))\\b(?=.*\\w)`,
      'i',
    ),
    unless:
      /\b(?:but (?:it's|it is|you|that's|our|policy|i can't|there's)|(?:understand|know|see|hear|get) how you feel[.!]?$|calm down|get over|overreact\w*|hard work|i can see why[.!]?$)/i,
  },
  apologises: {
    any: /\b(?:sorry|apologi[sz]e|apologies|apology)\b/i,
    unless:
      /\b(?:not sorry|no need|nothing to|don't (?:be|apologise)|never (?:be|apologise)|miles away|sorry,? (?:(?:my |the )?next\b|(?:i(?:'ve)? )?(?:got|have) to\b|which|what|who|where|how|is|are|do|did|can (?:we|you|i)|could|but|can't|cannot|no|that's (?:the|our|just)|what\??$|policy|i'm busy|love)|sorry you (?:feel|think) (?:that|like))\b|^sorry\W*$/i,
  },
  owns: {
    any: /\b(?:that(?:'s| is| was) (?:on us|on me|our|my)(?: (?:fault|mistake|responsibility))?|we (?:got (?:this|it|that) wrong|ought to have|should've|should have|let you down|didn't (?:get|listen|do|check|explain|tell))|i (?:got (?:this|it|that) wrong|should have|let you down|didn't (?:listen|check|explain|tell|make))|(?:that's |it's )?down to (?:us|me)\b|on our side|we (?:have )?missed|my (?:mistake|fault)|our (?:mistake|fault|error)|take (?:full )?responsibility|not what you (?:asked|wanted|came|paid)|isn't the result|(?:isn't|is not|wasn't|not) (?:good enough|acceptable|okay|fair on you|how we)|not the standard|(?:chance|let me|like|want|going) to (?:put (?:it|this|that) right|make (?:it|this|that) right))\b/i,
    unless: /\b(?:isn't (?:my|our) fault|not (?:my|our) (?:fault|mistake|responsibility)|you should have)\b/i,
  },
  bare_understand: {
    any: /^(?:i (?:really |totally |completely |fully |do )*(?:understand|hear you|get it|get you|feel you|feel your \w+|validate you|empathi[sz]e|am listening|'m listening)|i understand totally|i'm (?:here|listening)|i know how you feel|thank you for sharing|i'm all ears)\b[^,;]{0,20}(?:[,.!]|$)/i,
  },
  explains: {
    any: /\b(?:because|so that|so it|so your|so you|which means|that means|this means|it means|usually means|meaning|the reason|(?<!feel )that way|this way|as it|since (?:your|the|it|bleach|box)|it (?:adds|helps|protects|keeps|stops|seals|softens|holds|smooths|gives)|(?:treatment|mask|spray|oil|shampoo|cream|one|leave-in) (?:adds|helps|protects|keeps|stops|seals|softens|holds|smooths|gives|will help)|to (?:keep|protect|help|stop|avoid|make sure|let)|in other words|that's (?:when|how|where|the|a)|think of it)\b/i,
  },
  decides: {
    any: /\b(?:i(?:'d| would) (?:suggest|recommend|start|go|aim|advise|keep|take|use|leave|do|try|like to)|i (?:suggest|recommend|advise)|my (?:advice|suggestion|recommendation|plan)|i(?:'ll| will) (?:show|start|take|tone|check|ring|call|book|do|make|keep|use|put|send|go|look|write|ask|fix|redo|text|talk|explain|see|move|come|stop|tell|give)|we(?:'ll| will|'d| would| can| could) (?:start|aim|do|take|keep|use|tone|book|go|put|add|see|test|make|get|work|look|build|move|lift|do)|let's|here's (?:what|the plan|how)|the plan|what i'd do|first|the safest|your toner|wait|rinse)\b/i,
    unless: /\b(?:i'd go somewhere else|let's not bother)\b/i,
  },
  limits: {
    any: /\b(?:won't|will not|can't (?:promise|guarantee|say|diagnose|judge|know|be sure|get|go|take|make|change|be exactly|tell|bleach|lighten|dye|tint|perm|colou?r (?:anyone|under|you|her|him|it|that))|cannot (?:promise|guarantee|say|go|be)|no guarantees?|not (?:able to )?(?:guarantee|promise|get there|reach|possible|realistic|in one|something i can|safe|all at once|exactly|identical|straight away|today)|may(?:be)? (?:not|need|take|feel|look|be|come|fade|still)|might (?:not|need|take|feel|look|be|come|fade|still)|could (?:take|need|still|feel|look|fade|weaken|be)|usually|often|sometimes|depends|it varies|realistic\w*|honest\w*|to be (?:honest|upfront|clear|straight|open)|upfront|over time|gradual\w*|step by step|stage by stage|bit by bit|at a time|rather than|unlikely|likely|(?<!anyone |you )should (?:last|hold|take|soften|settle|feel)|(?:about|around) (?=a |an |\d|£|half|one|two|three|four|five|six|seven|eight|nine|ten|twelve)|roughly|aim for|the (?:downside|trade-off|catch)|it(?:'ll| will) (?:take|need)|though[.!]?$|can work (?:with|if|on|as long)|takes (?:until|a few|time|a while)|(?:do|does) (?:bleed|fade|drop|grow|shift|tend|need)|doesn't (?:last|mean|fix|hold)|isn't going to|at first|but not|too much in one go|it can do\b|(?<!you |we |i )can (?:go|start|happen|develop|change|turn|fade|take|still)|if it still|not (?:a|the) (?:fix|cure|miracle))\b/i,
    unless:
      /\b(?:won't (?:regret|be disappointed|notice|damage|hurt|break|fade)|could care less|can't wait|can't go wrong|nothing to worry about|don't worry about|what about|how about|about (?:it|that|your|the|you|this|me|how)\b(?!.*\d))\b/i,
  },
  sessions: {
    any: /\b(?:(?:several|two|three|four|five|a few|a couple of|more than one|multiple|2|3|4|5|2-3|3-4|\d to \d) (?:or \w+ )?(?:visits|sessions|appointments|stages|steps|goes|trips|rounds|trims|washes|tries)|over (?:a few|several|the next|some|two|three|four|six|a couple of|\d+) (?:months|weeks|visits|sessions|appointments)|in stages|stages|staged|first (?:visit|session|appointment|stage)|each (?:visit|session|time|appointment)|a (?:journey|process)|build (?:it )?up)\b/i,
  },
  timing: {
    any: /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eleven|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a couple of|a few|couple of)(?:\s?(?:-|–|to|or)\s?(?:\d+|\w+))? ?(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|o'clock)\b|\b(?:tomorrow|next (?:week|month|monday|tuesday|wednesday|thursday|friday|saturday|day|visit|appointment)|this (?:week|afternoon|evening|friday|thursday|saturday|tuesday|wednesday|monday)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|by (?:monday|tuesday|wednesday|thursday|friday|saturday|tonight|tomorrow|the end)|at (?:\d{1,2}|ten|nine|eleven|two|three|four|half)|the \d{1,2}(?:st|nd|rd|th)|half an hour|an hour|in a (?:week|month|fortnight|few)|a fortnight|fortnight|(?:by|before) (?:one|two|three|four|five|six|noon|lunch|quarter|half)|at (?:one|noon|quarter|half|five|six|seven|eight)|this morning|tonight|once a week|twice a week|every (?:week|day|month|other)|weekly|(?:one|two|three|\d) (?:washes|times) a)\b/i,
  },
  price: {
    any: /£ ?\d|\$ ?\d|€ ?\d|\b(?:(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eleven|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred) (?:pounds?|quid|euros?)|no (?:extra )?(?:charge|cost)|free of charge|for free|on us|on the house|costs?|price|quote|refund (?:you|the|your|in full)|included|won't charge|not charge|no fee|waive|deposit|budget|spending)\b/i,
    unless: /\b(?:policy is|whatever it costs)\b/i,
  },
  risk: {
    any: /\b(?:risk\w*|could (?:weaken|damage|break|irritate|react|dry|snap|go wrong|over)|can (?:weaken|damage|break|irritate|dry|snap|sting|make (?:it|your|the) (?:break|weak|dry|brittle))|(?:can|could|will|would|might|may) (?:really |easily |also |just )?(?:make|cause|leave|turn) (?!sure)[^.!?]{0,25}\b(?:snap\w*|break\w*|weak\w*|brittle|patchy|burn\w*|damage\w*|gum\w*)\b|too much (?:in one go|at once|bleach|heat)|may (?:irritate|break|feel dry|sting|react)|might (?:break|irritate|snap|react|feel dry|sting)|stay(?:s|ing)? (?:healthy|strong|safe)|safely|healthy|protect (?:your|the)|for your safety|(?:see|ask|speak to|check with|call|ring) (?:your |a |the )?(?:gp|doctor|pharmacist|trichologist|dermatologist|midwife|nurse|111)|integrity|not safe|isn't safe|unsafe|side effect)\b/i,
    unless: /\b(?:no (?:risk|damage)|risk-free|will break if you don't)\b/i,
  },
  upkeep: {
    any: /\b(?:upkeep|maintain\w*|maintenance|top[- ]?ups?|refresh\w*|grow(?:s|ing)? out|regrowth|roots will|fades?|fading|soften (?:warmer)?|between visits|every (?:\w+|\d+)(?:(?: to |-|–)\w+)? (?:weeks|months)|lasts?|lasting|relaxes|drops|settles|keeps? the (?:shape|colour|tone)|keep it up|styling time)\b/i,
  },
  tests: {
    any: /\b(?:patch[- ]?test\w*|strand[- ]?test\w*|test (?:a |one )?(?:strand|small|hidden)|skin test|allergy (?:alert )?test|sensitivity test|test (?:curl|perm|section|patch|foil|lock|piece)|48 hours before|check the hair first|test first|(?:a|one) (?:small |little |tiny )?(?:cutting|snip|swatch)\b[^.!?]{0,20}\bfirst|(?:a few|one or two|a couple of|one|two) strands?\b[^.!?]{0,12}\bfirst)\b/i,
    unless: /\b(?:skip|don't (?:need|bother)|no need|waste|not necessary|forget)\b/i,
  },
  small_step: {
    any: /\b(?:only|just|no more than|less than|a maximum of|start with|begin with|at most) (?:the )?(?:a |an |one |two |three |half |1|2|3)+ ?(?:cm|centimet\w+|inch\w*|mm|finger\w*|snips?|bits?|little|tiny|small|strand|section|tips|ends)\b|\b(?:start small|small step|one section|a few face|bit by bit|tiny bit|little at a time|the very ends|just the ends|dusting|a light trim|go (?:slow|slowly)|slowly)\b/i,
  },
  solution: {
    any: /\b(?:i(?:'ll| will|'d like to| can| want to)|we(?:'ll| will| can|'d like to)|let me|let's) [^.!?]{0,40}\b(?:tone|redo|re-do|fix|correct|put (?:it|this|that) right|make (?:it|this|that) right|sort (?:it|this|that)|even (?:it|this|that)|refund|rebook|reshape|blend|re-colour|look at (?:it|this|that)|(?:speak|talk) (?:to|with)|call your|ring your|note (?:it|this)|bring (?:in )?(?:my|the) manager|come back|book you|have you back|move you|waive)\b/i,
    unless: /\b(?:no refunds|can't)\b/i,
  },
  home_step: {
    any: /\b(?:(?:first|next) wash|wash(?:es|ing)? (?:it |your hair )?(?:only |just |no more than )?(?:twice|two|every|less|once|in|with|at)|(?:two|three|one|1|2|3) wash(?:es)?|before (?:the first|you|your next) wash\w*|sul(?:ph|f)ate[- ]free|(?:colour|color|purple|blue|moisturising|gentle)[- ](?:safe |protect(?:ing|ion)? )?shampoo|rinse (?:it )?(?:cool|cold|in cool|with cool)|cool(?:er)? (?:water|rinse)|luke ?warm|heat protect\w*|protect (?:it |your hair )?from (?:heat|sun)|(?:on|to|through|onto) (?:damp|towel-dried|dry|wet) hair|through the (?:ends|lengths)|pea[- ]?si[sz]ed|mid-lengths|leave (?:it )?(?:in|on) (?:for )?\w+|once a week|twice a week|weekly|wide[- ]tooth|detangl\w*|silk|satin|pillow ?case|plait it|tie it|sleep|(?:straighteners|heat|dryer|tongs|temperature) (?:down|off|on low)|conditioner (?:on|through|in)|lower (?:the )?heat|turn (?:the )?(?:heat|straighteners|temperature) down|(?:180|185|160|150|170) ?(?:degrees|°|c\b)|air[- ]dry|diffus\w+|brush (?:it |from |gently)|avoid (?:chlorine|swimming|heat|washing|sun|salt|tight)|swim\w*|keep (?:it |them |your hair )?(?:dry|out of|plaited|tied)|plaited|mask (?:once|every|weekly|on)|leave-in|spritz|style it (?:with|by)|scrunch|blow[- ]?dry it|dry it (?:with|off)|show you how|wait (?:48|24|72|two|three|a few|at least|until)|(?:48|72|24) hours|towel)\b/i,
    unless: /\b(?:patch|allergy test|what (?:do|are|have) you|how (?:do|often|have) you|just look after)\b/i,
  },
  rebook: {
    any: /\b(?:re-?book|book(?:ed)? (?:you|your|it|that|in|a|the|another)|booked|put (?:a |an |your |you |the )?(?:refresh|trim|appointment|next)|pop(?: back)? (?:back|in)|come back|see you (?:in|on|for|at|next (?:week|month|\w+day))|back in|in (?:\w+|\d+)(?:(?: to |-|–| or )\w+)? (?:weeks|months)|every (?:\w+|\d+)(?:(?: to |-|–)\w+)? weeks|next (?:appointment|visit|trim|session|toner|cut|refresh)|(?:shall|can) (?:we|i) (?:book|pencil|set you up|find you a slot)|pencil|diary|shall we (?:say|look at|try|go for) the\b|(?:tomorrow|today|this (?:afternoon|morning|evening)|monday|tuesday|wednesday|thursday|friday|saturday) (?:at|the)\b|have you back|find you a (?:slot|time|space)|for a (?:check|review|refresh|trim|tidy|gloss|toner) in|review (?:it|the|your|how|in|things)|(?:free|quick|ten-minute|10-minute) (?:check|fringe trim|tidy|review))\b/i,
    unless:
      /\b(?:back in here|moaning|crying|begging|fully booked|double booked|don't come back|if you (?:come|want to come) back later|(?:it|that|they|hair|colour)(?:'ll| will|'s| is)? (?:all )?(?:be |grow |have )?(?:back|gone|fine|grown|faded|washed))\b/i,
  },
  contact: {
    any: /\b(?:(?:message|call|ring|text|email|whatsapp|phone|dm|drop) (?:me|us|you|the salon|in|any ?time|if)|give (?:me|us|you) a (?:call|ring|text|shout|buzz)|let (?:me|us) know|get in touch|any (?:problems|questions|worries|trouble|issues|changes)|if anything (?:feels|looks|goes|changes|isn't|bothers|seems)|check(?:ing)? (?:in|up|how|on you|back)|touch base|send (?:me|us)|mention it|follow[- ]?up|see how (?:you|it|the)|how it(?:'s| is) (?:settling|holding|feeling)|my (?:number|direct)|reach (?:me|us)|i'll be in touch|here if you need|ask for me)\b/i,
  },
  home_product: {
    any: /\b(?:shampoo|conditioner|mask|masque|serum|spray|leave[- ]in|mousse|heat protect\w*|hair oil|the oil|an oil|oil|balm|styling cream|curl cream|cream|treatment|brush|supplements?|vitamins?|tonic|scalp (?:serum|scrub|lotion)|dry shampoo|gel|wax|paste|products?|bundle|system|programme|kit|range|duo|set)\b/i,
  },
} as const satisfies Record<string, Pattern>
