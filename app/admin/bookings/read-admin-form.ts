import { type RecordedPaymentMethod, recordedPaymentMethods } from '#features/payments/payment-methods.ts'
import type { AdjustmentInput, NewDiscount } from '#features/pricing/adjustments/adjust.ts'
import type { Permission } from '#features/staff/permissions.ts'
import { readAmount } from '#values/amount.ts'
import { type Day, isDay, readKigaliInstant } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import { readUuid } from '#values/uuid.ts'
import { readAdjustment, readDiscount } from './adjust/read-adjustment.ts'
import { type AdminMove, adminMoves } from './admin-moves.ts'
import { cancelMoves } from './cancel/cancel-view.ts'
import { type MessageForm, readMessage } from './message/read-message.ts'

export const longestText = 2_000

/** The currencies in which staff record money. */
export const handCurrencies = ['USD', 'RWF'] as const satisfies readonly Currency[]

/** A form of a booking's screen. `version` is the booking's as the screen showed it. */
export type AdminForm = { version: number; text: string } & (
  | { event: AdminMove; agreedFeeMinor: number }
  | { event: 'note' }
  /** The dialog that cancels, sent without a choice. */
  | { event: 'end' }
  | {
      event: 'pay'
      paymentId: string
      method: RecordedPaymentMethod
      currency: (typeof handCurrencies)[number]
      /** In minor units of that currency; NaN where it could not be read. */
      minor: number
      reference: string
      /** Null where it is no day. */
      receivedOn?: Day | null
      /** In minor units of the currency; NaN where it could not be read. */
      feeMinor?: number
      evenIfMore: boolean
      evenIfLess: boolean
    }
  | {
      event: 'refund'
      paymentId: string
      minor: number
      reference: string
      /** Null where it is no day. */
      sentOn?: Day | null
      /** How much had happened to the payment on the screen. */
      seenEvents: number
    }
  /** `asked`: a supplier was asked, and has not answered. */
  | {
      event: 'part'
      resource: string
      day: string
      answer: 'asked' | 'yes' | 'no' | undefined
      supplier: string
      /** The authority's reference of a permit, and until when it keeps it; null where that is no instant. */
      permit: { reference: string; reservedUntil: Date | null | undefined }
    }
  | { event: 'child-fee'; linePosition: number; minor: number }
  | { event: 'purchase'; purchaseId: number; status: 'requested' | 'bought'; number: string }
  | {
      event: 'quote'
      /** The total of the order as the screen showed it; NaN where it showed none. */
      agreedTotalMinor: number
      /** Given with the price of the order. */
      discount?: NewDiscount | undefined
    }
  /** `tells`: whether an email tells the customer. */
  | { event: 'adjust'; adjustment: AdjustmentInput; sendsEmail: boolean }
  | { event: 'open'; position: number }
  | MessageForm
)
export type AdminEvent = AdminForm['event']

/** The permission that each form needs, besides the one to write notes. */
export const permissionFor = (event: AdminEvent): Permission => {
  switch (event) {
    case 'note':
    case 'said':
      return 'bookings:note'
    case 'pay':
    case 'refund':
      return 'money:write'
    case 'open':
      return 'sensitive:read'
    case 'email':
    case 'confirm-again':
      return 'emails:write'
    default:
      return 'bookings:move'
  }
}

/** Reads a form of the booking's screen; undefined where it is not one of our forms. */
export function readAdminForm(form: FormData): AdminForm | undefined {
  const read = (name: string) => cleaned(form.get(name))
  const base = { version: Number(form.get('version') ?? Number.NaN), text: read('text') }
  const pressed = read('event')
  // The dialog that cancels names its move by a choice.
  const event = pressed === 'end' ? (cancelMoves.find((one) => one === read('choice')) ?? pressed) : pressed
  const move = adminMoves.find((one) => one === event)
  if (move) return { ...base, event: move, agreedFeeMinor: Number(form.get('fee') ?? Number.NaN) }
  switch (event) {
    case 'note':
    case 'end':
      return { ...base, event }
    case 'pay': {
      const method = recordedPaymentMethods.find((one) => one === read('method'))
      const currency = handCurrencies.find((one) => one === read('currency'))
      const paymentId = readUuid(read('payment'))
      if (!method || !currency || !paymentId) return undefined
      const minor = readAmount(read('amount'), currency)
      const [day, fee] = [read('day'), read('fee')]
      return {
        ...base,
        event,
        paymentId,
        method,
        currency,
        minor,
        reference: read('reference'),
        ...(day !== '' && { receivedOn: isDay(day) ? day : null }),
        ...(fee !== '' && { feeMinor: readAmount(fee, currency) }),
        evenIfMore: read('more') === 'yes',
        evenIfLess: read('less') === 'yes',
      }
    }
    case 'refund': {
      const paymentId = readUuid(read('payment'))
      if (!paymentId) return undefined
      const minor = readAmount(read('amount'), 'USD')
      const day = read('day')
      const sent = day !== '' && { sentOn: isDay(day) ? day : null }
      return { ...base, event, paymentId, minor, reference: read('reference'), ...sent, seenEvents: wholeOf(read('seen')) }
    }
    case 'part': {
      const day = read('day')
      const answer = (['asked', 'yes', 'no'] as const).find((one) => one === read('answer'))
      const supplier = read('supplier').replace(/\s+/g, ' ')
      const until = read('keptUntil')
      const permit = {
        reference: read('permitReference'),
        reservedUntil: until === '' ? undefined : (readKigaliInstant(until) ?? null),
      }
      return isDay(day) ? { ...base, event, resource: read('resource'), day, answer, supplier, permit } : undefined
    }
    case 'child-fee':
      return { ...base, event, linePosition: wholeOf(read('position')), minor: readAmount(read('amount'), 'USD') }
    case 'purchase': {
      const status = (['requested', 'bought'] as const).find((one) => one === read('status'))
      return status && { ...base, event, purchaseId: wholeOf(read('purchase')), status, number: read('number') }
    }
    case 'quote':
      return {
        ...base,
        event,
        agreedTotalMinor: Number(form.get('total') ?? Number.NaN),
        discount: readDiscount(read('discount'), read('discountReason')),
      }
    case 'adjust': {
      const adjustment = readAdjustment(read)
      return adjustment && { ...base, event, adjustment, sendsEmail: read('tells') === 'yes' }
    }
    case 'open':
      return { ...base, event, position: wholeOf(read('position')) }
    default: {
      const message = readMessage(event, read)
      return message && { ...base, ...message }
    }
  }
}

/** Line ends as everybody writes them; no signs that a page or a database could not show. */
const cleaned = (value: FormDataEntryValue | null): string =>
  (typeof value === 'string' ? value : '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()

/** A number that the database counts by; NaN for whatever no form of ours says. */
const wholeOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN)
