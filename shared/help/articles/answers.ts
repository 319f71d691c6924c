import type { Article } from '../article'

export const answers: readonly Article[] = [
  {
    id: 'answers',
    group: 'answers',
    title: 'Where an answer comes from',
    lead: 'The built-in engine works it out, and a model may read for it. It always says which.',
    also: 'ai is this chatgpt robot computer artificial intelligence model engine chatgpt who wrote built in model took too long slow late failed unreadable difference draft beside real is it ai accurate trust reliable',
    text: `
## The built-in engine
It is part of the app and works on the tablet, even without a signal. It follows the rules of the trade and drafts each answer at once.

## A model
Where your salon’s server has a model, it reads your question too. In Colour Formula, Retail Edge, Appointments and practice feedback it writes nothing. It says what it read, in your own words, and the engine works the answer out from both.

If it read the same, the line at the top says so. If not, a second one comes beside the draft, under **Read by the model**. It never replaces what you are reading: you choose **Show it beside the draft**. There you see **What the model read differently**, and what to ask.

In Marketing it writes the post: **Answered by the model**. Otherwise the line says **Drafted on this tablet**, **Sent**, or **Built-in engine**, final.

## If the model fails
It is too slow, out of reach or unreadable: then you use the draft, and the screen says so.

[Salon Profit](/help/salon-profit) never asks a model. [A client can be left out](/help/no-ai) of all models.
`,
    next: ['checks', 'privacy', 'models'],
  },
  {
    id: 'checks',
    group: 'answers',
    title: 'What the rules do to an answer',
    lead: 'Every answer passes the same check, and you are told what it changed.',
    also: 'ai got it wrong check safety rules have changed since old sheet trade changed wrong answer mistake dangerous limits guard can i trust it incorrect bad advice',
    text: `
Before you see an answer, it is checked against the rules of the trade. A rule can only make an answer more careful.

- In a colour formula: developer too strong, time too long, a client with an allergy, too many steps in one visit.
- In recommendations: what an allergy forbids, and prices that are not in your list.
- In posts: invented offers, medical claims.

Where the rules changed what a model wrote, you read **What the rules of the trade changed**, line by line.

An old answer is checked against today’s rules when you open it. If they have changed too much, you can read it but not use it. Ask again then.

> Rules don’t know the hair in your hand. If an answer looks wrong, it may be. Your judgement comes first.
`,
    next: ['answers', 'hold', 'colour-formula'],
  },
  {
    id: 'privacy',
    group: 'answers',
    title: 'Privacy: what is sent, and to whom',
    lead: 'What your own server gets, what a model gets, and what never leaves the salon.',
    also: 'data protection gdpr confidential what was sent share third party openai who can see surname phone number send client details train training cookies secure safe personal information',
    text: `
## Your salon’s server
It gets every record: that is how your tablets keep up with each other. Other accounts can’t read it.

## A model, if the server has one
It gets the question and the few fields the tool needs, such as hair type, notes, allergies and last formulas.
- **Never** a phone number, an email, an address or a surname from your records.
- A model that types voice memos hears all of the sound, names and health too. Switch on **No AI for this client** to keep theirs here; the salon’s own switch keeps all.
- What is about health is sent only with the client’s **permission for health notes**. The safety check of the answer still sees the whole card.
- Chairside trains no model with your data. What the provider of a model may do is in its own terms.
- Open **What was sent** under an answer, or in [Settings, Models](/settings/models), to read it all.

Write no surnames or phone numbers into the question itself.

## Support Chat
The server gets what you type there, nothing from your records. With a model, the question goes on to it, without phone numbers and emails. The conversation on the tablet is cleared when you sign out.

## Nobody else
The app sends nothing to advertisers. You can [leave a client out of models](/help/no-ai), [erase a client](/help/erase-client) and [export](/help/export) everything.
`,
    next: ['no-ai', 'answers', 'erase-client'],
  },
  {
    id: 'models',
    group: 'answers',
    title: 'Which model answers what',
    lead: 'Settings, Models: who answers, a quick test, and everything that was sent.',
    also: 'settings models provider openai api key which ai is used test call try ask once daily limit cap calls today list of what was sent log',
    text: `
Open [Settings, Models](/settings/models). It needs a signal.

- **Who answers what**: for formulas and posts, pictures, practice, Support Chat and speech. It says if a model answers, which one, and where your words go. If not, it says what answers instead.
- **Try the model**: one small question, to see that it answers.
- **Clients without AI**: those you have [left out](/help/no-ai).
- **What was sent**: every call of a model, word for word. It is kept on the server for 12 months, and erased with a client.

There is a limit of model answers within 24 hours. When it is reached, the built-in engine and the help articles answer alone for a while.

A model is set up by whoever runs your server. You can’t type a key into the app.
`,
    next: ['answers', 'privacy', 'no-ai'],
  },
  {
    id: 'no-ai',
    group: 'answers',
    title: 'No AI for a client',
    lead: 'One switch keeps a client away from every model.',
    also: 'opt out refuse consent does not want ai without model objection remove ai turn off switch dont send stop sending client to chatgpt',
    text: `
1. Open the client and choose the pencil on the card.
2. Switch on **No AI for this client**.
3. Choose **Save changes**.

From then on nothing about this client goes to a model. The built-in engine answers alone. The card says so.

It does not take back what was asked before. **What was sent** under an older answer shows what that was.

## The whole salon
[Settings, Privacy](/settings/privacy) has **No AI for this salon**. Nothing at all goes to a model then.
`,
    next: ['privacy', 'answers', 'erase-client'],
  },
]
