import type { ReadWords } from '#platform/languages/read-words.ts'
import { type AdminRefusal, adminRefusal } from './admin-refusal.ts'

/** What was typed wrongly, and is typed again; everything else is so because something has changed. */
const typedWrongly: readonly AdminRefusal['reason'][] = [
  'reason-missing',
  'note-missing',
  'answer-missing',
  'supplier-missing',
  'supplier-too-long',
  'kept-until-wrong',
  'permit-reference-too-long',
  'choice-missing',
  'label-missing',
  'too-long',
  'amount-wrong',
  'child-fee-wrong',
  'reference-missing',
  'number-missing',
  'currency-not-taken',
  'more-than-owed',
  'hardly-anything',
  'seats-wrong',
  'discount-wrong',
  'discount-too-large',
  'quantity-wrong',
  'adjustment-reason-missing',
  'email-wrong',
  'placeholder-unknown',
  'message-missing',
  'who-missing',
  'day-wrong',
  'before-payment',
  'fee-wrong',
]

/** A refusal in a sentence that says what is so now, and its status: 422 for what was typed, 409 for what has changed. */
export const refusalText = (
  read: ReadWords,
  refusal: AdminRefusal,
): { reason: AdminRefusal['reason']; sentence: string; status: 409 | 422 } => ({
  reason: refusal.reason,
  sentence: adminRefusal(read, refusal),
  status: typedWrongly.includes(refusal.reason) ? 422 : 409,
})
