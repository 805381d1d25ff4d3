import { langOf } from '#features/content/texts/untranslated.ts'
import type { ParkActivity } from '#features/places/park-guide.ts'
import type { Words } from '#platform/languages/source.ts'
import { useWords } from '../../languages/use-words.ts'
import { LabelledTable } from '../../ui/labelled-table.tsx'
import { fitnessWords } from '../../words/fitness.ts'
import { parkContentWords } from '../../words/park-content.ts'
import { LangText } from '../lang-text.tsx'
import type { ParkData } from './load-park.server.ts'

type TableWords = Words<typeof parkContentWords.tree>['doTable']
type FitnessWords = Words<typeof fitnessWords.tree>

const hoursOfDay = 24

/** What visitors can do: for whom, group size, duration, time of day. */
export function ParkActivities({ park: { guide } }: { park: ParkData }) {
  const words = useWords(parkContentWords)
  const { doTable: text } = words
  const fitness = useWords(fitnessWords)
  if (guide.activities.length === 0) return null
  return (
    <section className="block" id="do">
      <h2>{words.do}</h2>
      <LabelledTable
        label={words.do}
        className="activities num"
        columns={[
          { head: text.what },
          ...[text.age, text.group, text.takes, text.starts, text.walking].map((head) => ({ head, look: 'short' }) as const),
        ]}
        rows={guide.activities.map((activity) => ({ id: activity.id, cells: cellsOf(activity, text, fitness) }))}
      />
    </section>
  )
}

function cellsOf(activity: ParkActivity, text: TableWords, fitness: FitnessWords) {
  const { name, notes, minimumAge, groupMost, hours, dailyQuota, start, walking } = activity
  return [
    <>
      <LangText lang={langOf(activity, 'name')}>{name}</LangText>
      <small className="muted">
        <LangText lang={langOf(activity, 'notes')}>{notes}</LangText> {dailyQuota && text.quota({ permits: dailyQuota })}
      </small>
    </>,
    minimumAge === null ? text.notPublished : text.years({ age: minimumAge }),
    groupMost === null ? text.notPublished : text.most({ most: groupMost }),
    hours < hoursOfDay ? text.hours({ hours }) : text.days({ days: Math.max(2, Math.round(hours / hoursOfDay)) }),
    <LangText key="start" lang={langOf(activity, 'start')}>
      {start}
    </LangText>,
    fitness.level({ level: String(walking) }),
  ]
}
