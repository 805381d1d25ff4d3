import { Link } from 'react-router'
import type { VehicleClass } from '#features/cars/vehicle-class.ts'
import type { DayRates } from '#features/pricing/hires/hire-rates.ts'
import { moneyText, usd } from '#values/money.ts'
import { choiceWords } from '../../words/booking-choice.ts'

const words = choiceWords.hire

export type ClassRow = { id: string; name: string; models: string; seats: number; withDriver: string; self: string }

/** What the table shows of a class. */
export const classRow = ({ id, name, models, seats, withDriver, selfDrive }: VehicleClass): ClassRow => ({
  id,
  name,
  models,
  seats,
  withDriver: ratesText(withDriver),
  self: ratesText(selfDrive),
})

function ratesText(rates: DayRates | null): string {
  if (!rates) return words.notLet
  return `${moneyText(usd(rates.lowMinor))} to ${moneyText(usd(rates.highMinor)).replace('$', '')}`
}

/** The classes of cars, shown where none is chosen yet. */
export function ClassTable({ classes }: { classes: readonly ClassRow[] }) {
  return (
    <div className="wrap booking manage-booking">
      <h1 className="t-2">{words.choose}</h1>
      <p className="lede muted">{words.chooseLede}</p>
      <table className="table num stacked part classes">
        <thead>
          <tr>
            <th scope="col">{words.klass}</th>
            <th scope="col" className="numeric">
              {words.seats}
            </th>
            <th scope="col" className="numeric">
              {words.withD}
            </th>
            <th scope="col" className="numeric">
              {words.without}
            </th>
          </tr>
        </thead>
        <tbody>
          {classes.map(({ id, name, models, seats, withDriver, self }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={`/booking/hire?class=${id}`}>{name}</Link>
                <small className="muted">{models}</small>
              </th>
              <Figure of={words.seats} is={seats} />
              <Figure of={words.withD} is={withDriver} />
              <Figure of={words.without} is={self} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A figure with its own column label, for a narrow screen where the head of the table is hidden. */
const Figure = ({ of, is }: { of: string; is: string | number }) => (
  <td className="numeric" data-column={of}>
    {is}
  </td>
)
