import type { EmailQuery } from '#features/emails/reads.server.ts'

/** What emails are written for, besides those about a booking: each as the first and the last word of its occasion. */
export const otherKinds = {
  'by-hand': ['%', 'by-hand'],
  enquiry: ['enquiry'],
  newsletter: ['newsletter'],
  link: ['link'],
  staff: ['staff'],
} as const satisfies Record<string, NonNullable<EmailQuery['kind']>>

export const isOtherKind = (kind: string): kind is keyof typeof otherKinds => Object.hasOwn(otherKinds, kind)
