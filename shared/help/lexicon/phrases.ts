// Phrases of several words that mean one thing: search key → phrases.
const list = (phrases: string): readonly string[] => phrases.split(',').map(each => each.trim())
/** Every combination of the two lists. */
const each = (before: string, behind: string): readonly string[] =>
  list(before).flatMap(first => list(behind).map(last => `${first} ${last}`))

const LOG = 'log, logg, logged, logging, sign, signed, signing'
const NO = 'no, without, stop, turn off, switch off, opt out of'
const USED = 'use, used, mix, mixed, put on, last use, last used, last mix, last mixed, last put on'

export const PHRASES: readonly (readonly [one: string, phrases: readonly string[]])[] = [
  ['signal', list('wifi, wi fi')],
  ['homescreen', list('home screen, homescreen')],
  ['signout', [...each(LOG, 'out, me out'), ...list('logout, signout, logged me out')]],
  ['signin', [...each(LOG, 'in, on, into, onto'), ...list('login, logon, signin')]],
  ['signup', [...each('sign, signed, signing', 'up'), 'signup']],
  ['backup', [...each('back, backed, backing', 'up'), ...list('back ups, backup, backups')]],
  ['setup', each('set, setting', 'up')],
  [
    'patchtest patch',
    [
      ...each('patch, skin, allergy, alergy', 'test, tests, tested, testing, tests done'),
      ...list('patchtest, patchtests, skintest'),
    ],
  ],
  [
    'noai ai',
    [
      ...each(NO, 'ai, a i, artificial intelligence, model, models'),
      ...each(NO, 'the ai, the model, the models'),
    ],
  ],
  ['ai', list('artificial intelligence, chat gpt, chatgpt, gpt, llm, open ai, openai, robot')],
  ['email', list('email, emails, e mail, e mails, mail, mails')],
  ['topbar', list('top bar, topbar')],
  ['sidebar', list('side bar, sidebar, side menu')],
  [
    'dark dark',
    [...each('dark, night', 'mode, theme, screen'), ...list('screen darker, darker screen, make it darker')],
  ],
  ['mfa', list('two factor, twofactor, 2 fa, 2fa, two step, mfa, authenticator')],
  ['breakeven', list('break even, breakeven')],
  ['beforeafter', list('before and after, before after')],
  ['ipad', list('ipad, ipads, i pad, i pads')],
  ['iphone', list('iphone, iphones, i phone, i phones')],
  ['qr', list('qr, q r, qr code, qr codes, q r code, q r codes')],
  [
    'pricerise',
    [
      ...each(
        'put, raise, raising, increase, rise in',
        'price, prices, price up, prices up, my prices, our prices, the prices, my price, the price, my prices up, our prices up, the prices up',
      ),
      ...each('price', 'rise, rises, increase, increases'),
    ],
  ],
  [
    'used mixed formula last',
    ['', 'we ', 'i ', 'she ', 'you ', 'he '].flatMap(who =>
      list('did, was, had, have').flatMap(verb => list(USED).map(use => `what ${verb} ${who}${use}`)),
    ),
  ],
  ['giveup', list('give up, giving up, give it up, give this up, giving it up, giving this up')],
  [
    'erase',
    list('right to be forgotten, forget me, be forgotten, to be forgotten, forget her, forget a client'),
  ],
  ['phonenumber', each('phone, mobile, telephone, tel, contact', 'number, numbers, no')],
  ['price plan', each('how much', 'is, are, does, do, will, would, for, a')],
  [
    'textsize',
    [
      ...each('scale, bigger, larger, large', 'text, letters, font, writing'),
      ...each('text, letters, font, writing', 'size, is too small, too small, bigger, larger'),
    ],
  ],
  ['print print', list('print out, print off, printout')],
  ['valid runout patchtest', list('run out, runs out, run outs, expire, expires, expired')],
]

