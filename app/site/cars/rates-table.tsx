import { Link } from 'react-router'
import { WideTable } from '../../ui/wide-table.tsx'
import { carsPageWords } from '../../words/cars-page.ts'
import type { ClassRates } from './class-rates.ts'

const words = carsPageWords.rates

/** Every class with what a day costs, what the day holds, and where the car may go. A name leads to the booking. */
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
              <td className="n">{of.withDriver}</td>
              <td className="n">{of.self}</td>
              <td className="n">{of.seats}</td>
              <td>{of.luggage}</td>
              <td className="n">{of.kilometres}</td>
              <td className="n">{of.further}</td>
              <td>{of.fuel}</td>
              <td className="where">{of.border}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}
