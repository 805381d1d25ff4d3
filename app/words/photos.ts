import { source } from '#platform/languages/source.ts'

/** What stands around photographs on public pages. */
export const photoWords = source('photos', {
  gallery: 'Photos',
  all: '{count, plural, one {# photo} other {All # photos}}',
  credit: 'Photo: {by}',
  credits: 'Photos: {by}.',
  place: '{nth} of {count}',
  close: 'Close',
  previous: 'Previous photo',
  next: 'Next photo',
})
