import type { EnquiryChangeRefusal } from '#features/enquiries/change-enquiry.server.ts'
import { adminEnquiryError, enquiryRefusalWords } from '../../words/admin/enquiries.ts'
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

export function refusalView(refusal: EnquiryRefusal, now: Date): RefusalView {
  switch (refusal.reason) {
    case 'enquiry-unknown':
      return { status: 404, sentence: undefined, since: [] }
    case 'enquiry-changed':
      return { status: 409, sentence: undefined, since: sinceText(refusal.since, now) }
    case 'move-not-allowed':
      return { status: 409, sentence: enquiryRefusalWords.notAllowed(refusal.state), since: [] }
    case 'too-long':
      return { status: 422, sentence: enquiryRefusalWords.tooLong(refusal.most), since: [] }
    case 'placeholder-left':
      return { status: 422, sentence: enquiryRefusalWords.placeholderLeft(refusal.left), since: [] }
    default:
      return { status: 422, sentence: adminEnquiryError(refusal.reason), since: [] }
  }
}
