/** The form for our letter of news, which stands on every page, and its hidden field. */
export const newsletterWords = {
  trap: 'Leave this field empty',
  email: 'E-mail for our letter',
  button: 'Send me the letter',
  sent: 'Look into your mailbox: one more click and the letter comes. If nothing is there in ten minutes, look among the unwanted mail.',
  missing: 'Write an e-mail address.',
  wrong: 'This is not a whole e-mail address. Check the part after the @.',
} as const
