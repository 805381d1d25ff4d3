import { mostTravellers } from '#features/orders/price-order.ts'
import { partyNames, type RequestedParty } from '#features/orders/requested-party.ts'
import { fieldError } from '../../words/booking-errors.ts'
import { partySummary } from '../../words/party.ts'
import type { PartyFormData } from './party-form.tsx'

/** How many are chosen in the form before anybody has said it. */
const usual = '2'

/**
 * The bar of a page. What else its address says goes along, but for `left`: the part of a list that is shown, since another party
 * begins at its first page.
 */
export function partyFormData(url: URL, party: RequestedParty, left: readonly string[] = []): PartyFormData {
  const { travellers, childAges, residency, typed, problems } = party
  const others = new URLSearchParams(url.searchParams)
  for (const name of [...partyNames, ...left]) others.delete(name)
  const query = String(others)
  const hasParty = partyNames.some((name) => url.searchParams.get(name))
  const errors = {
    ...(problems.travellers && { travellers: fieldError(problems.travellers) }),
    ...(problems.childAges && { childAges: fieldError(problems.childAges) }),
  }
  return {
    ...(travellers &&
      Object.keys(errors).length === 0 && { summary: partySummary(travellers - childAges.length, childAges, residency) }),
    action: url.pathname,
    carried: [...others],
    ...(hasParty && { without: query ? `${url.pathname}?${query}` : url.pathname }),
    most: mostTravellers.departure,
    typed: { travellers: travellers ? String(travellers) : usual, childAges: typed.childAges, residency },
    errors,
  }
}
