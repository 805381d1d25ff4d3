import type { EnquiryKind } from '#features/enquiries/enquiry.ts'

/** What happens next with an enquiry of each kind, told once it is sent. */
export const enquiryNext: Record<EnquiryKind, string> = {
  contact: 'Somebody who knows the answer reads it and writes back.',
  'tailor-made': 'We look at the roads, the beds and the permits for your days, and write back with a plan and its price.',
  freight: 'We ask for space on the lane and write back with a price and its conditions.',
  parish: 'We look at beds in Kibeho and a bus for your dates, and write back with a price for the group.',
  community: 'We ask your hosts whether they can receive you that day, and write back.',
}
