import type { Article } from '../article'

export const clients: readonly Article[] = [
  {
    id: 'add-client',
    group: 'clients',
    title: 'Add or change a client',
    lead: 'A name is enough; the rest can come later.',
    also: 'new customer create register card edit change details phone number email address hair type concerns wrong name rename changed her surname married',
    text: `
## Add
1. Open [Clients](/clients) and choose **Add Client**.
2. Type the name. Phone, email, hair type, concerns and notes can wait.
3. Choose **Add Client**.

Write concerns with commas between them: “frizz, dry ends”.

## Change
Open the client and choose the pencil on the card, or the three dots and **Edit**. Then **Save changes**.

## Allergies
Don’t write them in the notes. They have a place of their own at the top of the client’s page. See [Allergies](/help/allergies).

What you have half typed is kept if you are called away. It is there when you open the form again.
`,
    next: ['find-client', 'notes', 'allergies', 'import'],
  },
  {
    id: 'find-client',
    group: 'clients',
    title: 'Find a client',
    lead: 'By name, by phone number, by concern, or by how the name sounds.',
    also: 'search lookup cannot find misspelt spelling sounds like siobhan niamh pronounce surname telephone number list',
    text: `
Open [Clients](/clients) and type in the search field. It needs no signal.

- **Name**: any part of it.
- **Phone**: three digits or more. +44 and 0 are the same.
- **Concern**: “frizz” finds everyone with frizz.
- **Sound**: if you don’t know the spelling, type what you hear. “Neev” finds Niamh. The list then says **Sounds alike**.

The best hundred are shown. Type more to see fewer.

With a keyboard: arrow down goes into the list, Enter opens, Esc clears the search.

Nobody found? The button under the search adds a client of that name.
`,
    next: ['add-client', 'keyboard', 'import'],
  },
  {
    id: 'notes',
    group: 'clients',
    title: 'Chair notes',
    lead: 'Write down what you did and saw, in the moment.',
    also: 'note comment memo write down record visit today remark remember next time likes tea edit delete a note',
    text: `
1. Open the client.
2. Write in **Chair note**: what you did, what you saw, what to do next time.
3. Choose **Save note**. With a keyboard: Ctrl+Enter (Cmd+Enter on a Mac).

Notes are on the client’s page by date, with formulas and answers.

- **Edit** changes a note. **Earlier versions** shows what it said before.
- **Delete** takes it away. You can undo that for ten seconds.

A half-written note is kept if the tablet closes the app.
`,
    next: ['earlier-versions', 'second-versions', 'used'],
  },
  {
    id: 'import',
    group: 'clients',
    title: 'Import clients or products from a file',
    lead: 'Bring your list from another system as a CSV file, and see what it will do first.',
    also: 'csv excel xlsx spreadsheet migrate move switch from another system phorest fresha timely salon iris square vagaro treatwell upload load bring list google sheets duplicates columns undo import',
    text: `
1. Ask your old system for a **CSV** file of your clients. Excel file? Open it and save it as CSV.
2. Open [Settings, Data](/settings/data), then **Import clients**.
3. Say if it holds clients or products, and choose the file.
4. Check what each column means. Set columns you don’t want to **Leave out**.
5. Read **What this will do**: how many are added, brought up to date, skipped, or can’t be read, with the line.
6. Choose **Import**.

Nothing is saved before the last step. It works without a signal.

## People you have already
Two entries are one person if the name and one more thing match: phone, email or birthday. You choose: skip them, or bring their cards up to date. Nothing on a card is removed. If only the name matches, a new client is added, listed under **to check**.

## What comes along
A column of allergies becomes real allergies, at the top of each client’s page. Formulas become bowls where they can be read whole, else their words are kept. Tests of the skin, last visits, and a yes or no to offers become records of their own.

A list of products may hold size, cost and stock as well. What can’t be read is kept in the description, and named.

## What is asked
Lines like “Total clients” and phone numbers that a spreadsheet has broken are named. You choose what happens to them.

## Undo
**Undo import** is under **Earlier imports**. Clients you have worked on since stay.
`,
    next: ['export', 'find-client', 'products', 'calendar'],
  },
  {
    id: 'calendar',
    group: 'clients',
    title: 'Bring in Google, Outlook, iCloud or an .ics file',
    lead: 'From a calendar file, a list of your booking system, or a calendar address that is followed.',
    also: 'ics ical icalendar webcal google calendar outlook calendar icloud apple calendar subscribe followed',
    text: `
Open [Settings, Data](/settings/data), then **Appointments**.

## A file, once
1. In your calendar or booking system, export a calendar file (.ics) or a CSV list.
2. **Choose a calendar file**.
3. Read **What this will do**: new, changed, no longer there. Then **Keep**.

The same file twice changes nothing. Nothing is deleted: what is no longer there is marked in your day. **Take it back** undoes it.

## Follow a calendar
Paste its private address (https:// or webcal://) and choose **Follow this calendar**. It is read every 15 minutes, and at once with **Refresh**. It is never changed.

If it can’t be reached, its appointments stay, and you see since when.

## Names
A name is linked to a card where exactly one client has that full name. Any other name stays as it is written.

## Out again
**Today (.ics)** and **From today on (.ics)** make a calendar file that any calendar opens.
`,
    next: ['import', 'export', 'add-client'],
  },
  {
    id: 'export',
    group: 'clients',
    title: 'Export: take your data with you',
    lead: 'Everything in one file, or one list at a time for a spreadsheet.',
    also: 'download data csv excel json spreadsheet out get list out copy leave portability take out own my data gdpr request save file backup',
    text: `
Open [Settings, Data](/settings/data), then **Take your data with you**.

- **Download everything (JSON)**: one file with all records.
- **One list at a time, for a spreadsheet (CSV)**: clients, products, notes, allergies, patch tests, formulas and more.

It works without a signal and includes what is still waiting to be sent. It stays open when a trial or plan has ended.

> The file holds your clients’ details. Keep it where only you can read it.
`,
    next: ['safe', 'import', 'leaving'],
  },
  {
    id: 'delete-client',
    group: 'clients',
    title: 'Delete a client, and undo it',
    lead: 'Takes a card out of the list; a slip can be undone.',
    also: 'remove customer moved away bin deleted by mistake accident get back restore undo duplicate',
    text: `
1. Open the client.
2. Choose the three dots beside the name, then **Delete**.
3. Say **Delete** again.

A notice says so, with **Undo**. It stays for ten seconds.

Products, notes, patch tests and history entries are deleted the same way, each with an undo.

Deleting takes a client out of sight on all your tablets. It does not destroy the record on the server. If a client asks you to destroy their data, [erase](/help/erase-client) it instead.
`,
    next: ['erase-client', 'earlier-versions'],
  },
  {
    id: 'erase-client',
    group: 'clients',
    title: 'Erase a client for good',
    lead: 'When a client asks for their data to be destroyed.',
    also: 'gdpr right to be forgotten data protection destroy permanently wipe personal data request subject deletion wants all her data deleted delete all data of a client',
    text: `
This can’t be undone. It needs a signal.

1. Open the client.
2. Choose the three dots beside the name, then **Erase for good**.
3. Read what goes, and type the client’s name.
4. Choose **Erase for good**.

The card, notes, allergies, patch tests, appointments, formulas, photos, answers and permissions go, on the server and on every device. Other devices remove them when they next connect.

A calendar or booking system keeps its own copy. Chairside never changes it, so remove the client there too. What you erased won’t come back here. The next weeks of a repeating booking stay away too. A new booking there would show the name again.

> Insurers often ask you to keep a record of a reaction for years. **Keep a minimal record** writes down what happened, without the name. You find it in [Settings, Privacy](/settings/privacy) until its last day. Then it is deleted automatically.

Files that you exported or printed earlier are not touched. Look for those yourself.
`,
    next: ['delete-client', 'privacy', 'export'],
  },
  {
    id: 'photos',
    group: 'clients',
    title: 'Photos, before and after',
    lead: 'Take a photo on the tablet, with the client’s permission, and keep it on the card.',
    also: 'photo photos picture camera before and after portfolio gallery image snap upload heic jpeg instagram card',
    text: `
1. Open the client and choose **Add photo**. At the chair it is in the menu.
2. The first time, the client reads what they agree to, and where photos may be shown. **Only on the card** is an answer too.
3. Say what it shows: **Before**, **After** or **Other**. Then **Take photo**, or **Choose photo** for one that is on the tablet.

A photo beside a formula: choose **Add photo** under that formula.

- It works without a signal. The photo is sent later; other tablets fetch it when somebody looks.
- Where it was taken is left out of the file.
- **Before and after card** puts two photos side by side, with the salon’s name. Where the permission covers posts, **Use in Marketing** takes it there.
- Permission taken back? The photos are then shown only on the card, and you are asked whether to delete them.
- A deleted photo is gone from every tablet and the server after 7 days. Photos never go to an AI service.
`,
    next: ['erase-client', 'notes'],
  },
  {
    id: 'products',
    group: 'clients',
    title: 'Products and prices',
    lead: 'The list of what you sell; Retail Edge recommends only from it.',
    also: 'stock retail shampoo conditioner catalogue price list category add edit product cost shelf inventory',
    text: `
1. Open [Products](/products) and choose **Add Product**.
2. Type a name and a category. You are offered the ones you have, and the usual ones.
3. Add the price and a description if you like. No price is fine.
4. Choose **Add Product**.

The pencil changes a product, the bin deletes it. The search field finds it by its words.

A whole list comes in as CSV: see [Import](/help/import).

Write what matters into the description: what it is for, what is in it. [Retail Edge](/help/retail-edge) reads it.

## Colour, developer and lightener
Open **For mixing** in the product: the shade as your recipes say it, the size, what you pay. Then a bowl says what it costs.

- **Count** your tubes once. **Save what was used** takes from them.
- A delivery is added under the same button.
- With **Low below**, it is listed at the top when fewer are left.
`,
    next: ['retail-edge', 'import', 'salon'],
  },
  {
    id: 'history',
    group: 'clients',
    title: 'History',
    lead: 'What was asked and what was used, newest first.',
    also: 'past earlier answers old formulas recommendations see again last visit what did i use before find previous delete entry',
    text: `
Open [History](/history). It works without a signal.

- The buttons at the top show everything, or one kind.
- The search finds a shade, a strength, a word of a note, or a client by name.
- The name leads to the client’s page.
- The bin deletes an entry. You can undo it for ten seconds.

For one client, open the client’s page: notes, formulas and answers are there by date.

A colour formula is there twice when you saved it: once as it was **advised**, once as it was **used**. The next visit starts from what was used.
`,
    next: ['used', 'find-client', 'export'],
  },
  {
    id: 'kept',
    group: 'clients',
    title: 'Half-written text is kept',
    lead: 'Called away in the middle of a form? It is there when you come back.',
    also: 'draft lost what i typed interrupted closed by accident crash battery died unfinished form autosave autosaved',
    text: `
Forms, notes and questions keep what you type, even when the app is closed or the tablet runs out of battery. Open the same form again: it says **You typed this before. It was kept for you.**

- **Cancel** asks before it throws anything away.
- It is kept on this tablet only, until you save it.
- If the browser refuses to keep it, the form says so. Then save before you leave.

An update never starts while you are in the middle of something. See [Updates](/help/updates).
`,
    next: ['notes', 'updates', 'full'],
  },
]
