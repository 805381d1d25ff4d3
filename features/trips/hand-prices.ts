import type { PriceRule } from './price-rule.ts'
import { membersOf } from './pricing/member.ts'
import type { OptionLetter, UnitByHand } from './trip-option.ts'
import type { TripItem, TripVersion } from './trip-version.ts'

/** Of what a unit can be typed: adults (`childOf` null), children of an age on the first day, or somebody alone in a room. */
export type UnitClass = { line: 'base'; childOf: number | null } | { line: 'single' }

/** Whether two units are of one class of traveller. */
export const isSameClass = (one: UnitClass, other: UnitClass): boolean =>
  one.line === 'single' || other.line === 'single' ? one.line === other.line : one.childOf === other.childOf

/** The classes of those who pay: adults, children from the oldest on; and who is alone in a room, where somebody is. */
export function unitClasses({
  party,
  startsOn,
  rooms,
  items,
}: Pick<TripVersion, 'party' | 'startsOn' | 'rooms' | 'items'>): UnitClass[] {
  const payers = membersOf(party, startsOn).filter(({ pays }) => pays)
  const ages = new Set(payers.flatMap(({ childOf }) => childOf ?? []))
  const isAlone = [rooms, ...items.map((item) => item.rooms ?? [])].flat().some((room) => room.length === 1)
  return [
    ...(payers.some(({ childOf }) => childOf === null) ? [{ line: 'base' as const, childOf: null }] : []),
    ...[...ages].toSorted((one, other) => other - one).map((childOf) => ({ line: 'base' as const, childOf })),
    ...(isAlone ? [{ line: 'single' as const }] : []),
  ]
}

type HandRule = Extract<PriceRule, { sellMinor: number }>
const handRule = (rule: PriceRule | null | undefined): HandRule | undefined => (rule && 'sellMinor' in rule ? rule : undefined)

const netOf = ({ cost }: Pick<TripItem, 'cost'>): number => cost?.netCostMinor ?? 0
const optionNet = (items: readonly TripItem[], letter: OptionLetter): number =>
  items
    .filter(({ options, optional }) => !optional && (options === null || options.includes(letter)))
    .reduce((sum, item) => sum + netOf(item), 0)

type Typed = { reason: string; netCostMinor?: number }
/** A price with the net cost that it was typed at: of the same price as before that of before, unless all are confirmed. */
const stamped = <Price extends Typed>(price: Price, was: Typed | undefined, netCostMinor: number): Price =>
  was?.netCostMinor === undefined ? { ...price, netCostMinor } : { ...price, netCostMinor: was.netCostMinor }

/**
 * A version after a change, whose new prices by hand remember what they were typed at; those that stood before keep theirs, though their costs
 * are other ones by now. `confirmed`: staff stand by all of them at the costs of now.
 */
export function stampHandPrices(before: TripVersion, after: TripVersion, confirmed: boolean): TripVersion {
  const wereItems = new Map(before.items.map((item) => [item.id, handRule(item.rule)]))
  const items = after.items.map((item) => {
    const rule = handRule(item.rule)
    const was = wereItems.get(item.id)
    if (!rule || (!confirmed && was === rule)) return item
    const isSame = was?.sellMinor === rule.sellMinor && was.reason === rule.reason
    return { ...item, rule: stamped(rule, isSame && !confirmed ? was : undefined, netOf(item)) }
  })
  const typed = after.pricing.unitsByHand
  if (!typed || typed.length === 0) return { ...after, items }
  const were = before.pricing.unitsByHand ?? []
  const unitsByHand = typed.map((unit): UnitByHand => {
    const was = were.find((one) => one.option === unit.option && isSameClass(one, unit))
    const isSame = was?.unitMinor === unit.unitMinor && was.reason === unit.reason
    return stamped(unit, isSame && !confirmed ? was : undefined, optionNet(after.items, unit.option))
  })
  return { ...after, items, pricing: { ...after.pricing, unitsByHand } }
}

/** The items and options whose price by hand is older than their cost: it was typed at another one. */
export function olderHandPrices({ items, options, pricing }: TripVersion): { items: TripItem[]; options: OptionLetter[] } {
  const isOlder = ({ netCostMinor }: Typed, now: number) => netCostMinor !== undefined && netCostMinor !== now
  return {
    items: items.filter((item) => {
      const rule = handRule(item.rule)
      return rule !== undefined && isOlder(rule, netOf(item))
    }),
    options: options
      .map(({ letter }) => letter)
      .filter((letter) => pricing.unitsByHand?.some((unit) => unit.option === letter && isOlder(unit, optionNet(items, letter)))),
  }
}
