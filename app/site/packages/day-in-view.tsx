import { useEffect } from 'react'
import { useSectionInView } from '../../ui/sections/section-tabs.tsx'

/** A day is read before its first line has reached the top: from this share of the window on. */
const readFrom = 0.35

/**
 * Marks on the map what belongs to the day that is being read, as the page scrolls (`data-days`, artwork/route-map.ts). The map
 * and the days are a static part, so their markup is changed in the page.
 */
export function DayInView({ days }: { days: readonly { day: number }[] }) {
  const read =
    useSectionInView(
      days.map(({ day }) => ({ id: `day-${day}` })),
      readFrom,
    ) ?? `day-${days[0]?.day}`
  useEffect(() => {
    for (const part of document.querySelectorAll<SVGElement>('.map [data-days]'))
      part.toggleAttribute('data-read', ` ${part.dataset.days} `.includes(` ${read?.slice(4)} `))
  }, [read])
  return null
}
