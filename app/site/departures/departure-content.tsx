import type { Untranslated } from '#features/content/texts/untranslated.ts'
import type { PublishedPackage } from '#features/packages/published-package.ts'
import { useWords } from '../../languages/use-words.ts'
import { departureContentWords } from '../../words/departure-content.ts'
import { Cancellation } from '../packages/cancellation.tsx'
import type { CancellationTierRow } from '../packages/cancellation-rows.ts'
import { DayByDay, type Itinerary } from '../packages/day-by-day.tsx'
import type { DayTravel } from '../packages/day-travel.ts'
import { Covered } from '../packages/included.tsx'
import { PackageDates } from '../packages/package-dates.tsx'
import type { Leaving } from '../timetable/leaving.ts'
import { type Noted, SeatsSection, type SeatsTaken } from './seats-section.tsx'

export type DepartureContentData = {
  leaving: Leaving
  seats: SeatsTaken
  noted: Noted | undefined
  /** Who travels, as a query: other dates and the package lead on with it. */
  query: string
  journey: Pick<PublishedPackage, 'slug' | 'title' | 'included' | 'excluded'> & Untranslated
  itinerary: Itinerary
  travels: readonly DayTravel[]
  /** Further dates of the same journey. */
  others: readonly Leaving[]
  tiers: readonly CancellationTierRow[]
}

/** Everything on a departure's page besides the booking panel. */
export function DeparturePageContent({
  of: { leaving, seats, noted, query, journey, itinerary, travels, others, tiers },
}: {
  of: DepartureContentData
}) {
  const words = useWords(departureContentWords)
  return (
    <>
      <SeatsSection leaving={leaving} seats={seats} noted={noted} packageSlug={journey.slug} query={query} />
      <DayByDay days={itinerary} travels={travels} startsOn={leaving.startsOn} title={words.daysTitle} />
      <Covered of={journey} />
      <Cancellation rows={tiers} />
      {others.length > 0 && <PackageDates rows={others} title={journey.title} heading={words.others} query={query} />}
    </>
  )
}
