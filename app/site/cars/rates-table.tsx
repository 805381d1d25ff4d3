import { Link } from 'react-router'
import { langOf } from '#features/content/texts/untranslated.ts'
import { useWords } from '../../languages/use-words.ts'
import { WideTable } from '../../ui/wide-table.tsx'
import { carsPageWords } from '../../words/cars-page.ts'
import type { ClassRates } from './class-rates.ts'

/** Every class with its price for a day, what a day includes, and where the car may go. A name leads to the booking. */
export function RatesTable({ classes }: { classes: readonly ClassRates[] }) {
  const words = useWords(carsPageWords).rates
  return (
    <WideTable label={words.table}>
      <table className="table num short-rows rates">
        <thead>
          <tr>
            <th scope="col">{words.klass}</th>
            <th scope="col" className="numeric">
              {words.withDriver}
            </th>
            <th scope="col" className="numeric">
              {words.self}
            </th>
            <th scope="col" className="numeric">
              {words.seats}
            </th>
            <th scope="col">{words.luggage}</th>
            <th scope="col" className="numeric">
              {words.kilometres}
            </th>
            <th scope="col" className="numeric">
              {words.further}
            </th>
            <th scope="col">{words.fuel}</th>
            <th scope="col">{words.border}</th>
          </tr>
        </thead>
        <tbody>
          {classes.map((of) => (
            <tr key={of.id}>
              <th scope="row">
                <Link to={`/booking/hire?class=${of.id}`} lang={langOf(of, 'name')}>
                  {of.name}
                </Link>
                <small className="muted" lang={langOf(of, 'models')}>
                  {of.models}
                </small>
              </th>
              <Cell column={words.withDriver} is={of.withDriver} look="numeric" />
              <Cell column={words.self} is={of.self} look="numeric" />
              <Cell column={words.seats} is={of.seats} look="numeric" />
              <Cell column={words.luggage} is={of.luggage} lang={langOf(of, 'luggage')} />
              <Cell column={words.kilometres} is={of.kilometres} look="numeric" />
              <Cell column={words.further} is={of.further} look="numeric" />
              <Cell column={words.fuel} is={of.fuel} look="brief" />
              <Cell column={words.border} is={of.border} look="where" />
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}

type CellProps = { column: string; is: string | number; look?: 'numeric' | 'brief' | 'where'; lang?: 'en' | undefined }

/** A cell with its own column label, for a narrow screen where the head of the table is hidden. */
const Cell = ({ column, is, look, lang }: CellProps) => (
  <td className={look} lang={lang} data-column={column}>
    {is}
  </td>
)
