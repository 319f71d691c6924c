/** Placeholders in the built pages for the server's configuration; a line whose value isn't set is removed. */
export const contact = {
  email: '__CONTACT_EMAIL__',
  phone: '__CONTACT_PHONE__',
  keeper: '__CONTACT_KEEPER__',
  domain: '__CONTACT_DOMAIN__',
  host: '__CONTACT_HOST__',
} as const
