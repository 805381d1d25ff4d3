import { source } from '#platform/languages/source.ts'

/** The form that takes all names of a group at once. */
export const nameListWords = source('name-list', {
  title: 'All names at once',
  text: 'One traveller on each line: first names, family name, date of birth. Paste it from a table or a message, or choose a file.',
  label: 'List of names',
  hint: 'For example: Marit Elise, Solheim, 3.11.1988',
  file: 'Or a file (CSV or text)',
  go: 'Save the names',
  saved: '{count, plural, one {# name is saved.} other {# names are saved.}}',
  faults:
    '{count, plural, one {One line was not saved. Correct it, and save again:} other {# lines were not saved. Correct them, and save again:}}',
})
