import { itemKinds } from '#features/trips/price-rule.ts'
import { optionLetters } from '#features/trips/trip-option.ts'
import { type ItemFacts, itemSources, mayBeHeld, type TripVersion } from '#features/trips/trip-version.ts'
import { readAmount } from '#values/amount.ts'
import { type Currency, currencyDigits } from '#values/money.ts'
import { type Fields, fieldsOf, type Read, readOf } from './read-fields.ts'
import { readItemRule, ruleValues } from './read-rule.ts'

const currencies = Object.keys(currencyDigits) as Currency[]

/** What the form does not say: what an item is, and of which service or fee. */
type Given = Pick<ItemFacts, 'kind' | 'source' | 'serviceId' | 'feeId'>

/** The form of an item, for the options and travellers of its version. */
export function readItemForm(form: FormData, { options, party }: TripVersion, given: Given): Read<ItemFacts> {
  const fields = fieldsOf(form)
  const isStay = given.kind === 'stay'
  const chosen = optionLetters.filter((letter) => options.some((one) => one.letter === letter) && fields.isOn(`option-${letter}`))
  const positions = party.map(({ position }) => position)
  const who = positions.filter((position) => fields.isOn(`who-${position}`))
  const optional = fields.isOn('optional')
  const facts: ItemFacts = {
    ...given,
    title: fields.text('title', 160, 'title-missing'),
    text: fields.text('text', 2_000),
    note: fields.text('note', 2_000),
    day: fields.number('day', [1, 60]) ?? 1,
    days: given.kind === 'fee' ? 1 : (fields.number('days', [1, 60]) ?? 1),
    placeId: fields.plain('placeId') || null,
    // All of them are 'in every one': so is an option that comes later.
    options: chosen.length === 0 || chosen.length === options.length ? null : chosen,
    optional,
    ticked: optional && fields.isOn('ticked'),
    who: who.length === positions.length ? null : who,
    rooms: isStay && fields.isOn('ownRooms') ? readRooms(fields, who) : null,
    vehicles: fields.number('vehicles', [1, 60]),
    kilometres: fields.number('kilometres', [1, 100_000]),
    quantity: fields.number('quantity', [1, 100_000]),
    dayUse: isStay && fields.isOn('dayUse'),
    abroad: fields.isOn('abroad'),
    mayEstimate: given.source === 'service' && fields.isOn('mayEstimate'),
    hand: given.source === 'hand' ? readHand(fields) : null,
    provisional: mayBeHeld(given.source) ? readProvisional(fields) : null,
    rule: readItemRule(fields),
  }
  return readOf(fields, facts)
}

function readRooms(fields: Fields, who: readonly number[]): number[][] {
  const rooms = Map.groupBy(who, (position) => fields.plain(`room-${position}`) || `alone ${position}`)
  return [...rooms.values()]
}

/** Both of it, or neither. */
function readProvisional(fields: Fields): ItemFacts['provisional'] {
  const reference = fields.text('heldReference', 80)
  const until = fields.day('heldUntil', ['2020', '2100'])
  if (fields.plain('heldUntil') === '' && reference !== '') fields.fault('heldUntil', 'held-until-missing')
  if (reference === '' && until !== null) fields.fault('heldReference', 'held-reference-missing')
  return reference !== '' && until !== null ? { reference, until } : null
}

function readHand(fields: Fields): ItemFacts['hand'] {
  const currency = currencies.find((one) => one === fields.plain('currency'))
  if (!currency) fields.fault('currency', 'currency-wrong')
  const amountMinor = readAmount(fields.plain('amount'), currency ?? 'USD')
  if (!(amountMinor > 0 && amountMinor <= 100_000_000)) fields.fault('amount', 'amount-wrong')
  return { currency: currency ?? 'USD', amountMinor, reason: fields.text('reason', 300, 'reason-missing') }
}

/** What the form shows of an item. */
export function itemValues(item: ItemFacts, { options, party, rooms }: TripVersion): Record<string, string> {
  const roomOf = (position: number) => (item.rooms ?? rooms).findIndex((room) => room.includes(position)) + 1
  const { hand } = item
  return {
    ...{
      title: item.title,
      text: item.text,
      note: item.note,
      day: `${item.day}`,
      days: `${item.days}`,
      placeId: item.placeId ?? '',
    },
    ...Object.fromEntries(
      options.map(({ letter }) => [`option-${letter}`, item.options === null || item.options.includes(letter) ? 'on' : '']),
    ),
    ...Object.fromEntries(
      party.flatMap(({ position }) => [
        [`who-${position}`, item.who === null || item.who.includes(position) ? 'on' : ''],
        [`room-${position}`, `${roomOf(position) || ''}`],
      ]),
    ),
    ownRooms: item.rooms ? 'on' : '',
    ...{ optional: item.optional ? 'on' : '', ticked: item.ticked ? 'on' : '' },
    ...{ vehicles: `${item.vehicles ?? ''}`, kilometres: `${item.kilometres ?? ''}`, quantity: `${item.quantity ?? ''}` },
    ...{ dayUse: item.dayUse ? 'on' : '', abroad: item.abroad ? 'on' : '' },
    mayEstimate: item.mayEstimate ? 'on' : '',
    ...{
      currency: hand?.currency ?? 'USD',
      amount: hand ? (hand.amountMinor / 10 ** currencyDigits[hand.currency]).toFixed(currencyDigits[hand.currency]) : '',
      reason: hand?.reason ?? '',
    },
    ...{ heldReference: item.provisional?.reference ?? '', heldUntil: item.provisional?.until ?? '' },
    ...ruleValues('rule', item.rule),
  }
}

/** The kind and the source that an address names; undefined for none. */
export const kindOf = (text: string | null) => itemKinds.find((kind) => kind === text)
export const sourceOf = (text: string | null) => itemSources.find((source) => source === text)
