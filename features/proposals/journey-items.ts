import { chosenItems } from './chosen-items.ts'
import type { Choice } from './chosen-price.ts'
import type { ProposalContent, ProposedHotel, ProposedItem, ProposedPlace } from './proposal-content.ts'

/** The lodge that has confirmed, as the customer may know it. */
type OrderedLodge = { name: string; place: ProposedPlace | null; hotel: ProposedHotel | null }

/** A stay that is ordered elsewhere than it was sold; `rootId` names its item in all versions. `lodge` null: nobody has confirmed it there yet. */
export type ChangedStay = { itemId: string; rootId: string; lodge: OrderedLodge | null }

/** Something of a journey as it is now. `isOpen`: of a stay whose sold lodge is not ordered any more, and no other has confirmed. */
export type JourneyItem = ProposedItem & { isOpen?: true }

/**
 * What is on the days of a booked choice, as it is ordered now: a stay that another lodge has confirmed is there by its name, place and pictures,
 * and of one that no lodge has confirmed yet none is named. Everything else, also the meals that were sold with a stay, is as it was accepted.
 */
export const journeyItems = (
  content: Pick<ProposalContent, 'items'>,
  choice: Choice,
  changed: readonly ChangedStay[],
): JourneyItem[] =>
  chosenItems(content, choice).map((item): JourneyItem => {
    const stay = item.kind === 'stay' ? changed.find(({ itemId }) => itemId === item.id) : undefined
    if (!stay) return item
    if (stay.lodge === null) return { ...item, title: '', text: '', place: null, hotel: null, isOpen: true }
    const { name, place, hotel } = stay.lodge
    return { ...item, title: name, text: '', place, hotel }
  })
