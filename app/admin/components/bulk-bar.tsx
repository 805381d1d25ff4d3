import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../../languages/use-words.ts'
import { bulkWords } from '../../words/admin/content/editor-bulk.ts'

const boxesOf = (bar: HTMLFieldSetElement | null) => [
  ...(bar?.form?.querySelectorAll<HTMLInputElement>('[type=checkbox]:is([name=pick], [name=id])') ?? []),
]

/**
 * What can be done with the ticked rows of a list, whose boxes are named `pick` or `id`. The form around both has the class
 * `ticking`: the bar comes with the first tick and stays in sight; a browser that cannot tell shows it always. How many are ticked,
 * and the button that ticks all, come with scripts.
 */
export function BulkBar({ label, children }: { label: string; children: ReactNode }) {
  const words = useWords(bulkWords)
  const bar = useRef<HTMLFieldSetElement>(null)
  const [ticked, setTicked] = useState(0)
  const [all, setAll] = useState(0)
  // Rows come and go with every answer of the server, their ticks with them.
  useEffect(() => {
    const count = () => {
      const boxes = boxesOf(bar.current)
      setAll(boxes.length)
      setTicked(boxes.filter((box) => box.checked).length)
    }
    count()
    const form = bar.current?.form
    form?.addEventListener('change', count)
    return () => form?.removeEventListener('change', count)
  })
  const tickAll = (checked: boolean) => {
    const boxes = boxesOf(bar.current)
    for (const box of boxes) box.checked = checked
    setTicked(checked ? boxes.length : 0)
  }
  return (
    <fieldset className="bulk" ref={bar}>
      <legend className="visually-hidden">{label}</legend>
      <p className="num" role="status">
        {ticked > 0 ? words.count({ count: ticked }) : label}
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
