// How one meets a person: rapport, questions, listening, empathy.
import type { Reading } from '../hear/read'
import { average, clamp, HARD, harmIn, type Kind, type Points, stuffed, times } from './tally'

export function rapport(r: Reading): Points {
  const { inLines: n } = r
  const opening = r.lines.slice(0, 2).some(line => line.heard.some(({ signal }) => signal === 'greets'))
  const good =
    (opening ? 15 : 0) +
    times(n('introduces'), 8) +
    times(n('uses_name'), 15, 3) +
    times(n('comfort'), 12, 5) +
    times(n('small_talk'), 8) +
    times(n('thanks'), 10, 3) +
    times(n('warm'), 10, 7) +
    times(n('offers_choice'), 8, 4) +
    times(n('empathises'), 9, 3) +
    times(n('reflects'), 5, 3) +
    times(n('apologises'), 7) +
    times(n('contact'), 4) +
    times(n('met_warm'), 6, 3) +
    (average(r) >= 14 && harmIn(r) === 0 ? 7 : 0)
  const bad =
    times(n('rude'), 40, 15) +
    times(n('jokes'), 35, 15) +
    times(n('judges'), 38, 15) +
    times(n('distracted'), 28, 10) +
    times(n('wrong_name'), 35, 10) +
    times(n('dismisses'), 18, 12) +
    times(n('blames'), 22, 10) +
    times(n('pushes', 'ignores_no'), 16, 10) +
    times(n('fear'), 10, 8) +
    times(n('policy_shield'), 15, 8) +
    times(n('interrupts'), 16, 10) +
    times(n('closes_cold'), 8) +
    times(n('bluffs'), 6) +
    times(n('met_cold'), 9, 7) +
    times(n('vague'), 6, 4) +
    (average(r) <= 7 && n('warm', 'greets', 'thanks') === 0 ? 18 : 0)
  const base = clamp(36 + good - bad)
  if (good === 0) return Math.min(base, 38)
  return stuffed(r) ? Math.min(base, 55) : base
}

export function openQuestions(r: Reading): Points {
  const open = r.count('open_question')
  const sounding = r.lines.filter(({ said }) => said.shows.has('sounds')).length
  const small = r.inLines('small_talk')
  const points =
    8 +
    (open >= 4 ? 84 : ([0, 40, 64, 76][open] ?? 0)) +
    Math.min(sounding, 2) * 6 +
    Math.min(small, 1) * 4 +
    Math.min(r.count('closed_question'), 3) * 5
  const leading = r.inLines('closed_leading')
  const interrogating = r.inLines('many_questions')
  const score = clamp(
    points -
      leading * 10 -
      interrogating * 20 -
      times(r.inLines('interrupts'), 12) -
      (r.inLines(...HARD) > 0 ? 10 : 0),
  )
  return interrogating > 0 || stuffed(r) ? Math.min(score, 58) : score
}

export function activeListening(r: Reading): Points {
  const { inLines: n } = r
  const taken = n('reflects')
  const good =
    times(taken, 32, 12) +
    times(n('echoes'), 18, 8) +
    times(n('check_question'), 12, 4) +
    times(n('paraphrases'), 6, 3) +
    times(n('empathises'), 8, 3) +
    times(n('open_question'), 8, 4) +
    times(n('closed_question'), 5, 3) +
    times(n('met_warm'), 6, 3)
  const bad =
    times(n('contradicts'), 30, 12) +
    times(n('ignores_no'), 32, 10) +
    times(n('wrong_name'), 22) +
    times(n('interrupts', 'about_self'), 24, 12) +
    times(n('dismisses'), 15, 8) +
    times(n('blames'), 16, 8) +
    times(n('distracted'), 26, 10) +
    times(n('ignores_question'), 15, 8) +
    times(n('pushes'), 14, 8) +
    times(n('met_cold'), 16, 10) +
    times(n('policy_shield'), 8) +
    times(n('rude', 'judges'), 12) +
    times(n('vague'), 8, 5)
  const score = clamp(26 + good - bad)
  if (taken === 0 && n('echoes') === 0)
    return Math.min(score, stuffed(r) ? 38 : harmIn(r) === 0 && n('paraphrases', 'empathises') > 0 ? 56 : 42)
  if (taken === 0 && n('echoes') === 1 && n('check_question', 'paraphrases') === 0) return Math.min(score, 55)
  // "Shoulders it is." Repeating a word in a short exchange isn't listening yet.
  if (average(r) < 10 && n('check_question', 'empathises', 'apologises', 'comfort') === 0)
    return Math.min(score, 60)
  // In a few words one can't take up much.
  if (r.words < 24 && taken < 2) return Math.min(score, 62)
  // No open question, no summary, no check: perhaps they heard, but they weren't listening.
  if (
    (r.lines.length > 1 || r.words < 40) &&
    n('open_question', 'check_question', 'empathises', 'owns') === 0 &&
    taken < 2
  )
    return Math.min(score, 62)
  // Repeating the same word again and again is an echo.
  const back = new Set(
    r.lines.flatMap(({ heard, told }) =>
      heard
        .filter(({ signal }) => signal === 'reflects')
        .flatMap(({ said }) => [...said.meaning].filter(word => told.meaning.has(word))),
    ),
  )
  if (back.size === 1 && taken > 1 && n('check_question', 'empathises', 'open_question', 'limits') === 0)
    return Math.min(score, 55)
  return stuffed(r) && taken < 2 ? Math.min(score, 50) : score
}

