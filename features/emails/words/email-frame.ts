import { source } from '#platform/languages/source.ts'

/** The frame of every email: how its subject begins, and how to reach us at its foot. */
export const emailFrameWords = source('email-frame', {
  /** `about` is the operator's name, and the reference where there is one. */
  subject: '{about}: {subject}',
  reach: '{name}, {address}. Phone and WhatsApp {phone}, {email}.',
})
