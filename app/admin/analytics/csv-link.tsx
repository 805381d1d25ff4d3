import { analyticsAdminWords as words } from '../../words/admin/analytics.ts'
import type { CsvTable } from './csv-tables.ts'

/** The whole of a table, of the range on the screen. A plain link: a file is no page to go to. */
export function CsvLink({ table, title, query }: { table: CsvTable; title: string; query: string }) {
  return (
    <a href={`/admin/analytics/${table}.csv?${query}`} aria-label={words.csvOf(title)} download>
      {words.csv}
    </a>
  )
}
