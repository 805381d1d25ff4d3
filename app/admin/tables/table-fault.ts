import type { ReadWords } from '#platform/languages/read-words.ts'
import type { TableFault } from '#platform/read-table.server.ts'
import { tableWords } from '../../words/admin/tables.ts'

/** Why a table cannot be read, and what to do. */
export function tableFault(read: ReadWords, fault: TableFault): string {
  const { faults: words, unnamed } = read(tableWords)
  switch (fault.reason) {
    case 'empty':
      return words.empty
    case 'not-a-table':
      return words['not-a-table']({ line: fault.line })
    case 'columns-missing':
    case 'columns-unknown':
    case 'columns-twice':
      return words[fault.reason]({ columns: fault.columns.map((name) => name || unnamed).join(', ') })
    case 'too-many':
      return words['too-many']({ most: fault.most })
  }
}
