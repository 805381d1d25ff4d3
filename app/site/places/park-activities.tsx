import type { ParkActivity } from '#features/places/park-guide.ts'
import { WideTable } from '../../ui/wide-table.tsx'
import { parkWords } from '../../words/park.ts'
import { fitnessWords } from '../../words/trade.ts'
import type { ParkData } from './load-park.server.ts'

const text = parkWords.doTable

/** What visitors can do: for whom, group size, duration, time of day. */
export function ParkActivities({ park: { guide } }: { park: ParkData }) {
  if (guide.activities.length === 0) return null
  return (
    <section className="block" id="do">
      <h2>{parkWords.do}</h2>
      <WideTable label={parkWords.do}>
        <table className="table activities">
          <thead>
            <tr>
              {[text.what, text.age, text.group, text.takes, text.starts, text.walking].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {guide.activities.map((activity) => (
              <Row key={activity.id} activity={activity} />
            ))}
          </tbody>
        </table>
      </WideTable>
    </section>
  )
}

function Row({ activity }: { activity: ParkActivity }) {
  const { name, notes, minimumAge, groupMost, hours, dailyQuota, start, walking } = activity
  return (
    <tr>
      <th scope="row">
        {name}
        <small className="muted">{[notes, dailyQuota && text.quota(dailyQuota)].filter(Boolean).join(' ')}</small>
      </th>
      <Known value={minimumAge} words={text.years} />
      <Known value={groupMost} words={text.most} />
      <td className="nowrap num">{text.hours(hours)}</td>
      <td className="num">{start}</td>
      <td>{fitnessWords[walking]}</td>
    </tr>
  )
}

/** A figure as text, or that nobody has published one. */
function Known({ value, words }: { value: number | null; words: (value: number) => string }) {
  return value === null ? <td>{text.notPublished}</td> : <td className="nowrap num">{words(value)}</td>
}
