import type { Booking } from '#features/bookings/reads.server.ts'
import { listPictures } from '#features/media/reads.server.ts'
import { journeyItems } from '#features/proposals/journey-items.ts'
import { findProposalById } from '#features/proposals/reads.server.ts'
import { listChangedStays } from '#features/supply/list-changed-stays.server.ts'
import { contextOf, type RouteContext } from '../../context.ts'
import { languageOf } from '../../shared/page-words.server.ts'
import { dayTravels } from '../packages/day-travel.ts'
import { contentInLanguage, type JourneyDays, picturedDays, picturesOf } from './read-days.server.ts'
import { readRoute } from './read-route.server.ts'

/** The days of a booked journey, and what its price covers. */
export type BookedJourney = JourneyDays & { included: readonly string[]; excluded: readonly string[] }

/**
 * The days of a journey made to measure as they were accepted, with the lodges that are ordered now: of the option that is booked, with what is ticked in it
 * and nothing else of the proposal.
 * Undefined for another order, and where the proposal was erased with its customer.
 */
export async function loadBookedJourney(
  context: RouteContext,
  booking: Pick<Booking, 'id' | 'order'>,
): Promise<BookedJourney | undefined> {
  const { order } = booking
  if (order.kind !== 'tailored') return undefined
  const { db } = contextOf(context)
  const proposal = await findProposalById(db, order.proposal)
  if (!proposal) return undefined
  const { option: letter, ticked } = order
  const content = await contentInLanguage(context, {
    ...proposal.content,
    items: journeyItems(proposal.content, { letter, ticked }, await listChangedStays(db, booking)),
  })
  const [photos, { routes }] = await Promise.all([listPictures(db, picturesOf(content)), readRoute(db, content)])
  return {
    lang: proposal.language === languageOf(context) ? undefined : proposal.language,
    startsOn: content.startsOn,
    travellers: content.travellers.length,
    travels: dayTravels(routes),
    days: picturedDays(content, letter, photos),
    included: content.included,
    excluded: content.excluded,
  }
}
