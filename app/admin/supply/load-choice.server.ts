import type { RunKey } from '#features/crew/assignments/assignment.ts'
import { listServiceChoices, type ServiceChoice } from '#features/suppliers/reads-book.server.ts'
import { type ChoiceCost, findChoiceCosts } from '#features/supply/choices/find-choice-costs.server.ts'
import { findAlternatives } from '#features/supply/lines/find-alternatives.server.ts'
import type { OrderLine } from '#features/supply/lines/order-line.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'
import { choiceText } from '../costs/choice-text.ts'
import { lineView } from './line-view.ts'

/** So many services are listed; others are found by their name or their supplier's. */
const mostChoices = 200

/** `lines`: all of the run. `typed`: the service that a form named. `showsCosts`: whoever chooses may read costs; without it nothing of them is read. */
type Choosing = { lines: readonly OrderLine[]; search?: string; typed?: number | undefined; showsCosts: boolean }

/**
 * The services that a line can have instead: what its package names first, then those in the place of the former, and of the rate book, or of a `search` in it, each with its
 * place, what it would cost, and whether its supplier can be reached. Only stays for nights, and only other services for anything else;
 * neither fuel, for which nobody is asked, nor who declined it.
 */
export async function loadChoice(
  ctx: Context,
  read: ReadWords,
  run: RunKey,
  line: OrderLine,
  { lines, search = '', typed, showsCosts }: Choosing,
) {
  const ranked = (await findAlternatives(ctx.db, run)).get(line.itemKey) ?? []
  const declined = lines.filter(({ itemKey, state }) => itemKey === line.itemKey && state === 'declined')
  const former = [line, ...declined].flatMap(({ serviceId }) => serviceId ?? [])
  const { choices, isMore } = await listServiceChoices(ctx.db, {
    search,
    most: mostChoices,
    stored: [],
    typed: [...ranked, ...former, ...(typed === undefined ? [] : [typed])],
    forStays: line.kind === 'stay',
  })
  const others = choices.filter(({ id, basis }) => basis !== 'km' && !former.includes(id))
  const place = choices.find(({ id }) => former.includes(id))?.place ?? ''
  const ids = others.map(({ id }) => id)
  const costs = showsCosts ? await findChoiceCosts(ctx.db, run, line, ids) : undefined
  const named = others.map((choice) => ({
    ...{ id: choice.id, supplier: choice.supplier, isNear: place !== '' && choice.place === place },
    text: describedChoice(read, choice, costs && (costs.get(choice.id) ?? 'no-rate')),
  }))
  return {
    line: line.id,
    itemKey: line.itemKey,
    what: lineView(read, line, { showsCosts: false, now: ctx.clock.now(), messages: [] }).what,
    isOther: line.state !== 'to-choose',
    showsCosts,
    first: ranked.flatMap((id) => named.filter((choice) => choice.id === id)),
    place,
    near: named.filter(({ id, isNear }) => isNear && !ranked.includes(id)),
    rest: named.filter(({ id, isNear }) => !isNear && !ranked.includes(id)),
    found: search === '' ? undefined : named.filter(({ id }) => !ranked.includes(id) && id !== typed).length,
    isMore: isMore || search !== '',
  }
}

/** 'Camp Nyika: Double, FB (per room and night) – Musanze, $360.00, by phone only'. */
function describedChoice(read: ReadWords, choice: ServiceChoice, cost: ChoiceCost | undefined): string {
  const words = read(runOrderWords).choose
  const { place, hasEmail, hasPhone } = choice
  const facts = [
    place ?? '',
    cost === undefined ? '' : cost === 'closed' || cost === 'no-rate' ? words.costs[cost] : read.format.moneyInFull(cost),
    hasEmail ? '' : hasPhone ? words.onlyPhone : words.noContact,
  ].filter(Boolean)
  const name = choiceText(read, choice)
  return facts.length === 0 ? name : words.facts({ name, facts: facts.join(', ') })
}

export type ChoiceView = Awaited<ReturnType<typeof loadChoice>>
