import { expect, test } from 'vitest'
import { bookingStates } from '#features/bookings/booking.ts'
import { whatsappText } from '../../../words/admin/bookings/whatsapp-text.ts'
import { whatsappHref } from '../../components/phone-links.ts'
import { documentThatFits } from './document-that-fits.ts'

test('WhatsApp opens with the words and the link in it, for a number with its country code only', () => {
  const href = whatsappHref('+250 788 300 412', 'Hello Marit & Jean\n\nhttps://site.example/bookings/K7QM-42XD?key=a') ?? ''
  const url = new URL(href)
  expect(url.origin + url.pathname).toBe('https://wa.me/250788300412')
  expect(url.searchParams.get('text')).toBe('Hello Marit & Jean\n\nhttps://site.example/bookings/K7QM-42XD?key=a')
  expect(whatsappHref('788 300 412', 'Hello')).toBeUndefined()
})

test('the document is the one that fits the state, and never one that the booking has not', () => {
  const all = ['quote', 'proforma', 'voucher', 'itinerary', 'statement', 'receipt-1'].map((name) => ({ name }))
  const fits = Object.fromEntries(bookingStates.map((state) => [state, documentThatFits(state, all)?.name]))
  expect(fits).toMatchObject({
    quoted: 'quote',
    'on-hold': 'proforma',
    requested: 'itinerary',
    confirmed: 'voucher',
    cancelled: 'statement',
    enquiry: undefined,
    expired: undefined,
  })
  expect(documentThatFits('confirmed', [{ name: 'itinerary' }]), 'before the voucher is due').toEqual({ name: 'itinerary' })
  for (const state of bookingStates) expect(documentThatFits(state, [])).toBeUndefined()
  expect(documentThatFits('on-hold', [{ name: 'itinerary' }])).toEqual({ name: 'itinerary' })
})

test('the message says what is to be paid and where it says how, of a hold until when, and without it the page alone', () => {
  const said = { name: 'Jean', company: 'Impamba', journey: 'a trek', link: 'https://site.example/b' }
  const pay = { amount: '$450', until: '14 June, 18:00' }
  expect(whatsappText({ ...said, state: 'on-hold', pay })).toBe(
    'Hello Jean, this is Impamba. Your booking is on hold for you: a trek. Please pay $450 by 14 June, 18:00.\n\nHow to pay, on your page: https://site.example/b',
  )
  expect(whatsappText({ ...said, state: 'confirmed', pay: { amount: '$900', until: undefined } })).toMatch(
    /a trek\. Please pay \$900\.\n\nHow to pay, on your page: /,
  )
  expect(whatsappText({ ...said, state: 'confirmed' })).toMatch(/a trek\.\n\nYour page: /)
})
