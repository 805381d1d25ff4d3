/** What staff do that is written down. The words for each stand in app/words/desk-activity.ts. */
export const activityActions = [
  'signed-in',
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
  'passkey-added',
  'passkey-removed',
  'owner-rescued',
  'setting-changed',
  'data-exported',
  'data-erased',
] as const
export type ActivityAction = (typeof activityActions)[number]

/** What it was done to: its kind and id, and the words for it as they were then. */
export type Subject = { kind: 'staff' | 'booking' | 'setting' | 'customer'; id: string; words: string }
