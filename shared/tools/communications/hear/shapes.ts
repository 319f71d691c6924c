// The forms that a good line takes, whatever its words: who is spoken of, how a feeling is met, what is left to the client.
// They stand beside the patterns of signals.ts and hear what those have no words for.
import type { PATTERNS } from './signals'
import type { Told } from './told'

export type Shape<Name extends string> = {
  signal: Name
  any: RegExp
  unless?: RegExp
  /** What the client must have said for it to mean this. */
  when?: (told: Told) => boolean
}

const feelsSomething = (told: Told): boolean => told.emotion || told.complaint
const BAD =
  "big deal|tough|huge|worry|a shame|not nice|(?:not|never|isn't) (?:very )?(?:easy|nice|fun|pleasant|good)|no fun|horrible|grim|nasty|rubbish|unfair|far too|way too|a nightmare|rotten|sickening|heartbreaking|crushing|mortifying|stressful|unpleasant|alarming|a lot (?:to|for|on)|the last thing|(?:huge|enormous|massive|brave|big) (?:thing|step|moment|day)"
const OTHERS =
  "(?:i|anyone|anybody|any of us|everyone|most of us|most people|we|who)(?:'d| would|d| wouldn't|'d have| would have)"

export const GOOD_SHAPES: readonly Shape<keyof typeof PATTERNS>[] = [
  {
    signal: 'empathises',
    any: new RegExp(
      [
        "\\b(?:i'm |hardly |it's |that's )?(?:not|no|hardly) (?:at all |a )?surpris\\w+",
        "\\b(?:i'm |i am |so |really |very )+(?:glad|pleased|relieved|grateful|happy) (?:that )?you(?:'ve| have)? (?:felt|could|came|come|asked|told|tell|said|say|trusted|trust|rang|mentioned|let)\\b",
        '\\b(?:cry|shed a tear)\\b[^.!?]{0,20}\\b(?:all you (?:like|want|need)|if you (?:like|want|need))\\b|\\btissues\\b',
        '^(?:ouch|oof|aw+|oh no|oh gosh|goodness|gosh|oh bless you|bless you|oh love|oh mate|crikey)\\b(?!.*\\?)',
        '\\b(?:nobody|no one|no client|none of us|no ?body) (?:should|ought|deserves|wants|likes|enjoys)\\b',
        "\\b(?:that|it|this) (?:should never|shouldn't|should not|ought never) (?:have )?",
        "\\byou (?:shouldn't|should not|should never) (?:have to|have had to|be (?:made|left|walking|feeling|sitting|going)|feel)",
        '\\byou (?:really |certainly )?(?:deserve|deserved)\\b',
        "\\b(?:would|must|must have|'d|might) (?:really |well )?(?:have )?put (?:you|anyone|anybody|me) off\\b",
        '\\b(?:every|perfectly|completely|absolutely|quite|good) (?:right|reason|entitled|within your rights) to\\b',
        `\\b${OTHERS} (?:have |also |absolutely |probably |totally |all )*(?:been|be|feel|felt|find|found|hate|hated|struggle|struggled|panic|panicked|lose|lost|cry|cried)\\b`,
        "\\byou(?:'ve| have) (?:clearly |really |obviously |already )?(?:been|had|gone|got|put up|carried|waited|coped)\\b[^.!?]{0,30}\\b(?:through|a lot|such a lot|hard|tough|rough|long enough|enough on|on your plate|time of it|with (?:it|that|this))\\b",
        '\\bnothing to (?:be |feel )(?:embarrassed|ashamed|sorry|shy|guilty|self-conscious)\\b',
        '\\b(?:knocks?|knocked|dents?|dented|shakes?|shook|hits?|rattles?)\\b[^.!?]{0,15}\\b(?:confidence|trust|you|hard)\\b',
        '\\b(?:anyone|anybody|somebody|someone|you) (?:should|ought to|wants? to|deserves? to) (?:feel|be (?:feeling|treated|left))\\b',
        "\\bi(?:'m| am) (?:really |so |very )?(?:touched|honoured|honored|moved|privileged)\\b",
        '\\b(?:how you feel (?:looking|about|in|when)|what (?:counts|matters) is)\\b',
        "\\b(?:can't|cannot|couldn't) have been (?:easy|nice|fun|pleasant|comfortable)\\b",
        '\\b(?:takes?|took) (?:it|a lot|so much) out of you\\b',
        `\\bmust (?:have )?(?:feel|felt|be|been) (?:so |really |very |quite |such |a |an |incredibly )*(?:${BAD}|hard|strange|awful|worrying|upsetting|scary|sad|frustrating|annoying|embarrassing|difficult|odd|raw|painful|frightening|lonely|disappointing)\\b`,
        '\\bi hear (?:that|this) (?:a lot|often|all the time|so much)\\b|\\b(?:points|credit|kudos) (?:for|to you)\\b|\\b(?:fair play|good on you|good for you)\\b',
        '\\b(?:stays?|sticks?) with (?:you|people)\\b',
        `\\b(?:that|this|it|which|what|being|having|waiting|\\w+ing)(?:'s| is| was| must be| must have been| sounds| feels| can be| would be|)\\b[^.!?,]{0,25}\\b(?:${BAD})\\b`,
        '\\b(?:completely|totally|perfectly|absolutely|entirely|really|very|only|so|pretty) (?:ok(?:ay)?|valid|understandable|natural|common|reasonable|allowed|human|fair)\\b',
        '\\bi can (?:only |just |totally |well )*(?:imagine|hear|see|tell|feel|picture)\\b(?! (?:you in|it for|the|a|your appointment|from here))',
        '\\bi can (?:only|well|just) imagine\\b',
        '\\bi can tell (?:this|that|it|you)\\b',
        "\\b(?:you're|you are|that's|that was) (?:so |very |really |incredibly )?brave\\b",
        '\\b(?:well done|thank you|thanks)(?: so much| very much| ever so much)? for (?:still |even )?(?:coming (?:in|back|today|forward)|trusting|telling|giving us|sharing|being (?:so )?(?:honest|open|patient)|letting (?:me|us) know|saying|bearing)\\b',
        "\\b(?:don't|never) be (?:so |too )?hard on yourself\\b",
        '\\b(?:did|doing|done) (?:exactly )?the right thing\\b',
        "\\b(?:don't|never|please don't) (?:ever |have to |need to |you dare )*(?:feel (?:bad|silly|embarrassed|guilty|daft|rushed|you)|apologi[sz]e|be embarrassed)\\b",
        '\\b(?:what|how) (?:a |an )?(?:horrible|awful|dreadful|rotten|stressful|frustrating|upsetting|embarrassing|worrying|scary|painful|disappointing|sad|frightening|unfair)\\b',
        "\\bof course (?:you|it|that|this)(?:'re|'d|'s| are| were| would| do| did| is| matters| feel)",
        '\\b(?:half|most|lots|many|plenty|so many) (?:of )?(?:my|our|the)? ?(?:clients|people|women|men|customers|ladies)\\b[^.!?]{0,20}\\b(?:feel|say|tell|same|nervous|worry)',
        '\\b(?:means|matters) (?:a lot|so much|the world) to you\\b',
        "\\byou(?:'re| are) (?:not being |not )(?:a nuisance|awkward|difficult|silly|fussy|daft|dramatic|vain)",
        "\\b(?:this|it|that) (?:isn't|is not|wasn't) what you (?:need|needed|want|hoped|expected)",
        "\\bi(?:'d|'m| would| am)? (?:really )?(?:hate|gutted|devastated|mortified|upset|sad) (?:for you|to hear|that|to think)",
      ].join('|'),
      'i',
    ),
    unless:
      /\b(?:so what|get over|deal with it|grow up|get a grip|but (?:it's|you|our|we don't|policy|that's)|complain|fuss|nothing wrong|love (?:it|this)|price|not surprised (?:it|you|your|with)|surprised you)\b/i,
    when: feelsSomething,
  },
  {
    // "I know tonight would have been easier": a no that sees what it costs.
    signal: 'empathises',
    any: /\bi know (?:that|it|this|\w+(?: \w+)?)(?:'s| is| isn't| would have been| must be| feels| can be| seems|'d be) (?:so |really |a bit |very |such |quite )*(?:a )?(?:easier|hard|tough|frustrating|annoying|tricky|pain|disappoint\w+|not (?:what|ideal|the answer|easy)|inconvenient|a lot|(?:what|the answer) you (?:wanted|hoped))\b/i,
    unless: /\bbut (?:it's|policy|rules|that's)\b/i,
  },
  {
    signal: 'empathises',
    any: /\bi bet (?:you(?:'re| are|'ve)|that(?:'s| was| must)|it(?:'s| was)|he|she|they)\b|\bpoor you\b/i,
    unless: /\bi bet (?:you|it)(?:'re|'s)? (?:never|don't|didn't|using)\b/i,
  },
  {
    // A feeling that is named at all, to somebody who has one.
    signal: 'empathises',
    any: /\b(?:nervous|anxious|scared|scary|worried|worrying|wary|upset|upsetting|embarrass\w*|awful|horrible|horrid|frustrat\w*|disappoint\w*|stressful|frighten\w*|overwhelm\w*|distress\w*|self-conscious|let down|humiliat\w*|dread\w*|daunting|miserable|heartbreaking|gutted|vulnerable|unsettl\w*|on edge|jumpy|jittery|fed up|lonely|nerve-?w?rack\w*|terrif\w*|petrif\w*|mortif\w*|irritat\w*|devastat\w*|demorali\w*|deflat\w*|intimidat\w*|exasperat\w*|hurtful|miss (?:him|her|them))\b/i,
    unless:
      /\b(?:don't|no need|nothing to|not (?:that|so)|isn't|never|stop|why (?:are|were)|you(?:'re| are) (?:being|too|just)|calm|so what|get over|but (?:it's|you|our|we|policy|that's)|are you (?:always|nervous|scared|worried|upset)|look(?:s|ed)? (?:awful|horrible)|everyone)\b/i,
    when: feelsSomething,
  },
  {
    signal: 'owns',
    any: /\b(?:(?:not|isn't|wasn't|below|short of) (?:up to |what |of )?(?:our|my) (?:usual )?standards?|isn't (?:up to|what)|take (?:that|this|it) on board|we(?:'ve| have)? (?:not delivered|fallen short|got it wrong|slipped up|messed up|could have done better)|that(?:'s| is) down to (?:us|me)|i (?:hold my hands up|missed (?:that|it|a)|rushed|misjudged|misread|misunderstood|cut it too)|hands up|i'd like to (?:put|make) (?:it|this|that) right|put (?:it|this|that|things) right|make (?:it|this|that) up to you|(?:i|we)(?:'ll| will) (?:fix|correct|redo|sort) (?:it|this|that) (?:for you|free|at no))\b/i,
  },
  {
    signal: 'comfort',
    any: /\b(?:a (?:brew|cuppa)|glass of water|get (?:yourself )?(?:settled|comfy)|settle in|pop yourself (?:down|here)|(?:whatever|any) (?:speed|pace)|you're the boss|down scissors|(?:just )?say the word|(?:pop|put|stick) your hand up|change your mind|(?:won't|not going to|never going to|not gonna|isn't any|there's no need to) (?:rush|hurry)|you decide|only when you(?:'re| are| say| feel)|(?:ask|check with you|check|tell you|warn you|let you know) (?:before|first|each|every)|i(?:'ll| will) (?:warn|tell|ask|show|talk) you|turn the (?:chair|mirror)|cover the mirror|bring (?:a friend|someone)|nothing (?:you're|you) (?:not|don't)|calmer|take a (?:moment|minute|breath|second)|nobody after you|(?:if|when) (?:it|you|anything|something)\b[^.!?]{0,30}\bi(?:'ll| will) (?:stop|step|pause|slow|wait)|i(?:'ll| will) (?:stop|pause|step back|slow down|only (?:go|do|cut|touch)|turn (?:it|the \w+) (?:off|down)|leave (?:it|the \w+) off)|no explanations?|no questions asked|as (?:little|much|long|gently) as you|take as long as|there's no pressure|you set the pace|quiet (?:chair|corner|appointment|time)|(?:stop|pause) (?:at any (?:point|time|moment)|any ?time|whenever)|you (?:don't|needn't) (?:have to |need to )?(?:talk|chat|speak|explain)|i(?:'ll| will) be (?:very |really |extra )?(?:careful|gentle)|if you don't like (?:it|that|anything|something|how)\b[^.!?]{0,20}\b(?:tell (?:me|us)|say (?:so|stop|when)|let (?:me|us)|shout(?! at)))\b/i,
    unless: /\bhow (?:much|long)\b/i,
  },
  {
    signal: 'offers_choice',
    any: /\b(?:no (?:obligation|pressure|hard sell|need to (?:decide|buy|choose))|(?:have a )?think (?:about it|it over|on it)|have a think|(?:entirely |totally |completely )?(?:your (?:call|choice|decision)|up to you)|either way(?: is| works|,|\.|$)|or neither|or not at all|whichever (?:you|suits|feels)|happy to leave|or leave it|(?:can|could) (?:always )?leave it|what do you (?:reckon|think|fancy)|which (?:way|one|of those|would)|(?:is|are) (?:you )?(?:that )?something you(?:'d| would)|no need to (?:decide|buy)|don't (?:need|have) to (?:buy|decide|take|get)|only if (?:it|you)|want to (?:try|take|give) (?:it|one|that)[^.!]{0,30}\?|or would you|if you (?:ever|later) (?:want|fancy|need|feel)|(?:before you|to) (?:buy|spend|commit)|save your money|see (?:if|whether|what|how) you (?:like|think|get on)|if you (?:love|like|don't|can't)[^.!?]{0,30}(?:worries|problem|pressure|money|fine|leave|swap|bring)|in your own time|have a (?:look|feel|smell|sniff)|tempted\?|shall we (?:leave|go with|try)|whatever you (?:feel|decide|prefer|choose))\b/i,
    unless: /\btake it or leave it|just get\b/i,
  },
  {
    signal: 'explains',
    any: /\b(?:(?:that's|it's|which is|and that's) (?:why|what (?:makes|causes|does|gives|keeps|dries|stops|turns)|the reason|because)|is (?:a bit |sort of |kind of )?like (?:a|an|having|putting)|think of|imagine|due to|thanks to|caused by|which (?:lets|makes|helps|keeps|stops|means|gives|dries|lifts|can)|(?:cancels|lifts|opens|swells|coats|locks|smooths|calms|softens|fills|evens) (?:out |in |up |down )?(?:the|your|any|that)|otherwise (?:it|the|your)|the idea is|so it (?:doesn't|won't|stays|keeps|will)|helps? (?:it|your|the|with|to))\b/i,
    unless: /\b(?:snap|fall out|bald|ours)\b|\?$/i,
  },
  {
    signal: 'limits',
    any: /\b(?:(?:isn't|aren't|not) (?:going to|gonna|something we can) (?:happen|be|get|look|work|last|sit|do)|under-?promise|fibbing|(?:wouldn't|not) be doing (?:my job|right by you)|\bsafer (?:way|route|plan)|can't do (?:that|this|it|both|all)\b|(?:be|let me be) (?:frank|candid|upfront|honest)|sits? flatter|as far as i'd|(?:be )?lying if|level with you|straight with you|(?:a |the )?limits?\b|in reality|you'd (?:leave|be leaving|walk out) (?:with|a|at)|(?:closer|nearer) to|more of an?|not (?:quite )?as \w+ as|(?:won't|will not|wouldn't) be (?:as|quite|able|the)|as close as|part[- ]way|(?:on|with|for) your (?:hair|texture|type|length|thickness|curls?|fine hair|face)\b,? (?:it|this|that|they)(?:'ll| will| would|'d)|(?:will|'ll|would|'d) (?:be|look|sit|come out|feel) (?:a (?:bit|little|touch|shade) )?(?:softer|shorter|warmer|darker|flatter|fuller|lighter|curlier|looser|bigger|different)|(?:hers|his|theirs|the (?:photo|picture|model)|(?:that|this) (?:photo|picture))(?:'s| is| has| was| will have| had)? (?:been |had )?(?:a lot of )?(?:styl|filter|edit|extension|a wig|lit\b|heat)|part of the way|half ?way|interim|we'd (?:need|be looking)|would need|take (?:patience|time)|what (?:your|the) hair will (?:take|allow|let)|before (?:it's|it is|we can|we get)|rather (?:not|under)|can't in good conscience|safest|depends (?:on|how)|no promises|on the day|expect (?:it|a|some|to))\b/i,
    unless:
      /\b(?:can't do (?:that|this|it)(?: now)? (?:once|after)|no limits?|what (?:did|do) you expect)\b/i,
  },
  {
    signal: 'sessions',
    any: /\b(?:(?:a good few|a handful of|a couple of|a few|several|at least \w+|more than one|another|two|three|four|five|six|\d+)(?: or (?:so|\w+))? (?:more )?(?:trips|goes|visits|sessions|appointments|rounds|sittings|stages|colours)|phases?|in steps|bit by bit|month by month|over the (?:summer|year|winter|spring|autumn))\b/i,
  },
  {
    signal: 'rebook',
    any: /\b(?:see you (?:again|back)|(?:next|another|your) (?:one|slot|visit|appointment|trim|colour|cut|session)\b[^.!?]{0,30}\b(?:book|diary|before you (?:go|leave)|now|pencil)|swing by|nip (?:in|back)|drop (?:in|by)\b|pop by|(?:\w+|\d+)[- ]week (?:mark|point|check|appointment|slot)|same (?:time|day) (?:next|again)|get you (?:in|booked)|(?:get|find|hold|save) you (?:a|another) (?:slot|space|time|spot)|(?:come|want|need|like) you (?:back|in) (?:in|for|on|around|at)|bring (?:him|her|them) (?:back|in|by|along)|(?:come|call|pop) (?:in |by )?any (?:day|time|morning|evening)|come (?:and see|back to) (?:me|us))\b/i,
    unless: /\b(?:rammed|fully booked|you'll have to)\b/i,
  },
  {
    signal: 'contact',
    any: /\b(?:(?:if|when) (?!the (?:water|towel|dryer|pressure|gown|cape|chair)\b|(?:it|that|anything|something)(?:'s| is| gets| feels| starts to)? (?:too |a bit |at all )*(?:hot|warm|cold|hurts?|hurting|stings?|stinging|pulls?|tight|uncomfortable|tickles?|burns?)\b)(?:it|that|they|the \w+|anything|something)(?:'s|'re| is| are| still| isn't| goes| feels| looks| starts| keeps| doesn't)?\b[^.!?]{0,45}\b(?:tell (?:me|us)|we'll (?:have a |take a )?(?:look|change|adjust|sort|try)(?! (?:when|once|after) it's rinsed))\b|shout if|give (?:me|us) a shout|whats ?app (?:me|us|a)|drop (?:me|us) a|send (?:me |us |over |in )*(?:a )?(?:photo|pic)|you(?:'ve| have)(?: got)? (?:the|my|our) (?:salon )?(?:number|email|details)|i(?:'ll| will) (?:ring|call|phone|text|message|check|give you)|give you a (?:ring|call|bell|text|buzz)|give (?:me|us) a (?:bell|ring|buzz|tinkle)|see how you(?:'re| are| get)|(?:on|at) (?:the )?(?:salon )?(?:number|end of the phone)|any (?:bother|niggles|doubts|concerns))\b/i,
    unless: /\b(?:nobody|don't) (?:call|ring|text)\b/i,
  },
  {
    signal: 'home_step',
    any: /(?:^|[,;:]|\b(?:and|then|try|to|so|just|please|or|also|first|second|by|only|you can|you could|you want to|i'd)) ?(?:and )?(?:wash|shampoo|shampooing|washing|rinse|comb|brush|mask|condition|dry|sleep|wear|keep|avoid|leave|use|apply|finish|protect|turn|go easy|go without|skip|swap|wait|hold off|stick to|pop|smooth|work|spray|spritz|run|tie|massage|hang off)\b[^.!?]{0,60}\b(?:times? (?:a|per) week|till|until|every|each|once|twice|nights?|cool|cold|lukewarm|tepid|heat|hot|pool|sea|sun|ends|lengths|roots|bottom up|damp|wet|minutes?|mins|degrees|cap|shower|pillow\w*|heat tools|straighteners|hours|days?|sulphate|sulfate|gentle|towel)\b(?!.*\?)/i,
    unless:
      /\b(?:book|come back|appointment|i(?:'ll| will)|we(?:'ll| will)|i'd (?:start|tone|keep the|use (?:a|an|the) (?:\w+ )?(?:permanent|semi|demi|quasi|colou?r|tint|bleach|toner|gloss|lightener))|have you|do you|mask (?:for|at) £|leave (?:it )?to me|look after it)\b/i,
  },
  {
    signal: 'warm',
    any: /\b(?:you made it|in you come|congratulations|good for you|what a (?:lovely|great|gorgeous|good)|nice one|love that|amazing|bless|fair enough|my treat|lucky)\b/i,
  },
  {
    signal: 'greets',
    any: /\b(?:you made it|in you come|welcome back|come (?:and|on) (?:sit|in|through)|good to have you|great to have you|lovely to have you|thanks for (?:waiting|being here))\b/i,
    unless: /\bif you'd come\b/i,
  },
  {
    signal: 'check_question',
    any: /\b(?:(?:did|have) i (?:miss|missed|got|get|left|leave|understood)|is that (?:about |what )?(?:right|it|you|the)|on the same page|have i (?:got|heard) (?:that|you|it)|would you say that|sound about right|does that (?:ring|sum|fit)|that what you|what you(?:'re| are) seeing)\b/i,
  },
  {
    signal: 'paraphrases',
    any: /\b(?:just so i(?:'m| am)|if i(?:'m| am) hearing|in a nutshell|play (?:that|it) back|so (?:to|for) you|what you(?:'re| are) (?:telling|saying|after)|the main thing is|it's the \w+ that)\b/i,
  },
]
