import { type Day, isDay } from '#values/dates.ts'
import { readUuid } from '#values/uuid.ts'

/** A form that writes to the customer, or records a message from outside the site. */
export type MessageForm =
  /** `stamp` is the page's: sent twice with it, the form makes one email. */
  | { event: 'email'; stamp: string; language: string; subject: string; body: string }
  | { event: 'said'; by: 'customer' | 'us' | undefined; on: Day | undefined }
  | { event: 'confirm-again' }

/** The form of an event, by its fields. Undefined where it is not one of our forms. */
export function readMessage(event: string, read: (name: string) => string): MessageForm | undefined {
  switch (event) {
    case 'email': {
      const stamp = readUuid(read('stamp'))
      return stamp
        ? { event, stamp, language: read('language') || 'en', subject: read('subject'), body: read('body') }
        : undefined
    }
    case 'said': {
      const day = read('day')
      return { event, by: (['customer', 'us'] as const).find((one) => one === read('by')), on: isDay(day) ? day : undefined }
    }
    case 'confirm-again':
      return { event }
    default:
      return undefined
  }
}
