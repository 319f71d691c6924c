// What people say for each part of a command: concept → phrases. A new way of saying it is one more phrase in a line.
import type { Words } from '../../reading/lexicon'
import { said } from './said'
import { CLIENT, TIMERS } from './words-of-work'

/** Words that hold a sentence together and mean nothing by themselves. */
const SENTENCE = said({
  light:
    'am, from, but, thats, theres, the, a, an, this, that, it, its, of, for, on, in, at, to, with, and, is, are, was, were, be, been, do, does, did, have, has, had, got, put',
  here: 'here, where',
  known: 'know, should know, need to know, about, check for, at all, some, with, on file, record',
  her: 'she, he, they, her, his, their, him, them, shes, hes, this client, theyve',
  me: 'me, my, i, we, us, our, ive, weve, im, were, ill, well, id',
  you: 'you, your, youre',
  polite:
    'aye, again, now, then, would you, could you, will you, quick, quickly, for me, right, ok, okay, yeah, so, one more time',
  small:
    'bit, little, a bit, a little, a touch, touch, tad, a tad, a lot, lot, way, more, much, too, too much',
  want: 'want, need, wants, needs, like, would like, id like, i need, i want, lets, lets have, going to, can i, can we, could i',
})

const ASKING = said({
  what: 'how are, how are the, what, whats, what is, which, any, anything, something, tell me, remind me, remind me of, remind me what, do we know, is there, is there any, is there anything, hows, how is',
  when: 'when, whens, when is, when was, what date, what was the date, date, how long, how long is it, how long ago',
  show: 'wheres, where is, where are, take me into, take me, list, list me, show, show me, get, get me, get up, get me up, bring up, bring me up, pull up, pull me up, bring, pull, open, open up, let me see, lets see, see, lets have a look at, have a look at, have a look, look at, find, find me, give, give me, go to, take me to, go through, get at, fetch, fetch me, fetch up, jump to, head to, get into, i need, i want',
  read: 'read, read me, read us, read out, read me out, read through, hear, let me hear, say, tell, tell me, talk me through, take me through, run me through, run through, go through, call out, call, go over, give me, take us through',
  speak: 'speak, speak me',
  through:
    'talk me through, take me through, run me through, run through, call out, read out, take us through, talk us through',
  read_it:
    'what it says, read, read it, read that, read this, read it out, read that out, read it to me, read it out to me, read that to me, read this to me, read this out, read me it, read me that',
  aloud: 'out, aloud, out loud, loud, all of it, it all, all out, to me, all, whole',
  check: 'check, check on, double check, look up',
})

const ABOUT = said({
  back: 'back, go back, take me back, go back one, back one, take me back one, back a page, go back a page, back a screen, go back a screen, page back, back up, return',
  before: 'before, previous, earlier, one before, before that, the one before, previously',
  page: 'page, screen, list',
  scroll: 'scroll, page, move, go, swipe, further, scroll it',
  to_top:
    'to the top, to the very top, up to the top, up to the very top, back up to the very top, back up to the top, all the way up',
  to_bottom: 'to the bottom, to the very bottom, right to the bottom, all the way down, to the end',
  down: 'down, further down, lower, below, whats below',
  up: 'up, further up, higher, above, whats above',
  top: 'top, very top, beginning, start',
  bottom: 'bottom, very bottom, end, very end, foot',
  all_the_way: 'all the way, right, back, way, back up, straight, further, page',
  close: 'close, shut, dismiss, get rid of, put away, hide, clear, put that away, put it away',
  close_it: 'close, close it, close this, close that, shut that, shut this',
  panel: 'panel, sheet, dialog, dialogue, menu, box, pop up, popup, away',
  whos: 'who, whos, who is, which client, what client, who have i got, whove i got, who am i seeing, whos my, who do i have, who have we got',
  next: 'next, after, after this, coming up, coming next, up next, coming in next, next up, following',
  coming: 'in, up, coming, coming in, due, client, seeing, appointment',
})

