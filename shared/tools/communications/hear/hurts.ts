// The forms that an unkind or careless line takes, whatever its words: what it does with the client's worry or complaint.
import type { FAULTS } from './faults'
import type { Shape } from './shapes'
import type { Told } from './told'
import { DISLIKES_TOLD } from './welcome'

const feelsSomething = (told: Told): boolean => told.emotion || told.complaint
const complains = (told: Told): boolean => told.complaint
const losing = (told: Told): boolean =>
  ['=thin', 'alopecia', 'handful', 'clump'].some(word => told.meaning.has(word))
const declined = (told: Told): boolean => told.declined
const HISTORY =
  /\b(?:box|dye[ds]?|colou?r(?:ed)? (?:on|over|it|before)|semi|tint(?:ed)?|bleach(?:ed)?|perm(?:ed)?|at home)\b/i
const KIND =
  /\b(?:sorry|apologi[sz]e|thank you|thanks for|i can (?:see|hear)|right to|you're right|glad you)\b/i

export const BAD_SHAPES: readonly Shape<keyof typeof FAULTS>[] = [
  {
    signal: 'dismisses',
    any: new RegExp(
      [
        '^(?:oh,? |well,? |aw,? |honestly,? )*come (?:on(?! in| through| over|,? (?:sit|have))|off it)\\b',
        '\\b(?:over nothing|over a (?:hair ?cut|bit of|fringe|trim|little)|(?:such a |a big |a |the )fuss\\b|drama\\b|dramatic|in your head|overthink\\w*|read(?:ing)? too much|making too much)',
        "\\bit(?:'s| is) (?:only |just )?(?:a |some )(?:trim|hair ?cut|cut|fringe|wash|blow[- ]?dry|bit of colour|tint|few highlights)\\b",
        '\\b(?:try not to|just (?:relax|breathe|sit|ignore|crack on|get on|trust|let me|deal)|sit still|crack on|chin up|perk up|lighten up|snap out|buck up|toughen|pull yourself|stop being|get a grip|grow up|get used to it|man up)\\b',
        "\\bdon't (?:be (?!embarrassed|(?:so |too )?hard on yourself|afraid to|shy to|scared to|sorry)|start|shout|panic|stress|fuss|overthink|dwell|look at me|get (?:upset|emotional|worked|all|so)|make (?:a|such))",
        "\\b(?:it|that|they) (?:wasn't|isn't|weren't|can't (?:be|have been)|won't be|couldn't have been) (?:really |actually )?(?:that|so|all that|as) (?:bad|short|noticeable|awful|terrible|big|dark|orange|obvious|wonky|uneven)\\b",
        '\\b(?:looks?|seems?) (?:absolutely |perfectly |totally |pretty |quite )?(?:fine|alright|all right|ok(?:ay)?|good|great|lovely|nice|normal|even|straight)\\b(?: to me| from (?:here|where)|[.!,]|$)',
        "\\bthat's (?:just )?what (?:\\w+ ){1,2}(?:are|is|do|does|looks?)\\b|\\b(?:can't|cannot|don't) (?:work|do|perform) miracles\\b|\\bnot (?:a )?(?:magic|magicians?|miracle workers?)\\b|\\byou get what you pay for\\b",
        '\\bpeople (?:pay|would pay|would kill|queue up)\\b|\\byou should be (?:grateful|pleased|lucky|thankful)\\b|\\b(?:count|think) yourself lucky\\b',
        "\\bi (?:can't|cannot|don't|can hardly|can barely) (?:really |even |actually )?see (?:a |any|what|the|anything|it)",
        "\\b(?:nothing|what's|what is|not much) (?:actually |really )?wrong with\\b",
        "\\b(?:you|people|they) (?:can't|cannot|can hardly|can barely|couldn't) (?:even |really )*(?:see|tell|notice)(?: (?:it|that|anything|a thing|any|the)\\b|[.!]|$)",
        "\\b(?:nobody|no one|no-one)(?:'d|'ll| would| will|'s going to| is going to)? (?:even )?(?:notice|know|tell|see|look|care)\\w*",
        '\\b(?:it|they|that|blonde|bleach|colou?r|hair) (?:does|do|can do|will do) (?:that|this)(?: sometimes| a lot| now and then)?(?: \\w{2,5})?(?:,|[.!]|$)',
        '\\bi (?:actually |quite |really |think i )(?:like|love) it\\b',
        '\\bhappens to (?:us all|everyone|the best|everybody|all)\\b',
        '\\b(?:people|clients|everyone|everybody|they all|women|you all|you lot) (?:always|all|just|never|will|do) (?:say|complain|moan|worry|make|panic|think|hate|get|do|exaggerate)',
        "^(?:well,? |honestly,? |anyway,? |oh,? )*(?:it|that|hair)(?:'ll| will|'s going to)? (?:all |just |soon |always )*(?:grows?|fades?|settles?|washes?|calms?|drops?)\\b(?: out| back| down| in| again| eventually| soon| anyway)*[.!]*$",
        '\\b(?:not (?:brain )?(?:surgery|rocket|the end|life (?:or|and)|a therapist|a counsellor|a big)|end of the world|(?:nobody|no one|noone) (?:has )?died|first world|worse things|could be worse|bigger problems|real problems)\\b',
        '^(?:oh,? )?(?:really|seriously|honestly)\\?$',
        '\\bi (?:do|see|get|hear) (?:this|that|it) (?:all day|every day|all the time|ten times)\\b',
        '\\b(?:your|the) (?:imagination|nerves)\\b.{0,12}(?:fault|running|getting)',
        '\\b(?:is that|that) (?:all|it)\\?$',
        "\\bi(?:'ve| have) got (?:rent|bills|a business|targets|other clients|kids|a family|enough)\\b|aren't free\\b|isn't free\\b|\\bpointless\\b|\\b(?:it's|that's|this is) (?:just )?a (?:busy )?(?:salon|dryer|business|chair)\\b|if you say so\\b|\\bif that makes you feel better\\b|\\bwhatever makes you\\b|\\bwe've all been there\\b[.!]?$",
        '\\b(?:too|so|bit) (?:sensitive|fussy|picky|precious|delicate|touchy)\\b',
        "\\b(?:it was|you were|it's been|that was) (?:ages|years|a long time|weeks) ago\\b",
        "\\byou(?:'ll| will) (?:love|like|thank|get used|be (?:fine|alright|ok|okay|grand|right)|survive|live|cope|manage)\\b",
      ].join('|'),
      'i',
    ),
    unless:
      /\b(?:sorry|make sure|so that|i can (?:see|hear|imagine)|you're right|not just a|isn't just a|i'd be|of course|must (?:be|have)|looks? (?:good|great|lovely|nice) (?:on|with|in|when)|no fuss|low[- ]fuss|if you|anything you don't)\b|\?.{3}/i,
    when: feelsSomething,
  },
  {
    signal: 'blames',
    any: /\b(?:you (?:were (?:happy|fine|moving|fidgeting|perfectly|late|on your phone|the one|warned|told)|moved|kept (?:moving|saying|fidgeting|touching)|seemed (?:happy|fine)|can't have|cannot have|could(?:'ve| have) (?:said|told|rung)|might have|will have|won't have (?!to)|wouldn't (?:listen|have it)|left (?:here|it|happy)|loved it|liked it|obviously|clearly|probably|never (?:said|told|mentioned|came|listen\w*)|didn't (?:say|tell|mention|complain|speak|use|follow|listen|wash|wait|read)|don't (?:look|use|wash|follow|listen)|haven't (?:been|used|followed|looked)|did(?:n't)? (?:sign|agree|insist|ask|want|show|pick|choose)|(?:picked|chose|insisted|insist|showed me|brought)|need to learn)|(?:it|your hair) was (?:already|like that)\b|when you (?:walked|came) in[.!]|what possessed|who told you|if you(?:'d| had|'d have)(?: only| just)? (?:come|listened|told|used|followed|said|let|waited|bought|looked)|like i (?:said|told)|(?<!if )i (?:told|warned) you(?! what)|i did (?:say|tell|warn|exactly|what|explain)|i only did what|(?:ours|mine|our \w+|my \w+) (?:don't|doesn't|never|always|wouldn't|isn't|aren't) (?:do|does|fade|go|happen|work|like|cause)|wrong with my|my (?:work|cut|colour|mixing) (?:is|was)(?:n't)? (?:fine|good|perfect|the|spot)|ask anyone|(?<!not )the (?:first|only) (?:person|one|client|customer) (?:to|who|that|whose)|(?:other|none of (?:my|our)|my) (?:other )?clients (?:don't|never|have|haven't|are|all)|why didn't you|did you (?:even|actually) |what (?:have|did) you (?:been )?(?:do|doing|done|put|used?)\b[^.!?]{0,25}\b(?:then|to it)|sounds like you(?:'ve| have)? (?:been|went|used|washed|forgot|didn't|left|put)|(?:it's|it is|that's|that is|it was|that was) (?:because|down to|due to) (?:you|your)|(?:your|you've got|you have)(?: got)? (?:hair (?:is|was|just|won't|doesn't|can't)|(?:such )?(?:difficult|awkward|tricky|stubborn|bad|poor) hair)|(?:she|he|they|that girl)(?:'s| is|'re| are) (?:always|new|only|useless|hopeless|not very)|(?<=you )must (?:have |'ve )(?:used|been (?:in|using|washing|swimming)|washed|done|slept|put|gone)|what possessed|who told you|why on earth|(?<!^(?:so|right|ok|okay|then),? )(?:she|he|they) (?:wasn't|weren't|hasn't|can't have|couldn't have) \w+ing\b|whose (?:fault|idea)|not on us|isn't on us|nothing to do with (?:me|us))\b/i,
    unless:
      /\b(?:sorry|thank|glad|you didn't do anything|nothing (?:you|that you) did|not your fault|have i|is that right|must have (?:been|felt) (?:so |really |very |such )?\w*(?:awful|hard|horrible|upsett|embarrass|worr|frustrat|scar|a shock|difficult|stress|sore|pain)|when you|how you|what you (?:were|asked|wanted)|so you|right to)\b/i,
    when: feelsSomething,
  },
  {
    // "Only twenty quid", after a no; "I'll put the mask through with your cut".
    signal: 'pushes',
    any: /\b(?:it's|that's|they're) only (?:[£$€]? ?\d+|ten|fifteen|twenty|thirty|a (?:tenner|fiver|few))|\byou(?:'d|'ll)? (?:probably )?spend (?:that|more|more than that|twice that) (?:on|in|at)\b|\b(?:i'll|i will|let me) (?:just )?(?:put|pop|add|chuck|stick|bung|slip|ring) (?:the|a|an|this|that|our|some|one) (?:\w+ ){0,2}?(?:through|in|on|to|up|with)\b/i,
    unless: /\b(?:if you|only if|no pressure|would you like|sample|for free|shall i)\b/i,
    when: declined,
  },
  {
    // "I'll stick a brown over the top."
    signal: 'bluffs',
    any: /\b(?:stick|slap|bung|whack|chuck|sling) (?:a|an|some|the|it|on)\b[^.!?]{0,25}\b(?:brown|blonde|black|red|copper|colou?r|toner|bleach|dye|tint|peroxide|on|over)\b/i,
  },
  {
    // "It should be fine", to somebody who has just said what is on the hair.
    signal: 'bluffs',
    any: /\b(?:that|it|you|this)(?:'ll| will| should|'s going to)(?: all| probably)? be (?:fine|ok|okay|alright|all right|grand|good)\b|\b(?:won't|doesn't|shouldn't) (?:matter|make (?:a|any) difference|be a problem)\b/i,
    unless: /\b(?:test|strand|check|once|after|if)\b/i,
    when: told => told.hazard || HISTORY.test(told.last),
  },
  {
    signal: 'policy_shield',
    any: /\b(?:we(?:'re| are|'ve been) (?:really |so |very |just |absolutely |always )*(?:busy|rushed|slammed|short[- ]staffed)|(?:cancellation|late|no[- ]show) (?:fee|charge)|so (?:did|does|was|has|have) (?:the|everyone|everybody|all|my|other|every)\b|you can (?:go|leave|wait) if you|we (?:don't|do not|can't|never|won't) (?:do|offer|give|refund|redo|accept|exchange|cover|usually)|all (?:sales|work|services) (?:is|are) final|nothing (?:more |else )?(?:we|i) can|you(?:'ll| will|'d| would)? (?:have|need) to (?:wait|ring|speak|talk|pay|email|take it up|go through|come back another|ask)|speak to (?:somebody|someone) else|take it up with|(?:rammed|snowed under|short[- ]staffed|too busy|with a client|got (?:a|another) client)|there's (?:a|the) (?:sign|form|charge)|fill (?:in|out) (?:the|a|our|this)|(?:someone|somebody|head office) will (?:be in touch|contact|get back)|tak(?:e|es|ing) (?:all |your |every )?(?:complaints?|feedback) (?:very )?seriously|thank you for your feedback|(?:put it|complain) in writing|email (?:head office|the office)|(?:pay for|book) (?:it |this |another \w+ )?again|(?:you can|you'll have to|you'd have to) pay for\b|pay (?:for it )?again|full price|that's (?:just )?what it costs|no (?:free|comebacks|exchanges|returns)|not (?:down to|up to) me|above my pay|i just work here|i only work here|outside (?:the|our|of) (?:\w+ )?(?:days?|window|policy))\b/i,
    unless: /\b(?:sorry|apologi[sz]e|won't have to|don't (?:have|need) to pay|but (?:i|we|what))\b/i,
    when: complains,
  },
  {
    signal: 'judges',
    any: /^(?:yeah|yes|yep|wow|oh|god|well|hmm|blimey|jesus)?,? ?(?:it|that|your \w+)(?: is|'s| does|'s looking| looks| has got)? (?:really |quite |pretty |very |so |a bit |look |looking )*(?:bad|awful|rough|thin|obvious|noticeable|a state|a mess|dreadful|ropey|knackered|fried|manky|shocking)\b(?! (?:to|for|that|when|if|feel|thing))|\bi can tell[.!]*$|\bwhat a (?:disaster|horror)\b|\b(?:it|that|this|your hair|your \w+)(?:'s| is|'ll)? (?:could do with|needs?|wants?|take) (?:a bit of |some|a lot of|a fair bit of|serious|proper) (?:work|sorting|help|attention|tlc)\b|\b(?:look|looks) at the (?:state|mess)\b/i,
    unless: KIND,
    when: feelsSomething,
  },
  {
    // "I know, but": the client's own line is crossed.
    signal: 'dismisses',
    any: /^(?:i know|yes|yeah|ok|okay|sure|fair enough|right|i get that|i hear you),? but\b|\bwhy don't you just\b/i,
    when: told => told.careful || told.unwanted.size > 0 || told.emotion,
  },
  {
    // What sorts out hair that is lost is no hair product.
    signal: 'medical',
    any: /\b(?:this|that|it|which|one|ours|serum|oil|tonic|shampoo|spray|treatment|range)\b[^.!?]{0,30}\b(?:sorts|fixes|works (?:for|on|every)|stops|cures|proven|brings it back|gets it back|all natural|guarantee\w*)\b|\b(?:clinical\w*|thick(?:er)? again|miracle)\b/i,
    unless:
      /\b(?:gp|doctor|pharmacist|trichologist|nurse|midwife|health visitor|can't|cannot|don't|doesn't|won't|not|nothing|look(?:s)? (?:fuller|thicker))\b|\?$/i,
    when: losing,
  },
  {
    // "Try coming off them": what a doctor gave is not the salon's to stop.
    signal: 'medical',
    any: /\b(?:(?:come|coming) off|stop(?:ping)?(?: taking)?|skip(?:ping)?) (?:them|those|the tablets)\b/i,
    unless: /\b(?:gp|doctor|don't|never|not)\b|\?$/i,
    when: told =>
      /\b(?:tablets?|pills?|medication|statins|hrt|antidepressants?)\b/i.test(told.last) &&
      // "Skip them for a week", of ponytails.
      !/\b(?:ponytails?|braids|plaits|straighten\w*|tongs|extensions|wash\w*|heat)\b/i.test(told.last),
  },
  {
    // A likeness that nobody asked for, and what "they all" do.
    signal: 'judges',
    any: /\byou(?:'ll| will|'d| would) (?:just )?look (?:\w+ )?(?:\w+ )?(?:older|old|washed out|drawn|tired|pale|ill|severe|harsh|hard|butch|dowdy|silly|odd|daft)\b|\b(?:women|men|people|ladies|girls|clients|someone|anyone) (?:of )?your age\b|\bat your (?:stage|time of life)\b|\bdon't say i (?:didn't|never) (?:warn|tell)|\bno wonder (?:it|your hair|that) looks\b|\bmutton (?:dressed|as)\b|\blook like mutton\b|\bat (?:thirty|forty|fifty|sixty|seventy|[3-7]0) you (?:want|need|should|shouldn't|can't|don't|have)\b(?! (?:what|to do what|have to|need to))|\b(?:clearly|obviously) (?:hasn't|isn't|doesn't|not|didn't|haven't)\b|\byou(?:'ll| will|'d| would)? (?:just )?look like (?:an? |my |your |somebody's )(?!million|new|film|movie|model|star|different|natural|proper|princess|bride|dream)\w+|\b(?:mums|mothers|women|men|girls|boys|blokes|teenagers|pensioners|people (?:like|with|your)|brides|blondes|redheads)\b (?:like you )?(?:always|all|never|just|only) \w+/i,
    unless: /\b(?:love|feel|tell me|say|ask|worry|deserve|nervous|scared)\b|\?/i,
  },
  {
    signal: 'overpromises',
    any: /\b(?:you(?:'ll| will) be|(?:have|get|make|take) you) (?:\w+ )?(?:blonde|platinum|silver|white|copper|red|pink|grey)(?: again)? (?:by|for|in|before|this|today|tonight)\b|\b(?:(?:will|'ll|gonna|going to|it's) (?:be|look|come out|turn out|end up|going to be|gonna be)\b[^.!?]{0,25}\b(?:flawless|identical|unrecognisable)|(?:walk|leave|come|skip|be walking) (?:out )?(?:of )?here (?:looking|with|a|as|like)|looking (?:exactly |just )?like (?:the (?:photo|picture)|[A-Z]\w+)|(?:zero|no|not (?:a|one|any)) (?:breakage|damage|single (?:bit|hair|split)|risk|chance of)\b|not one bit\b|(?:totally|completely|perfectly|absolutely|one hundred percent|entirely) (?:harmless|safe|painless|permanent|undetectable)|(?:repairs?|fix(?:es)?|mends?|seals?) (?:it|them|that|the \w+|your \w+|split ends) (?:permanently|for good|forever|for ever)|never (?:have|get|see|break|split|snap|frizz)(?: \w+){0,3} again|indestructible|invincible|unbreakable|bulletproof|do (?:what|whatever|anything) you (?:like|want) (?:to|with) it|(?:bleach|curl|straighten|heat|iron) it (?:every (?:day|week)|as (?:much|often|hot) as you) (?:if you )?(?:like|want|fancy)|hand on heart|cross my heart|you have my word|mark my words|money[- ]back|consider it done|i (?:never|can't) (?:fail|go wrong|get it wrong)|never (?:washes|fades|failed|fails|needs|gets|goes|comes|let)|no sweat|doddle|walk in the park|easy[- ]peasy|like butter|(?:one|single) (?:sitting|go|visit|appointment|day|session)[,.!]? ?(?:sorted|easy|done|no|tops|max|is all)|(?:do|get|have|make) (?:you |it |that |all that |the lot )*(?:\w+ )?(?:in|by) (?:one (?:go|sitting|visit|day|session)|lunch\w*|tonight|this afternoon|tea ?time|an hour)|(?:i|we) can (?:do|get|make) (?:anything|any colour|whatever)|(?:i|we) (?:promise|swear|guarantee) (?:it|that|this|you'll|you will|you won't be)|for (?:good|life)[.!]|(?:can't|won't) (?:get |be )?(?:hurt|harmed?|damaged?)\b|no question\b|without a doubt|(?:months?|year|years|weeks) (?:minimum|easy|easily|at least)|that's a myth|(?:colour|bleach|perm) (?:doesn't|never) (?:damage|hurt)|won't (?:feel|notice|lose|have) (?:a|any) (?:thing|single|damage))\b/i,
    unless:
      /\b(?:can't|cannot|won't be able|not going to|isn't|limit|too much|wouldn't|if (?:you|we)|might|may|rather|lying|unless|if the hair|never have to (?:say|ask|repeat|explain|tell|go through|feel|wait|sit|come)|visits|no heat|within|not (?:safe|possible)|i promise (?:i'll|i will|not|to)|promise (?:i'll|i will|to|not|you won't)|i'd love)\b/i,
  },
  {
    signal: 'pushes',
    any: /\b(?:(?:stick|chuck|pop|add|put|throw|sling|bung|bag) (?:it|one|them|both|those|these|a \w+) (?:on|in|up|by|through|onto) (?:your|the|my) (?:bill|bag|basket|tab|till|card|side|counter)|can't say no|no-brainer|bargain|a steal|(?:wouldn't|can't|not letting you) (?:leave|go)(?: home)? (?:without|until)|if i were you i'd (?:buy|get|take)|(?:crying|screaming|begging) out? ?for (?:our|a|the|this)|you want (?:the|our) \w+(?=,)|skip (?:your|a few|the) (?:coffee|takeaway)|less than a (?:coffee|takeaway|pint)|price of a (?:coffee|pint)|how can you (?:not|say)|what's £?\d+|you (?:can't|cannot) (?:afford not|put a price|use)|can't afford not|i(?:'ll| will) (?:just )?(?:grab|fetch|bag|ring) (?:you )?(?:one|it|them|a|both)|(?<!\b(?:no|any|not|don't|in a|won't|need to|never) )hurry|before (?:it|they)(?:'s|'re| are| is)? (?:gone|sold|sell)|nearly sold out|flying off|selling (?:out|fast)|you won't (?:find|get) (?:it|this) (?:cheaper|anywhere)|proper (?:stuff|products)|supermarket (?:stuff|rubbish) (?:is|will)|(?:must|have to|need to|gotta) (?:have|get|buy|be using) (?:this|the|our|it|one|that)|invest in|you(?:'ll|'d| will| would) (?:want|need) (?:the|our) \w+(?: \w+)?(?=,| and\b)|if you can afford (?!only|just|one|it)|won't take no|not taking no|you're (?:getting|having|taking) (?:the|our|this|all|both)|getting the (?:full|whole))\b/i,
    unless:
      /\b(?:no pressure|only if|if you(?:'d| would) like|don't (?:need|have) to|no need to|up to you|shall|would you like)\b/i,
  },
  {
    signal: 'pushes',
    any: /^(?:but\b|well\b,?|honestly|seriously|come on|are you sure|you(?:'ll| will) (?:be|regret|wish)|that's (?:a shame|what)|just\b|oh go on|go on|suit yourself|how about|what about)/i,
    unless:
      /\b(?:fine|no problem|of course|no worries|absolutely|fair enough|up to you|happy to|understand|enjoy|see you|let me know|sorry|if you)\b/i,
    when: declined,
  },
  {
    signal: 'fear',
    any: /\b(?:(?:falling|snapping|breaking|dropping|coming) (?:out|off) (?:by|before|in)|when it (?:all )?(?:snaps?|falls?|breaks?|drops?)|(?:(?:be |you )back|crying|begging|running) (?:here )?(?:in a week|when|to me)|don't come (?:crying|running|back)|on your (?:own )?head|you'll (?:have no hair|end up (?:bald|with)|lose (?:it|your hair))|go bald|it(?:'ll| will) (?:all )?(?:snap|fall out|drop off|frazzle|be ruined))\b/i,
  },
  {
    signal: 'vague',
    any: /\b(?:whatever you (?:usually|normally|like|fancy|want)(?: do)?|see how you get on|we'll see when|as long as it takes|(?:costs|is) what it (?:costs|is)|can't say,? it|get the knack|how long is a piece of string|look after itself|leaflet|(?:it's|it is) all (?:in|on) (?:the|our)|ask (?:the girl|at|on) (?:reception|the desk|front)|look online|google it|youtube|(?:nothing|not much) (?:really|special|to it)|just (?:be gentle|normal stuff|the normal|the usual|be sensible|wash it)|common sense|you know the drill|loads of (?:stuff|things)|this and that|bits and bobs|you'll (?:work|figure) it out|come back whenever|when(?:ever)? you (?:feel like it|need|fancy))\b/i,
    unless: /\b(?:because|minutes|weeks|times a|i'll (?:write|text|go through)|as well|too,)\b/i,
  },
  {
    signal: 'interrupts',
    any: /\b(?:speed (?:this|things|it) up|(?:the )?short version|cut to the chase|got it,? got it|yep,? yep|yeah,? yeah|(?:hang|hold) on,? [A-Z]|(?:save|tell me) (?:it|that) (?:for|later)|(?:no|not) time for (?:the|a|that)|quick(?:ly)?,? (?:please|though|what)|right,? (?:so )?anyway|sorry,? (?:can|could) (?:we|you) (?:just|speed|hurry|get)|let's just get (?:on|started|it)|stop there|i've (?:got|heard) the (?:gist|idea|picture))/i,
  },
  {
    signal: 'rude',
    any: /\b(?:could(?:n't)? (?:not )?care less|not (?:interested|bothered|fussed)|you lot|what now|not my (?:job|department|concern)|i(?:'m| am) not (?:a|your) (?:mind ?reader|magician|miracle worker|therapist|counsellor)|makes my (?:job|life) harder|wasting my time|if you don't like|find (?:someone|somebody|another) else|with (?:your|that) attitude|there's the door)\b/i,
    unless: DISLIKES_TOLD,
  },
]
