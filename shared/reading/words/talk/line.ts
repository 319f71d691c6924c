import type { FamilyTable } from '../../wording'

/** What makes a line an open question, and what only sounds like one. */
export const LINE = {
  /** For typed lines: a comma, a dash or a joining word comes before it. */
  open: `^ @wh, =,/=;/:/–/—/=- @wh, and/so/but/then/or/first/also/now/ok/okay/great/lovely/right/well/question/quick @wh,
    could/can/would/do you tell/describe/show/explain/walk/talk/share/say, whereabouts, and why`,
  wh: `what/whats/whatre/whatd/whatll/how/hows/howd/which/why/whys/when/whens/where/wheres/who/whos/whod`,
  not_open: `how does/would/do that sound/feel/suit/work, how are you ;:, how are you today/doing/keeping, how's/how_is that/it_going,
    what/what's/what_is/what_was your name, what time, what's/whats up, so what ;:, what ? ;, ^ (oh/right/so/and/ok/okay)* what ;:,
    ^ how/why/when/where ;, what/what's/what_is the_problem/now, what/what's/what_is do you want ?, what did you expect/do_to,
    how much/many/old/long are/is you/it -*ing/happy/willing/able/prepared/hoping/free, what do you expect,
    why not/would_you/did_you_do/did_you_let/did_you_not/are_you_so/are_you_being/didn't_you/don't_you_just, who did this,
    what happened to it/your, show you, tell me to_stop/if/when/about_it, if/when you/it/anything/something ..12 tell me,
    tell me and/next_time ., tell me how it/they 's/'re/is/are/goes/feels/looks ., what percentage`,
  how_sound: `how does/would/do that sound/feel/suit/work`,
  /** The speaker's own story, with no "you" in it. */
  own: `^ (oh/well/yeah/god/ha)* i did/had/was/went/got/love/loved/hate/hated/ended/used_to/always/never/once/just/tried/wanted/bought,
    ^ (oh/well/yeah/god/ha)* my -name/advice/suggestion/plan/recommendation/manager/colleague/diary/number/mobile/mistake/fault *`,
  you: `you/your/yours`,
  tells: `what/what's/what_has/what's_been happened, tell_me/say (a_bit) more`,
  two: `and has/have/is/are/do/does/did *`,
  of_somebody: `you*, she/he/they/it/that/her/him/them, tell me about the`,
} as const satisfies FamilyTable
