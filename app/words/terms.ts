import { source } from '#platform/languages/source.ts'

/** The terms and conditions, besides their text. */
export const termsWords = source('terms', {
  title: 'Terms and conditions',
  description: 'What you agree to when you book, in plain language: holds, payment, changes, cancellation, and what we owe you.',
  lede: 'Version {version}, effective from {day}. Your booking keeps the version you accepted, whatever we write later.',
  old: 'This is an older version, kept for the bookings made under it.',
  toCurrent: 'Read the current version',
  /** On pages in another language, above a text that may not be agreed to in it. */
  inEnglish: 'This text is in English, and you agree to it in English. Write to us if anything is unclear: we explain it.',
  changes: 'What changed',
  version: 'Version {version}',
  from: 'From {day}.',
})
