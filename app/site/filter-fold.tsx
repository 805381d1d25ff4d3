import type { ReactNode } from 'react'
import { packageWords } from '../words/packages.ts'

type Props = { word?: string; active: number; open?: boolean; children: ReactNode }

/** The filters of a list: shown in a wide window; on a phone one button with the number of active ones unfolds them. */
export function FilterFold({ word = packageWords.more, active, open = false, children }: Props) {
  return (
    <>
      <input type="checkbox" id="more-filters" className="visually-hidden unfold" defaultChecked={open} />
      <label htmlFor="more-filters" className="chip unfold num">
        {active > 0 ? packageWords.active(word, active) : word}
      </label>
      <div className="foldable">{children}</div>
    </>
  )
}
