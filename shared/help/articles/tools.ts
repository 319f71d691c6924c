import type { Article } from '../article'

export const tools: readonly Article[] = [
  {
    id: 'colour-formula',
    group: 'tools',
    title: 'Colour Formula: ask for a formula',
    lead: 'How to ask, how to read the answer, and what it will not do.',
    also: 'color mix tint dye toner developer peroxide bleach lightener grey roots regrowth balayage highlights shade level tone refuses refused to give why not under age 15 16 minor child teenager get a recipe grams ratio generate what formula',
    text: `
## Ask
1. Open the client and choose **Colour formula**, or open [Colour Formula](/colour-formula) for a new client.
2. **Current hair colour**: level, what is natural, what was coloured, grey, regrowth.
3. **Desired result**: a code, a level, or words. Say if it is roots, foils or all over.
4. **Hair condition and history**: box dye, henna, relaxer, perm, scalp, age if under 16.
5. Choose **Generate Formula**.

Write as on a card: “nat 5, 40% grey, 3 cm regrowth”. Codes such as 6/1, 6.1 and 6N are read. Set your [colour brand](/help/salon), because brands differ.

## Look at the picture
The hair is drawn as it was understood. Anything unsure has a dashed edge. Tap the root, the lengths, the ends or the result to pick a level, a tone and how it was made. What you tap counts, whatever is written. A second tap takes it away again.

A question such as “Has hair colour ever caused a reaction?” comes first: answer it with a tap. You can leave a text empty if you tapped what it would say.

## Read the answer
Start, target and underlying pigment are drawn as hair. Then come the steps in the order of your hands: what, how much, how long, what to watch.

## What it won’t do
It refuses, waits or asks where a careful colourist would: a known reaction, under 16, henna, a sore scalp, or a question that contradicts itself. It says why. A patch test and a strand test are asked for each time.

> For licensed professionals. The maker’s instructions and your own judgement come first.
`,
    next: ['used', 'hold', 'checks', 'answers'],
  },
  {
    id: 'used',
    group: 'tools',
    title: 'Save what was used',
    lead: 'Write down what was really mixed: the next visit starts from it.',
    also: 'record formula after the service actual grams keep result same as last time repeat previous formula what did we use save the mix log',
    text: `
Advice is one thing, the bowl another. Only what you save as used counts next time.

1. Under the answer choose **Start mixing** when you begin, if you like.
2. Afterwards choose **Save what was used**.
3. **Exactly as mixed?** One tap on **Yes, save formula** and it is written down.
4. Was it different? Choose **Change**: shades, grams, developer, minutes, and how it came out. Then **Save formula**.

## Next visit
Choose the client in [Colour Formula](/colour-formula). You see **Last time**, with what was used. **Same as last time** fills in the form from it. On the client’s page, **Mix again** under **Last bowl** makes it today’s recipe at the chair.

A slip? The notice has **Undo** for ten seconds.
`,
    next: ['colour-formula', 'history', 'notes'],
  },
  {
    id: 'retail-edge',
    group: 'tools',
    title: 'Retail Edge: recommend products',
    lead: 'One to three products for this client, from your own list, each with its reason.',
    also: 'retail recommendation sell upsell recommend which shampoo conditioner already has suggestion prescription card qr take home quick pitch talking points generate ai recommendations declined bought',
    text: `
## Ask
1. Open [Retail Edge](/retail-edge) and choose the client.
2. Look at what is filled in from the card and the last visit. Change it if it is out of date.
3. Choose **Generate AI Recommendations**.

## Read the answer
Up to three products, the best first. Each has a priority, the reason from your own records, how to use it, and the price from your list. A quick pitch and talking points help you to say it.

Under the answer:
- **For home** is a card for the client: print it, share it, or choose **Show as QR**.
- **Did they buy it?**: tap **Bought**, **Declined** or **Has it**. Next time it counts.

## What it won’t do
- It recommends only from [your products](/products). With none on the list it says so and invents none.
- It leaves out what an allergy or a dislike in the notes forbids, and says what it left out.
- It doesn’t offer again what the client declined lately or owns.
- It makes no medical claims.

It works without a signal. The answer is kept in [History](/history).
`,
    next: ['products', 'allergies', 'history'],
  },
  {
    id: 'salon-profit',
    group: 'tools',
    title: 'Salon Profit: your figures',
    lead: 'Profit, margin and break-even from four numbers, with the working shown.',
    also: 'margin break even breakeven revenue earn price rise increase raise put prices up what should i charge for a cut vat analysis calculator finance business takings',
    text: `
1. Open [Salon Profit](/salon-profit).
2. Type monthly revenue, monthly costs, clients a month and the average service price.
3. Choose **Analyze Profit**.

You get monthly profit and margin, revenue and cost for each client, and how many clients cover your costs. Three recommendations follow.

- **What if**: move the price, the costs or the clients, and see what the month would make. **Save this analysis** keeps it.
- **Your own price rise** says how many clients could go before a rise costs you money.
- **Saved analyses** shows the trend.

Everything is worked out on the tablet, even without a signal. No model is asked. The working is shown, so that you can check it.

> It is arithmetic, not advice on tax. Ask your accountant about VAT.
`,
    next: ['history', 'plans', 'answers'],
  },
  {
    id: 'appointments',
    group: 'tools',
    title: 'Appointments: make a day flow',
    lead: 'Paste a day as you write it; see overlaps, gaps and what could move.',
    also: 'schedule pro tips diary optimise optimize booking gaps overlap double booked lunch break columns day rota calendar rearrange time saved',
    text: `
1. Open [Appointments](/appointments).
2. Type or paste the day, as you write it: times, names, services. 9:30, 9.30 and 9.30am are read, and so are tables.
3. Look at what was understood. It is shown before anything is advised.
4. Choose **Optimise Schedule**.

Each suggestion says what to move, why, and how many minutes it saves. It knows the time while colour develops, and it looks for missing breaks.

> Only those who may move are moved. Say so in the line: “10.30 Kim fringe 30 min (flexible)”.

## What it won’t do
- It never suggests a move that overlaps another.
- It moves nobody by itself. You decide, ring the client, and choose **Keep this day**: then it is under [Today](/help/today).
- A line that it can’t read is named, with the reason.
- It is not a booking system, and clients can’t book online here. It reads [your calendar](/help/calendar), and never writes to it.
`,
    next: ['history', 'answers'],
  },
  {
    id: 'marketing',
    group: 'tools',
    title: 'Marketing: posts, emails and pictures',
    lead: 'A post from your own words, a picture to go with it, and what it leaves out.',
    also: 'instagram facebook social media caption newsletter email promotion offer testimonial review before and after hashtags poster image content studio download copy text',
    text: `
1. Open [Marketing](/marketing) and choose the content type: Instagram, Facebook, email, promotion, before and after, or testimonial.
2. Type the topic or details in your own words.
3. Leave **Generate Image** on if you want a picture.
4. Choose **Generate Content**.

Copy the text, download the picture, and post it yourself. The app posts nothing for you. If something is missing, it asks before it writes.

## What it won’t do
- It invents no price, offer, date, review or claim. Write them in, and the post has them.
- A testimonial needs the client’s own words and their permission.
- Before and after needs the client’s consent to the photos. Choose the client: what is on record is shown.
- Medical and absolute claims are taken out, and it says why.

## Pictures
Where the server has a model for pictures, one is made, and it is marked as made by AI. Otherwise a designed poster is drawn at once, in three layouts and four sizes, even without a signal.
`,
    next: ['answers', 'privacy', 'salon'],
  },
  {
    id: 'communications',
    group: 'tools',
    title: 'Communications: practise a conversation',
    lead: 'Rehearse a hard talk with a client who isn’t real.',
    also: 'practice roleplay training consultation upset unhappy complaint difficult customer price objection scenario feedback rehearse junior trainee talk chat',
    text: `
1. Open [Communications](/communications) and pick a scenario. **More scenarios** has a search, and you can add your own.
2. The client speaks first. Answer as you would at the chair. Enter sends; Shift+Enter begins a new line.
3. After at least two messages, choose **Get Intelligent Feedback & Best Practices**.
4. **New Scenario** begins another.

The client reacts to how you speak. The feedback quotes your own words and says what to keep, what to try, and a better line.

- **Practise without scores**: no points and no mood on the screen.
- **Your progress** shows how you do over time.

- Without a model the client is built in, and it says so. That works without a signal.
- It is practice. No real client is contacted, and you can’t break anything.
`,
    next: ['answers', 'privacy'],
  },
]
