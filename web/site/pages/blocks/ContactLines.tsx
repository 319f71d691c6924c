import { contact } from './contact'

/**
 * Contact details. The server fills in what is configured and removes the other lines. `always`: without an address,
 * shows the one that mails come from, else the domain's postmaster; on a private network, whom to ask.
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
        <li data-contact="domain">
          <a href={`mailto:postmaster@${contact.domain}`}>postmaster@{contact.domain}</a> (no other address is
          set; where this domain takes mail, it reaches whoever runs it)
        </li>
        <li data-contact="host">This Chairside runs at {contact.host}. Ask whoever set it up.</li>
      </>
    )}
    <li data-contact="phone">
      <a href={`tel:${contact.phone}`}>{contact.phone}</a>
    </li>
    <li>London, UK</li>
  </ul>
)
