import { expect, test } from 'vitest'
import type { PaymentEventKind, StoredPayment } from '#features/payments/payment.ts'
import { ownAnswerWords } from '../../../words/manage-answers.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import { cardNews } from './card-news.ts'

const words = readEnglish(ownAnswerWords)

const payment = (method: StoredPayment['method'], ...kinds: PaymentEventKind[]): StoredPayment => ({
  id: 'p',
  bookingId: 'b',
  method,
  amountMinor: 100,
  currency: 'USD',
  charged: { minor: 100, currency: 'USD' },
  rate: null,
  reference: null,
  actor: 'visitor',
  createdAt: new Date(0),
  events: kinds.map((kind) => ({
    kind,
    amountMinor: kind === 'settled' || kind === 'refunded' ? 100 : 0,
    providerEventId: null,
    providerRef: null,
    providerUrl: null,
    actor: 'gateway',
    text: '',
    at: new Date(0),
  })),
})
const wordsOf = (paid: string | null, ...payments: StoredPayment[]) => cardNews(paid, payments, words)?.words

test('only the ledger decides whether a card payment is paid, whatever the address contains', () => {
  expect(wordsOf('card', payment('card', 'initiated'))).toBe(words.card.waiting)
  expect(wordsOf('card', payment('card', 'initiated', 'settled'))).toBe(words.card.received)
  expect(wordsOf('not', payment('card', 'initiated', 'settled'))).toBe(words.card.received)
})

test('a card payment that was declined, is under way, or was abandoned is shown as such', () => {
  expect(wordsOf('card', payment('card', 'initiated', 'failed'))).toBe(words.card.failed)
  expect(wordsOf('card', payment('card', 'initiated', 'pending'))).toBe(words.card.under)
  expect(wordsOf('not', payment('card', 'initiated'))).toBe(words.card.not)
  expect(wordsOf('not', payment('card', 'initiated', 'expired'))).toBe(words.card.closed)
})

test('an earlier card payment and a bank transfer do not change the message about the last card', () => {
  expect(wordsOf('card', payment('card', 'settled'), payment('card', 'initiated'), payment('bank-transfer', 'settled'))).toBe(
    words.card.waiting,
  )
})

test('a visitor who did not come back from a card page, or made the address up, gets no message', () => {
  expect([wordsOf(null, payment('card', 'settled')), wordsOf('yes', payment('card', 'settled')), wordsOf('card')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
