import { legalPage } from './legal'

export const privacy = legalPage({
  path: '/privacy',
  title: 'Privacy Policy',
  description:
    'What Chairside stores, where, for how long, what an AI model is told, and the rights that you and your clients have.',
  since: '21 November 2026',
  lead: 'What we know about you and your clients, what we do with it, and how you take it back.',
  sections: [
    {
      id: 'collected',
      title: 'What we collect',
      text: ['We collect as little as the product needs.'],
      list: [
        'About you: email, name, the salon’s name, and a password that we keep only as a hash.',
        'About your clients: what you write. Names, contact data, hair, allergies, patch tests, notes, formulas, photos and voice memos.',
        'About use: errors, sign-ins and the times of requests. No advertising, and no tracking across sites.',
      ],
    },
    {
      id: 'use',
      title: 'How we use it',
      text: [
        'To give you the product: to store and sync your records, and to answer your questions. Also to send you emails about your account, and to take payments.',
        'The law calls the reasons contract, legitimate interest and, where we ask you, consent. Allergies and patch tests are health data: your salon stores them with the client’s consent or for their safety.',
      ],
    },
    {
      id: 'storage',
      title: 'How it is stored',
      text: [
        'Your records are on your own devices and on our server. On the way between them they are encrypted. Each account sees only its own records.',
        'On a shared tablet, sign out and choose to be forgotten when others must not see them.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who else sees it',
      text: [
        'We sell no data. We share it only with those who run parts of the product for us: the host, the mail service and the payment provider. Where one is set up, also the provider of a language or voice model.',
        'We hand data to authorities only where the law makes us.',
      ],
    },
    {
      id: 'ai',
      title: 'How AI is used',
      text: [
        'Every tool has a built-in engine that sends nothing anywhere. Where a model is set up, it is sent only the fields that the tool needs, with first names and without phone numbers or emails. Settings show word for word what was sent.',
        'Client data is not used to train general models. For each client you can switch AI off.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights under the GDPR',
      text: ['You, and through your salon your clients, can:'],
      list: [
        'see what is stored, as a readable report and as data',
        'correct it',
        'have it erased',
        'limit or object to its use',
        'take it with you: export everything at any time',
        'withdraw a consent that was given',
        'complain to the Information Commissioner’s Office',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      text: [
        'As long as your account is open. After you delete your account, all of its data is deleted within 30 days. Until then you can change your mind.',
        'What a salon has to keep about a client, for insurance or safety, is kept in a minimal record with its reason and end date.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      text: ['Chairside is not for people under 16. Do not make an account if you are younger.'],
    },
    {
      id: 'transfers',
      title: 'International transfers',
      text: [
        'Data may leave the United Kingdom, for example to a model’s provider. It then goes only where the law says that it is protected, or under standard contract clauses.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      text: [
        'We use cookies for two things: to keep you signed in, and to remember if the sidebar is open. What you set for light, dark and comfort stays in your browser. There is no cookie for advertising.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      text: [
        'Passwords are hashed with argon2id, sessions can be ended from any device, and sign-in can ask for a second step. If data is ever lost to somebody else, we tell you and the authority as the law demands.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      text: [
        'When this policy changes we put the new one here with its date, and tell you by email if it matters to you.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      text: ['Ask us any question about your data. Our details:'],
      reached: true,
    },
  ],
})
