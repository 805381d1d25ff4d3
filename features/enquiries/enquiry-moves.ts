import type { EnquiryState } from './enquiry.ts'

/** What can happen to an enquiry in the admin area; rows of its timeline. */
export const enquiryEvents = [
  'answer',
  'told',
  'reply',
  'note',
  'assign',
  'close',
  'reopen',
  'spam',
  'not-spam',
  'link',
  'origin',
] as const
export type EnquiryEvent = (typeof enquiryEvents)[number]

type EnquiryMove = {
  from: readonly EnquiryState[]
  /** `same` leaves the state as it is. */
  to: EnquiryState | 'same'
  /** Whether a text is required. */
  words: boolean
}

const anywhere: readonly EnquiryState[] = ['new', 'held', 'answered', 'closed']

/**
 * The state machine of an enquiry in the admin area. 'answer' writes an email of ours: the enquiry waits until it has left, which
 * `settleAnswer` records. 'told' is an answer by telephone or elsewhere,
 * 'reply' what the sender wrote back, after which they wait again. One held as spam is let through before it is answered.
 */
export const enquiryMoves: Record<EnquiryEvent, EnquiryMove> = {
  answer: { from: ['new', 'answered'], to: 'same', words: true },
  told: { from: ['new', 'answered'], to: 'answered', words: true },
  reply: { from: ['new', 'answered', 'closed'], to: 'new', words: true },
  note: { from: anywhere, to: 'same', words: true },
  assign: { from: anywhere, to: 'same', words: false },
  close: { from: ['new', 'answered'], to: 'closed', words: false },
  reopen: { from: ['closed'], to: 'new', words: false },
  spam: { from: ['new'], to: 'held', words: false },
  'not-spam': { from: ['held'], to: 'new', words: false },
  link: { from: ['new', 'answered', 'closed'], to: 'same', words: false },
  origin: { from: anywhere, to: 'same', words: false },
}

/** Whether the table lets an event happen in a state. */
export const mayHappen = (event: EnquiryEvent, state: EnquiryState): boolean => enquiryMoves[event].from.includes(state)

/** The state that an event leads to from another. */
export function stateAfter(event: EnquiryEvent, state: EnquiryState): EnquiryState {
  const { to } = enquiryMoves[event]
  return to === 'same' ? state : to
}

/** The most characters of an answer, a note, a reply and a record of a call. */
export const longestWords = { answer: 4000, reply: 8000, note: 2000 } as const
