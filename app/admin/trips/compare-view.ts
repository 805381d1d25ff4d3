import { compareVersions, type FactAspect } from '#features/trips/compare-versions.ts'
import { priceVersion } from '#features/trips/price-version.ts'
import type { OptionLetter } from '#features/trips/trip-option.ts'
import type { TripItem, TripVersion } from '#features/trips/trip-version.ts'
import { dayText } from '#values/day-words.ts'
import { moneyText, usd } from '#values/money.ts'
import { tripBuilderWords } from '../../words/admin/trips/builder.ts'
import { tripCompareWords as words } from '../../words/admin/trips/compare.ts'
import { marginText } from '../costs/cost-view.ts'

/** Something that differs, and what it is in each of the two versions. */
export type CompareRow = { key: string; name: string; small?: string; before: string; after: string }

/** How two versions differ, in words; margins only for who may read costs. */
export function compareView(before: TripVersion, after: TripVersion, readsCosts: boolean) {
  const found = compareVersions(before, after)
  const itemRow = (key: string, was: TripItem | undefined, is: TripItem | undefined, small = ''): CompareRow => ({
    key,
    name: is?.title ?? was?.title ?? '',
    ...(small && { small }),
    before: was ? itemText(was) : words.none,
    after: is ? itemText(is) : words.none,
  })
  return {
    prices: priceRows(before, after, readsCosts),
    facts: found.facts.map((aspect) => ({
      key: aspect,
      name: words.factNames[aspect],
      before: factText(before, aspect),
      after: factText(after, aspect),
    })),
    days: found.days.map(({ before: was, after: is }): CompareRow => {
      const day = is?.day ?? was?.day ?? 0
      const text = (one: typeof was) => (one ? one.title || tripBuilderWords.day.untitled : words.none)
      return { key: `day-${day}`, name: words.day(day, ''), before: text(was), after: text(is) }
    }),
    items: [
      ...found.came.map((item) => itemRow(item.id, undefined, item)),
      ...found.went.map((item) => itemRow(item.id, item, undefined)),
      ...found.changed
        .filter(({ aspects }) => readsCosts || aspects.some((aspect) => aspect !== 'cost' && aspect !== 'rule'))
        .map(({ before: was, after: is, aspects }) =>
          itemRow(
            is.id,
            was,
            is,
            aspects
              .filter((aspect) => readsCosts || (aspect !== 'cost' && aspect !== 'rule'))
              .map((aspect) => words.aspects[aspect])
              .join(', '),
          ),
        ),
    ],
  }
}

const itemText = ({ day, days, kind, options }: TripItem) =>
  [
    words.day(day, ''),
    days > 1 && (kind === 'stay' ? `${days} nights` : `${days} days`),
    options && tripBuilderWords.inOptions(options),
  ]
    .filter(Boolean)
    .join(', ')

function factText(version: TripVersion, aspect: FactAspect): string {
  if (aspect === 'startsOn') return dayText(version.startsOn)
  if (aspect === 'party') return words.travellers(version.party.length, version.rooms.length)
  if (aspect === 'options') return version.options.map(({ letter, title }) => tripBuilderWords.option(letter, title)).join(', ')
  return words.differs
}

/** What each option comes to, of those that either version has. */
function priceRows(before: TripVersion, after: TripVersion, readsCosts: boolean): CompareRow[] {
  const [was, is] = [priceVersion(before), priceVersion(after)]
  const textOf = (priced: typeof was, letter: OptionLetter) => {
    const at = priced.done ? priced.value.options.findIndex((option) => option.letter === letter) : -1
    if (!priced.done || at < 0) return words.none
    const total = moneyText(usd(priced.value.options[at]?.totalMinor ?? 0))
    const margin = priced.value.margins[at]?.option.marginBp ?? null
    return readsCosts ? `${total}, ${words.margin(marginText(margin))}` : total
  }
  const all = [...new Set([...before.options, ...after.options].map(({ letter }) => letter))].toSorted()
  return all.map((letter) => {
    const title = [...after.options, ...before.options].find((option) => option.letter === letter)?.title ?? ''
    return { key: letter, name: tripBuilderWords.option(letter, title), before: textOf(was, letter), after: textOf(is, letter) }
  })
}
