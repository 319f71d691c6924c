// The product or service a topic is about, for when its sentence couldn't stay or names two.

/** What the claim was about: the product itself may be named. '' if there is none. */
export const thingIn = (topic: string): string =>
  /\b(?:(?:our|the|this|my|a) )?(?:(?:brand )?new |latest )?(?:(?!free\b|natural\b|safe\b|chemical\b|loss\b|growth\b)[\w-]+ )?(?:serum|shampoo|conditioner|mask|oil|spray|tonic|treatment|range|brush)s?\b|\b(?:our (?:new )?)?(?:keratin|perms?|gloss(?:es)?|toners?|colours?|balayage|highlights|extensions|cuts?|blow[- ]?dr(?:y|ies))\b/i.exec(
    topic,
  )?.[0] ?? ''

/** "From grown-out perm to a sharp bob" is about the bob. Null if nothing changed into something else. */
export const outcomeIn = (text: string): string | null =>
  /\b(?:to|into) (?:an? |the )?(.+)$/is.exec(text)?.[1] ?? null
