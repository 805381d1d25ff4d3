import type { Estimate } from '#features/suppliers/costing/estimate.ts'
import type { OfferCheck } from '#features/trips/checks/offer-checks.ts'
import type { RoadGap } from '#features/trips/checks/road-gaps.ts'
import { isOfCosts, refusesToSend, type VersionCheck } from '#features/trips/checks/version-check.ts'
import type { CostDifference } from '#features/trips/cost-differences.ts'
import type { TripVersion } from '#features/trips/trip-version.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { tripCheckWords } from '../../../words/admin/trips/trip-checks.ts'
import { costRefusal } from '../../costs/cost-refusal.ts'
import { asYear, estimateText } from './estimate-text.ts'
import { optionName } from './option-name.ts'
import { priceRefusalText } from './price-view.ts'

/** What is to be done, with the day at which it is found, and the button that does it. */
export type ToDo = { text: string; day?: number | undefined; refuses: boolean; press?: Press | undefined }
type Press = { event: 'rates' | 'exchange' | 'estimate' | 'confirm-prices'; text: string; label?: string; item?: string }

/** What is found of a draft, in words: costs only to who may read them. The first that takes new rates has the button for all. */
export function toDoView(read: ReadWords, version: TripVersion, checks: readonly VersionCheck[], readsCosts: boolean): ToDo[] {
  const shown = readsCosts ? checks : checks.filter((check) => !isOfCosts(check))
  const items = new Map(version.items.map((item) => [item.id, item]))
  const namesOf = (check: VersionCheck) => {
    const item = items.get('item' in check ? check.item : '')
    return { title: item?.title ?? '', day: item?.day ?? 1 }
  }
  const found = shown.map((check) => ({
    ...toDo(read, version, check, { ...namesOf(check), readsCosts }),
    refuses: refusesToSend(check),
  }))
  const first = (event: string) => found.findIndex(({ press }) => press?.event === event)
  return found.map((one, at) =>
    one.press && one.press.event !== 'estimate' && first(one.press.event) !== at ? { ...one, press: undefined } : one,
  )
}

function toDo(
  read: ReadWords,
  version: TripVersion,
  check: VersionCheck,
  { title, day, readsCosts }: { title: string; day: number; readsCosts: boolean },
): Omit<ToDo, 'refuses'> {
  const words = read(tripCheckWords)
  const { format } = read
  const confirmPrices: Press = { event: 'confirm-prices', text: words.confirmPrices }
  const takeRates: Press = { event: 'rates', text: words.takeRates }
  const dollars = (minor: number) => format.money(usd(Math.abs(minor)))
  const publishedText = (moreMinor: number) => {
    if (moreMinor === 0) return words.published.same({ title, day })
    return words.published[moreMinor > 0 ? 'more' : 'less']({ title, day, amount: dollars(moreMinor) })
  }
  const positionsOf = (positions: readonly number[]) => ({
    count: positions.length,
    positions: format.list(positions.map(String)),
  })
  const optionOf = (letter: string) => optionName(read, letter, version.options.find((one) => one.letter === letter)?.title ?? '')
  switch (check.check) {
    case 'placeholder':
      return { text: words.placeholder({ title, day }), day }
    case 'no-cost':
      return {
        text: words.noCost({ title, day, why: costRefusal(read, check.refusal) }),
        day,
        press: readsCosts && check.estimate ? estimatePress(read, check.item, title, check.estimate) : undefined,
      }
    case 'not-sold':
      return { text: words.notSold({ title, day, why: costRefusal(read, check.refusal) }), day }
    case 'no-price':
      return { text: priceRefusalText(read, version, check.refusal) }
    case 'no-bed':
      return {
        text: words.noBed({ option: optionOf(check.option), night: check.night, ...positionsOf(check.travellers) }),
        day: check.night,
      }
    case 'two-beds':
      return {
        text: words.twoBeds({ option: optionOf(check.option), night: check.night, ...positionsOf(check.travellers) }),
        day: check.night,
      }
    case 'days-untitled':
      return {
        text: words.daysUntitled({ count: check.days.length, days: format.list(check.days.map(String)) }),
        day: check.days[0],
      }
    case 'option-untitled':
      return { text: words.optionUntitled({ letter: check.option }) }
    case 'estimated':
      return { text: words.estimated({ title, day, why: estimateText(read, check.estimate, readsCosts) }), day }
    case 'rooms-short':
      return { text: words.roomsShort({ title, night: check.night, left: check.left, wanted: check.wanted }), day: check.night }
    case 'road-gap':
      return roadGapLine(read, check)
    case 'rate-published':
      return {
        text: publishedText(check.moreMinor),
        day,
        press: takeRates,
      }
    case 'hold-ends':
    case 'hold-lapsed': {
      const held = { title, day, until: format.day(check.held.until), reference: check.held.reference }
      return { text: check.check === 'hold-ends' ? words.holdEnds(held) : words.holdLapsed(held), day }
    }
    case 'item-price-older':
      return { text: words.itemPriceOlder({ title, day }), day, press: confirmPrices }
    case 'option-price-older':
      return { text: words.optionPriceOlder({ option: optionOf(check.option) }), press: confirmPrices }
    case 'below-rack':
      return { text: words.belowRack({ title, day }), day }
    case 'cancellation-loss':
      return { text: words.cancellationLoss({ title, day, when: format.day(check.day), amount: dollars(check.lossMinor) }), day }
    case 'deposit-above-ours':
      return {
        text: words.depositAboveOurs({
          contract: check.contract,
          title,
          percent: format.percent(check.percent),
          ours: format.percent(check.ourPercent),
        }),
        day,
      }
    case 'rates-changed':
      return {
        text: words.ratesChanged({ difference: differencesText(read, check.differences, version.options.length) }),
        press: takeRates,
      }
    case 'exchange-old':
    case 'exchange-too-old':
      return {
        text: words.oldFx({ currency: check.currency, asOf: format.day(check.asOf) }),
        press: { event: 'exchange', text: words.takeFx },
      }
    default:
      return offerLine(read, check)
  }
}

