import { source } from '#platform/languages/source.ts'

/** How rooms are sold, for what the code itself decides. What staff write is in the database. */
export const hotelInformationWords = source('hotel-information', {
  hotels: 'Hotels',
  cancel: 'Cancellation fees',
  cancelLede:
    'Before we confirm, cancelling is free. After that the fee is a share of the price of the rooms, by the days between your cancellation and the first night.',
  toHotels: 'See hotels',
})
