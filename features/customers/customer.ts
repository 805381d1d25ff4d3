import type { BookingState } from '#features/bookings/booking.ts'
import type { EnquiryState } from '#features/enquiries/enquiry.ts'
import type { Day } from '#values/dates.ts'
import { readReference } from '#values/reference.ts'

/** Reads what staff type to find a customer: an address or a reference; undefined for anything else. */
export function readCustomerQuery(typed: string): { email: string } | { reference: string } | undefined {
  const words = typed.trim()
  if (words.length > 254) return undefined
  if (/^[^\s@]+@[^\s@]+$/.test(words)) return { email: words.toLowerCase() }
  const reference = readReference(words)
  return reference === undefined ? undefined : { reference }
}

/** What is stored of a customer, as staff see it; of encrypted values only whether they were given. */
export type CustomerView = {
  /** In lower case; it identifies the customer. */
  email: string
  bookings: readonly {
    id: string
    reference: string
    title: string
    state: BookingState
    startsOn: Day
    leadName: string
    phone: string
    travellers: readonly CustomerTraveller[]
  }[]
  enquiries: readonly { reference: string; name: string; state: EnquiryState; createdAt: Date }[]
  newsletter: 'asked' | 'confirmed' | 'ended' | null
  drafts: number
  emails: number
}

export type GivenKey = 'passport' | 'health' | 'faith' | 'emergency' | 'diet' | 'access'
export type CustomerTraveller = { position: number; name: string; given: Record<GivenKey, boolean> }

/** Whether the text typed to confirm an erasure names the customer, by their address or one of their references. */
export function confirmsErasure(typed: string, { email, references }: { email: string; references: readonly string[] }): boolean {
  const who = readCustomerQuery(typed)
  if (!who) return false
  return 'email' in who ? who.email === email : references.includes(who.reference)
}
