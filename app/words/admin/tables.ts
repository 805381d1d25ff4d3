import type { TableFault } from '#platform/read-table.server.ts'

/** Tables that are brought to the admin area from elsewhere. */
export const tableWords = {
  file: 'File',
  fileHint: 'A CSV file of at most 1 MB and 1,000 lines.',
  text: 'Or paste the table here',
  columnsTitle: 'The columns',
  columnsLede: 'The first line names the columns, in any order. Commas or semicolons stand between them.',
  needed: 'needed',
  may: 'may be left out',
  nothing: 'Choose a file or paste a table.',
  row: 'Line',
  faultsTitle: 'Lines that cannot be read',
  faultsLede: 'Mend them in the table and look again. Nothing was made.',
  again: 'Another table',
} as const

export function tableFault(fault: TableFault): string {
  switch (fault.reason) {
    case 'empty':
      return 'There is no line in it. Write the names of the columns first, then the lines below them.'
    case 'not-a-table':
      return `Line ${fault.line} has more or fewer columns than the first line. Look for a missing quotation mark or comma.`
    case 'columns-missing':
      return `These columns are missing: ${fault.columns.join(', ')}.`
    case 'columns-unknown':
      return `These columns are not known: ${fault.columns.map((name) => name || '(no name)').join(', ')}.`
    case 'columns-twice':
      return `These columns are there twice: ${fault.columns.join(', ')}. Keep one of each.`
    case 'too-many':
      return `That is more than ${fault.most} lines. Split the table.`
  }
}
