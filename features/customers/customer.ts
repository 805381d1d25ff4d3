import type { BookingState } from '#features/bookings/booking.ts'
import type { EnquiryState } from '#features/enquiries/enquiry.ts'
import type { Day } from '#values/dates.ts'
import { readReference } from '#values/reference.ts'

/** Words that staff type to find a person: an address or a reference, trimmed; undefined where they can be neither. */
export function readWho(typed: string): { email: string } | { reference: string } | undefined {
  const words = typed.trim()
  if (words.length > 254) return undefined
  if (/^[^\s@]+@[^\s@]+$/.test(words)) return { email: words.toLowerCase() }
  const reference = readReference(words)
  return reference === undefined ? undefined : { reference }
}

/** What is kept of a person, as staff look at it: who and what, and of what is encrypted only whether it was given. */
export type CustomerView = {
  /** In lower case: by it a person is known. */
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
  letters: number
}

export type GivenKey = 'passport' | 'health' | 'faith' | 'emergency' | 'diet'
export type CustomerTraveller = { position: number; name: string; given: Record<GivenKey, boolean> }

/** Whether the words that were typed to confirm an erasure name the person, by their address or one of their references. */
export function confirms(typed: string, { email, references }: { email: string; references: readonly string[] }): boolean {
  const who = readWho(typed)
  if (!who) return false
  return 'email' in who ? who.email === email : references.includes(who.reference)
}
