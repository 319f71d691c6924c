// What it is called in speech.
import type { ToolSaid } from '../../voice/tool-said'

export const spoken: ToolSaid = {
  names: /^(?:retail(?: edge)?|retail (?:advice|recommendations?)|product (?:advice|recommendations?))$/,
  talk: /^retail$/,
  alone: /^(?:retail|retail edge|retail advice|(?:recommend|suggest)(?: some)? products)$/,
  ofClient: true,
  called:
    'retail edge, retail advice, products would suit her, products would suit him, products suit her, products suit him, products for her, products for him, what to take home, something to take home, products should she take home, products should he take home, should she take home, should she buy, product advice',
  more: {
    words: {
      recommend:
        'recommend products, recommend something, recommend her something, recommend him something, suggest something, suggest products, suggest her something, suggest him something',
      take_home: 'take home, go home with, buy, use at home',
      should: 'should, could, can, might',
    },
    commands: [
      ['recommend', 'me want'],
      ['what said take_home', 'should'],
    ],
  },
}
