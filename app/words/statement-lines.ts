import { source } from '#platform/languages/source.ts'

/** The lines of a cancellation statement, which the server writes. */
export const statementLineWords = source('statement-lines', {
  policies: { tours: 'The journey', 'day-tours': 'The day tour', stays: 'The rooms', cars: 'The cars' },
  shares: {
    tours: 'The journey: {percent}% of {rest}',
    'day-tours': 'The day tour: {percent}% of {rest}',
    stays: 'The rooms: {percent}% of {rest}',
    cars: 'The cars: {percent}% of {rest}',
  },
  shareText: 'The price without permits, park fees and flights',
  /** Of a price in one line, from which the permits in it are taken first. */
  shareInside: 'Your price less {permits} for the permits in it, at their listed cost',
  bought: 'Bought for you already',
  boughtText: 'Permits, fees and flights that are non-refundable',
  earlier: 'Fees of travellers removed earlier',
  /** Why nothing is kept. */
  free: {
    'cancelled-by-operator': 'We cancelled it ourselves: nothing is kept.',
    'moved-by-operator': 'We moved it to another date, so nothing is kept.',
    'not-confirmed': 'It was not confirmed yet, so nothing is kept.',
  },
  /** The reason of a visitor who gives none. */
  noReason: 'Cancelled by the traveller',
})
