import { addDays, type Day } from '#values/dates.ts'
import { isInPart, type SitePart } from './site-part.ts'

export const tones = ['plain', 'caution'] as const
export type Tone = (typeof tones)[number]

/** A sentence above the pages of the site, from its first day to its last in Kigali. Without parts it stands on every page. */
export type Notice = {
  id: string
  text: string
  tone: Tone
  link: { label: string; to: string } | null
  parts: readonly SitePart[]
  /** Null: from when it was published. */
  firstOn: Day | null
  lastOn: Day
}

/** A notice as a page shows it. */
export type ShownNotice = Omit<Notice, 'firstOn' | 'lastOn'>

const isShown = ({ firstOn, lastOn }: Notice, today: Day) => (firstOn === null || firstOn <= today) && today <= lastOn

/** The notices of a day, those that ask for caution first. */
export const noticesOn = (notices: readonly Notice[], today: Day): ShownNotice[] =>
  notices
    .filter((notice) => isShown(notice, today))
    .sort((a, b) => tones.indexOf(b.tone) - tones.indexOf(a.tone))
    .map(({ firstOn: _f, lastOn: _l, ...shown }) => shown)

/** The day on whose midnight in Kigali the next notice begins or is over; undefined where none will. */
export function nextNoticeDay(notices: readonly Notice[], today: Day): Day | undefined {
  const days = notices.flatMap(({ firstOn, lastOn }) => [firstOn ?? today, addDays(lastOn, 1)])
  return days.filter((day) => day > today).sort()[0]
}

/** Those of a day's notices that stand on a page. */
export const noticesAt = (shown: readonly ShownNotice[], pathname: string): readonly ShownNotice[] =>
  shown.filter(({ parts }) => parts.length === 0 || parts.some((part) => isInPart(part, pathname)))
