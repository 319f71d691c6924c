// How goods are spoken of: what they are, that they are recommended, how they are used, what they are for.

export const PRODUCT_TALK =
  /£ ?\d|\b(?:swap|switch|change to|for a|fancy|fancied|one thing|lifts?|calms?|fights?|stock|sell|ours|got|pick|suggest|recommend|try|use|using|this|our|the £?\d*|will help|helps|adds|protects|could add|need|buy|want|suit|take|grab|would (?:help|suit|be)|is (?:great|good|ideal|lovely|only)|a light|pop|spritz|massage|spray it|leave-in|have a|there's a|these|it's a|rubs?|smooths?|tames?|keeps?|holds?|gives?|softens?|works?|comb|apply|get (?:the|our|some|a))\b/i
export const ASKS_ABOUT_PRODUCT =
  /\b(?:what|which|how)\b[^.!]{0,60}\b(?:use|using|used|at home|wash|products?|shampoo)\b[^.!]*\?/i
export const PRODUCT_NOUN =
  /\b(?:shampoo|conditioner|masque|mask|serum|spray|leave[- ]in|mousse|heat protect\w*|(?:clarifying|chelating|purple|violet|blue|gentle) wash|lotion|clay|pomade|primer|mist|butter|foam|bonnet|pillowcase|drops|ampoules?|cleanser|co-?wash|bottles?|oil|balm|cream|treatment|brush|supplements?|vitamins?|tonic|gel|wax|paste|gloss spray|scrub|kit|set|(?:one|bottle|tub|version) (?:at|for|is) £)/gi
export const USE =
  /\b(?:pea[- ]?si[sz]ed?|once a week|twice a week|weekly|every (?:day|wash|week|other)|a (?:little|light mist|drop|few drops|pump|small amount|tiny amount|coin|fingertip|walnut)|between your (?:palms|hands)|each section|(?:on|to|through|onto|in) (?:damp|towel-dried|dry|wet|the (?:ends|lengths|mid-lengths))|leave (?:it )?(?:in|on)|spritz|rinse|before (?:you )?(?:dry|straighten|blow|heat|the)|after (?:washing|you wash|each wash|shampoo)|instead of|two washes|from mid-length|overnight|comb it through|work it|massage|wash with)\b/i
export const HAIR_NEED =
  /\b(?:dry|dryness|ends|rough|frizz\w*|tangl\w*|brittle|break\w*|strength|strong|heat|straighten\w*|colour|fad\w*|tone|brass\w*|orange|yellow|curls?|volume|flat|fine|scalp|shine|soft\w*|moisture|split|bleach\w*|humid\w*|hold)\b/i
