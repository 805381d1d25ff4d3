import { Link } from 'react-router'
import type { VehicleClass } from '#features/cars/vehicle-class.ts'
import type { DayRates } from '#features/pricing/hires/hire-rates.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import { usd } from '#values/money.ts'
import { useWords } from '../../languages/use-words.ts'
import type { choiceFactWords } from '../../words/choice-facts.ts'
import { classTableWords } from '../../words/class-table.ts'

export type ClassRow = { id: string; name: string; models: string; seats: number; withDriver: string; self: string }

/** What the table shows of a class. */
export const classRow = (
  { id, name, models, seats, withDriver, selfDrive }: VehicleClass,
  words: Words<typeof choiceFactWords.tree>,
  format: Formatter,
): ClassRow => ({
  id,
  name,
  models,
  seats,
  withDriver: ratesText(withDriver, words, format),
  self: ratesText(selfDrive, words, format),
})

function ratesText(rates: DayRates | null, words: Words<typeof choiceFactWords.tree>, format: Formatter): string {
  if (!rates) return words.notLet
  return words.rates({ low: format.money(usd(rates.lowMinor)), high: format.money(usd(rates.highMinor)) })
}

/** The classes of cars, shown where none is chosen yet. */
export function ClassTable({ classes }: { classes: readonly ClassRow[] }) {
  const words = useWords(classTableWords)
  return (
    <div className="wrap booking manage-booking">
      <h1 className="t-2">{words.choose}</h1>
      <p className="lede muted">{words.chooseLede}</p>
      <table className="table num stacked part classes">
        <thead>
          <tr>
            <th scope="col">{words.vehicleClass}</th>
            <th scope="col" className="numeric">
              {words.seats}
            </th>
            <th scope="col" className="numeric">
              {words.withDriver}
            </th>
            <th scope="col" className="numeric">
              {words.selfDrive}
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
              <Figure of={words.withDriver} is={withDriver} />
              <Figure of={words.selfDrive} is={self} />
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
