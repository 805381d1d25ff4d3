/** What staff do that is written down. The words for each stand in app/words/desk-activity.ts. */
export const activityActions = [
  'signed-in',
  'provider-linked',
  'details-opened',
  'staff-invited',
  'staff-invited-again',
  'invitation-withdrawn',
  'role-changed',
  'staff-disabled',
  'staff-enabled',
  'sessions-ended',
  'name-changed',
  'password-changed',
  'email-changed',
  'authenticator-added',
  'authenticator-removed',
  'recovery-codes-made',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
  'owner-rescued',
  'setting-changed',
  'data-exported',
  'data-erased',
  'bookings-exported',
  'bookings-written-to',
] as const
export type ActivityAction = (typeof activityActions)[number]

/** What something can be done to. */
export const subjectKinds = ['staff', 'booking', 'setting', 'customer', 'list'] as const

/** What it was done to: its kind and id, and the words for it as they were then. */
export type Subject = { kind: (typeof subjectKinds)[number]; id: string; words: string }
