// Words about the client and the bowl, and about timers.
import { said } from './said'

export const CLIENT = said({
  allergies:
    'allergies, allergy, allergic, allergic to, react to, reacts to, allergys, sets her off, set her off, sets him off, set him off, reactions to',
  patch: 'patch test, patch tests, patch tested, patch, skin test, allergy test, patched, sensitivity test',
  test: 'test, tested',
  dated:
    'run out, done, react, reacted, still, okay, ok, good, valid, clear, up to date, in date, due, date, status, result, last, alright, all right, ago, expired, out of date, run out, fine, old',
  visit:
    'visit, appointment, visits, come in, came in, been in, in here, was in, come, came, seen, see, saw, in, here, been, with us, last in, last here',
  last_visit:
    'last visit, when did she last come in, how long since i saw her, last appointment, last time she was here, last time she was in',
  last_time: 'last time, last time round, last visit, before, previously, the time before',
  since: 'since, ago, time',
  notes:
    'whats on her card, whats on his card, whats on their card, notes say, notes saying, notes, written about her, written down about her, written about him, written on her card, on her notes, wrote about her, wrote last time, we wrote, i wrote, i write, we write, wrote, written',
  notes_about: 'about, in, on, through, from, down, last time, back, card',
  start_note:
    'note, jot down a note, new note, add a note, make a note, take a note, write a note, start a note, start writing a note, dictate a note, leave a note, start note, note please, write this down, take this down, note this down, jot this down, i want to make a note, i want to dictate a note, start a new note, jot a note, put a note on, put a note',
  colour: 'formula, formulas, colour, colours, recipe, mix, mixture, shade, shades, colour formula',
  last_formula: 'last, previous, latest, usual, normal, normally, usually, last time, last visit, old',
  use: 'use, used, have, had, mix, mixed, put on, put, on, do, did, hair, made, make, went on, done, out',
  same: 'the same again, go with, go the same, same formula, same colour, same mix, exact same, same, the same, usual, same again, same as, repeat, exactly what, exactly the same, exactly',
  how: 'how, hows',
  recipe: 'formula, recipe',
  whose: 'her, his, their',
  as_before: 'as last time, as the last time, last time, as before, last, before, last visit',
  same_again:
    'use the last formula, repeat the formula, go with what we did last time, use her last formula, do the usual, mix her usual, do what she had last time, same again as last time, same as last time, the same as last time, same formula again, same colour again, do her usual, her usual, repeat her last colour, repeat her last formula, repeat the last formula, repeat the last colour, use what she had last time, use what we used last time, do what we did last time, exactly what we did last time',
  how_much: 'how much, how many, what weight, how many grams, what amount, how many grams of, what weight of',
  developer: 'developer, peroxide, oxidant, activator',
  amount:
    'grams, gram, weight, amount, goes, go, need, want, add, put, use, mix, bowl, one, comes, out, take, weigh, using, using today, strength, volume, vol',
  weights: 'formula, recipe, grams, weights, weight, gram, numbers, amounts, quantities, mix, bowls',
  weigh_what:
    'what am i mixing, what do i need to weigh out, what do i need to weigh, what do i weigh out, what am i weighing',
  by_one:
    'one at a time, line by line, bowl by bowl, one by one, bit by bit, gram by gram, step by step, one bit at a time, a line at a time, slowly, todays, what do i weigh, weigh, weigh out, mixing, what am i mixing',
  bowl: 'bowl, ratio, mixing ratio, shades, tubes, shades in it, mix, this bowl, the bowl',
  mixed: 'mixed, mixed here',
  in_bowl: 'in it, in, inside, mixed, mixing, mix, made, here, putting, whats in, got in',
  start_bowl:
    'colours on, the colours on, her colours on, his colours on, colour is on, the colour is on, colours on start the timer, colour is on start the timer, the colours on start the timer, the colour is on start the timer, start mixing the bowl, start mixing this bowl, mixed start the bowl, me mixed start the bowl, start the bowl, start this bowl, start bowl, start the first bowl, start the next bowl, start mixing, begin mixing, begin the bowl, start off the bowl, lets mix it, lets start this bowl, lets start the bowl, lets start mixing, im mixing it, im mixing, im mixing the bowl, were mixing, get mixing, lets get mixing, mixing now, im starting the bowl, start the mix, begin this bowl, starting the bowl, mix it now, lets mix, start that bowl, start my bowl, ready to mix',
  save: 'save that as, save it as, save, log, record, keep, store, keep a record of, write down, put down, make a record of, save down',
  save_to: 'save, log, store',
  used: 'what ive used, what weve used, what ive mixed, what weve mixed, all, all that, used, what was used, what we used, what i used, what was mixed, what we mixed, what i mixed, went on, what went on, what went in, went in, what was put on, weve used, ive used',
  todays: 'today, todays, formula, mix, recipe, colour',
  card: 'card, record, file, profile, page, details, notes',
  put_on: 'on, on today, put on, done, done today, on for, did, done with',
  clear_result:
    'came back clear, came back negative, came back fine, is clear mark it, was clear, was fine, was negative, as clear, as negative, no reaction, came up clear',
  reaction_result:
    'reacted, came back positive, came up red, was positive, as positive, as a reaction, had a reaction, got a reaction',
  mark: 'mark, record, log, save, put down, came',
  allergic_to: 'allergic to, an allergy to, allergy to',
  on_card:
    'put that on her card, put it on her card, put that on his card, record that, record it, note that as an allergy, add it to her card, add that to her card',
  to_allergies: 'to her allergies, to his allergies, to the allergies, to their allergies, as an allergy',
  told_me: 'told me, tells me, says, said, told us',
  book_again:
    'rebook, rebook her, rebook him, rebook them, book her again, book him again, book them again, book her in again, book him in again, remind me to rebook, remind me to rebook her, remind me to rebook him, remind her to rebook, remind him to rebook, remind me to book her again',
  book: 'schedule, schedule her, schedule him, put her down, put him down, put her in, put him in, put her back in, put him back in, set a reminder to rebook, set a reminder to book, set me a reminder to rebook, remind her to book, remind him to book, remind her to rebook, remind him to rebook, remind them to book, book, rebook, re book, book in, book back, book again, get her back, get him back, see her again, see him again, see her, see him, next visit, next appointment, wants to come back, come back, remind me to book, remind me to rebook, get her back in, get him back in, get her in, have her back',
  in_time: 'back, back in, in again, out, down, in, from now, time, for, about, around, roughly, in about',
  look_at: 'have a look at, lets have a look at, lets see, lets look at, look at, see',
  whose_card: 'page, card, record, details, profile, file',
  in_chair: 'in my chair, in the chair, into the chair, on my chair',
  begin_with:
    'ready to start, im ready to start, begin with, start with, lets start with, start on, chair mode for, start chair mode for, start up chair mode for, start chair mode with',
  chair_mode: 'chair mode, into chair mode, the chair',
  someone:
    'somebody called, someone called, anybody called, anyone called, somebody named, someone named, a client called, a client named, anyone by the name of, client called',
  looking_for: 'im looking for, looking for, look for',
  opens: 'open, open up, show, show me, bring up, pull up, get up',
  on_books: 'on the books, on the system, on file, in the system',
  search_in: 'search the clients for, search clients for, search the list for, look through the clients for',
  takes_over: 'on the tablet, on the tablet now, is on the tablet, working now, now',
  change_over: 'change over to, swap over to',
  start_service:
    'start the service, start this service, begin the service, begin this service, lets get started, lets get started on her, get started on her, get started, ready to start, ready to start her, lets start, lets begin, start her, were starting, start service, begin service, lets make a start, im ready to start',
  end_service:
    'close the appointment, thats us done with this service, thats us finished with this service, finished the service, done with this service, us done with this service, weve finished the service, were done with the service, end the service, end this service, finish the service, finish this service, finish the appointment, end the appointment, end service, finish service, wrap up, wrap up this service, wrap it up, wrap up the service, thats her done, thats him done, shes all done, were all finished, were all done, were finished, were done, all finished, all done, im finished with her, finish this client, finish with this client, finished with this client, done with this client, close the service, complete the service, thats us finished, thats us done, finish off the service, end the visit, finish the visit, finish up',
  done_with: 'thats us done, thats us, thats me done, im done, were done, thats it',
  end_note:
    'end of note, end note, the note finished, note finished, note done, thats all save that note, save that note, save the note, finish the note, thats the note finished, thats the note done, the note is done, end of the note, thats the end of the note, note ends, thats it, thats all, end the note, save this note, close the note, stop the note, finish note, save note, close note, stop note, end this note, end my note',
})

