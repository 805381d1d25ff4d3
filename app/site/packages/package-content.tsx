import type { RouteStop } from '#artwork/route-map.ts'
import { langOf, type Untranslated } from '#features/content/texts/untranslated.ts'
import type { Picture } from '#features/media/picture.ts'
import type { PublishedPackage } from '#features/packages/reads.server.ts'
import type { PackageRates } from '#features/pricing/packages/package-rates.ts'
import type { Testimonial } from '#features/testimonials/testimonial.ts'
import { useWords } from '../../languages/use-words.ts'
import { PhotoGallery } from '../../shared/photos/photo-gallery.tsx'
import type { PicturedDay } from '../../shared/photos/shown-photos.server.ts'
import { packageContentWords } from '../../words/package-content.ts'
import { PartyForm, type PartyFormData } from '../party/party-form.tsx'
import { TestimonialsBlock } from '../testimonials.tsx'
import type { Leaving } from '../timetable/leaving.ts'
import { Cancellation } from './cancellation.tsx'
import type { CancellationTierRow } from './cancellation-rows.ts'
import type { DayTravel } from './day-travel.ts'
import { Covered, GoodToKnow } from './included.tsx'
import { PackageDates } from './package-dates.tsx'
import type { PriceTables } from './price-table.ts'
import { Prices } from './prices.tsx'
import { RouteSection } from './route-section.tsx'
import { Season } from './season.tsx'

export type PackageContentData = Pick<
  PublishedPackage,
  | 'slug'
  | 'title'
  | 'bookable'
  | 'notice'
  | 'bestMonths'
  | 'seasonNote'
  | 'comforts'
  | 'included'
  | 'excluded'
  | 'goodToKnow'
  | 'asOf'
> &
  Untranslated & {
    itinerary: readonly PicturedDay[]
    route: readonly RouteStop[]
    travels: readonly DayTravel[]
    pictures: readonly Picture[]
    season: string
    prices: PriceTables
    allPrices: string
    fees: PackageRates['fees']
    travellers: number
    dates: readonly Leaving[]
    /** Who travels, as a query: the dates lead on with it. */
    query: string
    party: PartyFormData
    tiers: readonly CancellationTierRow[]
    testimonials: readonly Testimonial[]
  }

/** The page of a package beside its booking panel. A package that is not on sale has no prices and no dates. */
export function PackagePageContent({ of: { itinerary, bookable, ...content } }: { of: PackageContentData }) {
  const words = useWords(packageContentWords)
  return (
    <>
      {bookable && <PartyForm of={content.party} />}
      {content.notice && (
        <p className="note first" lang={langOf(content, 'notice')}>
          {content.notice}
        </p>
      )}
      <RouteSection slug={content.slug} stops={content.route} days={itinerary} travels={content.travels} />
      {content.pictures.length > 0 && (
        <section className="block" aria-labelledby="gallery-title">
          <h2 id="gallery-title">{words.gallery}</h2>
          <PhotoGallery pictures={content.pictures} />
        </section>
      )}
      <Season of={content} sentence={content.season} />
      {bookable && (
        <Prices
          allPrices={content.allPrices}
          tables={content.prices}
          fees={content.fees}
          comforts={content.comforts}
          travellers={content.travellers}
        />
      )}
      {bookable && <PackageDates rows={content.dates} title={content.title} query={content.query} />}
      <Covered of={content} />
      <GoodToKnow of={content} />
      {bookable && <Cancellation rows={content.tiers} />}
      <TestimonialsBlock testimonials={content.testimonials} />
    </>
  )
}
