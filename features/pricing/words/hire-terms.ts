import { source } from '#platform/languages/source.ts'

/** What a hire holds besides its price, a sentence each: only loaders and documents say them. `cars`: how many are hired. */
export const hireTermsWords = source('hire-terms', {
  time: '{day}, {time}',
  times: 'Pick-up {from}; return {to}, Kigali time.',
  place: 'The place of pick-up and return is agreed with you.',
  kilometres:
    '{cars, plural, one {{count, number} km included; each extra km costs {each}, with VAT.} other {{count, number} km included for each car; each extra km costs {each}, with VAT.}}',
  fuel: { withDriver: 'You pay for fuel used.', self: 'The car starts full and is returned full.', own: 'Fuel: {policy}.' },
  deposit:
    '{cars, plural, one {We hold a deposit of {deposit} until the car is back, by card or in cash. It is not part of the price.} other {We hold a deposit of {deposit} for each car until it is back, by card or in cash. It is not part of the price.}}',
  excess: '{cars, plural, one {Damage costs you {excess} at most.} other {Damage costs you {excess} at most for each car.}}',
})
