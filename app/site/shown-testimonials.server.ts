import { listTestimonials, type TestimonialsQuery } from '#features/testimonials/reads.server.ts'
import type { Testimonial } from '#features/testimonials/testimonial.ts'
import { cachedRead, contextOf, type RouteContext } from '../context.ts'

/** Travellers' words for a page, which is made anew when they, or what they speak of, change. */
export async function shownTestimonials(context: RouteContext, query: TestimonialsQuery): Promise<Testimonial[]> {
  return cachedRead(context, `testimonials ${JSON.stringify(query)}`, ['testimonials', 'packages', 'hotels'], () =>
    listTestimonials(contextOf(context).db, query),
  )
}
