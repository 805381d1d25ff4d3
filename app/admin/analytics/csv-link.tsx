import { useWords } from '../../languages/use-words.ts'
import { analyticsAdminWords } from '../../words/admin/analytics.ts'
import type { CsvTable } from './csv-tables.server.ts'

/** A link to the whole table of the range on the screen. It is a plain link, because a file is not a page of the router. */
export function CsvLink({ table, title, query }: { table: CsvTable; title: string; query: string }) {
  const words = useWords(analyticsAdminWords)
  return (
    <a href={`/admin/analytics/${table}.csv?${query}`} aria-label={words.csvOf({ table: title })} download>
      {words.csv}
    </a>
  )
}
