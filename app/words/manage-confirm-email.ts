/** The sentences of confirming the email of a booking. */
export const confirmEmailWords = {
  title: 'Confirm your email',
  ask: (held: string, until: string) =>
    `Held for you until ${held}, Kigali time. Confirm your email and we hold it until ${until}, Kigali time.`,
  button: (email: string) => `Confirm ${email}`,
  done: (held: string) => `Your email is confirmed. Held for you until ${held}, Kigali time.`,
  open: 'Open your booking',
  sendAgain: 'Send the email again',
  sentAgain: (email: string) =>
    `We have sent the email to ${email} again. It can take a few minutes: look in your spam folder too.`,
  over: 'The hold has ended. Open your booking with the link in our email: if all is still available, you can hold it again.',
} as const

/** What the booking page says while the email is not confirmed. @param until the end that the hold gets after confirmation. */
export const confirmFirst = (email: string, until: string): string =>
  `Confirm your email and we hold it until ${until}, Kigali time: use the button in our email to ${email}.`
