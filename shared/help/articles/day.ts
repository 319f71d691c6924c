import type { Article } from '../article'

export const day: readonly Article[] = [
  {
    id: 'today',
    group: 'clients',
    title: 'Today: who comes, and when',
    lead: 'The first screen shows the salon’s day, with what to know before each client sits down.',
    also: 'dashboard morning coming in today move an appointment drag stretch book somebody by hand front screen',
    text: `
Open the [Dashboard](/dashboard). Each row has the time, the client, the service and the last bowl. Allergies and the patch test are on it too. Whoever is due or is here has a **Chair** button.

1. **Add appointment** books somebody by hand. For a break leave the name empty.
2. The pencil opens an appointment: another time, another stylist, a note, or take it out.
3. **Timeline** shows the stylists side by side. Drag a booking to move it, or its lower edge to make it longer.
4. The arrows beside the date lead to other days.

Below the day you see which patch tests are due to be read, and what waits to be sent.

## Fill the day
- From a file or an address: see [Calendars](/help/calendar).
- From your own words: plan it in [Appointments](/appointments), then choose **Keep this day**.

It all works without a signal, and the other tablets have it as they next connect.
`,
    next: ['calendar', 'appointments', 'chair-mode'],
  },
  {
    id: 'keep-in-touch',
    group: 'clients',
    title: 'Keep in touch: who to write to',
    lead: 'Four lists: who is overdue, who was not seen for long, whose birthday it is.',
    also: 'lists birthday overdue lapsed lost win back sms draft wording template who has not been in',
    text: `
Open [Keep in touch](/lists). Four lists say who to write to today, and why.

- **Patch tests**: booked, and the test will have run out by then.
- **Rebook**: the weeks you advised are over and nothing is booked.
- **Not seen**: no visit for as many months as you choose.
- **Birthdays**: in the next thirty days. The birthday is on the client’s card.

## Write to somebody
1. Choose **Message**. The words are ready, and you can change them.
2. Choose **Text message**, **WhatsApp** or **Copy**. Your own app opens with the words, and you send them.
3. Choose **Done** beside the name. The row goes.

**Change the words** changes the message of a list for everybody. What is in braces is filled in for each client.

> The app sends nothing by itself. Whoever said no to messages has no **Message** button.
`,
    next: ['rebook', 'patch-tests', 'today'],
  },
  {
    id: 'labels',
    group: 'comfort',
    title: 'Bowl labels and the colour card',
    lead: 'A label for each bowl, and a card with aftercare that the client takes home.',
    also: 'bowl label printer brother dymo sticker trolley leaflet whose bowl',
    text: `
1. In [chair mode](/help/chair-mode) start a service, then open the menu.
2. Choose **Labels and card**.
3. **Print the label** makes one for each bowl: the name in short, the zone, grams and minutes.
4. **Print the card** is for the client: what was done, care at home, and the next visit if there is one.

The card has a QR code. The client’s own phone reads it and keeps the words.

Labels are 62 × 29 mm, as the small rolls for a trolley are. To get a PDF, choose ‘Save as PDF’ where the paper is chosen.
`,
    next: ['chair-mode', 'print-share', 'rebook'],
  },
]
