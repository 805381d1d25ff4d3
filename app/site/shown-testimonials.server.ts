import { listVoices, type VoicesAsk } from '#features/testimonials/reads.server.ts'
import type { Voice } from '#features/testimonials/testimonial.ts'
import { contextOf, type RouteContext, remembered } from '../context.ts'

/** Travellers' words for a page, which is made anew when they, or what they speak of, change. */
export async function shownVoices(context: RouteContext, ask: VoicesAsk): Promise<Voice[]> {
  return remembered(context, `voices ${JSON.stringify(ask)}`, ['voices', 'packages', 'hotels'], () =>
    listVoices(contextOf(context).db, ask),
  )
}
