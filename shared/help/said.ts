// What support chat always says in the same words. No articles in here: the panel opens before they are needed.
export const GREETING =
  'Hello, I’m the Support Assistant. I answer questions about this app from its help articles. How can I help you today?'

/** Said under each answer: who wrote it. */
export const BY_ARTICLES = 'From the help articles, no model was asked.'
export const BY_ARTICLES_OFFLINE =
  'From the help articles on this tablet. There is no signal, so no model was asked.'
/** What a model's answer ends with begins so. */
export const BY_MODEL = 'Written by the model'
