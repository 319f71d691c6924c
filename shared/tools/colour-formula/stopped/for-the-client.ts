/** The title of what a screen reads aloud by itself. */
export const FOR_THE_CLIENT = 'Words for the client'
