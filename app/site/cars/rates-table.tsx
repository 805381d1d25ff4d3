import { Link } from 'react-router'
import { WideTable } from '../../ui/wide-table.tsx'
import { carsPageWords } from '../../words/cars-page.ts'
import type { ClassRates } from './class-rates.ts'

const words = carsPageWords.rates

/** Every class with its price for a day, what a day includes, and where the car may go. A name leads to the booking. */
export function RatesTable({ classes }: { classes: readonly ClassRates[] }) {
  return (
    <WideTable label={words.table}>
      <table className="tbl num rates">
        <thead>
          <tr>
            <th scope="col">{words.klass}</th>
            <th scope="col" className="n">
              {words.withDriver}
            </th>
            <th scope="col" className="n">
              {words.self}
            </th>
            <th scope="col" className="n">
              {words.seats}
            </th>
            <th scope="col">{words.luggage}</th>
            <th scope="col" className="n">
              {words.kilometres}
            </th>
            <th scope="col" className="n">
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
                <Link to={`/booking/hire?class=${of.id}`}>{of.name}</Link>
                <small className="muted">{of.models}</small>
              </th>
              <Cell column={words.withDriver} is={of.withDriver} look="n" />
              <Cell column={words.self} is={of.self} look="n" />
              <Cell column={words.seats} is={of.seats} look="n" />
              <Cell column={words.luggage} is={of.luggage} />
              <Cell column={words.kilometres} is={of.kilometres} look="n" />
              <Cell column={words.further} is={of.further} look="n" />
              <Cell column={words.fuel} is={of.fuel} look="brief" />
              <Cell column={words.border} is={of.border} look="where" />
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}

type CellProps = { column: string; is: string | number; look?: 'n' | 'brief' | 'where' }

/** A cell with its own column label, for a narrow screen where the head of the table is hidden. */
const Cell = ({ column, is, look }: CellProps) => (
  <td className={look} data-column={column}>
    {is}
  </td>
)