const PLACES = said({
  heads:
    'away, away to, head, heading, head back, head over, over, over to, nip, nip over, skip, jump, back to, take me over, pop, hop, flick, go over',
  goes_to: 'go to, take me to, open, open up, get me to, bring me to, show me, go back to, back to',
  help_word: 'help, the help',
  'place.dashboard': 'dashboard, home, home page, home screen, main screen, main page, start page, go home',
  'place.clients':
    'clients, client list, clients list, list of clients, all clients, all my clients, all the clients, all of my clients',
  'place.products': 'products, product list, products list, price list, product page, products page',
  'place.history': 'history, history page, old answers, past answers, earlier answers',
  'place.waiting':
    'is everything saved, is it all saved, has everything saved, has it all saved, is everything sent, is it all sent, has everything been sent, has it all been sent, has it all gone through, has everything synced, is everything synced, whatve i got waiting, what have i got waiting, what have we got waiting, whats still waiting to send, whats still waiting to be sent, whats waiting to send, whats waiting to be sent, waiting, outbox, whats waiting, waiting to be sent, waiting to send, whats still waiting, not been sent, hasnt been sent, hasnt gone, hasnt gone yet, hasnt sent yet, has everything been sent, has everything gone, is everything sent, still to send',
  'place.settings': 'settings, settings page',
  'place.comfort':
    'comfort, comfort settings, comfort page, text size, writing bigger, text bigger, letters bigger, bigger text, bigger writing, size of the text, change the text size, change the size of the text, make the writing bigger, make the text bigger, make text bigger, make the letters bigger, larger text, larger writing, larger letters, bigger letters, bigger print',
  'place.help': 'help page, help pages, help section, help articles, help centre',
  tooling:
    'help me, help me with, sort out, do, work out, plan, make, thing, tool, ask, ask for, start, use, practise, practice, write',
})