export function empathy(r: Reading, kind: Kind): Points {
  const { inLines: n } = r
  const hurt = n(
    'dismisses',
    'blames',
    'fear',
    'rude',
    'judges',
    'jokes',
    'ignores_no',
    'pushes',
    'distracted',
    'medical',
  )
  const felt = r.told.emotion || kind === 'complaint' || kind === 'nervous'
  const shown = n('empathises') + n('apologises') + n('owns')
  if (!felt && hurt === 0 && shown === 0 && !stuffed(r)) return null
  const real = n('empathises')
  const good =
    times(real, 38, 12) +
    times(n('apologises'), kind === 'complaint' ? 24 : 20, 5) +
    times(n('owns'), 14) +
    times(n('comfort'), 10, 4) +
    times(n('reflects'), 8, 3) +
    times(n('offers_choice'), 4) +
    times(n('thanks'), 6) +
    times(n('bare_understand'), 5)
  const bad =
    times(n('dismisses'), 28, 16) +
    times(n('blames'), 30, 14) +
    times(n('fear'), 20, 8) +
    times(n('ignores_no'), 22, 10) +
    times(n('pushes'), 10, 6) +
    times(n('policy_shield'), 16, 8) +
    times(n('rude'), 30, 12) +
    times(n('judges'), 34, 12) +
    times(n('jokes'), 28, 12) +
    times(n('interrupts'), 14, 8) +
    times(n('distracted'), 18) +
    times(n('contradicts'), 12) +
    times(n('met_cold'), 8, 6)
  const score = clamp(28 + good - bad)
  if (stuffed(r)) return Math.min(score, 44)
  // A complaint needs more than one word in passing.
  if (kind === 'complaint' && real < 2 && n('apologises', 'owns', 'thanks', 'comfort', 'reflects') === 0)
    return Math.min(score, 60)
  // "That's a big change": this names the step but no feeling.
  const named = r.lines.flatMap(({ heard }) => heard.filter(({ signal }) => signal === 'empathises'))
  if (
    named.length > 0 &&
    named.every(({ turn }) => turn.has('big_step')) &&
    n('apologises', 'owns', 'comfort') === 0
  )
    return Math.min(score, 48)
  // Feelings are named, but nothing the client said comes back: mere phrases.
  if (
    r.lines.length > 1 &&
    n('bare_understand') > 0 &&
    n('reflects', 'echoes', 'open_question', 'solution', 'comfort', 'decides', 'timing', 'limits') === 0
  )
    return Math.min(score, 58)
  if (real === 0 && n('apologises', 'owns', 'comfort') === 0) {
    // Responded kindly, though without naming a feeling: part of the way.
    const kindly = hurt === 0 && n('reflects') > 0 && n('warm', 'thanks', 'offers_choice', 'met_warm') > 1
    return kindly ? Math.max(score, 50) : Math.min(score, felt ? 42 : 60)
  }
  return score
}
