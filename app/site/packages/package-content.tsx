import type { RouteStop } from '#artwork/route-map.ts'
import type { Picture } from '#features/media/picture.ts'
import type { PublishedPackage } from '#features/packages/reads.server.ts'
import type { PackageRates } from '#features/pricing/packages/package-rates.ts'
import type { Testimonial } from '#features/testimonials/testimonial.ts'
import { TestimonialsBlock } from '../testimonials.tsx'
import type { Leaving } from '../timetable/leaving.ts'
import { Cancellation } from './cancellation.tsx'
import type { CancellationTierRow } from './cancellation-rows.ts'
import { DayByDay } from './day-by-day.tsx'
import { Gallery } from './gallery.tsx'
import { Covered, GoodToKnow } from './included.tsx'
import { PackageDates } from './package-dates.tsx'
import type { PriceTable } from './price-table.ts'
import { Prices } from './prices.tsx'
import { RouteSection } from './route-section.tsx'
import { Season } from './season.tsx'

export type Told = Pick<
  PublishedPackage,
  | 'slug'
  | 'title'
  | 'bookable'
  | 'notice'
  | 'itinerary'
  | 'bestMonths'
  | 'seasonNote'
  | 'comforts'
  | 'included'
  | 'excluded'
  | 'goodToKnow'
  | 'asOf'
> & {
  route: readonly RouteStop[]
  pictures: readonly Picture[]
  season: string
  prices: PriceTable
  fees: PackageRates['fees']
  travellers: number
  dates: readonly Leaving[]
  ladder: readonly CancellationTierRow[]
  voices: readonly Testimonial[]
}

/** Everything that a journey's page tells beside the panel in which it is booked. What is not on sale has no prices and no dates. */
export function PackagePageContent({ of: { itinerary, bookable, ...told } }: { of: Told }) {
  return (
    <>
      {told.notice && <p className="note first">{told.notice}</p>}
      <DayByDay days={itinerary} />
      <RouteSection slug={told.slug} stops={told.route} days={itinerary} />
      <Gallery pictures={told.pictures} />
      <Season months={told.bestMonths} sentence={told.season} note={told.seasonNote} />
      {bookable && <Prices table={told.prices} fees={told.fees} comforts={told.comforts} travellers={told.travellers} />}
      {bookable && <PackageDates rows={told.dates} title={told.title} />}
      <Covered included={told.included} excluded={told.excluded} />
      <GoodToKnow paragraphs={told.goodToKnow} asOf={told.asOf} />
      {bookable && <Cancellation rows={told.ladder} />}
      <TestimonialsBlock voices={told.voices} />
    </>
  )
}
