/** The sentences of confirming the e-mail of a booking. */
export const confirmEmailWords = {
  title: 'Confirm your e-mail',
  ask: (held: string, until: string) =>
    `Held for you until ${held}, Kigali time. Confirm your e-mail and we hold it until ${until}, Kigali time.`,
  button: (email: string) => `Yes, ${email} is mine`,
  done: (held: string) => `Your e-mail is confirmed. Held for you until ${held}, Kigali time.`,
  open: 'Open the booking',
  over: 'The hold has ended. Open the booking by the link in our letter: if all is still there, it is held again with one press.',
} as const

/** What the own page says while the e-mail is not confirmed. @param until the end that the hold is given then. */
export const confirmFirst = (email: string, until: string): string =>
  `Confirm your e-mail and we hold it until ${until}, Kigali time: press the button in our letter to ${email}.`
