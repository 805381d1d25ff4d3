import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../languages/use-words.ts'
import { bulkWords } from '../../words/admin/content/editor-bulk.ts'
import { boxesOf } from './bulk-bar.tsx'
import { useInBrowser } from './in-browser.ts'

/**
 * The head of the column of boxes: one box that ticks all of the page, from the beginning. `name` names the column where scripts
 * do not run.
 */
export function TickAll({ name }: { name: string }) {
  const words = useWords(bulkWords)
  const box = useRef<HTMLInputElement>(null)
  const [count, setCount] = useState(0)
  const inBrowser = useInBrowser()
  useEffect(() => {
    const all = box.current
    const form = all?.form
    if (!all || !form) return
    const follow = () => {
      const boxes = boxesOf(form)
      const ticked = boxes.filter(({ checked }) => checked).length
      setCount(boxes.length)
      all.checked = ticked > 0 && ticked === boxes.length
      all.indeterminate = ticked > 0 && ticked < boxes.length
    }
    // Before the form counts: the bar is told of the change by the same event.
    const tickAll = () => {
      for (const one of boxesOf(form)) one.checked = all.checked
    }
    follow()
    all.addEventListener('change', tickAll)
    form.addEventListener('change', follow)
    return () => {
      all.removeEventListener('change', tickAll)
      form.removeEventListener('change', follow)
    }
  })
  if (!inBrowser) return <span className="visually-hidden">{name}</span>
  const label = words.page({ count })
  return (
    <label className="tick-all" title={label}>
      <input type="checkbox" ref={box} />
      <span>{label}</span>
    </label>
  )
}
