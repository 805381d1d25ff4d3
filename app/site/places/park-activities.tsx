import type { ParkActivity } from '#features/places/park-guide.ts'
import { LabelledTable } from '../../ui/labelled-table.tsx'
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
      <LabelledTable
        label={parkWords.do}
        className="activities num"
        columns={[
          { head: text.what },
          ...[text.age, text.group, text.takes, text.starts, text.walking].map((head) => ({ head, look: 'short' }) as const),
        ]}
        rows={guide.activities.map((activity) => ({ id: activity.id, cells: cellsOf(activity) }))}
      />
    </section>
  )
}

function cellsOf({ name, notes, minimumAge, groupMost, hours, dailyQuota, start, walking }: ParkActivity) {
  return [
    <>
      {name}
      <small className="muted">{[notes, dailyQuota && text.quota(dailyQuota)].filter(Boolean).join(' ')}</small>
    </>,
    known(minimumAge, text.years),
    known(groupMost, text.most),
    text.hours(hours),
    start,
    fitnessWords[walking],
  ]
}

/** A figure as text, or the text for an unpublished one. */
const known = (value: number | null, words: (value: number) => string) => (value === null ? text.notPublished : words(value))
