import { source } from '#platform/languages/source.ts'

/** What became of a list of names: why a line, or the whole list, was not saved. */
export const nameListAnswerWords = source('name-list-answers', {
  line: 'Line {line}: {text}',
  unread: {
    'columns-missing': 'First names, family name and date of birth are needed, with a comma between them.',
    'born-on-wrong': 'The date of birth is no date. Write the day first: 3.11.1988.',
    'name-too-long': 'A name may have up to 80 letters.',
  },
  noPlace: 'Everybody in the booking has a name already. To add somebody, change your booking.',
  empty: 'The list is empty. Paste the names, or choose a file.',
  tooLong: 'This list is too long. Send up to 60 names at a time.',
})
