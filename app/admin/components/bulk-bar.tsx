import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../../languages/use-words.ts'
import { bulkWords } from '../../words/admin/content/editor-bulk.ts'

type Props = {
  label: string
  /** What is ticked, with the sum of its amounts in cents. */
  total?: (count: string, minor: number) => string
  /** The name of the field that the sum is written into. */
  fills?: string
  className?: string
  children: ReactNode
}

/** The boxes of the rows that a form is around. */
export const boxesOf = (form: HTMLFormElement | null | undefined) => [
  ...(form?.querySelectorAll<HTMLInputElement>('[type=checkbox]:is([name=pick], [name=id])') ?? []),
]

/**
 * What can be done with the ticked rows of a list, whose boxes are named `pick` or `id`. The form around both has the class
 * `ticking`: the bar comes with the first tick and stays in sight; a browser that cannot tell shows it always. How many are ticked,
 * and the button that ticks all, come with scripts. Where boxes have an amount (`data-minor`), what they come to is said too, and is
 * written into the field `fills` unless somebody has typed there.
 */
export function BulkBar({ label, total, fills, className, children }: Props) {
  const words = useWords(bulkWords)
  const bar = useRef<HTMLFieldSetElement>(null)
  const [{ ticked, all, minor }, setTicked] = useState({ ticked: 0, all: 0, minor: 0 })
  const filled = useRef('')
  const count = () => {
    const boxes = boxesOf(bar.current?.form)
    const chosen = boxes.filter((box) => box.checked)
    const sum = chosen.reduce((all, box) => all + Number(box.dataset.minor ?? 0), 0)
    if (chosen.length !== ticked || boxes.length !== all || sum !== minor)
      setTicked({ ticked: chosen.length, all: boxes.length, minor: sum })
    const field = fills === undefined ? undefined : bar.current?.form?.elements.namedItem(fills)
    if (!(field instanceof HTMLInputElement) || field.value !== filled.current) return
    filled.current = sum > 0 ? (sum / 100).toFixed(2) : ''
    field.value = filled.current
  }
  // Rows come and go with every answer of the server, their ticks with them.
  useEffect(() => {
    count()
    const form = bar.current?.form
    form?.addEventListener('change', count)
    return () => form?.removeEventListener('change', count)
  })
  const tickAll = (checked: boolean) => {
    const form = bar.current?.form
    for (const box of boxesOf(form)) box.checked = checked
    form?.dispatchEvent(new Event('change'))
  }
  const chosen = words.count({ count: ticked })
  return (
    <fieldset className={className ? `bulk ${className}` : 'bulk'} ref={bar}>
      <legend className="visually-hidden">{label}</legend>
      <p className="num" role="status">
        {ticked === 0 ? label : total ? total(chosen, minor) : chosen}
      </p>
      {ticked > 0 && (
        <button className="as-link" type="button" onClick={() => tickAll(ticked < all)}>
          {ticked < all ? words.all({ count: all }) : words.none}
        </button>
      )}
      {children}
    </fieldset>
  )
}
