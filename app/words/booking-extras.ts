import { source } from '#platform/languages/source.ts'

/** The step of rooms, extras and discount codes. */
export const extrasWords = source('booking-extras', {
  title: 'Rooms and extras',
  titleAlone: 'Anything to add?',
  lede: 'You can also add extras later, on your booking page.',
  comfort: 'Accommodation',
  change: 'Change it',
  say: 'Add a message or a discount code',
  single: 'Single rooms',
  singleHint: 'Two people share a room unless you add single rooms.',
  code: 'Discount code <muted>(optional)</muted>',
  apply: 'Apply',
  message: 'Anything we should know <muted>(optional)</muted>',
  messageHint:
    'Vegetarian food, a birthday, an early flight. Once you have booked, each traveller’s details have a place for food and for access, such as a wheelchair. Leave health and faith out: we ask for them separately, with your consent.',
  next: 'Continue to payment',
  back: 'Back to travellers',
  backAlone: 'Back to your details',
})
