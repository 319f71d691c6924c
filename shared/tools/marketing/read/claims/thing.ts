// The thing that a topic is about, where its sentence could not stay or tells two things.

/** What a claim was made of: the thing itself may be named. '' where no goods are. */
export const thingIn = (topic: string): string =>
  /\b(?:(?:our|the|this|my|a) )?(?:(?:brand )?new |latest )?(?:(?!free\b|natural\b|safe\b|chemical\b|loss\b|growth\b)[\w-]+ )?(?:serum|shampoo|conditioner|mask|oil|spray|tonic|treatment|range|brush)s?\b|\b(?:our (?:new )?)?(?:keratin|perms?|gloss(?:es)?|toners?|colours?|balayage|highlights|extensions|cuts?|blow[- ]?dr(?:y|ies))\b/i.exec(
    topic,
  )?.[0] ?? ''

/** "From grown-out perm to a sharp bob" is about the bob. Null where nothing became something else. */
export const outcomeIn = (text: string): string | null =>
  /\b(?:to|into) (?:an? |the )?(.+)$/is.exec(text)?.[1] ?? null
