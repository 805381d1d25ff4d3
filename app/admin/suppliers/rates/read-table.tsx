import { useReader } from '../../../languages/use-reader.ts'
import { ratesWords } from '../../../words/admin/suppliers/rates.ts'
import { DataTable } from '../../components/data-table.tsx'
import { amountText } from '../amount-text.ts'
import type { RatesData } from './load-rates.server.ts'
import { seasonName } from './season-head.tsx'

/** The rates of a contract for who may not change them, and of one that has ended. */
export function ReadTable({ data: { rows, columns, contract } }: { data: RatesData }) {
  const read = useReader()
  const words = read(ratesWords)
  const used = columns.filter(({ key }) => rows.some(({ amounts }) => amounts[key] !== undefined))
  return (
    <DataTable
      isWide
      caption={words.title}
      className="num"
      columns={[
        { head: words.season, isRowHead: true, cell: (row) => seasonName(read, row) },
        ...used.map(({ key, heads }) => ({
          head: heads.join(', '),
          isNumber: true as const,
          cell: ({ amounts }: (typeof rows)[number]) =>
            amounts[key] !== undefined && amountText(read.format, amounts[key], contract.currency),
        })),
      ]}
      rows={rows}
      rowKey={({ key }) => key}
      none={words.noRates}
    />
  )
}
