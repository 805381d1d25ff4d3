import type { Content, Problem } from '#features/content/entry.ts'
import { grave, note } from '#features/content/problems.ts'
import { type Comfort, comforts, type Season } from '#features/pricing/packages/package-rates.ts'
import { periodProblems } from '#features/pricing/period-problems.ts'
import { kigaliDay } from '#values/dates.ts'
import { filledPrices, isEmptyRow, type WrittenPackage } from './package-content.ts'

/** The ids that a package may name: what is in the catalogue. */
export type Known = Record<'countries' | 'parks' | 'places' | 'hotels' | 'fees', ReadonlySet<string>>

/**
 * What stands against publishing a whole package, and what whoever publishes at an instant should know. Grave: something it names is not in
 * the catalogue, it is on sale and has no price for somebody it is sold to, a fee of a day it does not have, days that all end elsewhere
 * in no time.
 */
export const packageProblems = (written: WrittenPackage, known: Known, now?: Date): Problem[] => [
  ...unknownIds(written, known),
  ...(written.bookable ? pricesOfPeriods(written) : []),
  ...periodProblems(written, written.bookable && now ? kigaliDay(now) : undefined),
  ...dayProblems(written),
  ...driveProblems(written),
  ...feeProblems(written),
  ...(written.groupMax < written.groupMin ? [grave('groupMax', 'group-upside-down')] : []),
  ...(!written.bookable && !written.notice ? [note('notice', 'not-sold-without-notice')] : []),
]

/** Photographs that visitors could not be shown: gone from the library, or without words for those who do not see them. */
export const pictureProblems = (written: Pictured, words: ReadonlyMap<string, string>): Problem[] =>
  placedPictures(written).flatMap(({ id, path }) => {
    const label = words.get(id)
    if (label === undefined) return [grave(path, 'picture-gone')]
    return label === '' ? [grave(path, 'picture-without-words')] : []
  })

type Pictured = Pick<WrittenPackage, 'cover' | 'pictures'> & { days: readonly Pick<WrittenPackage['days'][number], 'pictures'>[] }

/** Every photograph of a package by its id: its cover, those of all its days, and the others. */
export const picturesOf = (written: Pictured): string[] => placedPictures(written).map(({ id }) => id)

const placedPictures = ({ cover, pictures, days }: Pictured): { id: string; path: string }[] => [
  ...(cover === null ? [] : [{ id: cover, path: 'cover' }]),
  ...pictures.map((id, at) => ({ id, path: `pictures.${at}` })),
  ...days.flatMap((day, nth) => day.pictures.map((id, at) => ({ id, path: `days.${nth}.pictures.${at}` }))),
]

/**
 * The problems of a content that is not whole, with those of its prices named by what they price instead of by their place in a list:
 * a cell that staff typed into and that is no price stays among the prices as the text it was.
 */
export function unreadPrices(content: Content, problems: readonly Problem[]): Problem[] {
  const found = new Map<string, Problem>()
  for (const problem of problems) {
    const { list, at, row } = priceAt(content, problem.path)
    if (!row) {
      found.set(`${problem.path} ${problem.reason}`, problem)
      continue
    }
    const [comfort = '', season = '', group = '', text = ''] = [row.comfort, row.season, row.groupSize, row.amountMinor].map(
      String,
    )
    const isText = typeof row.amountMinor === 'string'
    const reason = isText ? 'price-not-read' : 'group-not-read'
    found.set(`${list}.${at}`, grave(list, reason, { comfort, season, group, ...(isText && { text }) }))
  }
  return [...found.values()]
}

/** A content without the empty rows of its price grids: the places of its prices are then those of the problems that its schema finds. */
export const withoutEmptyRows = (content: Content): Content => ({
  ...content,
  prices: filledPrices(content.prices),
  ...(Array.isArray(content.laterRates) && {
    laterRates: content.laterRates.map((period) => ({ ...period, prices: filledPrices(period.prices) })),
  }),
})

/** Says of each row without a price that visitors are not sold it. */
export const emptyRowNotes = (content: Content): Problem[] =>
  [content, ...((content.laterRates ?? []) as Content[])].flatMap(({ prices }, at) =>
    (Array.isArray(prices) ? prices : [])
      .filter(isEmptyRow)
      .map(({ groupSize }) =>
        note(at === 0 ? 'prices' : `laterRates.${at - 1}.prices`, 'row-without-price', { group: Number(groupSize) }),
      ),
  )

