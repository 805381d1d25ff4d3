import type { PostCard } from '#features/blog/reads.server.ts'
import type { Testimonial } from '#features/testimonials/testimonial.ts'
import type { CardLinkProps } from '../../shared/package-card.tsx'
import type { Choice } from '../packages/package-filters.tsx'
import { TestimonialBand } from '../testimonials.tsx'
import type { Leaving } from '../timetable/leaving.ts'
import { HomeJournal } from './blog.tsx'
import { Community } from './community.tsx'
import { HomeServices } from './further.tsx'
import { JourneysShelf } from './journeys-shelf.tsx'
import { Kibeho } from './kibeho.tsx'
import { LeavingSoon } from './leaving-soon.tsx'
import { Promises } from './promises.tsx'
import { Region } from './region.tsx'

type RestOfDayData = {
  soon: readonly Leaving[]
  journeys: readonly CardLinkProps[]
  countries: readonly Choice[]
  /** Countries in which no park is open. */
  shut: readonly string[]
  community: readonly CardLinkProps[]
  posts: readonly PostCard[]
  testimonial: Testimonial | undefined
}

/** The home page below the planner. */
export function RestOfDay({ of: { soon, journeys, countries, shut, community, posts, testimonial } }: { of: RestOfDayData }) {
  return (
    <>
      <LeavingSoon rows={soon} />
      <JourneysShelf cards={journeys} />
      <Kibeho />
      <Region countries={countries} shut={shut} />
      <Community cards={community} />
      <div className="strip" />
      <HomeServices />
      <Promises />
      <TestimonialBand testimonial={testimonial} />
      <HomeJournal posts={posts} />
    </>
  )
}
