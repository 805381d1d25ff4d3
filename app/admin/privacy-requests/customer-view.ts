import type { CustomerTraveller, CustomerView, GivenKey } from '#features/customers/customer.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { privacyWords } from '../../words/admin/privacy-requests.ts'
import { instantText } from '../components/instants.ts'

/** What is stored of a person, in the words of the screen. */
export const customerRows = (
  read: ReadWords,
  { email, bookings, enquiries, newsletter, drafts, emails }: CustomerView,
  now: Date,
) => {
  const words = read(privacyWords)
  return {
    email,
    bookings: bookings.map(({ id, reference, title, state, startsOn, travellers }) => ({
      id,
      reference,
      title,
      state,
      leaves: `${read.format.shortDay(startsOn)} ${startsOn.slice(0, 4)}`,
      travellers: travellerLines(read, travellers),
    })),
    enquiries: enquiries.map(({ reference, name, state, createdAt }) => ({
      reference,
      name,
      state: words.enquiryStates[state],
      written: instantText(createdAt, now, read.format),
    })),
    facts: [
      [words.phone, [...new Set(bookings.map(({ phone }) => phone).filter(Boolean))].join(', ') || words.none],
      [words.newsletterName, words.newsletter[newsletter ?? 'none']],
      [words.drafts, String(drafts)],
      [words.emails, String(emails)],
    ] as const,
  }
}
export type CustomerRows = ReturnType<typeof customerRows>

/** A group that has not named its people yet is one line: of nobody in it is anything known. */
function travellerLines(read: ReadWords, travellers: readonly CustomerTraveller[]): string[] {
  const words = read(privacyWords)
  const known = travellers.filter(({ name, given }) => name !== '' || Object.values(given).includes(true))
  const rest = travellers.length - known.length
  return [...known.map((one) => travellerText(read, one)), ...(rest > 0 ? [words.notNamed({ count: rest })] : [])]
}

function travellerText(read: ReadWords, { position, name, given }: CustomerTraveller): string {
  const words = read(privacyWords)
  const things = (Object.keys(words.given) as GivenKey[]).filter((key) => given[key]).map((key) => words.given[key])
  const who = name || words.unnamed({ position })
  return things.length > 0 ? `${who}${read.format.colon}${things.join(', ')}` : who
}
