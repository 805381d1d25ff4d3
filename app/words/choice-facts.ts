import { source } from '#platform/languages/source.ts'

/** Facts of what is chosen in a first step: only loaders say them. */
export const choiceFactWords = source('choice-facts', {
  perNight: '{amount} a night on average, {nights}, taxes included.',
  from: 'from {amount}',
  cut: '{label}: {amount}',
  cuts: '{quantity} × {label}: {amount}',
  selfDrive:
    'From {age, plural, one {# year} other {# years}}, with a licence of {years, plural, one {# year} other {# years}}. We hold a deposit of {deposit} until the car is back.',
  rates: '{low} to {high}',
  notLet: 'no',
})
