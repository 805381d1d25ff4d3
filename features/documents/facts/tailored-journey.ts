import { type ChangedStay, type JourneyItem, journeyItems } from '#features/proposals/journey-items.ts'
import type { ProposalContent, ProposedLetter } from '#features/proposals/proposal-content.ts'

/** A journey made to measure as documents print it: what is in the option that was accepted, with what is ticked in it. */
export type TailoredJourney = {
  summary: string
  start: string
  included: readonly string[]
  excluded: readonly string[]
  days: readonly {
    day: number
    title: string
    text: string
    from: ProposalContent['days'][number]['from']
    to: ProposalContent['days'][number]['to']
    driveMinutes: number
    driveKm: number
    night: string | null
  }[]
  /** What we book and pay on its days, by the id of its item, `to` the day of leaving: what goes on a voucher. */
  services: readonly { itemId: string; from: number; to: number; title: string; place: string; travellers: number }[]
}

/**
 * What of a proposal is printed for a choice. Titles and texts are as staff wrote them for the customer, but for stays that are ordered elsewhere
 * (`changed`); `open` is said in the place of a lodge where none has confirmed.
 */
export function tailoredJourney(
  { summary, days, items, included, excluded, travellers }: ProposalContent,
  { option, ticked }: { option: ProposedLetter; ticked: readonly string[] },
  { changed, open }: { changed: readonly ChangedStay[]; open: string },
): TailoredJourney {
  const chosen = journeyItems({ items }, { letter: option, ticked }, changed).map((item) =>
    item.isOpen ? { ...item, title: open } : item,
  )
  const nights = chosen.filter(({ kind, dayUse }) => kind === 'stay' && !dayUse)
  const [first] = days
  return {
    ...{ summary, included, excluded, start: (first?.from ?? first?.to)?.name ?? '' },
    days: days.map(({ day, title, text, from, to, driveMinutes, driveKm }) => ({
      ...{ day, title, from, to, driveMinutes, driveKm },
      text: [text, ...chosen.filter((item) => item.day === day && isShown(item)).map(shownText)].filter(Boolean).join(' '),
      night: listed(nights.filter((stay) => stay.day <= day && day < stay.day + stay.days).map(nameOf)),
    })),
    services: chosen
      .filter(isOnVoucher)
      .toSorted((one, other) => one.day - other.day)
      .map(({ id: itemId, kind, day, days: count, dayUse, title, place, who }) => ({
        itemId,
        ...{ from: day, to: kind === 'stay' && !dayUse ? day + count : day + count - 1, title, place: place?.name ?? '' },
        travellers: who?.length ?? travellers.length,
      })),
  }
}

/** What is told in the text of its day: nights have a line of their own, and cars and guides are there every day. */
const isShown = ({ kind, dayUse }: JourneyItem): boolean => (kind === 'stay' ? dayUse : kind !== 'transport' && kind !== 'guide')

/** Permits have a row of their own once they are bought, and car and guide come with the journey. What a customer arranges is not ours to pay. */
const isOnVoucher = ({ kind, isOwn }: JourneyItem): boolean =>
  !isOwn && kind !== 'fee' && kind !== 'transport' && kind !== 'guide'

const shownText = ({ title, text }: JourneyItem): string => [title, text].filter(Boolean).map(sentence).join(' ')
const sentence = (text: string): string => (/[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)
const nameOf = ({ title, place }: JourneyItem): string =>
  place && !title.includes(place.name) ? `${title}, ${place.name}` : title
const listed = (names: readonly string[]): string | null => (names.length > 0 ? [...new Set(names)].join('; ') : null)
