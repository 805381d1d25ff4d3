import type { Due } from '#features/payments/ledger.ts'
import { counted } from '../counted.ts'

const recordDue: Record<Exclude<Due['why'], 'nothing'>, string> = {
  deposit: 'Record deposit',
  balance: 'Record final payment',
  everything: 'Record full payment',
  fee: 'Record cancellation fee',
}

/** What the screen of a booking says is next, by its step: the heading, and where it helps one line more. */
export const stepWords = {
  title: 'Next step',
  refund: (money: string) => `Refund ${money}`,
  refundText: 'Send the money back by the payment it came with, then record it.',
  overdue: (money: string) => `${money} is overdue`,
  overdueText: 'Nothing is cancelled automatically: remind the customer, and record the money once it is received.',
  quote: 'Send a quotation',
  accept: 'The customer decides on the quotation',
  alternative: 'Offer something else',
  supplier: 'Record the supplier’s reply',
  lapsed: 'The hold has ended',
  collect: (why: Exclude<Due['why'], 'nothing'>, money: string) =>
    why === 'deposit' ? `Deposit of ${money} to receive` : `${money} to receive`,
  confirm: 'Confirm the booking',
  wait: (seats: number) => `Waiting for ${counted(seats, 'seat')}`,
  buy: (count: number) => `Buy ${counted(count, 'permit or ticket', 'permits and tickets')}`,
  buyText: 'Record each one with its number once it is purchased.',
  childFee: (count: number) => `Check ${counted(count, 'park fee')} with the park`,
  details: (count: number) => `Details of ${counted(count, 'traveller')} are missing`,
  detailsText: 'The customer enters them on the booking page: send the link, or enter them here.',
  balance: (money: string) => `Final payment of ${money} to receive`,
  balanceText: 'The customer pays on the booking page, or you record the money once it is received.',
  start: (day: string) => `The trip starts on ${day}`,
  startText: 'Everything is paid.',
  end: (day: string) => `The trip ends on ${day}`,
  none: 'Nothing left to do',
  record: (why: Due['why']) => recordDue[why === 'nothing' ? 'balance' : why],
  recordPurchase: 'Record purchase',
  editTravellers: 'Enter details',
  by: (when: string) => `by ${when}`,
  wasDue: (when: string) => `was due ${when}`,
  since: (when: string) => `since ${when}`,
  today: (clock: string) => `${clock} today`,
  tomorrow: (clock: string) => `${clock} tomorrow`,
  more: 'More actions',
} as const

/** The parts of the screen that fold, and what each says while it is folded. */
export const foldWords = {
  trip: 'Trip & services',
  travellers: 'Travellers',
  price: 'Price',
  payments: 'Payments',
  papers: 'Documents & emails',
  timeline: 'Timeline',
  services: (count: number) => (count === 0 ? 'no services' : counted(count, 'service')),
  onRequest: (count: number) => `${count} on request`,
  toBuy: (count: number) => `${count} to buy`,
  feesToCheck: (count: number) => `${counted(count, 'park fee')} to check`,
  missing: (count: number) => `${count} incomplete`,
  payCount: (count: number) => (count === 0 ? 'none yet' : counted(count, 'payment')),
  documents: (count: number) => counted(count, 'document'),
  emails: (count: number) => counted(count, 'email'),
  entries: (count: number) => counted(count, 'entry', 'entries'),
  refundDue: 'Refund due',
} as const

/** The ways to look at the timeline. */
export const timelineFilterWords = {
  label: 'Show in the timeline',
  names: { all: 'All', messages: 'Messages', money: 'Money', changes: 'Changes', notes: 'Notes' },
  none: { messages: 'No messages yet.', money: 'No money yet.', changes: 'No changes yet.', notes: 'No notes yet.' },
} as const
