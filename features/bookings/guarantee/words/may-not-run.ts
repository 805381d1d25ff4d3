import { source } from '#platform/languages/source.ts'

/** What a customer reads of a departure that is not guaranteed yet, before and after they pay. */
export const mayNotRunWords = source('may-not-run', {
  missing:
    'This departure is not guaranteed yet: {short, plural, one {# more traveller has} other {# more travellers have}} to be confirmed before it is.',
  youCount: 'You count once your deposit has arrived.',
  open: 'This departure is not guaranteed yet.',
  by: 'We decide by 18:00 in Kigali on {day}.',
  late: 'Booking is closed, and we are deciding.',
  otherwise:
    'If it does not run, we refund everything you paid, or move you to another date of the same journey at your old price, which you may then cancel for a full refund until the day we name.',
  flights: 'Until it is guaranteed, book only flights that you can change or cancel.',
})
