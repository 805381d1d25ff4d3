/** Why a hand-over or a return is not stored. `by`: who was first, where that is known. */
export type HandoverRefusal =
  | { reason: 'assignment-unknown' }
  | { reason: 'not-a-hire' }
  | { reason: 'handed-over-already'; by: string }
  | { reason: 'taken-back-already'; by: string }
  | { reason: 'not-handed-over' }
  | { reason: 'in-future' }
  | { reason: 'too-early' }
  | { reason: 'licence-not-seen' }
  | { reason: 'deposit-method-missing' }
  | { reason: 'before-handover' }
  | { reason: 'kilometres-below'; kilometres: number }
  /** Of a correction: later, or more, than what the vehicle came back with. */
  | { reason: 'after-return' }
  | { reason: 'kilometres-above'; kilometres: number }
  | { reason: 'correction-reason-missing' }
  | { reason: 'deposit-settled' }
  | { reason: 'no-deposit' }
  | { reason: 'not-taken-back' }
  | { reason: 'returned-above'; depositMinor: number }
  | { reason: 'withheld-reason-missing' }
  /** More of the deposit than the booking owes, in cents. */
  | { reason: 'withheld-above-due'; dueMinor: number }
  | { reason: 'changed-meanwhile' }
