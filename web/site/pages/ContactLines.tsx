import { contact } from './contact'

/**
 * How to reach us. The server puts in what is set, and takes out the lines of what isn't. `always`: where no address is
 * set, the one that mails come from, else whom to ask.
 */
export const ContactLines = ({ always = false }: { always?: boolean }) => (
  <ul>
    <li data-contact="email">
      <a href={`mailto:${contact.email}`}>{contact.email}</a>
    </li>
    {always && (
      <>
        <li data-contact="keeper">
          <a href={`mailto:${contact.keeper}`}>{contact.keeper}</a> (where our emails come from)
        </li>
        <li data-contact="host">
          Whoever runs {contact.host} has given no email address here. Contact them the way they told you
          about it.
        </li>
      </>
    )}
    <li data-contact="phone">
      <a href={`tel:${contact.phone}`}>{contact.phone}</a>
    </li>
    <li>London, UK</li>
  </ul>
)
