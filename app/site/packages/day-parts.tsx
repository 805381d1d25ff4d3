import type { ReactNode } from 'react'
import { framePhoto } from '#features/media/frame-photo.ts'
import type { Picture } from '#features/media/picture.ts'
import type { Day } from '#values/dates.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { FramePhoto } from '../../ui/frame-photo.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { itineraryWords } from '../../words/itinerary.ts'
import type { TravelText } from './day-travel.ts'

/** The number of a day in the margin, with its date where the journey has one. */
export function DayNumber({ day, date }: { day: number; date: Day | undefined }) {
  const words = useWords(itineraryWords)
  const format = useFormatter()
  return (
    <div className="number">
      <span className="visually-hidden">{words.day({ day })}</span>
      <span aria-hidden="true">{day}</span>
      {date && (
        <small>
          <time dateTime={date}>
            {format.shortWeekday(date)}
            <br />
            {format.shortDay(date)}
          </time>
        </small>
      )}
    </div>
  )
}

/** From where to where a day goes, how far and how long; nothing for a day that stays. */
export function DayRoad({ road }: { road: TravelText | undefined }) {
  const words = useWords(itineraryWords)
  const format = useFormatter()
  if (!road) return null
  return (
    <DayFact icon="car" name={words.road}>
      {road.ends && <b>{road.ends}</b>}
      {road.ends && road.figures && format.colon}
      {road.figures}
    </DayFact>
  )
}

/** One as wide as the text, or two beside each other. */
export function DayPhotos({ photos = [] }: { photos?: readonly Picture[] | undefined }) {
  if (photos.length === 0) return null
  return (
    <div className="day-photos">
      {photos.map((picture) => (
        <FramePhoto
          key={picture.id}
          photo={framePhoto(picture)}
          alt={picture.alt}
          sizes={photos.length > 1 ? '(max-width: 720px) 40vw, 20rem' : '(max-width: 720px) 60vw, 30rem'}
        />
      ))}
    </div>
  )
}

/** A fact of a day under its icon, with its name for who does not see it. */
export function DayFact({ icon, name, children }: { icon: IconName; name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        <span className="visually-hidden">{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
