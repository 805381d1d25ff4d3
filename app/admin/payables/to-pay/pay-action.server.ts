import { type Outflow, type OutMethod, outMethods } from '#features/payables/payment-out.ts'
import { findPaymentByKey } from '#features/payables/payments/reads-payments.server.ts'
import { type PaymentRefusal, recordPayment } from '#features/payables/payments/record-payment.server.ts'
import { listCredits, listOpenPayables, type PayableRow } from '#features/payables/reads.server.ts'
import { listNewestFxRates } from '#features/suppliers/fx/reads.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { readAmount } from '#values/amount.ts'
import { isDay } from '#values/dates.ts'
import { type Currency, currencyDigits } from '#values/money.ts'
import { typed } from '../../../shared/read-form.server.ts'
import { payableWords } from '../../../words/admin/payables/payables.ts'

/**
 * What the form came back with: everything that was typed and ticked, and what is wrong, at its field or in a sentence. `overpaid`: by how much
 * the amount is more than is open, which is recorded as the supplier's credit once somebody has agreed to it with a reason.
 */
export type PayReply = {
  values: Record<string, string>
  ticked: string[]
  errors: Record<string, string>
  overpaid?: { minor: number; label: string }
}

const isCurrency = (text: string): text is Currency => Object.hasOwn(currencyDigits, text)
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Done = { paymentId: number; supplierId: number }

/** Records a payment of what is ticked. */
export async function payByForm(
  ctx: Context,
  read: ReadWords,
  form: FormData,
  actor: { id: string; name: string },
): Promise<{ done: Done } | { reply: PayReply; status: number }> {
  const words = read(payableWords).refusals
  const values = typed(form)
  const ticked = [...new Set(form.getAll('payable').map(String))].slice(0, 1_000)
  const refuse = (errors: Record<string, string>, status = 422) => ({ reply: { values, ticked, errors }, status })
  const key = values.key ?? ''
  if (!uuid.test(key)) return refuse({ payable: words['changed-meanwhile'] })
  // The same form sent twice finds nothing open any more.
  const same = await findPaymentByKey(ctx.db, key)
  if (same) return { done: { paymentId: same.id, supplierId: same.supplierId } }
  const seen = ticked.flatMap((text) => {
    const [, id, openMinor] = /^(\d{1,15}) (\d{1,15})$/.exec(text) ?? []
    return id && openMinor ? [{ id: Number(id), openMinor: Number(openMinor) }] : []
  })
  if (seen.length === 0) return refuse({ payable: words['nothing-ticked'] })
  const open = await listOpenPayables(ctx.db)
  const chosen = open.filter(({ id }) => seen.some((one) => one.id === id))
  const [first] = chosen
  if (!first) return refuse({ payable: words['changed-meanwhile'] }, 409)
  if (chosen.some(({ supplierId }) => supplierId !== first.supplierId)) return refuse({ payable: words['several-suppliers'] })
  if (chosen.some(({ currency }) => currency !== first.currency)) return refuse({ payable: words['currencies-mixed'] })
  const amounts = await amountsOf(ctx, read, { values, chosen, open, first })
  if ('errors' in amounts) return refuse(amounts.errors)
  const agreed = /^[1-9]\d{0,14}$/.exec(values.overpaid ?? '')?.[0]
  const outcome = await recordPayment(ctx, {
    idempotencyKey: key,
    supplierId: first.supplierId,
    paidOn: values.paidOn ?? '',
    reference: (values.reference ?? '').trim(),
    currency: first.currency,
    payables: seen,
    actor,
    ...amounts,
    ...(agreed && { overpaid: { minor: Number(agreed), reason: (values.overpaidReason ?? '').slice(0, 400) } }),
  })
  if (outcome.done) return { done: { paymentId: outcome.value.id, supplierId: first.supplierId } }
  const { refusal } = outcome
  const overpaid = (minor: number) => {
    const amount = read.format.moneyInFull({ minor, currency: first.currency })
    return { minor, label: read(payableWords).pay.overpaid({ amount, supplier: first.supplier }) }
  }
  if (refusal.reason === 'more-than-open') {
    const reply = refuse({ amount: moreText(read, refusal, first.currency) })
    return { ...reply, reply: { ...reply.reply, overpaid: overpaid(refusal.moreMinor) } }
  }
  if (refusal.reason === 'overpaid-reason-missing') {
    const reply = refuse({ overpaidReason: words['overpaid-reason-missing'] })
    return { ...reply, reply: { ...reply.reply, overpaid: overpaid(Number(agreed)) } }
  }
  const { reason } = refusal
  return refuse({ [fieldOf[reason]]: words[reason] }, reason === 'changed-meanwhile' ? 409 : 422)
}

