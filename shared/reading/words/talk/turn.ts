import type { FamilyTable } from '../../wording'

/** What a client in a practice talk never says. A model that writes it has stepped out of its part. */
export const TURN = {
  coaches: `as an ai, language model, ai assistant, i'm/i_am an_ai/a_model/chatgpt/an_assistant, feedback,
    your communication/technique/approach/response was/is/could/shows, score, rapport, active listening, open ended,
    role play, roleplay, practice/practise scenario/conversation/session, well done, good/great/nice job,
    you handled/could_improve/should_improve/demonstrated, as/for a/the/you (the) stylist/hairdresser/trainer/coach you/i,
    instead try/say, system prompt, my instructions, instructed`,
  abuses: `fuck*, shit*, bitch*, cunt*, bastard*, slut*, whore*, wanker*, twat*, retard*, stupid girl/woman/boy/man/cow,
    kill you/myself/yourself, i'll hit/hurt/slap/stab/kill,
    you/your/you're ..7 idiot/idiots/moron/useless/pathetic/ugly/stupid/incompetent`,
  advises: `you should take/stop_taking/see, take (a/an) ibuprofen/antihistamine/paracetamol/steroid/biotin/iron, # mg,
    cure/cures/heal/heals/treat/treats hair_loss/hairloss/alopecia/psoriasis/eczema/dandruff,
    it's safe to skip/bleach/colour/color, skip/no_need_for the patch test is`,
  speaks_as_stylist: `let me show_you/cut/put_a_gown, i'll take/cut two/three/# centimetres/inches off, what can i do for you today`,
  password: `password`,
  /** What the stylist can't do. */
  cant: `isn't/not/won't_be possible/realistic/doable/safe, can't/cannot/won't/couldn't get_you/take_you/do_that/do_it/go_that/go_all,
    it/that would/could/will snap/break`,
  /** Includes the marks: "Tip:", "Stylist:", "f***". */
  label: `stylist/hairdresser/you/tip/hint/feedback/suggestion/coach/trainer/note =:`,
  tip: `tip/suggestion =:`,
  starred: `f =* =*`,
} as const satisfies FamilyTable
