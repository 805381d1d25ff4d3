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
  | { reason: 'changed-meanwhile' }
