import { source } from '#platform/languages/source.ts'

/** Imported tables. */
export const tableWords = source('admin-tables', {
  file: 'File',
  fileHint: 'CSV, at most 1 MB and {lines, plural, one {# line} other {# lines}}.',
  text: 'Or paste the table',
  columnsTitle: 'Columns',
  columnsLede: 'First line: column names, in any order. Separate with commas or semicolons, or paste it from a spreadsheet.',
  needed: 'required',
  may: 'optional',
  nothing: 'Choose a file or paste a table.',
  row: 'Line',
  faultsTitle: 'Lines with errors',
  faultsLede: 'Correct the table and upload it again. Nothing was saved.',
  again: 'Upload another table',
  faults: {
    empty: 'The table is empty. The first line must hold the column names.',
    'not-a-table': 'Line {line} has more or fewer columns than the first line. Check for a missing quotation mark or comma.',
    'columns-missing': 'Missing columns: {columns}.',
    'columns-unknown': 'Unknown columns: {columns}.',
    'columns-twice': 'Duplicate columns: {columns}. Keep one of each.',
    'too-many': 'More than {most, plural, one {# line} other {# lines}}. Split the table.',
  },
  unnamed: '(no name)',
})
