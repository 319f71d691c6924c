import { BUNDLE_PENCE, TOOL_PENCE } from '../../../../shared/account/prices'
import { legalPage } from './legal'

export const terms = legalPage({
  path: '/terms',
  title: 'Terms of Service',
  description:
    'The terms for using Chairside: licence, subscription and payment, responsibilities, uptime, liability and governing law.',
  since: '21 November 2026',
  lead: 'These are the rules for using Chairside. They are written to be read.',
  sections: [
    {
      id: 'acceptance',
      title: 'Acceptance',
      text: [
        'By making an account or using Chairside you accept these terms. If you use it for a salon, you confirm that you may accept them for that salon.',
        'If you do not accept them, do not use Chairside.',
      ],
    },
    {
      id: 'licence',
      title: 'Licence',
      text: [
        'While your account is open you may use Chairside for your own salon, on as many of your devices as you need. The licence is not exclusive and cannot be passed on.',
        'You may not sell it on, copy it into another product, or use it to harm others.',
      ],
    },
    {
      id: 'payment',
      title: 'Subscription and payment',
      text: [
        `Each tool costs £${TOOL_PENCE / 100} per month. The complete bundle of all six costs £${BUNDLE_PENCE / 100} per month. Prices exclude VAT. A card payment provider takes the payment; we never see your card.`,
        'A new account has 14 days of every tool without a card. A paid subscription renews each month unless you cancel it. You can cancel at any time; it then ends with the month that is paid.',
        'When a plan ends the tools lock. Your records stay open to read, edit and export.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      text: [
        'Keep your password to yourself, and use two-step sign-in where you can. What is done with your account counts as done by you, until you tell us that somebody else has it.',
        'You are responsible for having the right to store what you write about clients, and for what your team does with it.',
        'Colour formulas and other answers help licensed professionals. They never replace your judgement, the maker’s instructions, a patch test or a strand test. You alone are responsible for what you do with a client’s hair and skin.',
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy',
      text: [
        'We handle personal data as our Privacy Policy says, under the UK GDPR. For the data about your clients, your salon decides what it is used for, and we process it for you.',
      ],
    },
    {
      id: 'uptime',
      title: 'Availability',
      text: [
        'We aim for 99.9% uptime. That is an aim and not a guarantee. Chairside is made to go on working on your tablet while our servers cannot be reached.',
      ],
    },
    {
      id: 'ip',
      title: 'Intellectual property',
      text: [
        'Chairside, its design and its engines belong to us. What you write, and the answers you are given, belong to you.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      text: [
        'We do not limit liability for death or personal injury caused by our negligence, or for fraud. Nor do we limit anything else that the law does not let us limit.',
        'Beyond that we are liable up to what you paid us in the twelve months before the damage. We are not liable for lost profit, or for hair or skin that was harmed by a service.',
      ],
    },
    {
      id: 'termination',
      title: 'Termination',
      text: [
        'You can delete your account at any time in Settings. We can close an account that breaks these terms; we say why, and give you time to export your data unless the law forbids it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      text: [
        'We may change these terms. We tell you by email at least 30 days before a change that matters to you. If you do not agree, you can cancel before it applies.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      text: ['Ask us any question about these terms. Our details:'],
      reached: true,
    },
    {
      id: 'law',
      title: 'Governing law',
      text: [
        'The law of England and Wales applies, and the courts of the United Kingdom decide. Rights that you have as a consumer stay as they are.',
      ],
    },
  ],
})
