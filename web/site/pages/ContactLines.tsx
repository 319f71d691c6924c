import { contact } from './contact'

/**
 * How to reach us. The server puts in what is set, and takes out the lines of what isn't. `always`: where no address is
 * set, the one that every server has.
 */
export const ContactLines = ({ always = false }: { always?: boolean }) => (
  <ul>
    <li data-contact="email">
      <a href={`mailto:${contact.email}`}>{contact.email}</a>
    </li>
    {always && (
      <li data-contact="keeper">
        <a href={`mailto:${contact.keeper}`}>{contact.keeper}</a> (whoever keeps this server)
      </li>
    )}
    <li data-contact="phone">
      <a href={`tel:${contact.phone}`}>{contact.phone}</a>
    </li>
    <li>London, UK</li>
  </ul>
)
