// Support chat's fixed sentences. No articles in here: the panel opens before they are loaded.
export const GREETING =
  'Hello, I’m the Support Assistant. I answer questions about this app from its help articles. How can I help you today?'

/** Shown below each answer: who wrote it. */
export const BY_ARTICLES = 'From the help articles, no model was asked.'
export const BY_ARTICLES_OFFLINE =
  'From the help articles on this tablet. There is no signal, so no model was asked.'
/** How the note at the end of a model's answer starts. */
export const BY_MODEL = 'Written by the model'
