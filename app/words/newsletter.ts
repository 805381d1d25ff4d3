/** The newsletter form, which is on every page, and its hidden field. */
export const newsletterWords = {
  trap: 'Leave this field empty',
  email: 'Email for our newsletter',
  button: 'Subscribe',
  missing: 'Enter an email address.',
  wrong: 'This email address is not complete. Check the part after the @.',
} as const
