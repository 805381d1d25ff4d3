import type { BandsFault } from '#features/suppliers/child-bands.ts'
import type { ContractState, ContractTerms, TaxKind } from '#features/suppliers/contract.ts'
import type { TermsFault } from '#features/suppliers/payment-terms.ts'
import { counted } from '../counted.ts'

type Tone = 'ok' | 'warn' | 'bad' | undefined

/** The head of a contract, which its tabs share. */
export const contractHeadWords = {
  breadcrumb: 'You are here',
  suppliers: 'Suppliers',
  tabs: 'Contract',
  terms: 'Terms',
  rates: 'Rates',
  states: {
    draft: { word: 'Draft', tone: 'warn' },
    active: { word: 'Active', tone: 'ok' },
    ended: { word: 'Ended', tone: undefined },
  } satisfies Record<ContractState, { word: string; tone: Tone }>,
  lede: (days: string, currency: string) => `${days}, in ${currency}.`,
  ended: (day: string, days: string, currency: string) => `Ended: it held until ${day}. Agreed for ${days}, in ${currency}.`,
  never: (days: string, currency: string) => `Ended before it began. Agreed for ${days}, in ${currency}.`,
} as const

/** The terms of a contract: the form of a draft, and what is read of them. */
export const contractTermWords = {
  newTitle: 'New contract',
  newLede: (supplier: string) => `With ${supplier}. A draft until it is activated: its rates cost nothing yet.`,
  followLede: (name: string) => `Follows ${name} with the same terms. Change what is new, then enter the rates.`,
  fields: {
    name: 'Name',
    validFrom: 'First day',
    validTo: 'Last day',
    currency: 'Currency',
    pricing: 'Rates are',
    commission: 'Commission',
    vat: 'VAT',
    vatRate: 'VAT rate',
    vatReclaimed: 'We get a tax invoice, and the VAT comes back',
    levy: 'Levy',
    levyRate: 'Levy rate',
    resale: 'Selling below the published price',
    seasonBy: 'A stay over two seasons',
    children: 'Children',
    freeEvery: 'One free in every',
    freeMost: 'At most free',
    payment: 'Payment',
    cancellation: 'Cancellation',
    note: 'Note',
  } satisfies Record<string, string>,
  groups: {
    contract: 'Contract',
    taxes: 'Rates and taxes',
    guests: 'Seasons, children and free places',
    payment: 'Payment and cancellation',
  },
  hints: {
    name: 'Such as Contract 2027.',
    validTo: 'The last night or day of service. At most three years.',
    commission: 'Percent of the published price.',
    rate: 'Percent, such as 18.',
    children:
      'In completed years: 0-3 free; 4-11 50%. An amount is in the contract’s currency: 6-11 30.00. Empty: children pay as adults.',
    freeEvery: 'Guests, such as 15. Empty for no free places.',
    payment: 'Such as 30% on confirmation, 70% 30 days before. Together 100%. Empty where nothing is agreed.',
    cancellation: 'What the supplier keeps, from so many days before the arrival: 60 days 25%, 30 days 50%, 7 days 100%.',
    note: 'For staff. At most 2,000 characters.',
  },
  pricings: { net: 'Net: what we pay', commissionable: 'Published, less a commission' } satisfies Record<
    ContractTerms['pricing'],
    string
  >,
  taxes: { included: 'Inside the rates', added: 'On top of the rates', none: 'Not charged' } satisfies Record<TaxKind, string>,
  resales: { free: 'Allowed', 'not-below-rack': 'Not allowed' } satisfies Record<ContractTerms['resale'], string>,
  seasons: { night: 'Each night by its own season', arrival: 'Every night by that of the arrival' } satisfies Record<
    ContractTerms['seasonBy'],
    string
  >,
  rows: {
    days: 'Days',
    net: 'Net',
    commission: (percent: string) => `Published price, less ${percent}`,
    tax: (percent: string, kind: string) => `${percent}, ${kind.toLowerCase()}`,
    reclaimed: (tax: string) => `${tax}, comes back`,
    freePlaces: 'Free places',
    free: (every: number, most: number) => `One in every ${every}, at most ${most}`,
    none: 'None',
    asAdults: 'Pay as adults',
    notAgreed: 'Not agreed',
  },
  problems: {
    'name-missing': 'Enter a name.',
    'name-taken': 'Another contract of this supplier has this name. Choose a different one.',
    'too-long': 'This is too long.',
    'strange-characters': 'It contains a character that cannot be saved.',
    'day-wrong': 'Enter a date.',
    'days-upside-down': 'The last day is before the first one.',
    'days-too-many': 'A contract is for at most three years. Enter an earlier last day.',
    'currency-missing': 'Choose a currency.',
    'pricing-missing': 'Choose what the rates are.',
    'commission-wrong': 'Enter a percentage from 0 to 90, such as 20.',
    'tax-missing': 'Choose one.',
    'tax-wrong': 'Enter a percentage from 0 to 50, such as 18.',
    'resale-missing': 'Choose one.',
    'season-missing': 'Choose one.',
    'free-wrong': 'Enter a number from 2 to 100.',
    'free-most-wrong': 'Enter a number from 1 to 20.',
    'message-too-long': 'This is too long. At most 2,000 characters.',
  } as Record<string, string>,
  currencyOfRates: (rates: number) =>
    `There ${rates === 1 ? 'is 1 rate' : `are ${rates} rates`} in the former currency. Delete them first, or add a new contract.`,
  errors: 'Not saved. Correct the marked fields:',
  save: 'Save',
  saveAsNew: 'Save as a new draft',
  notADraft:
    'It was activated meanwhile, and its terms are fixed. What you typed is below: save it as a new draft, under another name.',
  saved: 'Saved.',
  activated: 'The contract is active. Its rates are live.',
  ended: 'The contract is ended.',
  activate: {
    title: 'Activate',
    text: (rates: number, supplements: number) =>
      `${counted(rates, 'rate')} and ${counted(supplements, 'supplement')} become live at once. From then on the terms are fixed, and rates are only corrected.`,
    noRates: 'Enter its rates first.',
    go: 'Activate contract',
    refused: {
      'no-rates': 'There are no rates yet. Enter them first.',
      'not-a-draft': 'Somebody else activated it meanwhile.',
      'changed-meanwhile': 'Somebody else changed the terms meanwhile. They are shown as they are now: read them, then activate.',
    },
    outside: (count: number) =>
      `${counted(count, 'rate or supplement reaches', 'rates and supplements reach')} outside the days of the contract. Correct these, or the days.`,
    overlap: 'Not activated: two rates would hold for the same nights. Correct one of each.',
    overlapGone: 'Not activated: two rates held for the same nights a moment ago. Try again.',
    overlapOf: (own: string, other: string) => `${own} here, and ${other} in`,
    share: (days: string) => `Both hold ${days}`,
    more: 'There may be more.',
  },
  remove: {
    title: 'Delete draft',
    text: (rates: number, supplements: number) =>
      rates + supplements === 0
        ? 'It has no rates yet. This cannot be undone.'
        : `Its ${counted(rates, 'rate')} and ${counted(supplements, 'supplement')} go with it. This cannot be undone.`,
    go: 'Delete draft',
    refused: 'Somebody else activated it meanwhile, so it cannot be deleted.',
  },
  follow: {
    title: 'Follow with a new contract',
    text: 'The terms of an active contract are fixed. A new draft with the same terms begins on a day.',
    day: 'First day of the new contract',
    go: 'Begin new contract',
  },
  end: {
    title: 'End contract',
    text: 'Rates and supplements hold until the last day. This cannot be undone.',
    day: 'Last day',
    hint: (day: string) => `${day} if it never holds.`,
    go: 'End contract',
    dayWrong: 'Enter a date.',
    outside: (from: string, to: string) => `Enter a day from ${from} to ${to}.`,
    notActive: 'Somebody else ended it meanwhile.',
  },
} as const

/** Which part of the children's text was not understood, and how it is written. */
export function childrenFault(fault: BandsFault, currency: string): string {
  switch (fault.reason) {
    case 'band-unread':
      return `“${fault.text}” was not understood. Write ages and what they pay: 0-3 free; 4-11 50%.`
    case 'bands-not-in-turn':
      return `“${fault.text}” does not follow the ages before it. Ages go up without a gap, to 17.`
    case 'band-amount':
      return `The amount in “${fault.text}” was not understood. Write a percentage, free, or an amount in ${currency}.`
  }
}

/** The same for the texts of payment and cancellation; `example` says how a part is written. */
export function stepsFault(fault: TermsFault, example: string): string {
  switch (fault.reason) {
    case 'step-unread':
      return `“${fault.text}” was not understood. Write ${example}.`
    case 'not-hundred':
      return `The shares come to ${fault.percent}%. They have to come to 100%.`
    case 'not-in-turn':
      return 'Days have to get fewer and shares larger from one part to the next.'
  }
}
export const stepExamples = { payment: '30% on confirmation, or 70% 30 days before', cancellation: '30 days 50%' } as const
