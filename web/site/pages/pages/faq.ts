/** The landing page's six questions. Every answer must be true of the product as it is. */
export const faq: readonly { question: string; answer: string }[] = [
  {
    question: 'Does it work without Wi-Fi?',
    answer:
      'Yes. Clients, products, formulas, notes and timers are on the tablet. All six tools answer from the built-in engine. What you write is sent when there is a signal again.',
  },
  {
    question: 'Where do the answers come from?',
    answer:
      'From an engine that knows the rules of the trade. Where a language model is set up, it reads your question too, and the engine works out the answer. Posts are written by the model. Every answer says which it was, and passes the same checks.',
  },
  {
    question: 'Is it safe to mix what it says?',
    answer:
      'It helps licensed professionals and never replaces them. It asks for a patch test and a strand test each time, and refuses where a careful colourist would. You decide what goes on the hair.',
  },
  {
    question: 'Do I need a credit card to try it?',
    answer:
      'No. You get 14 days of every tool with an email and a password. After that you choose a plan, or none.',
  },
  {
    question: 'What happens to my clients’ data?',
    answer:
      'It is yours. It is on your devices and on the server of your account. You can export all of it at any time. It trains no model, and for any client you can switch AI off.',
  },
  {
    question: 'What if I stop paying?',
    answer:
      'The tools lock. Your clients, products and history stay open to read, edit and export. Nothing is deleted because of a bill.',
  },
]