/** By article id: phrases that ask for that article. */
export const ASKED: Readonly<Record<string, readonly string[]>> = {
  waiting: [
    ...list(`waiting to send, waiting to be sent, waiting to go, still waiting, still says waiting, says waiting, said waiting, saying waiting, been waiting, stuck on waiting,
      stuck waiting, stuck in the queue, in the queue, queue, queued, unsent, outbox, hasnt gone, havent gone, not gone through, gone through, gone off yet, waiting all day, waiting for hours, waiting since`),
    ...each(
      'not, isnt, arent, hasnt, havent, wont, doesnt, dont, never, nothing, cant, nothing will, will not, nothing is',
      'send, sent, sends, sending, been sent, upload, uploaded, uploading, sync, synced, syncing, going up, gone up, go up, going through, go through, gone through',
    ),
    ...each(
      'one, two, three, four, five, six, seven, eight, nine, ten, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20',
      'waiting',
    ),
  ],
  offline: [
    ...each(
      'no, without, lost the, lost, without any, bad, patchy',
      'wifi, wi fi, signal, internet, connection, broadband, network',
    ),
    ...each(
      'wifi, wi fi, signal, internet, connection, broadband, network, router, wifis, internets',
      'is down, down, is off, is broken, is gone, broken, broke, went down, has gone, dropped, keeps dropping, cuts out',
    ),
  ],
  refused: list(
    'wouldnt take my change, would not take my change, didnt take my change, wouldnt accept, didnt accept, server said no, server wouldnt',
  ),
  'delete-client': [
    ...list(
      'deleted the wrong, deleted by mistake, deleted the wrong one, deleted the wrong client, two of the same client, same client twice, client is there twice, client twice, twice in the list, double client, bring back a client, get a client back, get her back, undo a delete',
    ),
    ...each(
      'remove, delete, take out, get rid of',
      'somebody, someone, a client, client, an old client, old client, a customer, an old customer, old customer, old clients, somebody from my clients, a person',
    ),
  ],
  'voice-memos': list(
    'listen back, listen to a recording, listen back to a recording, play back a recording, record my voice, voice memo, voice memos, record myself',
  ),
  'retail-edge': list(
    'what products should she, what products should he, what should she buy, what should he buy, products to recommend, recommend products, what to sell her, what to sell him, what to take home, recommend for home',
  ),
  appointments: [
    ...each(
      'plan, organise, sort out, optimise, squeeze',
      'my day, the day, tomorrow, tomorrows appointments, todays appointments, appointments, my appointments, my schedule, the schedule',
    ),
    'fit in another client',
  ],
  people: [
    ...each(
      'take, remove, delete',
      'a stylist off, a stylist, a colleague, an apprentice, the apprentice, somebody off the team, her off the team, him off the team, someone from the team',
    ),
    ...each(
      'she, he, they, stylist, apprentice, junior, girl, colleague, somebody, someone, who',
      'left the salon, left us, has left the salon, doesnt work here, no longer works here, works here no more',
    ),
    ...each('forgot, forgotten, lost, dont know', 'my pin, the pin, her pin, his pin, our pin'),
  ],
  timers: [
    ...each('didnt, doesnt, wont, did not, never', 'ring, go off, beep, sound'),
    ...list(
      'went quiet when, goes quiet when, no sound when the screen, screen off, turned the screen off, turn the screen off, turned off the screen, tablet went to sleep, tablet was asleep',
    ),
  ],
  dictate: list(
    'over the dryer, over the hairdryer, over the noise, too noisy, too loud, doesnt hear me, cant hear me, doesnt understand me, hears me wrong, mishears, hear me',
  ),
  used: [
    ...each(
      'change, correct, alter, edit, fix',
      'a recipe, the recipe, a formula, the formula, a saved formula, a bowl, the mix, what was used, a formula after, a recipe after',
    ),
    ...list('formula is wrong, formulas wrong, recipe is wrong, saved it wrong, wrote the wrong grams'),
  ],
  privacy: list(
    'gdpr compliant, gdpr compliance, comply with gdpr, complies with gdpr, comply with the gdpr, follow gdpr, gdpr friendly, gdpr ready, gdpr safe, data protection act, client data protected, client data safe, data is protected, clients data safe, who sees the data, who can see the data',
  ),
  'erase-client': list(
    'delete someone who asked to be, delete somebody who asked to be, delete a client who asked to be, asked to be forgotten, asks to be forgotten, wants to be forgotten, wanted to be forgotten',
  ),
  'salon-profit': list(
    'making money, making any money, make any money, making a profit, earning enough, losing money, worth my while',
  ),
  commands: list(
    'what can i say, what can i say to it, what do i say to it, what can i ask it, how do i talk to it, what commands, voice commands',
  ),
  'patch-tests': list(
    'patch test run out, patch test last, skin test run out, skin test good for, patch test good for, patch test valid',
  ),
}
