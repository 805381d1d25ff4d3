import type { TableFault } from '#platform/read-table.server.ts'

/** Imported tables. */
export const tableWords = {
  file: 'File',
  fileHint: (lines: string) => `CSV, at most 1 MB and ${lines} lines.`,
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
} as const

export function tableFault(fault: TableFault): string {
  switch (fault.reason) {
    case 'empty':
      return 'The table is empty. The first line must hold the column names.'
    case 'not-a-table':
      return `Line ${fault.line} has more or fewer columns than the first line. Check for a missing quotation mark or comma.`
    case 'columns-missing':
      return `Missing columns: ${fault.columns.join(', ')}.`
    case 'columns-unknown':
      return `Unknown columns: ${fault.columns.map((name) => name || '(no name)').join(', ')}.`
    case 'columns-twice':
      return `Duplicate columns: ${fault.columns.join(', ')}. Keep one of each.`
    case 'too-many':
      return `More than ${fault.most} lines. Split the table.`
  }
}
