import { useEffect, useRef, useState } from 'react'
import { type Currency, currencyDigits } from '#values/money.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { payableWords } from '../../../words/admin/payables/payables.ts'
import type { ToPay } from './load-to-pay.server.ts'

type Props = Pick<ToPay, 'credits'> & {
  /** The form whose amount is what is to be paid, until somebody types another. */
  fills?: string
}

/**
 * What is ticked comes to, as it is ticked, less what the supplier owes us: what an empty amount pays. Without JavaScript the form says nothing
 * of it.
 */
export function Ticked({ credits, fills }: Props) {
  const read = useReader()
  const words = read(payableWords)
  const [boxes, setBoxes] = useState<readonly { openMinor: number; of: string }[]>()
  useEffect(() => {
    const count = () =>
      setBoxes(
        [...document.querySelectorAll<HTMLInputElement>('#to-pay input:checked')].map(({ dataset }) => ({
          openMinor: Number(dataset.open),
          of: dataset.of ?? '',
        })),
      )
    count()
    const table = document.getElementById('to-pay')
    table?.addEventListener('change', count)
    return () => table?.removeEventListener('change', count)
  }, [])
  const of = [...new Set(boxes?.map((one) => one.of))]
  const fault = faultOf(of)
  const currency = (of[0]?.split(' ')[1] ?? 'USD') as Currency
  const minor = boxes?.reduce((sum, { openMinor }) => sum + openMinor, 0) ?? 0
  const creditMinor = credits.find(({ account }) => account === of[0])?.minor ?? 0
  const restMinor = Math.max(0, minor - creditMinor)
  useFilledAmount(
    fills,
    fault || restMinor === 0 ? '' : (restMinor / 10 ** currencyDigits[currency]).toFixed(currencyDigits[currency]),
  )
  if (!boxes) return null
  if (fault) return <b className="num">{words.refusals[fault]}</b>
  const money = (amount: number) => read.format.money({ minor: amount, currency })
  const less = { credit: money(Math.min(minor, creditMinor)), rest: money(restMinor) }
  return (
    <b className="num">
      {words.pay.ticked({ count: boxes.length, sum: money(minor) })} {minor > 0 && creditMinor > 0 && words.pay.tickedLess(less)}
    </b>
  )
}

/** Keeps the amount of a form at what is to be paid until somebody types another, and empty with the method that sends nothing. */
function useFilledAmount(formId: string | undefined, text: string) {
  const filled = useRef('')
  useEffect(() => {
    const form = formId === undefined ? null : document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return undefined
    const fill = () => {
      const [amount, method] = [form.elements.namedItem('amount'), form.elements.namedItem('method')]
      if (!(amount instanceof HTMLInputElement) || amount.value !== filled.current) return
      filled.current = method instanceof HTMLSelectElement && method.value === 'credit' ? '' : text
      amount.value = filled.current
    }
    fill()
    form.addEventListener('change', fill)
    return () => form.removeEventListener('change', fill)
  }, [formId, text])
}

/** Why one payment cannot be for all of these accounts. */
function faultOf(accounts: readonly string[]) {
  const parts = accounts.map((one) => one.split(' '))
  const differ = (at: number) => new Set(parts.map((one) => one[at])).size > 1
  if (differ(0)) return 'several-suppliers'
  if (differ(1)) return 'currencies-mixed'
  return differ(2) ? 'demo' : undefined
}
