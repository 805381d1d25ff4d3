import type { CostRefusal } from '#features/suppliers/costing/cost-line.ts'
import type { RateBasis } from '#features/suppliers/supplier-service.ts'
import { daysText, dayText } from '#values/day-words.ts'
import { counted } from './counted.ts'

/** What a journey costs us, on the screens of a package and of a booking. */
export const costWords = {
  title: 'Cost and margin',
  fold: (margin: string) => `margin ${margin}`,
  missing: (count: number) => `${count} missing`,
  lede: 'By the rate book of today. Nothing of it is shown to customers.',
  shared: (others: number) =>
    `${counted(others, 'traveller')} of other bookings ${others === 1 ? 'is' : 'are'} on this departure: cars and guides are shared with them by head.`,
  incomplete: 'The margin is lower than this: what has no cost is not in it.',
  openNights: (nights: readonly number[]) =>
    `No stay is named for ${nights.length === 1 ? 'night' : 'nights'} ${nights.join(', ')}.`,
  table: 'Costs by service',
  columns: { day: 'Days', what: 'Service', cost: 'Cost', net: 'Net cost' },
  vatBack: (amount: string) => `VAT back ${amount}`,
  part: (own: string, all: string) => `share ${own} of ${all}`,
  margin: {
    price: 'Price',
    passedOn: 'Permits, park fees and flights, charged as they are',
    vat: 'VAT',
    net: 'Net cost',
    profit: 'Profit',
    margin: 'Margin of the price without VAT',
  },
  units: {
    sharing: 'sharing',
    single: 'single',
    third: 'third adult',
    child: 'child',
    room: 'room',
    unit: '',
    supplement: '',
    free: 'free place',
  },
  why: (contract: string) => `Contract ${contract}`,
  whyLabel: 'How it was made',
} as const

const basisNames: Record<RateBasis, string> = {
  'person-night': 'per person sharing and night',
  'room-night': 'per room and night',
  person: 'per person',
  'vehicle-day': 'per vehicle and day',
  group: 'per group',
  km: 'per kilometre',
  item: 'each',
}

/** The form of what a package takes of suppliers. */
export const packageCostWords = {
  tab: 'Costs',
  title: (name: string) => `Costs of ${name}`,
  lede: 'What this package takes of suppliers, day by day. Bookings show their cost and margin by it, for staff who may see costs.',
  notPublished: 'Publish the package first: costs belong to what is sold.',
  noServices: 'The rate book is empty. Add suppliers with their services and rates first.',
  toSuppliers: 'Suppliers',
  rows: 'Services by day',
  row: (nth: number) => `Service ${nth}`,
  columns: {
    day: 'From day',
    days: 'Nights or days',
    service: 'Service',
    comfort: 'Level',
    kilometres: 'Km per vehicle',
  },
  none: 'No service',
  everyComfort: 'Every level',
  choice: (supplier: string, name: string, board: string | null, basis: RateBasis) =>
    `${supplier}: ${name}${board ? `, ${board}` : ''} (${basisNames[basis]})`,
  hint: 'Choose “No service” to take a row out.',
  hintMore: 'More empty rows appear when you save.',
  add: 'Add row',
  find: 'Find a service',
  findHint: 'Not all services are listed. Find one by its name or its supplier, then choose it above.',
  findGo: 'Find',
  save: 'Save costs',
  saved: 'The costs are saved.',
  errors: 'The costs are not saved yet',
  changed:
    'Somebody else has saved these costs since you opened this page. Yours are still in the form: save again to put yours in their place.',
  emptied:
    'Somebody else has removed all costs since you opened this page. Yours are still in the form: save again to put them back.',
  stored: (name: string, day: number, days: number, more: readonly (string | number | null)[]) =>
    [name, `from day ${day}`, `for ${days}`, ...more].filter(Boolean).join(', '),
  problems: {
    'day-wrong': 'A day is a number from 1 to the last day of the journey.',
    'days-wrong': 'A number from 1, and not beyond the last day of the journey.',
    'service-wrong': 'Choose a service from the list.',
    'comfort-wrong': 'Choose a level from the list.',
    'kilometres-wrong': 'A number from 1 to 100,000.',
    'kilometres-missing': 'This service is counted by the kilometre: say how many.',
    'too-many': 'At most 200 services.',
  } as Record<string, string>,
  trial: {
    title: 'What it comes to',
    startsOn: 'First day',
    adults: 'Adults, two by two',
    go: 'Calculate',
    wrong: 'Choose a first day and 1 to 30 adults.',
    nothing: 'Nothing to calculate yet: it needs services below, and an accommodation level on sale.',
    costsOf: (level: string) => `Costs: ${level.toLowerCase()}`,
    none: 'There is no price for this level, day and party.',
    caption: 'Price, cost and margin by accommodation level',
    columns: { comfort: 'Level', price: 'Price', net: 'Net cost', profit: 'Profit', margin: 'Margin', missing: 'Missing' },
  },
} as const

/** Why a service has no cost, and what mends it. */
export function costRefusal(refusal: CostRefusal): string {
  switch (refusal.reason) {
    case 'archived':
      return 'This service is archived. Take another one.'
    case 'contract-ended':
      return 'The contract has ended.'
    case 'not-in-contract':
      return `No contract includes ${dayText(refusal.day)}.`
    case 'closed':
      return `Closed ${daysText(refusal.closure.from, refusal.closure.to)}: ${refusal.closure.reason}.`
    case 'rate-gap':
      return `No rate for ${dayText(refusal.day)}.`
    case 'single-rate-missing':
      return `No single rate for ${dayText(refusal.day)}.`
    case 'stay-too-short':
      return `The rate of ${dayText(refusal.day)} needs ${counted(refusal.least, 'night')} or more.`
    case 'stay-too-long':
      return `The rate of ${dayText(refusal.day)} is for at most ${counted(refusal.most, 'night')}.`
    case 'party-outside':
      return `No rate of ${dayText(refusal.day)} is for a party of this size.`
    case 'room-too-small':
      return `A room sleeps at most ${refusal.most}.`
    case 'child-alone':
      return 'Children are in a room without an adult.'
    case 'too-young':
      return `Traveller ${refusal.position} is younger than ${refusal.least}.`
    case 'too-few-vehicles':
      return `The party needs ${counted(refusal.least, 'vehicle')}.`
    case 'kilometres-missing':
      return 'It is counted by the kilometre: say how many.'
    case 'nobody':
      return 'Nobody takes part.'
    case 'no-fx':
      return `There is no exchange rate for ${refusal.currency}. Enter one under Exchange rates.`
  }
}
