import { mostTravellers } from '#features/orders/most-travellers.ts'
import { partyNames, type RequestedParty } from '#features/orders/requested-party.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { fieldError } from '../../shared/booking/field-error.ts'
import { bookingErrorWords } from '../../words/booking-errors.ts'
import { partySummaryWords } from '../../words/party-summary.ts'
import type { PartyFormData } from './party-form.tsx'
import { partySummary } from './party-summary.ts'

/** The number of travellers in the form before one is chosen. */
const usual = '2'

/**
 * The bar of a page. The other parts of its address are carried along, except `left`: the shown part of a list, since another
 * party begins at its first page.
 */
export function partyFormData(url: URL, party: RequestedParty, read: ReadWords, left: readonly string[] = []): PartyFormData {
  const { travellers, childAges, residency, typed, problems } = party
  const others = new URLSearchParams(url.searchParams)
  for (const name of [...partyNames, ...left]) others.delete(name)
  const query = String(others)
  const hasParty = partyNames.some((name) => url.searchParams.get(name))
  const wrong = read(bookingErrorWords)
  const errors = {
    ...(problems.travellers && { travellers: fieldError(problems.travellers, wrong) }),
    ...(problems.childAges && { childAges: fieldError(problems.childAges, wrong) }),
  }
  return {
    ...(travellers &&
      Object.keys(errors).length === 0 && {
        summary: partySummary(travellers - childAges.length, { childAges, residency }, read(partySummaryWords)),
      }),
    action: url.pathname,
    carried: [...others],
    ...(hasParty && { without: query ? `${url.pathname}?${query}` : url.pathname }),
    most: mostTravellers.departure,
    typed: { travellers: travellers ? String(travellers) : usual, childAges: typed.childAges, residency },
    errors,
  }
}
