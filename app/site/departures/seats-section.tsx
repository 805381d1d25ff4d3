import { Link } from 'react-router'
import { langOf } from '#features/content/texts/untranslated.ts'
import { links } from '#values/links.ts'
import { written } from '../../languages/addresses.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useLanguage } from '../../languages/use-language.ts'
import { useWords } from '../../languages/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { Seats } from '../../ui/seats.tsx'
import { departureContentWords } from '../../words/departure-content.ts'
import { departureDetailWords } from '../../words/departure-details.ts'
import { DepartureTags } from '../timetable/departure-tags.tsx'
import type { Leaving } from '../timetable/leaving.ts'
import { seatsTakenText } from './seats-taken-text.ts'

/** A departure with its note for visitors, which may be empty. */
export type Noted = { note: string }
export type SeatsTaken = { minimum: number; guaranteed: boolean }

type Props = { leaving: Leaving; seats: SeatsTaken; noted: Noted | undefined; packageSlug: string; query: string }

/** Whether the departure is guaranteed, and its seats as a picture that can be counted. */
export function SeatsSection({ leaving, seats, noted, packageSlug, query }: Props) {
  const words = useWords(departureContentWords)
  const details = useWords(departureDetailWords)
  const format = useFormatter()
  const language = useLanguage()
  const { status, short, capacity, left, closesOn, slug } = leaving
  const lastDay = { day: format.day(closesOn) }
  const going = seats.guaranteed ? words.goes : short > 0 ? words.minimum({ minimum: seats.minimum, short }) : ''
  return (
    <section className="block seating" aria-label={words.seats}>
      <p className="row">
        <DepartureTags of={leaving} />
        <span className="ui">
          {status === 'cancelled'
            ? words.cancelled
            : `${going} ${status === 'closed' ? words.closed(lastDay) : words.closes(lastDay)}`.trim()}
        </span>
      </p>
      {noted?.note && (
        <p className="copy" lang={langOf(noted, 'note')}>
          {noted.note}
        </p>
      )}
      {status !== 'cancelled' && <Seats capacity={capacity} left={left} words={seatsTakenText(leaving, details)} large />}
      <p className="row">
        <a className="btn line" href={links.departureCalendar(slug, language === written ? undefined : language)}>
          <Icon name="calendar" /> {words.calendar}
        </a>
        <Link className="more" to={`/package-details/${packageSlug}${query && `?${query}`}`}>
          {words.package}
        </Link>
      </p>
    </section>
  )
}
