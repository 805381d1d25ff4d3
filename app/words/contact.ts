import { source } from '#platform/languages/source.ts'

/** The contact page and its form. */
export const contactWords = source('contact', {
  title: 'Ask us',
  lede: 'A question, a wish, a booking that worries you. You write to Kigali, and Kigali answers.',
  description: 'Phone, WhatsApp, email, the office in Kigali with its hours, and a form for your question.',
  ways: 'Contact details',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  whatsappText: 'Write on WhatsApp',
  mail: 'Email',
  office: 'Office',
  hours: 'Hours',
  map: 'Map of Rwanda with our office in {town}',
  form: 'Write to us',
  topic: 'What is it about?',
  topics: {
    journey: 'A journey',
    pilgrimage: 'A pilgrimage',
    room: 'A hotel room',
    car: 'A car',
    freight: 'Freight',
    booking: 'A booking I have',
    other: 'Something else',
  },
  message: 'Your question',
  messageHint: 'Is it about a booking? Put its reference here, for example K7QM-42XD.',
  aboutBooking: 'About booking {reference}: ',
  button: 'Send the question',
  more: 'Other forms',
  moreTailorMade: 'Tailor-made journey',
  moreParish: 'Parish or group quote',
})
