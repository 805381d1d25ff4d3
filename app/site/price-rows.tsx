import type { ReactNode } from 'react'

type PriceRow = {
  quantity: number
  /** What one of several costs. */
  each?: ReactNode
  label: ReactNode
  reason: ReactNode
  amount: ReactNode
  /** What of it has stayed English. */
  lang?: { label?: 'en'; reason?: 'en' }
}

/** A price's lines as rows of a table, each with its reason; amounts come in words. */
export function PriceRows({ lines }: { lines: readonly PriceRow[] }) {
  return (
    <tbody>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two children of one age have the same line
        <tr key={index}>
          <th scope="row">
            {line.quantity > 1 && `${line.quantity} × `}
            {line.lang?.label ? <span lang="en">{line.label}</span> : line.label}
            {line.each && <small className="num">{line.each}</small>}
            <small lang={line.lang?.reason}>{line.reason}</small>
          </th>
          <td>{line.amount}</td>
        </tr>
      ))}
    </tbody>
  )
}