export const TIMERS = said({
  gives: 'add, put, put on, give, set, leave, do, throw, another, can you give',
  adds: 'add, put, put on, add on, tack on, give',
  gives_it: 'give it, give that, give her, give him, give them',
  just_adds: 'add, add on, add another',
  on_it: 'on, it',
  timer_word: 'timer, clock, countdown',
  timers_word: 'timers, clocks',
  stops_it: 'stop, cancel, end, kill, turn off, switch off, knock off, finish, clear, ditch',
  turn: 'turn, switch',
  takes_off: 'take, knock',
  knock_off: 'knock off',
  off_word: 'off',
  up_word: 'up',
  again_word: 'again',
  start_it: 'start, restart, start up',
  set_it: 'set',
  goes_on: 'resume, restart, continue, carry on, carry on with, go on with, unpause, un pause',
  what_time: 'what time, what time is, what time are, what time do, what time does, what time will',
  there: 'there',
  will: 'will, will be, be',
  comes_off: 'come off, comes off, go off, goes off, coming off',
  is_it: 'is, are, is it, are they',
  how_long:
    'is there long, is there much time, is there much, has it long, how long, how longs, how much time, how much times, how much time is, how many minutes, how long is, how long are, how much longer, how long has, how long have, how long will, how long does, how long do',
  how_longer:
    'how much longer, how much longer is, how much longer has, how much longer have, how much longer will, how long left, how longs left, how long to go',
  got_it: 'got, got left, have, has, get, gets',
  whats_left:
    'whats left, what is left, what time is left, how much is left, how much is there left, what have i left, whats to go, whats remaining',
  time_left: 'time left, time remaining, time to go',
  hows: 'hows, how is, how are, how are the, hows that',
  doing: 'doing, getting on, looking, coming on, coming along, going',
  for_time: 'for time, time wise, timewise, for the time',
  whole: 'whole',
  timers: 'timers, all timers, clocks, timing, running, timer, clock',
  running: 'running, on, going, set, got on, doing, timing, still going, up, at, hows, active, ticking',
  all: 'all, all the, both, both the, every, all of them, them all, the lot, both of them, the lot of them, everything, all my, all of the, each, all of my, all three',
  timer: 'timer, timers, clock, clocks, countdown',
  stop_timer:
    'stop, cancel, end, kill, turn off, switch off, off, turn, switch, clear, stop timing, cut, get rid of, ditch',
  hold_timer: 'pause, hold, freeze, put on hold, on hold, hold up, pause the',
  moment:
    'for a bit, a sec, one sec, one second, one minute, for one minute, for a moment, for a second, for a sec, for a minute, a moment, a second, a minute',
  go_timer:
    'resume, restart, unpause, un pause, going again, start again, running again, continue, carry on, get going, start up again, carry on with, set going',
  again_timer: 'again, back, up, going, running, off',
  start_timer:
    'get, give me, have, start, set, put, time, begin, run, give, countdown, count, pop, let, leave, want, timing, stick, do, start up, count down, start a',
  count: 'countdown, count down, count me down, count down from, time me',
  stop_timing: 'stop timing',
  longer: 'longer, more, another, extra, an extra, extend, extend the, extend by, by, by another',
  going_again: 'going again, running again, start again, start up again, going, up again, back on, unpause',
  nearly: 'nearly, almost, about, yet',
  putting: 'putting, put, using, applying',
  timer_link: 'go, going, from now, clock, for, on, me, needs, called, named, call it, name it',
  more: 'more, another, extra, longer, extend, an extra, add, add another, by',
  left: 'left, to go, remaining, got left, got, longer, more',
  ready: 'nearly there, done, ready, up, finished, off',
  ring_off:
    'thats grand turn it off, thats fine turn it off, thats lovely turn it off, grand turn it off, stop, quiet, silence, hush, shush, enough, off, turn off, turn it off, turn that off, i heard you, alright i heard you, i heard, i can hear it, i hear you, switch it off, stop it, stop that, thats enough, got it, shut it up, thats enough of that',
  ringing:
    'ringing, ring, noise, alarm, beeping, bleeping, timer, timers, buzzing, racket, sound, that noise, the noise, that racket, turn, switch, shut, up, alright, all right, okay, yes, i know',
})
