/** How rooms are sold, for what the code itself decides. What staff write is in the database. */
export const hotelInformationWords = {
  unwritten: {
    title: 'How rooms are sold',
    sentence: 'Meal plans, children, seasons, cancellation fees, and how rooms are held: the rules of our hotel rooms.',
    lede: 'A rate is for the whole room and one night. It covers one meal plan, and every price we show includes taxes.',
  },
  cancel: 'Cancellation fees',
  cancelLede:
    'Before we confirm, cancelling is free. After that the fee is a share of the price of the rooms, by the days between your cancellation and the first night.',
  toHotels: 'See hotels',
} as const
