import type { ReactNode } from 'react'

type PriceRow = { quantity: number; label: ReactNode; reason: ReactNode; amount: ReactNode }

/** A price's lines as rows of a table, each with its reason; amounts come in words. */
export function PriceRows({ lines }: { lines: readonly PriceRow[] }) {
  return (
    <tbody>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two children of one age have the same line
        <tr key={index}>
          <th scope="row">
            {line.quantity > 1 && `${line.quantity} × `}
            {line.label}
            <small>{line.reason}</small>
          </th>
          <td>{line.amount}</td>
        </tr>
      ))}
    </tbody>
  )
}
