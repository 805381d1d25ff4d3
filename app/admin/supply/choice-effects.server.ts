import { listLegs } from '#features/places/reads-legs.server.ts'
import type { Board } from '#features/pricing/stays/stay-rates.ts'
import { minutesByRoad } from '#features/roster/minutes-by-road.ts'
import type { ServiceChoice } from '#features/suppliers/reads-book.server.ts'
import type { MarginAfter, PlannedService } from '#features/supply/choices/choice-margins.server.ts'
import type { ChoiceCost } from '#features/supply/choices/find-choice-costs.server.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { type Money, usd } from '#values/money.ts'
import { choiceEffectWords } from '../../words/admin/supply/choice-effects.ts'
import { stayWords } from '../../words/stays.ts'
import { marginText } from '../costs/cost-view.ts'
import { roadTimeText } from '../editor/rows/day-text.ts'
import type { ChoiceEffect } from './choice-filter.ts'

type Sold = Pick<ServiceChoice, 'placeId' | 'place' | 'country' | 'board'>

/**
 * What each choice would change of what was sold: its place with the way there by road, fewer meals, its cost, and what is left. `sold`: the service that was
 * planned, or that the line has. Without `costs` nothing of costs is in it. One statement, where something is elsewhere.
 */
export async function openChoiceEffects(
  db: Db,
  read: ReadWords,
  {
    choices,
    sold,
    costs,
    planned,
    marginAfter,
  }: {
    choices: readonly ServiceChoice[]
    sold: Sold | undefined
    costs: ReadonlyMap<number, ChoiceCost> | undefined
    planned: PlannedService
    marginAfter: MarginAfter | undefined
  },
): Promise<(choice: ServiceChoice) => ChoiceEffect> {
  const isElsewhere = ({ placeId }: Sold) => Boolean(sold?.placeId && placeId && placeId !== sold.placeId)
  const minutes = minutesByRoad(choices.some(isElsewhere) ? await listLegs(db) : [])
  return (choice) => {
    const found = costs?.get(choice.id)
    const cost = found === undefined || found === 'closed' || found === 'no-rate' ? undefined : found
    return {
      place: sold && isElsewhere(choice) ? placeText(read, choice, sold, minutes) : '',
      board: boardText(read, choice.board, sold?.board ?? null),
      ...(cost ? costText(read, cost, planned?.cost ?? null) : { cost: '', isDearer: false }),
      ...(cost && marginAfter
        ? marginOf(read, marginAfter({ supplierId: choice.supplierId, cost }))
        : { margin: '', isLow: false }),
    }
  }
}

function placeText(read: ReadWords, choice: Sold, sold: Sold, minutesBetween: ReturnType<typeof minutesByRoad>): string {
  const words = read(choiceEffectWords)
  const nameOf = ({ place, country }: Sold) =>
    country && choice.country !== sold.country ? words.placeIn({ place: place ?? '', country }) : (place ?? '')
  const places = { place: nameOf(choice), sold: nameOf(sold) }
  const road = minutesBetween(sold.placeId ?? '', choice.placeId ?? '')
  return road === null ? words.place(places) : words.placeByRoad({ ...places, time: roadTimeText(read, Math.round(road)) })
}

/** Boards by what is in them, the least first. */
const byMeals: readonly Board[] = ['RO', 'BB', 'HB', 'FB', 'GP']

/** That a service is with fewer meals than were sold; empty where it has them, and where one of the two says nothing of meals. */
function boardText(read: ReadWords, board: Board | null, sold: Board | null): string {
  if (board === null || sold === null || byMeals.indexOf(board) >= byMeals.indexOf(sold)) return ''
  const { boards } = read(stayWords)
  return read(choiceEffectWords)[sold === 'GP' ? 'boardOfGame' : 'board']({ sold: boards[sold], board: boards[board] })
}

function costText(read: ReadWords, cost: Money, planned: Money | null): Pick<ChoiceEffect, 'cost' | 'isDearer'> {
  const words = read(choiceEffectWords).costs
  const { moneyInFull } = read.format
  const money = moneyInFull(cost)
  if (planned === null) return { cost: words.unplanned({ money }), isDearer: false }
  const texts = { money, planned: moneyInFull(planned) }
  if (planned.currency !== cost.currency) return { cost: words.other(texts), isDearer: false }
  const more = cost.minor - planned.minor
  const difference = moneyInFull({ currency: cost.currency, minor: Math.abs(more) })
  return {
    cost: more === 0 ? words.same({ money }) : words[more > 0 ? 'more' : 'less']({ ...texts, difference }),
    isDearer: more > 0,
  }
}

function marginOf(read: ReadWords, { margin, isLow, isLower }: ReturnType<MarginAfter>): Pick<ChoiceEffect, 'margin' | 'isLow'> {
  const words = read(choiceEffectWords).margins
  const facts = { profit: read.format.moneyInFull(usd(margin.profitMinor)), margin: marginText(read.format, margin.marginBp) }
  return { margin: words[margin.profitMinor < 0 ? 'loss' : isLow ? 'low' : 'left'](facts), isLow: isLow && isLower }
}
