import { addDays, type Day } from '#values/dates.ts'
import { isInPart, type SitePart } from './site-part.ts'

export const tones = ['plain', 'caution'] as const
export type Tone = (typeof tones)[number]

/** A sentence above the pages of the site, from its first day to its last in Kigali. Without parts it is on every page. */
export type Banner = {
  id: string
  text: string
  tone: Tone
  link: { label: string; to: string } | null
  parts: readonly SitePart[]
  /** Null: from when it was published. */
  firstOn: Day | null
  lastOn: Day
}

/** A banner as a page shows it. */
export type ShownBanner = Omit<Banner, 'firstOn' | 'lastOn'>

const isShown = ({ firstOn, lastOn }: Banner, today: Day) => (firstOn === null || firstOn <= today) && today <= lastOn

/** The banners of a day, warnings first. */
export const bannersOn = (banners: readonly Banner[], today: Day): ShownBanner[] =>
  banners
    .filter((notice) => isShown(notice, today))
    .sort((a, b) => tones.indexOf(b.tone) - tones.indexOf(a.tone))
    .map(({ firstOn: _f, lastOn: _l, ...shown }) => shown)

/** The day on whose midnight in Kigali the next banner begins or is over; undefined where none will. */
export function nextBannerDay(banners: readonly Banner[], today: Day): Day | undefined {
  const days = banners.flatMap(({ firstOn, lastOn }) => [firstOn ?? today, addDays(lastOn, 1)])
  return days.filter((day) => day > today).sort()[0]
}

/** Those of a day's banners that a page shows. */
export const bannersAt = (shown: readonly ShownBanner[], pathname: string): readonly ShownBanner[] =>
  shown.filter(({ parts }) => parts.length === 0 || parts.some((part) => isInPart(part, pathname)))
