import { contact } from './contact'

/** How to reach us. The server puts in what is set, and takes out the lines of what isn't. */
export const ContactLines = () => (
  <ul>
    <li data-contact="email">
      <a href={`mailto:${contact.email}`}>{contact.email}</a>
    </li>
    <li data-contact="phone">
      <a href={`tel:${contact.phone}`}>{contact.phone}</a>
    </li>
    <li>London, UK</li>
  </ul>
)
