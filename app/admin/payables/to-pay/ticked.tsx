import { useEffect, useState } from 'react'
import type { Currency } from '#values/money.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { payableWords } from '../../../words/admin/payables/payables.ts'

/** What is ticked comes to, as it is ticked. Without JavaScript the form says nothing of it. */
export function Ticked() {
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
  if (!boxes) return null
  const of = new Set(boxes.map((one) => one.of))
  const currency = (boxes[0]?.of.split(' ')[1] ?? 'USD') as Currency
  const minor = boxes.reduce((sum, { openMinor }) => sum + openMinor, 0)
  return (
    <b className="num">
      {of.size > 1
        ? words.refusals[new Set([...of].map((one) => one.split(' ')[0])).size > 1 ? 'several-suppliers' : 'currencies-mixed']
        : words.pay.ticked({ count: boxes.length, sum: read.format.money({ minor, currency }) })}
    </b>
  )
}
