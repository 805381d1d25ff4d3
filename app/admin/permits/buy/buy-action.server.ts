import { namePermits } from '#features/bookings/purchases/name-permits.server.ts'
import { payNeeds } from '#features/bookings/purchases/pay-needs.server.ts'
import type { SeenLot } from '#features/permits/lots/change-lot.server.ts'
import { payLots } from '#features/permits/payments/pay-lots.server.ts'
import { settleRefunds } from '#features/permits/refunds/settle-refunds.server.ts'
import { loadPermitsToBuy } from '#features/travellers/permits/load-permits-to-buy.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { readAmount } from '#values/amount.ts'
import { usd } from '#values/money.ts'
import { permitBuyWords } from '../../../words/admin/permits/permit-buy.ts'

const buyForms = ['pay', 'names', 'balances', 'refunds'] as const
export type BuyForm = (typeof buyForms)[number]

/** What a form of the list came back with: everything that was typed and ticked, and what is wrong, at its field. */
export type BuyReply = {
  form: BuyForm
  ids: string[]
  receipt: string
  amount: string
  /** Whether what the authority owes us is used. */
  usesCredit: boolean
  field: 'receipt' | 'amount' | 'rows'
  sentence: string
}

type Done = { did: 'paid' | 'lots' | 'named' | 'refunded' | 'agreed'; count: number }

/** Does what a form of the list asks for. */
export async function buyByForm(
  ctx: Context,
  read: ReadWords,
  form: FormData,
  actor: { id: string; name: string },
): Promise<{ done: Done } | { reply: BuyReply; status: number }> {
  const which = buyForms.find((one) => one === form.get('form')) ?? 'pay'
  const ids = [...new Set(form.getAll('id').map(String))].slice(0, 1_000)
  const receipt = String(form.get(`${which}-receipt`) ?? '')
    .trim()
    .slice(0, 120)
  const amount = String(form.get(`${which}-amount`) ?? '').slice(0, 40)
  const usesCredit = form.get('credit') === 'yes'
  const words = read(permitBuyWords).refusals
  const refuse = (field: BuyReply['field'], sentence: string, status = 422) => ({
    reply: { form: which, ids, receipt, amount, usesCredit, field, sentence },
    status,
  })
  if (ids.length === 0) return refuse('rows', words['nothing-chosen'])
  if (which !== 'names' && receipt === '') return refuse('receipt', words['receipt-missing'])
  const amountMinor = which === 'names' ? 0 : readAmount(amount, 'USD')
  if (Number.isNaN(amountMinor)) return refuse('amount', words['amount-unreadable'])
  const open = (minor: number) => read.format.moneyInFull(usd(minor))

  if (which === 'balances') {
    const lots = ids.flatMap(seenLot)
    const event = form.get('event') === 'deposit' ? 'deposit' : 'pay'
    const paid = await payLots(ctx, lots, { event, amountMinor, receipt, usesCredit }, actor)
    if (paid.done) return { done: { did: 'lots', count: lots.length } }
    const { refusal } = paid
    if (refusal.reason === 'amount-wrong')
      return refuse('amount', words[event === 'deposit' ? 'deposit-wrong' : 'amount-wrong']({ open: open(refusal.openMinor) }))
    const { reason } = refusal
    const sentence = reason === 'not-in-this-state' || reason === 'no-credit' ? words[reason] : words['changed-meanwhile']
    return refuse('rows', sentence, 409)
  }

  if (which === 'refunds') {
    const lotIds = ids.map(Number).filter(Number.isSafeInteger)
    const event = form.get('event') === 'agree' ? 'agree' : 'receive'
    const settled = await settleRefunds(ctx, { lotIds, event, amountMinor, receipt }, actor)
    if (settled.done) return { done: { did: event === 'agree' ? 'agreed' : 'refunded', count: settled.value } }
    const { refusal } = settled
    if (refusal.reason === 'amount-too-much') return refuse('amount', words['amount-too-much']({ most: open(refusal.mostMinor) }))
    return refuse('rows', words[refusal.reason], 409)
  }

  const needIds = ids.map(Number).filter(Number.isSafeInteger)
  const books = await loadPermitsToBuy(ctx)
  const ticked = books.needs.filter(({ id }) => needIds.includes(id))
  const faulty = ticked.filter(({ isWhole }) => !isWhole)
  if (faulty.length > 0)
    return refuse(
      'rows',
      words['not-whole']({ who: read.format.list(faulty.map(({ reference, position }) => `${reference}/${position}`)) }),
    )
  if (which === 'names') {
    const named = await namePermits(ctx, needIds, actor)
    if (named.done) return { done: { did: 'named', count: named.value } }
    return refuse('rows', words[named.refusal.reason], 409)
  }
  const paid = await payNeeds(ctx, { needIds, amountMinor, receipt, usesCredit }, actor)
  if (paid.done) return { done: { did: 'paid', count: paid.value } }
  const { refusal } = paid
  if (refusal.reason === 'amount-wrong') return refuse('amount', words['amount-wrong']({ open: open(refusal.openMinor) }))
  if (refusal.reason === 'paid-already')
    return refuse('rows', words['paid-already']({ who: read.format.list(refusal.references) }), 409)
  return refuse('rows', words[refusal.reason], 409)
}

/** A ticked lot as it was shown: its id and its version. */
function seenLot(named: string): SeenLot[] {
  const [, id, version] = /^(\d{1,9}) (\d{1,9})$/.exec(named) ?? []
  return id && version ? [{ id: Number(id), version: Number(version) }] : []
}
