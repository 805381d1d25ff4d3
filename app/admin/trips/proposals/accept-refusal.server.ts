import type { AcceptProposalRefusal } from '#features/bookings/placing/accept-proposal.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { tripProposalWords } from '../../../words/admin/trips/proposals.ts'
import { adminRefusal } from '../../bookings/admin-refusal.ts'
import { isOfChoice } from '../../bookings/amend/load-other-proposal.server.ts'
import { instantText } from '../../components/instants.ts'

type Refused = { field?: 'choice' | 'method'; sentence: string; status: 409 | 422 }

/** Why a proposal cannot be accepted for its customer: beside which field it stands, if one, and its sentence. */
export function acceptRefusal(read: ReadWords, refusal: AcceptProposalRefusal, now: Date): Refused {
  const words = read(tripProposalWords).accept.refusals
  switch (refusal.reason) {
    case 'not-open':
      return { sentence: words.notOpen(refusal), status: 409 }
    case 'accepted-already':
      return { sentence: words.taken({ when: instantText(refusal.at, now, read.format), name: refusal.name }), status: 409 }
    case 'booked-already':
      return { sentence: words.booked, status: 409 }
    case 'price-changed':
      return { sentence: words.changed({ total: read.format.money(usd(refusal.totalMinor)) }), status: 409 }
    case 'method-not-offered':
      return { field: 'method', sentence: words.method, status: 422 }
    default: {
      const sentence = adminRefusal(read, refusal)
      return isOfChoice(refusal) ? { field: 'choice', sentence, status: 422 } : { sentence, status: 409 }
    }
  }
}
