import { source } from '#platform/languages/source.ts'

/** The step for everybody's names where one name is enough for all, and the ways on from it. */
export const leaderWords = source('booking-leader', {
  title: { pilgrims: 'Who leads the group?', stay: 'Who is the booking for?', hire: 'Who is the booking for?' },
  lede: {
    pilgrims: 'The leader gets a page for the group’s names and rooms.',
    stay: 'The hotel asks for this name when you check in.',
    hire: 'We contact you under this name.',
  },
  name: 'Your name',
  next: 'Continue to extras',
  pay: 'Continue to payment',
  add: 'Add extras or a message',
  back: { pilgrims: 'Back to the group', stay: 'Back to the rooms', hire: 'Back to the car' },
})
