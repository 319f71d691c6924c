// The four pro tips of the screen. Sources: domain.md 2.2–2.4 ([OCP-HELP], [MOROC], [LUTILY], [JIH]).
export const TIPS: readonly { title: string; text: string }[] = [
  {
    title: 'Say when colour develops',
    text: 'Write “processing 35 from 10:40”. The time in between can take a fringe or a men’s cut, with 5 minutes at each end for checks.',
  },
  {
    title: 'Say who may move',
    text: 'Write “flexible”, “any time after 2” or “not before 11”. Only these are ever moved, and only when the client agrees.',
  },
  {
    title: 'Book edges first',
    text: 'When three hours are open, offer the first and the last slot, not the middle. Under 30 minutes a gap is hard to sell.',
  },
  {
    title: 'Protect the break',
    text: 'Put lunch in as an entry, between 11:30 and 14:30. A shift of more than six hours needs 20 minutes without interruption.',
  },
]
