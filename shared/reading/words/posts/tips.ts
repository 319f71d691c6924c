// What people want tips about, and common beliefs about hair that aren't true.
import type { Lines } from '../../tables'

const TIP =
  'tip/tips/way/ways/reason/reasons/question/questions/thing/things/step/steps/mistake/mistakes/myth/myths/habit/habits/rule/rules'

export const TIPS_SAID: Lines = {
  questions: ['question/questions ..12 ask/consult*', 'what should you/i ask', 'what to ask'],
  consultation: ['consultation*'],
  curls: ['curl*/coil*/afro*/wave*/wavy*/textured*'],
  blonde: ['blond*/balayage*/highlight*/bleach*/toner*'],
  extensions: ['extension*'],
  summer: ['summer*/sun/holiday*/pool*/swim*/beach*/chlorine*'],
  winter: ['winter*/cold/frost*/static*/christmas*/autumn*'],
  heat: ['heat*/styling*/straighten*/tong*/blowdr*', 'blow dry*/dries*/dried*/drying*'],
  colour: ['colour*/color*/copper*/red/fade*/vivid*/pastel*/brunette*/gloss*/roots*/grey*/gray*'],
  fringe: ['fringe*/bangs*'],
  kids: ['kid/kids/child*/school*'],
  count: [`[ #/one/two/three/four/five ] ~3 ${TIP}`],
  myth: ['myth/myths'],
  'myth.trim': ['trim*/cut*'],
  'myth.pluck': ['pluck*/pull*'],
  'myth.brush': ['brush*', '#/hundred (brush) strokes'],
  'myth.cold': ['cold water/rinse'],
  'myth.wash': ['wash*'],
  'myth.shave': ['shav*'],
}
