import { source } from '#platform/languages/source.ts'

/** What the admin area says of words that are typed and not sent. */
export const autosaveWords = source('admin-autosave', {
  saved: 'Draft saved. Only you can see it.',
  failed: 'Draft not saved: the server did not answer. Send or copy it before you leave this page.',
  began: 'Draft saved {when}. Empty the text to start again.',
})
