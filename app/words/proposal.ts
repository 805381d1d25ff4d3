import { source } from '#platform/languages/source.ts'

/** The page of a proposal: its head, its price with what may be ticked, and what its customer does with it. */
export const proposalWords = source('proposal', {
  title: '{journey}, proposal {reference}',
  facts: { days: 'Dates', length: 'Length', party: 'Travellers', valid: 'Valid until', reference: 'Reference' },
  daysNights: '{days, plural, one {# day} other {# days}}, {nights, plural, one {# night} other {# nights}}',
  adults: '{count, plural, one {# adult} other {# adults}}',
  children: '{count, plural, one {# child} other {# children}}',
  onPage: 'On this page',
  tabs: {
    options: 'Options',
    days: 'Days',
    included: 'Included',
    price: 'Price',
    accept: 'Accept',
    question: 'Ask us',
    renew: 'Ask us',
  },
  pdf: 'Download as PDF',
  price: {
    title: 'What it costs',
    titleOf: 'What option {letter} costs',
    table: 'The price, line by line',
    estimate: 'An estimate: a rate for these days is not published yet.',
    extras: 'If you want more',
    extrasLede: 'Tick what you want, and the total follows.',
    show: 'Show what it comes to',
    total: 'Total',
    rwf: 'about {money}',
    deposit: 'Deposit, when you accept',
    all: 'Full amount, when you accept',
    accepted: { deposit: 'Deposit', all: 'Full amount' },
    balance: 'Balance by {day}',
    live: 'The total is now {total}.',
  },
  cancel: {
    title: 'If you cancel',
    lede: 'Before we confirm, cancelling is free. After that the fee is a share of the price without permits, park fees and flights, plus any of those we have already bought.',
  },
  accept: {
    title: 'Accept this journey',
    titleOf: 'Accept option {letter}',
    lede: 'We hold it for you at this price, and you pay after. We never charge you automatically.',
    name: 'Your name',
    method: 'How do you want to pay?',
    terms: 'I have read these fees and the terms and conditions, and accept them for everyone who travels.',
    go: 'Accept for {total}',
    estimate: 'This option rests on a rate that is not published yet, so it cannot be accepted. Ask us to confirm it.',
    closed: 'It is too late to book this journey here. Write to us.',
    short:
      'Not everything in this journey is free at the moment, so it cannot be accepted here. Write to us: we ask everybody who hosts you, and tell you what is possible.',
    changeTitle: 'Change your booking',
    change:
      'This proposal is a change of the journey that you have booked. Write to us which option you want, and we change your booking.',
  },
  question: {
    title: 'Ask us',
    label: 'Your question',
    hint: 'We read it with this proposal beside it, and answer by email.',
    go: 'Send the question',
  },
  decline: {
    title: 'Not this one?',
    lede: 'Tell us why, and we know what to change.',
    reason: 'What is the reason?',
    reasons: {
      price: 'The price',
      dates: 'The dates',
      'another-operator': 'We travel with somebody else',
      'not-travelling': 'We do not travel',
      other: 'Something else',
    },
    text: 'Anything you want to add',
    go: 'Decline this proposal',
  },
  renew: {
    title: 'Ask us for a new one',
    text: 'Anything that has changed',
    go: 'Ask us to renew it',
  },
  secret:
    'Whoever has this link can read the proposal and accept it. Pass it on to those who travel with you, and to nobody else.',
  counted:
    'We count how often this page is read, and when first and last, but not by whom. Where your browser asks not to be recorded, we do not count.',
})
