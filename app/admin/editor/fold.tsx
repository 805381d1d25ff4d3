import { type ReactNode, useState } from 'react'

/** Fields folded below a line that sums them up; `opens` says whether it stands open at first. */
export function Fold({ opens, head, children }: { opens: boolean; head: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState(opens)
  return (
    <details className="row-fold" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{head}</summary>
      <div className="row-fields">{children}</div>
    </details>
  )
}
