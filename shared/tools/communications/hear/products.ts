// How goods are spoken of: what they are, that they are recommended, how they are used, what they are for.

export const PRODUCT_TALK =
  /£ ?\d|\b(?:swap|switch|change to|for a|fancy|fancied|one thing|lifts?|calms?|fights?|stock|sell|ours|got|pick|suggest|recommend|try|use|using|this|our|the £?\d*|will help|helps|adds|protects|could add|need|buy|want|suit|take|grab|would (?:help|suit|be)|is (?:great|good|ideal|lovely|only)|a light|pop|spritz|massage|spray it|leave-in|have a|there's a|these|it's a|rubs?|smooths?|tames?|keeps?|holds?|gives?|softens?|works?|comb|apply|put (?:an?|some) |get (?:the|our|some|a))\b/i
export const ASKS_ABOUT_PRODUCT =
  /\b(?:what|which|how)\b[^.!]{0,60}\b(?:use|using|used|at home|wash|products?|shampoo)\b[^.!]*\?/i
export const PRODUCT_NOUN =
  /\b(?:shampoo|conditioner|masque|mask|serum|spray|leave[- ]in|mousse|heat protect\w*|(?:clarifying|chelating|purple|violet|blue|gentle) wash|lotion|clay|pomade|primer|mist|butter|foam|bonnet|pillowcase|drops|ampoules?|cleanser|co-?wash|bottles?|oil|balm|cream|treatment|brush|supplements?|vitamins?|tonic|gel|wax|paste|gloss spray|scrub|kit|(?:repair|care|bond|home|hair) (?:system|programme|range|duo)|(?<=£\d+ (?:\w+ )?)(?:dryer|straightener|tongs|wand|diffuser)|(?<=\b(?:a|the|this|our|gift|travel|whole) )set|(?:one|bottle|tub|version|size) (?:at|for|is) £\d+)(?:e?s)?\b/gi
export const USE =
  /\b(?:(?:a|an|one|two|three|half a|\d) (?:[\w-]+ ){0,2}?(?:blob|hazelnut|pea|pump|drop|dab|squirt|spritz|spray|burst|teaspoon|tablespoon|handful|capful|palmful|dollop|scoop|squeeze|mist|swipe|sachet)(?:s|es|-?si[sz]ed?)?|when it's (?:damp|wet|dry|towel)|through (?:the|it|your|when|damp|wet)|pea[- ]?si[sz]ed?|once a week|twice a week|weekly|every (?:day|wash|week|other)|a (?:little|light mist|drop|few drops|pump|small amount|tiny amount|coin|fingertip|walnut)|between your (?:palms|hands)|each section|(?:on|to|through|onto|in) (?:damp|towel-dried|dry|wet|the (?:ends|lengths|mid-lengths))|leave (?:it )?(?:in|on)|spritz|rinse|before (?:you )?(?:dry|straighten|blow|heat|curl|style|tong|brush|plait|swim|the)|after (?:washing|you wash|each wash|shampoo)|instead of|two washes|from mid-length|overnight|comb it through|work it|massage|wash with)\b/i
export const HAIR_NEED =
  /\b(?:dry|dryness|ends|rough|frizz\w*|tangl\w*|brittle|break\w*|strength|strong|heat|straighten\w*|colour|fad\w*|tone|brass\w*|orange|yellow|curls?|volume|flat|fine|scalp|shine|soft\w*|moisture|split|bleach\w*|humid\w*|hold)\b/i
/** What the client named, which "one" or "it" then stands for. */
export const NAMED_GOODS =
  /\b(?:shampoo|conditioner|mask|serum|spray|leave-in|mousse|protect(?:or|ant)|oil|balm|cream|treatment|brush|tonic|gel|wax|products?)\b/i
/** What goods come in. */
export const VESSELS = ['bottle', 'drop', 'kit', 'set', 'ampoule', 'ampoules'] as const
/** A price with what to do with it: goods, whatever they are called. */
export const PRICED_USE = /\b(?:it's|it is|they're|that's|one|ours|at|for)\b[^.!?]{0,12}£ ?\d/i
