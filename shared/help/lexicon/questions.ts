// Words that show what kind of question support was asked: concept → phrases.
import type { Words } from '../../reading/lexicon'

export const QUESTION_WORDS: Words = {
  illness: `rash, rashes, blister, blisters, blistering, blistered, itch, itches, itchy, itching, burn, burns, burnt, burned, burning,
    sting, stings, stinging, sore, sores, soreness, swell, swelling, swells, swelled, swollen, weep, weeps, weeping, hives, reaction, reactions, reacted,
    allergic, eczema, psoriasis, dermatitis, ringworm, lice, nits, alopecia, hair loss, dandruff, infection, infected, impetigo, folliculitis,
    chemo, chemotherapy, cancer, pregnant, pregnancy, breastfeeding, breast feeding, nursing mother, medication, medicines, antihistamine,
    antihistamines, steroid, steroids, shingles, cradle cap, scalp condition, skin condition, medical condition, warts, fungal, ivf, epilepsy, diabetic, diabetes`,
  what_to_do: `is it ok, is it okay, is it safe, is it dangerous, is it harmful, is it fine, is it alright, is ok, is okay, is safe, is dangerous,
    is harmful, is fine, is alright, are ok, are okay, are safe, be ok, be okay, be safe, be fine, ok to, okay to, safe to, it safe, should i, should we, should she,
    should he, should they, can i, can we, can she, can he, can they, could i, could she, what do i, what do we, what should i, what should we, what can i,
    what can we, treat, treats, treating, treatment, cure, cures, sooth, soothe, soothes, soothing, safe, cause, caused, causes, causing,
    how do i stop, how do i help, how do i calm, how can i calm, how can i stop, how should i treat, dangerous, contagious, catching, harm`,
  whose: 'her, his, their, my, clients, client, the, a',
  body: 'scalp, skin, head, neck, ear, ears, forehead, hand, hands, face, hairline, eyelids',
  came_up: 'came up in, has come up, come up in, came out in, comes up in, coming up in, broke out in',
  somebody: `client, clients, she, shes, he, hes, lady, someone, the client, my client, client is, client has, guest, customer, woman`,
  ails: `rash, react, reacts, reacted, reacting, a reaction, bad reaction, allergic reaction, itch, itches, itching, itchy, burn, burns, burnt, burned, burning,
    swell, swells, swelling, swollen, blister, blisters, blistered, hives, sting, stings, stinging, in pain`,
  writes: `record, recorded, records, recording, write, writes, writing, written, save, saved, where, note, notes, add, added, log, logged, logging, enter, entered`,
  hair_stuff: `developer, developers, peroxide, bleach, bleached, bleaching, bleach bath, lightener, toner, toners, tone, tones, toning, toned, tint, tinted, tints, dye, dyed, dyes, colour, colours, coloured,
    colouring, color, colors, box dye, formula, formulas, mix, mixes, mixing, mixed, mixture, vol, vols, volume, volumes, perm, perms, permed, relaxer, relax, henna, keratin, brass, brassy, brassiness,
    orange, yellow, yellows, yellowing, ash, ashy, copper, grey, greys, gray, regrowth, highlight, highlights, highlighted, lowlight, lowlights, balayage, lift, lifts, lifted, lighten, lightens,
    lightened, lightening, pigment, pigments, neutralise, neutralised, neutralize, neutralising, porous, porosity, platinum, blonde, silver, roots, dark, darker`,
  taken_apart: 'developer, peroxide, tint, bleach, toner, lightener',
  bath: 'peroxide, developer, grey, gray, oxidant',
  gram: 'gram, grams, how many grams, how many g',
  ratio: 'ratio, ratios, how many grams, how many g, grams',
  towards: 'to, level, blonde, brown, blond, brunette, black',
  levelled: 'level, depth, base',
  beside: 'to, over, on, mix, with, grey, and',
  asks_which: 'what, which, whats, whats the, what is the, best',
  strength: `developer, peroxide, toner, vol, volume, strength, bleach, lightener, shade, tint, ratio, mix, formula, colour remover, filler, pre pigment`,
  how_long: 'how long, how much, how many',
  goes_on: `leave, process, processed, processing, develop, develops, develop for, mix, lift, bleach, developer, peroxide, toner, tint, on`,
  how_do: `how do i, how do we, how do you, how can i, how can we, how can you, how should i, how should we, how should you, how would i, how would you, how would we, how to, whats the best way to, best way to, help me`,
  colours: `lift, lighten, tone, cover, neutralise, neutralize, remove, fix, correct, get rid of, take, go from, bleach, mix, strip, fill, blend, formulate, darken, counteract, kill, break the base, pre lighten, prelighten, colour, achieve, get from, take out, bring up, bring down`,
  may_i: 'can i, can you, can we, could i, should i, is it ok to',
  colours_it:
    'bleach, lift, lighten, tint, dye, colour, color, perm, relax, highlight, tone, balayage, pre lighten, strip',
  give_me: 'give me, make me, write me, suggest me, suggest, tell me, work me out, work out, give us',
  a_recipe: 'formula, recipe, mix, shade, ratio',
  what_use: `what i use, what would i use, what should i use, what do i use, what can i use, what would you use, what should we use, what do you use, what i mix, what would i mix, what should i mix,
    what do i mix, what can i mix, what do we mix, what should we mix, what would you mix, what i put, what should i put, what do i put, what would you put, what do i put on, what i apply, what should i apply, what do i apply, what can i put, what shall i use, what shall i mix, what to mix, what to use, what to put on`,
  grey_cover:
    'cover her grey, cover his grey, cover the grey, cover grey, cover her gray, cover gray, cover the gray, cover his gray, grey coverage, gray coverage, cover greys',
  of_app: `app, chairside, tool, tools, button, buttons, screen, screens, page, pages, form, forms, tablet, tablets, offline, signal, wifi, setting, settings, brand, brands,
    brightness, banner, bar, notice, message, messages, menu, icon, font, text, record, recorded, save, saved, saves, type, typed, write, written, where, find, history, print,
    share, export, import, note, notes, add, delete, read, see, show, shown, log, logged, enter, list, ask, ask for, engine, model, ai, answer, on hold, hold, locked, patch test,
    last time, last visit, can colour formula, can the colour formula, does colour formula, does the colour formula, is colour formula, is the colour formula,
    what can colour formula, colour formula tool, timer, timers, client list, client card, undo, settings page, login, password`,
  mends: 'remove, correct, fix, change, take',
  of_records: 'formula, formulas, allergy, allergies, product, products',
  typed_in: 'app, chairside, read, reads, type, types, typed, write, writes, form, forms, code, codes',
}

/** The whole message, without punctuation. */
const list = (phrases: string): ReadonlySet<string> => new Set(phrases.split(',').map(each => each.trim()))
export const HELLO =
  list(`hi, hiya, hello, hey, good morning, good afternoon, good evening, howdy, yo, hi there, hello there, help, help me,
  i need help, can you help, can you help me, what can you do, who are you, what are you, hey there, morning, afternoon, evening, are you there, anyone there`)
export const THANKS = list(
  `thanks, thank you, cheers, ta, ok, okay, great, perfect, brilliant, lovely, got it, thx, ty, no thanks, nice one, fab, sorted, thats great, spot on`,
)
/** What may follow a thank-you. */
export const THANKS_MORE = list(
  `very much, so much, a lot, you, that helps, that helped, thank you, thanks, cheers, thats great, thats all, for that, for your help, a million, mate, that works, bye, loads`,
)
