/** How rooms are sold. What staff write stands in the database; this is what the code itself goes by. */
export const hotelInformationWords = {
  unwritten: {
    title: 'How rooms are sold',
    sentence: 'Boards, children, seasons, what a cancelled stay costs, and how rooms are held: the rules of our hotel rooms.',
    lede: 'A rate is for the whole room and one night. It covers one board, and its taxes are in every price we show.',
  },
  cancel: 'If you cancel a stay',
  cancelLede:
    'Before we confirm, cancelling is free. After that the fee is a share of the price of the rooms, by the days between your notice and the first night.',
  toHotels: 'See the houses',
} as const
