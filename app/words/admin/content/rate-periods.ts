import { source } from '#platform/languages/source.ts'

/** Rate periods in the editors of packages, hotels and cars. */
export const ratePeriodWords = source('admin-rate-periods', {
  field: {
    label: 'Rates of later periods',
    hint: 'The rates above apply until the first of these begins. Publishing puts all of them on sale.',
  },
  one: 'rate period',
  from: { label: 'From', hint: 'Each period ends the day before the next begins.' },
  until: { label: 'Last day on sale', hint: 'Empty: the last rates apply without end.' },
  period: '{dated, select, yes {Rates from {day}} other {Rates without a first day}}',
  change: {
    same: 'Same amounts as the period before',
    by: '{least} on the period before',
    span: '{least} to {most} on the period before',
    added: '{count, plural, one {#} other {#}} new',
    gone: '{count, plural, one {#} other {#}} missing',
  },
  over: 'The first rates are over: those from {day} apply.',
  dropFirst: 'Delete the past rates',
  add: 'Add rates for {year}',
  addLede: 'Copies the last rates. Change them afterwards as you like.',
  terms: {
    from: 'First day',
    percent: 'Raise by, percent',
    step: 'Round to, US dollars',
  },
  /** What is wrong with how a period is to be copied. */
  faults: {
    'day-wrong': 'Choose the first day, with its year.',
    'day-taken': 'Choose a day after the last rate period begins.',
    'percent-wrong': 'Enter a whole number from −50 to 100.',
    'step-wrong': 'Choose 1, 5 or 10.',
  },
})
