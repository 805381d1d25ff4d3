import { type ReactNode, useEffect, useState } from 'react'

/** Fields folded below a line that sums them up; it opens when `opens` begins to be true, and then as one likes. */
export function Fold({ opens, head, children }: { opens: boolean; head: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState(opens)
  useEffect(() => {
    if (opens) setOpen(true)
  }, [opens])
  return (
    <details className="row-fold" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{head}</summary>
      <div className="row-fields">{children}</div>
    </details>
  )
}