const ANSWERS = said({
  answer: 'the answer, the plan, what it says, what that says, what does it say, it says',
  again: 'again, once more, one more time, come again, over again, another time',
  repeat:
    'say that again i missed it, say that again there i missed it, again, one more time, once more, sorry again, read it to me again, what was that bit, what was that last bit, sorry what was that bit, what was the last bit, i missed that bit, repeat, repeat it, repeat that, say it again, say that again, what was that, pardon, pardon me, come again, i missed that, missed that, i didnt catch that, didnt catch that, i didnt catch it, i didnt hear that, i didnt hear you, didnt hear that, i didnt get that, what did you say, what did you just say, tell me that again, tell me again, run that by me again, run it by me again, read it again, read that again, sorry what was that, what did it say',
  last_bit: 'there, bit, the last bit, last bit, last one, last thing, last part, part',
  step: 'step, steps, stage, one, bit, thing, part',
  which: 'what, which, what number, which number',
  steps: 'step, steps, stage',
  stepping:
    'go, move, on, skip, move on, go on, take me, jump, next up, done, done that, thats done, finished that',
  whats_next:
    'what next, whats up next, next, skip this step, skip that step, skip this, have done that one, done that one, ive done that one, done this one, ive done that, ive done this, ive done this step, weve done that, ive finished that, next please, whats next, what is next, what do i do next, what do i do after this, what do i do now, what comes next, what comes after this, what comes after that, whats after this, whats after that, move on, on to the next one, onto the next one, on to the next, done that, step done, done next, thats done, thats that done, thats that one done, what am i doing next',
  back_step:
    'step back, one step back, a step back, back a step, back one step, back up a step, go back a step, go back one, go back one step, take me back a step, last one again, previous one, previous',
  first: 'first, very first, beginning, start',
  last: 'last, final, very last, end',
  from_start:
    'start again from the beginning, start again from the start, from the first step again, start from the first step, back to the very start, from the very start, from the very beginning, from the beginning, from the start, from the top, start of the steps, back to the beginning, back to the start, back to the top, start over, start from the beginning, start from the start, start again from the top, from step one, start the steps again, start the steps over, start with',
  far: 'how far, how many, number, how far through, what number, which number, how far along, how many more',
  am_on: 'am, am i on, are we on, am i at, up to, through, along, left',
  stop: 'shush a minute, shush a second, shush a sec, shush for a minute, shush now, stop, stop it, stop that, quiet, be quiet, shush, shh, shut up, silence, stop talking, stop reading, stop speaking, thats enough, enough, thats enough talking, enough talking, give it a rest, dont read it, dont read that, dont talk, dont speak, do not talk, pipe down, you can stop, you can stop now, stop there, thats plenty, i get it',
  stopping: 'talking, reading, speaking, now, there, alright, all right, voice',
  pause:
    'hold it, hold on, hang on, wait, pause there, pause there a sec, pause, hold on a second, hold on a sec, hold on a minute, hold on a moment, hang on a second, hang on a sec, hang on a minute, hang on a moment, wait a second, wait a sec, wait a minute, wait a moment, hang on one second, hold it there, hold it a second, pause there, pause it there, give me a second, give me a sec, give me a minute, give me a moment, one moment, hold that there',
  go_on:
    'off you go again, go on, carry on, continue, resume, keep going, keep reading, go ahead, you can continue, carry on from there, carry on reading, go on reading, you can carry on, you can go on, carry on from where you were, go on from there',
  going_on: 'reading, talking, from there',
  louder:
    'awful quiet there, more loud, awful quiet, turn yourself up, speak up, louder, bit louder, turn it up, turn up, speak up, volume up, turn the volume up, turn the sound up, turn your voice up, turn up the volume, turn up the sound, too quiet, youre too quiet, i cant hear you, cant hear you, i cant hear, more volume please, bit more volume, a bit more volume, talk up, louder still, louder please',
  dryer:
    'ive the dryer on, the dryers on, ive got the hairdryer on, ive got the dryer on, the dryer is on, over the dryer, i cant hear you over the dryer',
  quieter:
    'quieter, softer, turn it down, turn down, volume down, turn the volume down, turn the sound down, turn your voice down, turn down the volume, bring the volume down, bring it down, too loud, youre too loud, not so loud, more quietly, less loud, keep your voice down',
  slower:
    'youre going a bit quick, slow, slow down a bit, more slow, going a bit quick, too fast slow, slower, slow down, slow it down, more slowly, slowly, not so fast, not so quick, too fast, youre too fast, going too fast, youre going too fast, bit slower, go slower, take it slower, too quick for me, too fast for me',
  faster:
    'thats too slow, too slow, faster, quicker, speed up, speed it up, more quickly, too slow, youre too slow, going too slow, get a move on, quicker please',
  voice: 'voice, volume, sound, speak, talk, read, talking, reading, speaking, go, be',
  mute: 'mute, mute yourself, turn the sound off, switch the sound off, turn off the sound, switch off the sound, sound off, no sound, kill the sound, turn your voice off, turn off your voice, switch your voice off, voice off, turn the voice off, no voice, mute the sound, mute the voice, silent please, go silent',
  unmute:
    'speak again, talk again, unmute, un mute, sound on, sound back on, turn the sound on, turn the sound back on, switch the sound on, switch the sound back on, voice on, voice back on, turn your voice on, turn your voice back on, turn the voice back on, you can speak again, you can talk again, talk to me, talk to me again, speak to me again',
  listen_on:
    'keep listening, stay listening, carry on listening, go on listening, listen on, listen all the time, keep the mic on, keep the microphone on, leave the mic on, leave the microphone on, stay on, keep on listening',
  listen_off:
    'stop listening, you can stop listening, dont listen, do not listen, dont listen any more, turn the mic off, turn the microphone off, turn off the mic, turn off the microphone, switch the mic off, switch the microphone off, mic off, microphone off, no more listening',
  listener: 'to me, any more, anymore, for now',
  screen: 'screen, display, tablet, ipad',
  awake:
    'dont go to sleep, dont go dark, dont switch yourself off, screen stays on, the screen stays on, keep the screen on, keep the screen awake, leave the screen on, keep the display on, keep my screen on, dont let the screen go off, dont let the screen sleep, dont let the screen go to sleep, dont let the screen go dark, dont turn the screen off, dont switch the screen off, stop the tablet going to sleep, stop the screen going to sleep, stop the screen going off, stop the screen turning off, keep the tablet on, keep the tablet awake, dont let the tablet sleep, dont let the tablet go to sleep, stop the tablet sleeping',
  asleep:
    'let the screen sleep, let the screen go to sleep, let the screen go off, let the screen go dark, let the screen turn off, let the display sleep, screen can sleep, screen can go to sleep, screen can go off, screen can turn off, let the tablet sleep, let the tablet go to sleep, you can let the screen go off, let my screen sleep, display can go off, let the screen switch off, tablet can go to sleep, tablet can sleep',
  where_was_i:
    'where was i up to, where were we up to, where was i, where were we, where am i, where are we up to, where were we up to, where am i up to, where did i get to, where did we get to, where did i get up to, where did we get up to, where have we got to, where have i got to, where had i got to, where had we got to, what was i doing, what were we doing, what was i up to, remind me what i was doing, remind me what i was up to, remind me where i was, where are we at, what was i in the middle of',
  undo: 'cancel that last thing, cancel the last thing, cancel that last one, cancel the last one, scrap that, scrap that last one, scratch that, scrap it, scrap the last one, undo, undo that, undo it, take that back, take it back, put it back, put that back, put it back how it was, put it back as it was, put that back how it was, take back the last thing, that was wrong put it back, that was a mistake, reverse that',
  said_last: 'what i just said, what i said',
  oops: 'no wait, wait, wait no, hang on no, that bits done, that steps done, that parts done, oops, whoops, that was wrong, that was a mistake, thats wrong, mistake, sorry, no',
  last_thing: 'last thing, last one, last change, change, thing, one',
  help: 'give me some examples of what to say, give me examples of what to say, what are my options, what can i say here, help, help me, what can i say, what could i say, what do i say, what can i ask, what can i ask you, what can you do, what can i do, what commands, what are the commands, which commands are there, what commands are there, show me the commands, show the commands, give me some examples, examples of what to say, what to say, commands, what else can i say, which commands, what do you understand',
})

export const WORDS: readonly Words[] = [SENTENCE, ASKING, ABOUT, PLACES, ANSWERS, CLIENT, TIMERS]
