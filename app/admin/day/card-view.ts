import { totalOf } from '#features/day/by-place.ts'
import type { DayCard, DayTime } from '#features/day/day-card.ts'
import type { NightLodge } from '#features/day/night.ts'
import { toneOf } from '#features/day/problems.ts'
import { runAddress } from '#features/roster/board/board.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { mealsText } from '../../shared/journeys/meals-text.ts'
import { roadTime } from '../../shared/journeys/road-time.ts'
import { orderKindWords } from '../../words/admin/bookings/order-kinds.ts'
import { dayWords } from '../../words/admin/day/day.ts'
import { assignmentWords } from '../../words/admin/roster/assignments.ts'
import { itineraryWords } from '../../words/itinerary.ts'
import { roadTimeWords } from '../../words/road-time.ts'
import { languageName } from '../components/language-name.ts'
import { problemText } from './problem-text.ts'

/** A card in words, as it is drawn. */
export type CardView = ReturnType<typeof cardView>

export function cardView(read: ReadWords, card: DayCard) {
  const words = read(dayWords)
  const { title, reference, nth, of, head, parties, services, boughtFlights, diets } = card
  return {
    key: card.key,
    to: runAddress(card.run),
    ...{ title, reference, head },
    kind: read(orderKindWords)[card.kind].word,
    nth: words.nth({ nth, of }),
    problems: card.problems.map((problem) => ({ tone: toneOf(problem), text: problemText(read, problem) })),
    people: peopleText(read, card),
    parties: parties.map(({ bookingId, reference: own, leadName, phone, travellers }) => ({
      to: `/admin/bookings/${bookingId}`,
      ...{ reference: own, leadName, phone },
      people: words.people({ count: travellers }),
    })),
    road: roadText(read, card),
    doing: [...(card.day.title ? [card.day.title] : []), ...card.day.items.map(itemText)],
    meals: card.day.meals.length > 0 ? mealsText(card.day.meals, read(itineraryWords).eaten) : '',
    hired: card.hired ? words.hired({ count: card.hired.vehicles, driver: card.hired.withDriver ? 'yes' : 'no' }) : '',
    crew: crewView(read, card),
    noCrew: card.kind === 'stay' ? '' : card.hired && !card.hired.withDriver ? words.ownWheels : words.noCrew,
    night: card.night?.map((lodge) => nightView(read, lodge)) ?? null,
    noNight: card.night ? words.noNight : card.kind === 'hire' ? words.hireNight : words.goesHome,
    permits: card.permits.map((permit) =>
      permit.park && !permit.label.includes(permit.park) ? words.permitIn(permit) : words.permit(permit),
    ),
    times: card.times.map((time) => timeView(read, time)),
    bought: boughtFlights.map(({ label, number }) =>
      number ? words.boughtFlight({ label, number }) : words.boughtFlightNone({ label }),
    ),
    ordered: card.ordered.map((one) => servicesView(read, one)),
    services: services.map((one) => servicesView(read, one)),
    diets: diets.map((diet) => words.diet(diet)),
  }
}

/** What a supplier has for a card on the day, with a number to call and how far it is. */
function servicesView(read: ReadWords, { titles, state, supplier, phone, theirReference }: DayCard['services'][number]) {
  const { states, reference } = read(dayWords)
  return {
    ...{ name: titles.join(', '), supplier, phone, state: states[state] },
    reference: theirReference && reference({ reference: theirReference }),
  }
}

const itemText = ({ title, place }: DayCard['day']['items'][number]): string => [title, place].filter(Boolean).join(', ')

/** '2 adults, 1 child (7), in English and French'. */
function peopleText(read: ReadWords, { adults, childAges, languages }: DayCard): string {
  const words = read(dayWords)
  const counts = [
    adults > 0 && words.adults({ count: adults }),
    childAges.length > 0 && words.children({ count: childAges.length, ages: childAges.join(', ') }),
  ].filter((text) => text !== false)
  const names = read.format.list(languages.map((code) => languageName(code, read.language)))
  return [...counts, names].filter(Boolean).join(', ')
}

/** 'Kigali → Kinigi, 108 km, 2 h 30', or where they are all day; nothing of a day on a mountain, above the gate that its road ended at. */
function roadText(read: ReadWords, { day: { from, to, km, minutes }, night }: DayCard): string {
  const words = read(dayWords)
  const isAbove = night?.some(({ name, place: camp }) => name === camp) ?? false
  const place = isAbove && (from === to || from === '') ? '' : to || from
  const isRound = km > 0 || minutes > 0
  const stays = place === '' ? '' : isRound ? words.round({ place }) : words.stays({ place })
  const time = minutes > 0 && roadTime(Math.round(minutes), read(roadTimeWords))
  return [from && to && from !== to ? words.way({ from, to }) : stays, km > 0 && words.km({ km }), time]
    .filter((text) => text !== false && text !== '')
    .map((text, at) => (at === 0 ? text : String(text).replaceAll(' ', '\u00a0')))
    .join(', ')
}

/** Guides and vehicles of a card, each with a name and a number to call. */
export function crewView(read: ReadWords, { members }: DayCard) {
  const { roles } = read(assignmentWords)
  return members.map(({ kind, memberId, name, role, state, phone, plate }) => ({
    key: `${kind}-${memberId}`,
    name: kind === 'car' ? [name, plate !== name && plate].filter(Boolean).join(', ') : name,
    what: role ? roles[role] : '',
    phone,
    note: state === 'requested' ? read(dayWords).requested : '',
  }))
}

export function nightView(read: ReadWords, { name, place, phone, theirReference, state, isChanging }: NightLodge) {
  const { states, reference } = read(dayWords)
  return {
    ...{ name, place: place === name ? '' : place, phone, reference: theirReference && reference({ reference: theirReference }) },
    state: isChanging ? states.changing : states[state ?? 'none'],
    isSettled: (state === 'confirmed' || state === 'used') && !isChanging,
  }
}

/** '14:05' and 'KL 537 lands at KGL, 2 travellers'. */
export function timeView(read: ReadWords, time: DayTime) {
  const { at, reference } = time
  return { at, reference, text: timeText(read, time) }
}

function timeText(read: ReadWords, { what, until = '', direction, number, where, travellers }: DayTime): string {
  const { times: words, people: peopleOf } = read(dayWords)
  if (what === 'return') return words.return
  if (what === 'transfer') return words[direction === 'out' ? 'transferOut' : 'transferIn']({ number, airport: where, until })
  if (what === 'pick-up')
    return where === '' ? words.begins : number ? words.pickUpFlight({ place: where, number }) : words.pickUp({ place: where })
  return words[direction ?? 'in']({ number, airport: where, people: peopleOf({ count: travellers }) })
}

/** '3 trips, 12 travellers'. */
export function countText(read: ReadWords, cards: readonly DayCard[]): string {
  const words = read(dayWords)
  const { runs, travellers } = totalOf(cards)
  return words.headCount({ runs, people: words.people({ count: travellers }) })
}
