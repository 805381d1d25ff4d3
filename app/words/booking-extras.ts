import type { ExtraUnit } from '#features/pricing/extras/extra.ts'

const unitWords: Record<ExtraUnit, string> = {
  person: 'for each traveller',
  booking: 'for the booking',
  night: 'a night',
  day: 'a day',
}

/** The step of rooms, extras and discount codes. */
export const extrasWords = {
  title: 'Rooms and extras',
  titleAlone: 'Anything to add?',
  lede: 'You can also add extras later, on your booking page.',
  comfort: 'Accommodation',
  rooms: (name: string, single: number) =>
    `Accommodation: ${name}, ${single === 0 ? 'two share a room' : single === 1 ? '1 single room' : `${single} single rooms`}.`,
  change: 'Change it',
  say: 'Add a message or a discount code',
  included: 'included',
  more: (amount: string) => `+${amount} in total`,
  less: (amount: string) => `−${amount} in total`,
  single: 'Single rooms',
  singleHint: 'Two people share a room unless you add single rooms.',
  add: 'Extras',
  each: (amount: string, unit: ExtraUnit) => `${amount} ${unitWords[unit]}`,
  inAll: (amount: string) => `${amount} for your group`,
  none: 'none',
  code: 'Discount code',
  apply: 'Apply',
  applied: (off: string, total: string) => `The code takes ${off} off. The price is ${total} now.`,
  appliedNothing: (total: string) => `The code takes nothing off this booking. The price stays ${total}.`,
  appliedNone: (total: string) => `No code. The price is ${total}.`,
  message: 'Anything we should know',
  optional: '(optional)',
  messageHint:
    'Vegetarian food, a birthday, an early flight. Leave health and faith out: we ask for them separately, with your consent.',
  next: 'Continue to payment',
  back: 'Back to travellers',
  backAlone: 'Back to your details',
} as const
