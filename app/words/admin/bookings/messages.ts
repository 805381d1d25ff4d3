import type { BookingState } from '#features/bookings/booking.ts'
import { emailAdminWords } from '../emails.ts'

/** What a message says of a booking in each state, before the link to the customer’s page. */
const aboutBooking: Record<BookingState, (journey: string) => string> = {
  enquiry: (journey) => `We have your request and are preparing your quotation: ${journey}.`,
  quoted: (journey) => `Your quotation is ready: ${journey}.`,
  waitlisted: (journey) => `You are on the waiting list: ${journey}.`,
  requested: (journey) => `We have your request and are asking our suppliers: ${journey}.`,
  'on-hold': (journey) => `Your booking is on hold for you: ${journey}.`,
  pending: (journey) => `We have your payment and are waiting for our suppliers: ${journey}.`,
  confirmed: (journey) => `Your booking is confirmed: ${journey}.`,
  'in-progress': (journey) => `This is about your trip: ${journey}.`,
  completed: (journey) => `This is about your trip: ${journey}.`,
  'no-show': (journey) => `This is about your booking: ${journey}.`,
  expired: (journey) => `This is about your booking: ${journey}.`,
  rejected: (journey) => `This is about your request: ${journey}.`,
  cancelled: (journey) => `This is about your booking: ${journey}.`,
}

type Whatsapp = { name: string; company: string; state: BookingState; journey: string; link: string }

/** Writing to the customer from their booking, and keeping what was said elsewhere. */
export const messageWords = {
  bar: 'Contact the customer',
  call: 'Call',
  email: 'Email',
  noEmail: 'No email address.',
  demo: 'Demo booking: no emails.',
  whatsapp: 'WhatsApp',
  noWhatsapp: 'No WhatsApp link: the phone number has no country code.',
  whatsappText: ({ name, company, state, journey, link }: Whatsapp) =>
    `Hello ${name}, this is ${company}. ${aboutBooking[state](journey)}\n\nYour page: ${link}`,
  copy: 'Copy customer link',
  copied: 'Link copied.',
  link: {
    title: 'Customer link',
    label: 'Link',
    hint: 'Whoever has it can see and change the booking. Send it to the customer only.',
    close: 'Close',
  },
  record: {
    open: 'Save WhatsApp message',
    title: 'Save WhatsApp message',
    text: 'It is kept in the timeline, for staff only.',
    message: 'Message',
    messageHint: 'Paste what was written.',
    by: 'Who wrote it',
    who: { customer: 'From the customer', us: 'From us' },
    day: 'Day',
    go: 'Save message',
    keep: 'Cancel',
    titleOf: (by: 'customer' | 'us', day: string) => `WhatsApp, ${by === 'customer' ? 'from the customer' : 'from us'}, ${day}`,
    did: 'Message saved in the timeline.',
  },
  compose: {
    title: 'Email to the customer',
    to: (address: string, delivers: boolean) =>
      delivers
        ? `To ${address}, with a button to the customer’s page.`
        : `To ${address}. No mail server is set: the email is kept in the Outbox and is not sent.`,
    templates: 'Start from a template:',
    none: 'Empty email',
    subject: 'Subject',
    body: 'Text',
    go: (delivers: boolean) => (delivers ? 'Send email' : 'Save email'),
    keep: 'Cancel',
    language: 'Language of the text',
    languageHint: 'The words around it are in the same language.',
    onlyEnglish: 'Emails cannot be written in this language yet. Write in English.',
    noAddress: 'The customer has no email address, so no email was written.',
  },
  emailDid: {
    sent: (address: string) => `Email sent to ${address}.`,
    waiting: (address: string) => `Email to ${address} queued.`,
    failed: (address: string) => `The mail server refused the email to ${address}. It is retried automatically.`,
    outbox: 'Email saved in the Outbox. No mail server is set, so it is not sent.',
  },
  written: {
    title: (subject: string) => `Email: ${subject}`,
    states: { sent: 'sent', waiting: 'queued', failed: 'refused by the mail server', outbox: 'not sent' },
  },
  again: {
    email: 'Send again',
    confirmation: 'Send confirmation link again',
    save: 'Save confirmation link again',
    why: (when: string) => `The customer has not confirmed the email address. Confirmed, the hold ends ${when}.`,
    note: (address: string) => `Email with the confirmation link written again, to ${address}.`,
    nothing: 'There is nothing to confirm any more.',
  },
} as const

export type MessageRefusal =
  | { reason: 'email-wrong'; key: string }
  | { reason: 'placeholder-unknown'; names: readonly string[]; known: readonly string[] }
  | { reason: 'no-address' }
  /** The words around an email are not whole in the customer's language. */
  | { reason: 'language-incomplete' }
  | { reason: 'nothing-to-confirm' }
  | { reason: 'message-missing' }
  | { reason: 'who-missing' }
  | { reason: 'day-wrong' }

export type OfMessage = MessageRefusal['reason']

const reasons: readonly OfMessage[] = [
  'email-wrong',
  'placeholder-unknown',
  'no-address',
  'language-incomplete',
  'nothing-to-confirm',
  'message-missing',
  'who-missing',
  'day-wrong',
]

export const isOfMessage = (refusal: { reason: string }): refusal is MessageRefusal =>
  reasons.some((reason) => reason === refusal.reason)

/** Why a message is not sent or kept, and what to do. */
export function messageRefusal(refusal: MessageRefusal): string {
  switch (refusal.reason) {
    case 'email-wrong':
      return emailAdminWords.fault(refusal.key)
    case 'placeholder-unknown':
      return emailAdminWords.unknown(refusal.names, refusal.known)
    case 'no-address':
      return messageWords.compose.noAddress
    case 'language-incomplete':
      return messageWords.compose.onlyEnglish
    case 'nothing-to-confirm':
      return messageWords.again.nothing
    case 'message-missing':
      return 'Paste the message.'
    case 'who-missing':
      return 'Choose who wrote it.'
    case 'day-wrong':
      return 'Enter a day that is not after today.'
  }
}
