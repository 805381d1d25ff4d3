import { source } from '#platform/languages/source.ts'

/** What the server answers to the newsletter form. */
export const newsletterAnswerWords = source('newsletter-answers', {
  missing: 'Enter an email address.',
  wrong: 'This email address is not complete. Check the part after the @.',
  sent: 'Check your email and confirm with one click. Nothing after ten minutes? Check your spam folder.',
  noEmails: 'This site sends no emails at the moment, so you cannot confirm your address. Try again later.',
})