/** Days without a vehicle or a guide, in words, with the first of them. */
export const roadGapLine = (read: ReadWords, { lacks, days }: RoadGap): { text: string; day?: number | undefined } => ({
  text: read(tripCheckWords).roadGap[lacks]({ count: days.length, days: read.format.list(days.map(String)) }),
  day: days[0],
})

/** What is worth a look, in words, with its day. */
export function offerLine(read: ReadWords, check: OfferCheck): { text: string; day?: number | undefined } {
  const words = read(tripCheckWords)
  switch (check.check) {
    case 'other-length': {
      const { where, text, unit, has } = check
      const lengths = { text, has: words.lengths[unit]({ count: has }) }
      if (typeof where === 'number') return { text: words.otherLength.day({ day: where, ...lengths }), day: where }
      if (typeof where === 'object') return { text: words.otherLength.option({ letter: where.option, ...lengths }) }
      return { text: words.otherLength[where](lengths) }
    }
    case 'no-such-item': {
      const { where, name } = check
      if (typeof where === 'number') return { text: words.noSuchItem.day({ day: where, name }), day: where }
      if (typeof where === 'object') return { text: words.noSuchItem.option({ letter: where.option, name }) }
      return { text: words.noSuchItem[where]({ name }) }
    }
    case 'options-alike':
      return { text: words.optionsAlike({ options: read.format.list(check.options) }) }
    case 'no-park-fee':
      return {
        text: words.noParkFee({ park: check.park, count: check.days.length, days: read.format.list(check.days.map(String)) }),
        day: check.days[0],
      }
  }
}

/** '$160 more in option A and $80 more in option B'; of a version with one option the amount alone. */
export function differencesText(read: ReadWords, differences: readonly CostDifference[], options: number): string {
  const { difference, differenceIn } = read(tripCheckWords)
  return read.format.list(
    differences.map(({ option, moreMinor }) => {
      const way = moreMinor > 0 ? 'more' : 'less'
      const amount = read.format.money(usd(Math.abs(moreMinor)))
      return options > 1 ? differenceIn[way]({ amount, letter: option }) : difference[way]({ amount })
    }),
  )
}

function estimatePress(read: ReadWords, item: string, title: string, estimate: Estimate): Press {
  const words = read(tripCheckWords)
  const how = asYear(read, estimate)
  return { event: 'estimate', item, text: words.estimate({ how }), label: words.estimateLabel({ title, how }) }
}
