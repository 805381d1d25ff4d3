import type { CustomerTraveller, CustomerView, GivenKey } from '#features/customers/customer.ts'
import { shortDay } from '#values/day-words.ts'
import { customerAdminWords as words } from '../../words/admin/bookings/customers.ts'
import { instantText } from '../components/instants.ts'

/** What is stored of a person, in the words of the screen. */
export const customerRows = ({ email, bookings, enquiries, newsletter, drafts, emails }: CustomerView, now: Date) => ({
  email,
  bookings: bookings.map(({ id, reference, title, state, startsOn, travellers }) => ({
    id,
    reference,
    title,
    state,
    leaves: `${shortDay(startsOn)} ${startsOn.slice(0, 4)}`,
    travellers: travellerLines(travellers),
  })),
  enquiries: enquiries.map(({ reference, name, state, createdAt }) => ({
    reference,
    name,
    state: words.enquiryStates[state],
    written: instantText(createdAt, now),
  })),
  facts: [
    [words.phone, [...new Set(bookings.map(({ phone }) => phone).filter(Boolean))].join(', ') || words.none],
    [words.newsletterName, words.newsletter[newsletter ?? 'none']],
    [words.drafts, String(drafts)],
    [words.emails, String(emails)],
  ] as const,
})
export type CustomerRows = ReturnType<typeof customerRows>

/** A group that has not named its people yet is one line: of nobody in it is anything known. */
function travellerLines(travellers: readonly CustomerTraveller[]): string[] {
  const known = travellers.filter(({ name, given }) => name !== '' || Object.values(given).includes(true))
  const rest = travellers.length - known.length
  return [...known.map(travellerText), ...(rest > 0 ? [words.notNamed(rest)] : [])]
}

function travellerText({ position, name, given }: CustomerTraveller): string {
  const things = (Object.keys(words.given) as GivenKey[]).filter((key) => given[key]).map((key) => words.given[key])
  return words.gave(name || words.unnamed(position), things.join(', '))
}
