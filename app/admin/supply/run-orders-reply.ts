import type { ChoiceView } from './load-choice.server.ts'

export const orderEvents = [
  'begin',
  'send',
  'phone',
  'sent-by-staff',
  'read',
  'reply',
  'accept',
  'refuse',
  'not-delivered',
  'choose',
  'paper',
  'remind',
  'remind-phone',
] as const
export type OrderEvent = (typeof orderEvents)[number]

/**
 * A form that was not saved: what was typed, what is wrong with it by field, and a sentence about all of it. `order`, `line`: which form it
 * was. `isRead`: the reply was filled from an email. `which`: the references among which somebody has to choose; `elsewhere`: the order is of
 * another trip.
 */
export type RunOrdersReply = {
  /** Another one each time, so that the form shows what it says now. */
  id: string
  event: OrderEvent
  values: Record<string, string>
  errors: Record<string, string>
  sentence: string
  order: number | undefined
  line: number | undefined
  isRead: boolean
  notes: string[]
  which: string[]
  elsewhere: { reference: string; supplier: string; to: string } | undefined
  choice: ChoiceView | undefined
}

/** What a form did, as the page that follows says it. */
export type RunOrdersDone = {
  did:
    | 'begun'
    | 'sent'
    | 'written'
    | 'phoned'
    | 'sent-by-staff'
    | 'replied'
    | 'proposed'
    | 'accepted'
    | 'refused'
    | 'not-delivered'
    | 'chosen'
    | 'paper'
    | 'paper-written'
    | 'reminded'
    | 'reminder-written'
  count?: number
  /** Where on the page it is. */
  at?: string
  /** The line for which somebody else is chosen next. */
  choose?: number
}
