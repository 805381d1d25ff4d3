import type { ReactNode } from 'react'
import { useWords } from '../languages/use-words.ts'
import { filterWords } from '../words/filters.ts'

type Props = { word?: string; active: number; open?: boolean; children: ReactNode }

/** The filters of a list: shown in a wide window; on a phone one button with the number of active ones unfolds them. */
export function FilterFold({ word, active, open = false, children }: Props) {
  const words = useWords(filterWords)
  const label = word ?? words.more
  return (
    <>
      <input type="checkbox" id="more-filters" className="visually-hidden unfold" defaultChecked={open} />
      <label htmlFor="more-filters" className="chip unfold num">
        {active > 0 ? words.active({ label, count: active }) : label}
      </label>
      <div className="foldable">{children}</div>
    </>
  )
}
