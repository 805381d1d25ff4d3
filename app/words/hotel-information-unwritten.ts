import { source } from '#platform/languages/source.ts'

/** The head of the page on how rooms are sold, while staff have not written it. */
export const unwrittenHotelWords = source('hotel-information-unwritten', {
  title: 'How rooms are sold',
  sentence: 'Meal plans, children, seasons, cancellation fees, and how rooms are held: the rules of our hotel rooms.',
  lede: 'A rate is for the whole room and one night. It covers one meal plan, and every price we show includes taxes.',
})
