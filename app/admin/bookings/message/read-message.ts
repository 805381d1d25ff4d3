import { type Day, isDay } from '#values/dates.ts'
import { readUuid } from '#values/uuid.ts'

/** What a form that writes to the customer asks, or keeps what was said elsewhere. */
export type MessageForm =
  /** `stamp` is of the page that asked: pressed twice it is one email. */
  | { event: 'email'; stamp: string; subject: string; body: string }
  | { event: 'said'; by: 'customer' | 'us' | undefined; on: Day | undefined }
  | { event: 'confirm-again' }

/** The form of an event, by its fields; undefined where no form of ours sent it. */
export function readMessage(event: string, read: (name: string) => string): MessageForm | undefined {
  switch (event) {
    case 'email': {
      const stamp = readUuid(read('stamp'))
      return stamp ? { event, stamp, subject: read('subject'), body: read('body') } : undefined
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
