import { type ReactNode, useEffect, useState } from 'react'

/** Fields that are folded below a summary. The fold opens when `opens` becomes true; afterwards the user opens and closes it. */
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
