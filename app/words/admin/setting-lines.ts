import { source } from '#platform/languages/source.ts'

/** What is set now, in a line for each section of the settings. */
export const settingLineWords = source('admin-setting-lines', {
  none: 'None',
  office: { span: '{first} to {last}', hours: '{days} {from} to {to}' },
  answers: '{email}{toWriter, select, yes {; emails by staff: their own address} other {}}',
  currency: '1 USD = {francs} RWF{dated, select, yes { of {day}} other {}}. {source}',
  taxes: 'VAT {vat}, tourism tax {tax}',
  holds: 'Card {card} min, mobile money {mobileMoney} min, bank transfer {bank} h',
  deposit: '{percent} deposit, the balance {days, plural, one {# day} other {# days}} before the start',
  cancellation: {
    free: 'free',
    always: '{share} at any time',
    before: '{share} until {days, plural, one {# day} other {# days}} before',
    until: '{share} until {days, plural, one {# day} other {# days}}',
    last: 'then {share}',
  },
  leaders: 'One free in every {count, plural, one {# traveller} other {# travellers}}',
  discounts: {
    group: '{percent} for {from} or more',
    early: '{percent} for {days, plural, one {# day} other {# days}} ahead',
  },
  estimates: '{percent} on the rate of a year before',
  translation: { offered: 'Offered to visitors', not: 'Not offered' },
  factor: { required: 'Required for owners', optional: 'Optional' },
  account: '{bank}, ending in {digits}',
})