/** The price that a path is in, by the list that holds it: of the first rate period or of a later one. */
function priceAt(content: Content, path: string): { list: string; at: string; row: Record<string, unknown> | undefined } {
  const [, list = '', period, at = ''] = /^((?:laterRates\.(\d+)\.)?prices)\.(\d+)\./.exec(path) ?? []
  const later = content.laterRates as { prices: Record<string, unknown>[] }[] | undefined
  const prices = period === undefined ? (content.prices as Record<string, unknown>[]) : later?.[Number(period)]?.prices
  return { list, at, row: list === '' ? undefined : prices?.[Number(at)] }
}

function unknownIds({ countries, parks, days, fees, freeTimeIn }: WrittenPackage, known: Known): Problem[] {
  const check = (path: string, id: string, among: ReadonlySet<string>) =>
    among.has(id) ? [] : [grave(path, 'not-in-catalogue', { id })]
  return [
    ...countries.flatMap((id) => check('countries', id, known.countries)),
    ...parks.flatMap((id) => check('parks', id, known.parks)),
    ...days.flatMap(({ from, to, night }, at) => [
      ...check(`days.${at}.from`, from, known.places),
      ...check(`days.${at}.to`, to, known.places),
      ...(night ? check(`days.${at}.night`, night.place, known.places) : []),
      ...(night ? check(`days.${at}.night`, night.hotel, known.hotels) : []),
    ]),
    ...freeTimeIn.flatMap((id) => check('freeTimeIn', id, known.places)),
    ...fees.flatMap(({ feeId }, at) => check(`fees.${at}.feeId`, feeId, known.fees)),
  ]
}

/** The same of each rate period, reported at its own prices. */
const pricesOfPeriods = (written: WrittenPackage): Problem[] => [
  ...priceProblems(written),
  ...written.laterRates.flatMap(({ prices, highSeasons }, at) =>
    priceProblems({ ...written, prices, highSeasons }).map((problem) => ({
      ...problem,
      path: problem.path === 'prices' ? `laterRates.${at}.prices` : problem.path,
    })),
  ),
]

type Priced = Pick<WrittenPackage, 'prices' | 'comforts' | 'highSeasons' | 'groupMin'>

/** Everybody it is sold to finds a price: in each comfort that is offered, in each season there is, from the smallest group on. */
function priceProblems({ prices, comforts: offered, highSeasons, groupMin }: Priced): Problem[] {
  if (prices.length === 0) return [grave('prices', 'no-price')]
  const listed = new Set(offered.map(({ comfort }) => comfort))
  const needed: Season[] = highSeasons.length > 0 ? ['low', 'high'] : ['low']
  const smallest = (comfort: Comfort, season: Season) =>
    Math.min(
      ...prices
        .filter((price) => price.comfort === comfort && price.season === season && price.occupancy === 'sharing')
        .map(({ groupSize }) => groupSize),
    )
  return comforts.flatMap((comfort) => {
    const priced = prices.some((price) => price.comfort === comfort)
    if (priced && !listed.has(comfort)) return [grave('comforts', 'comfort-not-described', { comfort })]
    if (!listed.has(comfort)) return []
    return needed.flatMap((season) => {
      const from = smallest(comfort, season)
      if (!Number.isFinite(from)) return [grave('prices', 'season-without-price', { comfort, season })]
      return from > groupMin ? [grave('prices', 'group-without-price', { comfort, season, from, group: groupMin })] : []
    })
  })
}

function dayProblems({ days }: WrittenPackage): Problem[] {
  return days.flatMap((day, at) => {
    const before = days[at - 1]
    const isLast = at === days.length - 1
    return [
      ...(before && before.to !== day.from ? [note(`days.${at}.from`, 'begins-elsewhere')] : []),
      ...(!isLast && !day.night ? [note(`days.${at}.night`, 'no-night')] : []),
    ]
  })
}

/**
 * Days that end in another place in no time: grave where no day has any, because nobody has entered them; a walk or a boat among drives
 * may have none.
 */
function driveProblems({ days }: WrittenPackage): Problem[] {
  const without = days.flatMap((day, at) => (day.from !== day.to && day.driveMinutes === 0 && day.driveKm === 0 ? [at] : []))
  const severity = days.some(({ driveMinutes, driveKm }) => driveMinutes + driveKm > 0) ? note : grave
  return without.map((at) => severity(`days.${at}.driveMinutes`, 'drive-missing'))
}

function feeProblems({ fees, days }: WrittenPackage): Problem[] {
  const seen = new Set<string>()
  return fees.flatMap(({ feeId, day }, at) => {
    const key = `${feeId} ${day}`
    const twice = seen.has(key)
    seen.add(key)
    return [
      ...(day > days.length ? [grave(`fees.${at}.day`, 'beyond-the-last-day', { days: days.length })] : []),
      ...(twice ? [grave(`fees.${at}.feeId`, 'fee-twice')] : []),
    ]
  })
}
