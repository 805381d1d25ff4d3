import type { RunKey } from '#features/crew/assignments/assignment.ts'
import { listServiceChoices, type ServiceChoice } from '#features/suppliers/reads-book.server.ts'
import { findPlannedService, openMarginAfter } from '#features/supply/choices/choice-margins.server.ts'
import { type ChoiceCost, findChoiceCosts } from '#features/supply/choices/find-choice-costs.server.ts'
import { findAlternatives } from '#features/supply/lines/find-alternatives.server.ts'
import type { OrderLine } from '#features/supply/lines/order-line.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'
import { choiceText } from '../costs/choice-text.ts'
import { openChoiceEffects } from './choice-effects.server.ts'
import { type Choice, reachCounts, reaches } from './choice-filter.ts'
import { lineView } from './line-view.ts'

/** So many services are listed; others are found by their name or their supplier's. */
const mostChoices = 200

/**
 * `lines`: all of the run. `typed`: what the form holds: the service and the reason, and by what it is filtered. `showsCosts`: whoever chooses may
 * read costs; without it nothing of them is read.
 */
type Choosing = { lines: readonly OrderLine[]; typed: (name: string) => string; showsCosts: boolean }

/**
 * The services that a line can have instead, each with what it would cost, and whether its supplier can be reached: what its package names first,
 * then those in the place of the former service, in its country, and all others, by place. Only stays for nights, and only other services for
 * anything else; neither fuel, for which nobody is asked, nor who declined it.
 */
export async function loadChoice(
  ctx: Context,
  read: ReadWords,
  run: RunKey,
  line: OrderLine,
  { lines, typed, showsCosts }: Choosing,
) {
  const words = read(runOrderWords).choose
  const ranked = (await findAlternatives(ctx.db, run)).get(line.itemKey) ?? []
  const planned = await findPlannedService(ctx.db, run, line)
  const declined = lines.filter(({ itemKey, state }) => itemKey === line.itemKey && state === 'declined')
  const former = [line, ...declined].flatMap(({ serviceId }) => serviceId ?? [])
  const [service, find] = [Number(typed('service')) || 0, typed('find')]
  const { choices, isMore } = await listChoices(ctx, find, {
    typed: [...ranked, ...former, ...(planned ? [planned.serviceId] : []), ...(service === 0 ? [] : [service])],
    forStays: line.kind === 'stay',
  })
  const at = choices.find(({ id }) => former.includes(id))
  const others = choices.filter(({ id, basis }) => basis !== 'km' && !former.includes(id))
  const ids = others.map(({ id }) => id)
  const costs = showsCosts ? await findChoiceCosts(ctx.db, run, line, ids) : undefined
  const supplierIds = others.map(({ supplierId }) => supplierId)
  const effectOf = await openChoiceEffects(ctx.db, read, {
    choices: others,
    sold: choices.find(({ id }) => id === planned?.serviceId) ?? at,
    costs,
    planned,
    marginAfter: showsCosts ? await openMarginAfter(ctx.db, run, { line, lines, supplierIds }) : undefined,
  })
  const reachOf = ({ id, place, country }: ServiceChoice): Choice['reach'] =>
    ranked.includes(id)
      ? 'first'
      : at?.place && place === at.place
        ? 'place'
        : at?.country && country === at.country
          ? 'country'
          : 'all'
  const groupOf = (choice: ServiceChoice) => {
    const { place, country } = choice
    if (ranked.includes(choice.id)) return words.first
    if (place === null) return words.noPlace
    if (reachOf(choice) === 'place') return words.near({ place })
    return country === null || country === at?.country ? place : words.placeIn({ place, country })
  }
  const order = ['first', ...reaches]
  const shown = others
    .map(
      (choice): Choice => ({
        ...{ id: choice.id, group: groupOf(choice), reach: reachOf(choice), named: `${choice.supplier} ${choice.name}` },
        effect: effectOf(choice),
        text: describedChoice(read, choice, {
          cost: costs && (costs.get(choice.id) ?? 'no-rate'),
          isRanked: ranked.includes(choice.id),
        }),
      }),
    )
    .toSorted((one, other) =>
      one.reach === 'first' && other.reach === 'first'
        ? ranked.indexOf(one.id) - ranked.indexOf(other.id)
        : order.indexOf(one.reach) - order.indexOf(other.reach) || one.group.localeCompare(other.group),
    )
  const counts = reachCounts(shown)
  return {
    line: line.id,
    itemKey: line.itemKey,
    what: lineView(read, line, { showsCosts: false, now: ctx.clock.now(), messages: [] }).what,
    isOther: line.state !== 'to-choose',
    showsCosts,
    choices: shown,
    places: { place: at?.place ?? '', country: at?.country ?? '' },
    counts,
    within: counts.find(({ within }) => within === typed('within'))?.within ?? counts[0]?.within ?? 'all',
    isMore,
    values: { find, service: service === 0 ? '' : String(service), reason: typed('reason'), anyway: typed('anyway') === 'on' },
  }
}

/** The services of the rate book, and what a search finds in it where it has more than are listed. */
async function listChoices(
  { db }: Pick<Context, 'db'>,
  find: string,
  query: Pick<Parameters<typeof listServiceChoices>[1], 'typed' | 'forStays'>,
) {
  const list = (search: string) => listServiceChoices(db, { ...query, search, most: mostChoices, stored: [] })
  const { choices, isMore } = await list('')
  const found = isMore && find !== '' ? (await list(find)).choices : []
  return { choices: [...new Map([...choices, ...found].map((choice) => [choice.id, choice])).values()], isMore }
}

/** 'Camp Nyika: Double, FB (per room and night) – $360.00, by phone only'. An alternative of the package says its place, too: no other stands under it. */
function describedChoice(
  read: ReadWords,
  choice: ServiceChoice,
  { cost, isRanked }: { cost: ChoiceCost | undefined; isRanked: boolean },
): string {
  const words = read(runOrderWords).choose
  const { place, hasEmail, hasPhone } = choice
  const facts = [
    isRanked ? place : '',
    cost === undefined ? '' : cost === 'closed' || cost === 'no-rate' ? words.costs[cost] : read.format.moneyInFull(cost),
    hasEmail ? '' : hasPhone ? words.onlyPhone : words.noContact,
  ].filter(Boolean)
  const name = choiceText(read, choice)
  return facts.length === 0 ? name : words.facts({ name, facts: facts.join(', ') })
}

export type ChoiceView = Awaited<ReturnType<typeof loadChoice>>
