import type { OptionLetter } from '../trip-option.ts'
import type { TripVersion } from '../trip-version.ts'

/** Where a text of a version stands: a number is a day. */
export type TextPlace = 'summary' | 'included' | { option: OptionLetter } | number

/** What a customer reads of a version but for what is not included, with where it stands. `days`: of the text of an item, how many that has. */
export const versionTexts = ({
  days,
  items,
  options,
  summary,
  included,
}: Pick<TripVersion, 'days' | 'items' | 'options' | 'summary' | 'included'>): {
  where: TextPlace
  text: string
  days?: number
}[] => [
  { where: 'summary', text: summary },
  ...options.map(({ letter, title, text }) => ({ where: { option: letter }, text: `${title}. ${text}` })),
  ...days.map(({ day, title, text }) => ({ where: day, text: `${title}. ${text}` })),
  ...items.map(({ day, text, days: own }) => ({ where: day, text, days: own })),
  { where: 'included', text: included.join('. ') },
]
