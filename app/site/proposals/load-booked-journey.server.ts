import { listPictures } from '#features/media/reads.server.ts'
import type { Order } from '#features/orders/order.ts'
import { chosenItems } from '#features/proposals/chosen-items.ts'
import { findProposalById } from '#features/proposals/reads.server.ts'
import { contextOf, type RouteContext } from '../../context.ts'
import { languageOf } from '../../shared/page-words.server.ts'
import { dayTravels } from '../packages/day-travel.ts'
import { contentInLanguage, type JourneyDays, picturedDays, picturesOf } from './read-days.server.ts'
import { readRoute } from './read-route.server.ts'

/** The days of a booked journey, and what its price covers. */
export type BookedJourney = JourneyDays & { included: readonly string[]; excluded: readonly string[] }

/**
 * The days of a journey made to measure as they were accepted: of the option that is booked, with what is ticked in it and nothing else of the proposal.
 * Undefined for another order, and where the proposal was erased with its customer.
 */
export async function loadBookedJourney(context: RouteContext, order: Order): Promise<BookedJourney | undefined> {
  if (order.kind !== 'tailored') return undefined
  const { db } = contextOf(context)
  const proposal = await findProposalById(db, order.proposal)
  if (!proposal) return undefined
  const { option: letter, ticked } = order
  const content = await contentInLanguage(context, {
    ...proposal.content,
    items: chosenItems(proposal.content, { letter, ticked }),
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