/** By how much an amount is more than is open, and what of it the supplier owes us already. */
function moreText(read: ReadWords, { openMinor, creditMinor, moreMinor }: MoreThanOpen, currency: Currency): string {
  const words = read(payableWords).refusals
  const money = (minor: number) => read.format.moneyInFull({ minor, currency })
  const facts = { open: money(openMinor), more: money(moreMinor), credit: money(creditMinor) }
  return creditMinor > 0 ? words['more-than-open-less-credit'](facts) : words['more-than-open'](facts)
}

type MoreThanOpen = Extract<PaymentRefusal, { reason: 'more-than-open' }>

/** The field beside which each refusal is said. */
const fieldOf: Record<Exclude<PaymentRefusal['reason'], 'more-than-open' | 'overpaid-reason-missing'>, string> = {
  'supplier-unknown': 'payable',
  'amount-wrong': 'amount',
  'outflow-wrong': 'left',
  'rate-missing': 'rate',
  'day-to-come': 'paidOn',
  'payable-unknown': 'payable',
  'currencies-mixed': 'payable',
  demo: 'payable',
  'changed-meanwhile': 'payable',
  'no-credit': 'method',
}

type Typed = {
  values: Record<string, string>
  chosen: readonly PayableRow[]
  open: readonly PayableRow[]
  first: Pick<PayableRow, 'supplierId' | 'currency' | 'isDemo'>
}

/**
 * The method, the amount and what left our account as typed; the whole of what is ticked where no amount is, and the newest rate with its source
 * where neither is typed.
 */
async function amountsOf({ db }: Context, read: ReadWords, { values, chosen, open, first }: Typed) {
  const words = read(payableWords).refusals
  const errors: Record<string, string> = {}
  const { currency, supplierId, isDemo } = first
  const text = (name: string) => (values[name] ?? '').trim()
  if (!isDay(text('paidOn'))) errors.paidOn = words['day-wrong']
  const method = outMethods.find((one) => one === text('method'))
  if (!method) errors.method = words['method-missing']
  if (text('reference').length > 120) errors.reference = words['reference-long']
  if (method === 'credit') {
    if (text('amount') !== '') errors.amount = words['amount-wrong']
    return Object.keys(errors).length > 0 ? { errors } : { method: method as OutMethod, amountMinor: 0, outflow: null }
  }
  let amountMinor = readAmount(text('amount'), currency)
  if (text('amount') === '') {
    const isOurs = (one: { supplierId: number; currency: Currency; isDemo: boolean }) =>
      one.supplierId === supplierId && one.currency === currency && one.isDemo === isDemo
    const unused = (await listCredits(db, { supplierId })).filter(isOurs).reduce((sum, { creditMinor }) => sum + creditMinor, 0)
    const due = open.filter((one) => isOurs(one) && one.openMinor < 0).reduce((sum, one) => sum - one.openMinor, 0)
    amountMinor = chosen.reduce((sum, { openMinor }) => sum + openMinor, 0) - unused - due
    if (amountMinor <= 0) errors.method = words['credit-covers']
  } else if (Number.isNaN(amountMinor)) errors.amount = words['amount-unreadable']
  const typedCurrency = text('leftCurrency')
  const leftCurrency = isCurrency(typedCurrency) ? typedCurrency : currency
  const isSame = leftCurrency === currency
  const leftMinor = text('left') === '' && isSame ? amountMinor : readAmount(text('left'), leftCurrency)
  if (text('left') === '' && !isSame) errors.left = words['left-missing']
  else if (Number.isNaN(leftMinor) && text('left') !== '') errors.left = words['amount-unreadable']
  const isUntyped = text('rate') === '' && text('source') === ''
  const newest = isUntyped && leftCurrency !== 'USD' ? (await listNewestFxRates(db)).get(leftCurrency) : undefined
  const rate = newest ?? { unitsPerUsd: rateOf(text('rate')), source: text('source').slice(0, 200) }
  if (leftCurrency !== 'USD' && !newest) {
    if (text('rate') === '' || text('source') === '') errors.rate = words['rate-missing']
    else if (rate.unitsPerUsd === undefined) errors.rate = words['rate-unreadable']
  }
  if (Object.keys(errors).length > 0 || !method) return { errors }
  const outflow: Outflow = {
    minor: leftMinor,
    currency: leftCurrency,
    rate:
      leftCurrency === 'USD' || rate.unitsPerUsd === undefined ? null : { unitsPerUsd: rate.unitsPerUsd, source: rate.source },
  }
  return { method, amountMinor, outflow }
}

const rateOf = (text: string): number | undefined => {
  const plain = text.replace(/[\s,]/g, '')
  return /^\d{1,9}(\.\d{1,6})?$/.test(plain) && Number(plain) > 0 ? Number(plain) : undefined
}
