import type { EnquiryChangeRefusal } from '#features/enquiries/change-enquiry.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { enquiryAdminWords } from '../../words/admin/enquiries.ts'
import { adminEnquiryError } from './enquiry-error.ts'
import { sinceText } from './enquiry-timeline.ts'

export type EnquiryRefusal =
  | EnquiryChangeRefusal
  | { reason: 'cannot-answer' }
  | { reason: 'no-address' }
  | { reason: 'origin-wrong' }
  | { reason: 'placeholder-left'; left: string }
  | { reason: 'booking-unknown' }

/** What the screen tells of a refusal: a sentence beside the field, or what somebody else did first. */
export type RefusalView = {
  status: 404 | 409 | 422
  sentence: string | undefined
  since: ReturnType<typeof sinceText>
}

export function refusalView(read: ReadWords, refusal: EnquiryRefusal, now: Date): RefusalView {
  const words = read(enquiryAdminWords)
  switch (refusal.reason) {
    case 'enquiry-unknown':
      return { status: 404, sentence: undefined, since: [] }
    case 'enquiry-changed':
      return { status: 409, sentence: undefined, since: sinceText(read, refusal.since, now) }
    case 'move-not-allowed':
      return { status: 409, sentence: words.refusals.notAllowed({ state: words.states[refusal.state] }), since: [] }
    case 'too-long':
      return { status: 422, sentence: words.refusals.tooLong({ most: refusal.most }), since: [] }
    case 'placeholder-left':
      return { status: 422, sentence: words.refusals.placeholderLeft({ left: refusal.left }), since: [] }
    default:
      return { status: 422, sentence: adminEnquiryError(read, refusal.reason), since: [] }
  }
}
