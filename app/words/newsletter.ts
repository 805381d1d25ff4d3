/** The newsletter form, which is on every page, and its hidden field. */
export const newsletterWords = {
  trap: 'Leave this field empty',
  email: 'Email for our newsletter',
  button: 'Subscribe',
  sent: 'Check your email and confirm with one click. Nothing after ten minutes? Check your spam folder.',
  missing: 'Enter an email address.',
  wrong: 'This email address is not complete. Check the part after the @.',
} as const
