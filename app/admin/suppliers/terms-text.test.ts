import { expect, test } from 'vitest'
import { childBandsText, readChildBands } from '#features/suppliers/child-bands.ts'
import {
  cancellationStepsText,
  paymentStepsText,
  readCancellationSteps,
  readPaymentSteps,
} from '#features/suppliers/payment-terms.ts'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { cancellationText, childrenText, paymentText } from './terms-text.ts'
import { weekdaysIn } from './weekdays-in.ts'

const french = shippedLanguages().site.in('fr').textsOf
const read = readChildBands('0-3 free, 4-11 50%, 12 1250.50', 'USD')
const bands = 'bands' in read ? read.bands : []
const paid = readPaymentSteps('30% on confirmation, 60% 30 days before, 10% 1 day after')
const payment = 'steps' in paid ? paid.steps : []
const kept = readCancellationSteps('60 days 25%, 1 day 100%')
const cancellation = 'steps' in kept ? kept.steps : []

/** With the spaces that people type. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('terms that are read say in English what their fields take', () => {
  expect(childrenText(readEnglish, bands, 'USD')).toBe(childBandsText(bands, 'USD').replaceAll('; ', ', '))
  expect(paymentText(readEnglish, payment)).toBe(paymentStepsText(payment))
  expect(cancellationText(readEnglish, cancellation)).toBe(cancellationStepsText(cancellation))
  expect(weekdaysIn(readEnglish.format, 'Mon-Thu, Sun')).toBe('Mon-Thu, Sun')
})

test('in French they have its words and figures', () => {
  expect(plain(childrenText(french, bands, 'USD'))).toBe('0-3 ans : gratuit, 4-11 ans : 50 %, 12 ans : 1 250,50')
  expect(plain(paymentText(french, payment))).toBe('30 % à la confirmation, 60 % 30 jours avant, 10 % 1 jour après')
  expect(plain(cancellationText(french, cancellation))).toBe('60 jours : 25 %, 1 jour : 100 %')
  expect(weekdaysIn(french.format, 'Mon-Thu, Sun')).toBe('lun.-jeu., dim.')
})
