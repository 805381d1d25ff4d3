import { source } from '#platform/languages/source.ts'

/** What the server alone says on the page of car-hire rates: cells of its table, the price of a hire, rental conditions. */
export const carsAnswerWords = source('cars-answers', {
  range: '{low} to {high}',
  notLet: 'no',
  stays: 'stays in Rwanda',
  abroad: '{countries}: {fee} for the papers',
  fuelWord: { both: 'full to full', driver: 'you pay for fuel used' },
  self: '{car}, self-drive',
  season: { low: 'In the low season', high: 'In the high season' },
  noSeason: 'From 30 days, we price your hire individually: write to us.',
  kilometres: '{count, number} km included. Each extra km costs {each}, with VAT.',
  yourRoad: 'Your distance: {count, number} km.',
  road: 'To {place} and back it is {count, number} km, without drives at the destination.',
  more: 'That is {count, number} km more than included: {amount} with VAT, paid at the end.',
  crossed: 'The road to {place} crosses a border, so its papers are counted.',
  fuel: { withDriver: 'You pay for fuel used.', self: 'The car starts full and is returned full.' },
  deposit: 'We hold a deposit of {deposit} until the car is back. Damage costs you {excess} at most.',
  rules: {
    age: {
      name: 'Age',
      text: 'Drivers are at least {ages} years old on the first day, by class. The insurance requires it.',
    },
    licence: {
      name: 'Licence',
      text: 'Held for {most, plural, one {{licence} year} other {{licence} years}}, in English or French, or with an International Driving Permit.',
    },
    deposit: {
      name: 'Deposit',
      text: '{deposits} by class, by card or in cash, for self-drive. With a driver there is none.',
    },
    excess: { name: 'Excess', text: 'Damage costs you {excess} at most for self-drive. With a driver, nothing.' },
    fuel: {
      name: 'Fuel',
      text: 'About RWF 1,800 to 1,990 a litre at the end of 2025. The state sets the price and reviews it every two months.',
    },
    driver: {
      name: 'Driver',
      text: 'A day is up to ten or eleven hours of work. Each extra hour costs $5 to $8, paid on the spot.',
    },
    night: {
      name: 'Night',
      text: 'Do not plan to drive after dark outside the towns. Many rental contracts exclude it.',
    },
    fines: {
      name: 'Fines',
      text: 'Speed cameras stand along the main roads. A fine is RWF 25,000 to 150,000, and yours to pay for self-drive.',
    },
    borders: {
      name: 'Borders',
      text: 'Papers for Uganda, Tanzania and Kenya take {papers, plural, one {# day} other {# days}}. Burundi’s land border is closed, and nobody insures a hired car in DR Congo.',
    },
    parks: {
      name: 'Parks',
      text: 'Akagera asks an entry fee for the car, and 40 km/h on the tracks. The Maasai Mara has not let private cars on game drives since June 2024.',
    },
  },
})
