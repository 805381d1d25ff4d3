import { listTestimonials, type TestimonialsQuery } from '#features/testimonials/reads.server.ts'
import type { Testimonial } from '#features/testimonials/testimonial.ts'
import { cachedRead, contextOf, type RouteContext } from '../context.ts'

/** Testimonials for a page, which is rendered again when they, or what they are about, change. */
export async function shownTestimonials(context: RouteContext, query: TestimonialsQuery): Promise<Testimonial[]> {
  return cachedRead(context, `testimonials ${JSON.stringify(query)}`, ['testimonials', 'packages', 'hotels'], () =>
    listTestimonials(contextOf(context).db, query),
  )
}
