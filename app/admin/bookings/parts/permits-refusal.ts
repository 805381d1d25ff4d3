import type { AnswerRefusal } from '#features/bookings/changes/answer-part.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { refusalAdminWords } from '../../../words/admin/bookings/refusals.ts'

type Refusal = Exclude<AnswerRefusal, { reason: 'part-not-on-request' }>

/** Why a yes to permits on request was refused: of which permits and day, and what to do. */
export function permitsRefusal(read: ReadWords, refusal: Refusal): string {
  const words = read(refusalAdminWords)
  const of = { permit: refusal.permit, day: read.format.day(refusal.day) }
  switch (refusal.reason) {
    case 'permits-short':
      return words['permits-short']({ ...of, short: refusal.short })
    case 'permits-not-reserved':
      return words['permits-not-reserved']({ ...of, missing: refusal.missing })
    case 'permits-closed':
      return words['permits-closed'](of)
  }
}
