/** The title of the block that a screen reader announces by itself. */
export const FOR_THE_CLIENT = 'Words for the client'
