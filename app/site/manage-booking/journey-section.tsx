import { useWords } from '../../languages/use-words.ts'
import { proposalJourneyWords } from '../../words/proposal-journey.ts'
import { Covered, DayList } from '../proposals/day-list.tsx'
import type { BookedJourney } from '../proposals/load-booked-journey.server.ts'

/** The days of a journey made to measure as they were accepted, and what its price covers. */
export function JourneySection({ of }: { of: BookedJourney }) {
  const words = useWords(proposalJourneyWords)
  return (
    <>
      <section className="part" id="days">
        <h2 className="t-3">{words.days}</h2>
        <DayList of={of} />
      </section>
      {of.included.length + of.excluded.length > 0 && (
        <section className="part" id="included">
          <h2 className="t-3">{words.included.title}</h2>
          <Covered included={of.included} excluded={of.excluded} lang={of.lang} />
        </section>
      )}
    </>
  )
}
