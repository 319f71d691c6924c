/** A file as a person picks it. */
export const sampleFile = (name: string, text: string): File => new File([text], name)
