import type { BookingState } from '#features/bookings/booking.ts'

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

type Whatsapp = { name: string; company: string; state: BookingState; journey: string; link: string; pay?: Payable | undefined }

/** What is to be paid, in words, and of a hold until when. */
type Payable = { amount: string; until: string | undefined }

/** What a WhatsApp message to a customer begins with, in English; where something is due what is to be paid, and where it says how. */
export const whatsappText = ({ name, company, state, journey, link, pay }: Whatsapp): string =>
  `Hello ${name}, this is ${company}. ${aboutBooking[state](journey)}${pay ? ` Please pay ${pay.amount}${pay.until ? ` by ${pay.until}` : ''}.` : ''}\n\n${pay ? 'How to pay, on your page' : 'Your page'}: ${link}`
