import { compareVersions, type FactAspect } from '#features/trips/compare-versions.ts'
import { priceVersion } from '#features/trips/price-version.ts'
import type { OptionLetter } from '#features/trips/trip-option.ts'
import type { TripItem, TripVersion } from '#features/trips/trip-version.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { tripBuilderWords } from '../../words/admin/trips/trip-builder.ts'
import { tripCompareWords } from '../../words/admin/trips/trip-compare.ts'
import { marginText } from '../costs/cost-view.ts'
import { inOptions, optionName } from './builder/option-name.ts'

/** What a version says of something that it does not have. */
const none = '–'

/** Something that differs, and what it is in each of the two versions. */
export type CompareRow = { key: string; name: string; small?: string; before: string; after: string }

/** How two versions differ, in words; margins only for who may read costs. */
export function compareView(read: ReadWords, before: TripVersion, after: TripVersion, readsCosts: boolean) {
  const words = read(tripCompareWords)
  const found = compareVersions(before, after)
  const itemRow = (key: string, was: TripItem | undefined, is: TripItem | undefined, small = ''): CompareRow => ({
    key,
    name: is?.title ?? was?.title ?? '',
    ...(small && { small }),
    before: was ? itemText(read, was) : none,
    after: is ? itemText(read, is) : none,
  })
  return {
    prices: priceRows(read, before, after, readsCosts),
    facts: found.facts.map((aspect) => ({
      key: aspect,
      name: words.factNames[aspect],
      before: factText(read, before, aspect),
      after: factText(read, after, aspect),
    })),
    days: found.days.map(({ before: was, after: is, aspects }): CompareRow => {
      const day = is?.day ?? was?.day ?? 0
      const text = (one: typeof was) => (one ? one.title || read(tripBuilderWords).day.untitled : none)
      const small = aspects.map((aspect) => words.dayAspects[aspect]).join(', ')
      return { key: `day-${day}`, name: words.day({ day }), ...(small && { small }), before: text(was), after: text(is) }
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

function itemText(read: ReadWords, { day, days, kind, options }: TripItem): string {
  const words = read(tripCompareWords)
  return [
    words.day({ day }),
    days > 1 && words[kind === 'stay' ? 'nights' : 'length']({ count: days }),
    options && inOptions(read, options),
  ]
    .filter(Boolean)
    .join(', ')
}

function factText(read: ReadWords, version: TripVersion, aspect: FactAspect): string {
  const words = read(tripCompareWords)
  if (aspect === 'startsOn') return read.format.day(version.startsOn)
  if (aspect === 'party') return words.travellers({ travellers: version.party.length, rooms: version.rooms.length })
  if (aspect === 'options') return version.options.map(({ letter, title }) => optionName(read, letter, title)).join(', ')
  return words.differs
}

/** What each option comes to, of those that either version has. */
function priceRows(read: ReadWords, before: TripVersion, after: TripVersion, readsCosts: boolean): CompareRow[] {
  const [was, is] = [priceVersion(before), priceVersion(after)]
  const textOf = (priced: typeof was, letter: OptionLetter) => {
    const at = priced.done ? priced.value.options.findIndex((option) => option.letter === letter) : -1
    if (!priced.done || at < 0) return none
    const total = read.format.money(usd(priced.value.options[at]?.totalMinor ?? 0))
    const margin = priced.value.margins[at]?.option.marginBp ?? null
    return readsCosts ? `${total}, ${read(tripCompareWords).margin({ text: marginText(read.format, margin) })}` : total
  }
  const all = [...new Set([...before.options, ...after.options].map(({ letter }) => letter))].toSorted()
  return all.map((letter) => {
    const title = [...after.options, ...before.options].find((option) => option.letter === letter)?.title ?? ''
    return { key: letter, name: optionName(read, letter, title), before: textOf(was, letter), after: textOf(is, letter) }
  })
}
