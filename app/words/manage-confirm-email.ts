import { source } from '#platform/languages/source.ts'

/** The page on which the email of a booking is confirmed. */
export const confirmEmailWords = source('manage-confirm-email', {
  title: 'Confirm your email',
  ask: 'Held for you until {held}, Kigali time. Confirm your email and we hold it until {until}, Kigali time.',
  button: 'Confirm {email}',
  done: 'Your email is confirmed. Held for you until {held}, Kigali time.',
  open: 'Open your booking',
  over: 'The hold has ended. Open your booking with the link in our email: if all is still available, you can hold it again.',
})
