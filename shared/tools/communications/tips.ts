// The specification's eight communication tips, one per area, and how to use the tool.
export const tips: readonly { title: string; text: string }[] = [
  { title: 'Build rapport', text: 'Greet by name, say who you are, and give the client a moment to arrive.' },
  { title: 'Ask open questions', text: 'What, how, tell me: one at a time, and wait for the answer.' },
  {
    title: 'Listen actively',
    text: 'Say back in your own words what you heard, and check that it is right.',
  },
  {
    title: 'Be confident, without jargon',
    text: 'One clear suggestion with a reason. Explain a technical term, or leave it out.',
  },
  {
    title: 'Set realistic expectations',
    text: 'What is possible today, how many visits, what it costs, how it is kept up.',
  },
  { title: 'Show empathy', text: 'Name the feeling before you solve the problem. Apologise without blame.' },
  {
    title: 'Recommend products naturally',
    text: 'From a need the client named, with how to use it and what it costs. A no is a no.',
  },
  {
    title: 'Close with aftercare and follow-up',
    text: 'Two steps for home, the next visit, and how to reach you.',
  },
]

export const usage: readonly string[] = [
  'Choose a scenario. The client speaks first.',
  'Answer as you would at the chair. Enter sends, Shift and Enter begins a new line.',
  'Ask open questions: the client tells more when you do, and warms or cools with what you say.',
  'Try a line again with “Try this line again”: the old one stays in the record and no longer counts.',
  'Get feedback when you have said enough: what to keep, what to try, and a better line for the weakest moment.',
]
