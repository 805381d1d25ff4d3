import type { RunKey } from '#features/crew/assignments/assignment.ts'
import { listServiceChoices } from '#features/suppliers/reads-book.server.ts'
import { findAlternatives } from '#features/supply/lines/find-alternatives.server.ts'
import type { OrderLine } from '#features/supply/lines/order-line.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { choiceText } from '../costs/service-text.ts'
import { lineView } from './line-view.ts'

/** So many services are listed; others are found by their name or their supplier's. */
const mostChoices = 200

/**
 * The services that a line can have instead: what its package names first, then those of the rate book, or of a `search` in it. Only stays for
 * nights, and only other services for anything else. No cost is in it.
 */
export async function loadChoice(
  ctx: Context,
  read: ReadWords,
  run: RunKey,
  line: OrderLine,
  { search = '', typed }: { search?: string; typed?: number | undefined },
) {
  const ranked = (await findAlternatives(ctx.db, run)).get(line.itemKey) ?? []
  const { choices, isMore } = await listServiceChoices(ctx.db, {
    search,
    most: mostChoices,
    stored: [],
    typed: [...ranked, ...(typed === undefined ? [] : [typed])],
    forStays: line.kind === 'stay',
  })
  const others = choices.filter(({ id }) => id !== line.serviceId)
  const named = others.map((choice) => ({ id: choice.id, supplier: choice.supplier, text: choiceText(read, choice) }))
  return {
    line: line.id,
    itemKey: line.itemKey,
    what: lineView(read, line, { showsCosts: false, now: ctx.clock.now() }).what,
    isOther: line.state !== 'to-choose',
    first: ranked.flatMap((id) => named.filter((choice) => choice.id === id)),
    rest: named.filter(({ id }) => !ranked.includes(id)),
    found: search === '' ? undefined : named.filter(({ id }) => !ranked.includes(id) && id !== typed).length,
    isMore: isMore || search !== '',
  }
}

export type ChoiceView = Awaited<ReturnType<typeof loadChoice>>
