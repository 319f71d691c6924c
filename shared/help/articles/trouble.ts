import type { Article } from '../article'

export const trouble: readonly Article[] = [
  {
    id: 'updates',
    group: 'trouble',
    title: 'Updates',
    lead: 'A new version asks first, and waits for what you are writing.',
    also: 'new version is ready update now later update to send too old upgrade app refresh reload latest version',
    text: `
When a new version is there, a line at the top says **A new version is ready**.
- **Update now** starts it. It waits until nothing is half written and no mixing is being recorded.
- **Later** hides the line.

Nothing is lost by an update. What waits to be sent stays.

## ‘Update to send’
The app on this tablet is too old for the server. Choose **Update now**. If there is no such line: with a signal, close the app on all tabs and open it again.

## ‘A newer version is open in another tab’
Reload this tab. Nothing is lost.
`,
    next: ['header', 'kept', 'closed'],
  },
  {
    id: 'no-install',
    group: 'trouble',
    title: 'It can’t be installed',
    lead: 'No install button, or it opens only with a signal.',
    also: 'install button missing not showing wont install add to home screen not there greyed firefox not working cannot install fails',
    text: `
Check these in turn:
1. **The browser.** On an iPad or iPhone use Safari. Elsewhere use Chrome or Edge.
2. **No private window.** Private windows keep nothing.
3. **The address begins with https.** Over plain http the browser doesn’t offer it. Whoever runs your server can set that up.
4. **It is there already.** [Settings, This tablet](/settings/device) then says **Chairside is installed here**.
5. **You said no before.** Look in the menu of the browser for **Install** or **Add to home screen**.

You can also work in the browser, without installing. It works without a signal there too, once it was opened with one.

## Installed, and it doesn’t open without a signal
Open it once with a signal, wait a moment, and sign in there.
`,
    next: ['install-ipad', 'install-android', 'storage'],
  },
  {
    id: 'full',
    group: 'trouble',
    title: 'The tablet is full',
    lead: 'No room left: what is kept, and what to do.',
    also: 'storage full no space left memory not enough room quota cannot save was not saved disk photos',
    text: `
If there is no room, the app says that something **was not saved**. What you typed is still in the form.

1. Leave the form open.
2. Delete photos, videos or apps that you don’t need. Don’t clear the browser’s data.
3. Save again.

What is on the tablet already is still sent while there is no room. New records from other devices come in when there is room again.

Ten thousand clients need only a few megabytes. It is nearly always photos and films that fill a tablet.
`,
    next: ['storage', 'kept', 'waiting'],
  },
  {
    id: 'storage',
    group: 'trouble',
    title: 'The browser may empty the storage',
    lead: 'What ‘persistent storage’ means, and how to get the promise.',
    also: 'persistent not persistent storage browser may delete data clear cache evict safari seven days promise keep safe cookies cleared disappeared empty list all my clients gone lost everything',
    text: `
Browsers may empty an app’s storage when space runs out. Chairside asks the browser to promise not to. [Settings, This tablet](/settings/device) says if it did.

## To get the promise
- Install the app: [iPad](/help/install-ipad), [Android](/help/install-android), [computer](/help/install-computer).
- Use it now and then.
- Keep some space free.

## If the list is empty
1. Look at the email in [Saved and sent](/waiting): is it the right account?
2. Stay on the page with a signal. What the server has comes back by itself.

Only what had not been sent can be lost that way. So let changes be sent when you have a signal.
`,
    next: ['safe', 'full', 'no-install'],
  },
  {
    id: 'refused',
    group: 'trouble',
    title: 'A refused change: ‘Needs attention’',
    lead: 'The server did not take something. Nothing is lost; you decide.',
    also: 'needs attention give up a change not accepted rejected error red server refused give up try again cannot send failed problem copy the text',
    text: `
1. Tap **Needs attention** in the header, or open [Saved and sent](/waiting).
2. Read why. The reason is under the change.
3. Choose one:
   - **Try again**: after you put it right, or if it was a passing fault.
   - **Copy the text**: to paste it elsewhere.
   - **Give up**: the record goes back to what the server has. The text is copied first.

## Usual reasons
- A text is too long. Shorten it or split it into two notes.
- The client was erased for good on another device. Nothing more can be added.
- Something is written in a way the server can’t take.

The rest of your work isn’t held up by it.
`,
    next: ['waiting', 'header', 'erase-client'],
  },
  {
    id: 'closed',
    group: 'trouble',
    title: 'Records are closed, or a screen is broken',
    lead: 'The app can’t get at its storage: how to open it again.',
    also: 'records are closed cannot open database failed to load clients blank white screen page frozen stuck crashed broken error something went wrong loading forever not loading spinning',
    text: `
Nothing was deleted. Try these in turn:
1. Choose **Reload**.
2. Close other tabs with Chairside. An older version there can block the records.
3. Leave the private window, if it is one.
4. [Free some space](/help/full).
5. Restart the tablet.

If one screen is broken and the others aren’t, go to another screen and come back.

> Don’t clear the browser’s data to mend it. That deletes what was not sent.
`,
    next: ['full', 'storage', 'contact'],
  },
  {
    id: 'safe',
    group: 'trouble',
    title: 'Is my data safe? Back-ups',
    lead: 'Where your records are, and what happens if a tablet breaks.',
    also: 'backup back up every night where stored kept stuff broken stolen lost tablet dropped security safe cloud recover after loss replaced new ipad secure encrypted hacked',
    text: `
Your records are in two kinds of places: on each of your devices, and on your salon’s server.

## A tablet is lost or broken
Sign in on another one. Everything that was sent is there. Only changes that had not been sent are gone with it.

## A tablet is stolen
Its records can be read by anybody who can unlock it. So use a passcode on the tablet. Sign it out under [Settings, Security](/settings/security), and change the password.

## The server
Whoever runs it backs up its database. After a restore your tablets notice, and send again what the server lost of the last 30 days.

## A copy in your own hands
[Export](/help/export) everything now and then. It takes two taps.
`,
    next: ['export', 'storage', 'two-tablets'],
  },
  {
    id: 'contact',
    group: 'trouble',
    title: 'Get help: Support Chat and this help centre',
    lead: 'How to ask, what the assistant can do, and how to reach a person.',
    also: 'contact support human person phone number call ring email helpline talk to someone real complaint complain about the app chat does not know report a bug feedback suggestion chat assistant customer service speak',
    text: `
## Support Chat
**Chat** in the header opens it, on every screen. Ask in your own words.
- It answers from the articles of this help, and names them.
- If the server has a model, the model words the answer. If not, or without a signal, you get the words of the articles themselves. It always says which.
- It knows nothing of your clients. It gives no formulas and no medical advice: [the tools](/dashboard) and a doctor do that.

## A person
There is no telephone or email support inside this version. Whoever set Chairside up for your salon is the one to ask.

## What helps them
- What the header says, and what [Saved and sent](/waiting) lists.
- The exact words of the message.
- What you did just before.
`,
    next: ['start', 'closed', 'waiting'],
  },
]
