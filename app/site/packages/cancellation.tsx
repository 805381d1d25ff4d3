import { type LadderStep, percentKept, tourPolicy } from '#features/bookings/cancellation.ts'
import { addDays, type Day, daysBetween } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { packageDetailWords } from '../../words/package-details.ts'

const says = packageDetailWords.cancel

/** The ladder, with its dates once a departure is chosen. */
export function Cancellation({ startsOn, today }: { startsOn: Day | undefined; today: Day }) {
  return (
    <section className="block" id="cancel">
      <h2>{says.title}</h2>
      <p className="prose lead">{says.lede}</p>
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">{says.notice}</th>
            <th scope="col" className="n">
              {says.fee}
            </th>
          </tr>
        </thead>
        <tbody>
          {tourPolicy.steps.map((step) => (
            <tr key={step.daysFrom} className={startsOn && standing(step, startsOn, today)}>
              <th scope="row">
                {says.days(step.daysFrom, step.daysTo)}
                {startsOn && <small className="muted">{spanText(step, startsOn, today)}</small>}
              </th>
              <td className="n">{percentKept(tourPolicy, step)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="ui muted small under">{says.ours}</p>
    </section>
  )
}

/** Whether a step has gone by for a date, or is the one a notice given today falls under. */
function standing({ daysFrom, daysTo }: LadderStep, startsOn: Day, today: Day): 'gone' | 'on' | undefined {
  const left = daysBetween(today, startsOn)
  if (left < daysFrom) return 'gone'
  return daysTo === null || left <= daysTo ? 'on' : undefined
}

function spanText(step: LadderStep, startsOn: Day, today: Day): string {
  const place = standing(step, startsOn, today)
  if (place === 'gone') return says.gone
  const until = says.until(dayText(addDays(startsOn, -step.daysFrom)))
  return place === 'on' ? `${says.now}, ${until}` : until
}
