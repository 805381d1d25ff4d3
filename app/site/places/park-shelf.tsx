import { useWords } from '../../languages/use-words.ts'
import { roadTime } from '../../shared/journeys/road-time.ts'
import { CardLink, type CardSpan } from '../../ui/card.tsx'
import { parkShelfWords } from '../../words/park-shelf.ts'
import { roadTimeWords } from '../../words/road-time.ts'
import { evenSpans } from './even-spans.ts'
import type { ParkCard } from './park-card.ts'

/** Parks as cards, in rows without a hole. */
export function ParkShelf({ parks, eager = false }: { parks: readonly ParkCard[]; eager?: boolean }) {
  const spans = evenSpans(parks.length)
  return (
    <div className="shelf">
      {parks.map((park, at) => (
        <ParkCardLink key={park.id} park={park} span={spans[at] ?? 'c4'} eager={eager && at === 0} />
      ))}
    </div>
  )
}

/** What lives there, and how far it is; of a park that is not sold, that it is not. */
function ParkCardLink({ park, span, eager }: { park: ParkCard; span: CardSpan; eager: boolean }) {
  const words = useWords(parkShelfWords)
  const time = useWords(roadTimeWords)
  const { drawing, photo, name, href, animals, animalsLang, sold, status, minutes, from } = park
  return (
    <CardLink
      drawing={drawing}
      photo={photo}
      title={name}
      href={href}
      text={animals}
      textLang={animalsLang}
      span={span}
      eager={eager}
      meta={<span>{sold ? words.from({ time: roadTime(minutes, time), hub: from }) : words.status[status]}</span>}
    />
  )
}
