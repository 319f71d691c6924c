/** Stand in the built pages for what the server's configuration says; a line whose value isn't set is left out. */
export const contact = {
  email: '__CONTACT_EMAIL__',
  phone: '__CONTACT_PHONE__',
  keeper: '__CONTACT_KEEPER__',
  domain: '__CONTACT_DOMAIN__',
  host: '__CONTACT_HOST__',
} as const
