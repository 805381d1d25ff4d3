import { langOf } from '#features/content/texts/untranslated.ts'
import type { PackageRates } from '#features/pricing/packages/package-rates.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { LabelledTable } from '../../ui/labelled-table.tsx'
import { packageSectionWords } from '../../words/package-sections.ts'
import { LangText } from '../lang-text.tsx'
import { feeRows } from './fee-rows.ts'

/** The permits and park fees inside the price. */
export function FeesTable({ fees }: { fees: PackageRates['fees'] }) {
  const format = useFormatter()
  const words = useWords(packageSectionWords).fees
  const { columns, rows } = feeRows(fees, words, format)
  return (
    <>
      <h3>{words.title}</h3>
      <LabelledTable
        label={words.title}
        className="fees"
        columns={[{ head: words.fee }, ...columns.map((head) => ({ head, look: 'numeric' }) as const)]}
        rows={rows.map(({ id, name, aside, cells, ...fee }) => ({
          id,
          cells: [
            <>
              <LangText lang={langOf(fee, 'name')}>{name}</LangText>
              {aside && <small className="muted"> {aside}</small>}
            </>,
            ...cells,
          ],
        }))}
      />
      <p className="ui muted small under">{words.note}</p>
    </>
  )
}
