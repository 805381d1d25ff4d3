import type { Actor, Entry } from '#features/content/entry.ts'
import { findEntry } from '#features/content/reads.server.ts'
import { saveEntry } from '#features/content/save-entry.server.ts'
import type { PeriodTerms } from '#features/pricing/period-terms.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { isDay } from '#values/dates.ts'
import { firstUpper } from '#values/first-upper.ts'
import { bulkWords } from '../../../words/admin/content/editor-bulk.ts'
import { raiseWords } from '../../../words/admin/content/raise.ts'
import type { ContentKind } from '../../content/content-kind.ts'
import { describeChanges } from '../../editor/describe-changes.ts'
import {
  laterPeriods,
  type PeriodRules,
  periodChange,
  type RaiseRefusal,
  withNextPeriod,
} from '../../editor/periods/period-rules.ts'
import { periodChangeText } from '../../editor/periods/period-text.ts'
import { choicesOf, type Field } from '../../editor/shape.ts'
import { type Named, reasonText } from '../list/bulk-action.server.ts'
import { loadChoices } from '../load-choices.server.ts'
import { featureKind } from '../load-editor.server.ts'

type Periods = { rules: PeriodRules; fields: readonly Field[] }

/**
 * What a raise makes of the newest drafts of some entries: every price before and after, or why one gets no new rates. An entry is
 * answered with the version that was looked at.
 */
export async function planRaise(
  ctx: Context,
  read: ReadWords,
  contentKind: ContentKind,
  { periods, ids, terms }: { periods: Periods; ids: readonly number[]; terms: PeriodTerms },
) {
  const entries = await findAll(ctx, contentKind, ids)
  const shape = [{ id: 'rates', title: '', fields: periods.fields }]
  const choices = await loadChoices(
    ctx.db,
    read,
    choicesOf(shape),
    entries.map(({ content }) => content),
  )
  return entries.map((entry) => {
    const { id, version, title, content } = entry
    const row = { id, version, title }
    const outcome = raise(entry, periods.rules, terms)
    if (!outcome.done) return { ...row, refused: whyText(read, outcome.refusal), change: '', prices: [] }
    const later = laterPeriods(outcome.value)
    const { from: _, ...after } = later.at(-1) ?? {}
    const { from: __, ...before } = later.at(-2) ?? periods.rules.first(content)
    const prices = describeChanges(read, shape, before, after, choices).map((one) => ({
      ...one,
      place: withoutLabel(one.place, periods.fields),
    }))
    return {
      ...row,
      refused: '',
      change: periodChangeText(read, periodChange(periods.rules, outcome.value, later.length - 1)),
      prices,
    }
  })
}
export type RaisePlan = Awaited<ReturnType<typeof planRaise>>

/** Saves the raised rates as drafts, each entry by itself; one that was changed since it was looked at, or gets none, is named with why. */
export async function raiseEntries(
  ctx: Context,
  read: ReadWords,
  contentKind: ContentKind,
  { rules, named, terms, actor }: { rules: PeriodRules; named: readonly Named[]; terms: PeriodTerms; actor: Actor },
): Promise<{ saved: number; refused: string[] }> {
  const kind = featureKind(contentKind)
  const versions = new Map(named.map(({ id, version }) => [id, version]))
  const refused: string[] = []
  let saved = 0
  for (const entry of await findAll(ctx, contentKind, [...versions.keys()])) {
    const raised = raise(entry, rules, terms)
    const seen = versions.get(entry.id) ?? 0
    const outcome = raised.done
      ? await saveEntry(ctx, kind, { id: entry.id, actor, content: raised.value, seen, event: 'saved' })
      : raised
    if (outcome.done) saved += 1
    else refused.push(read(bulkWords).refused({ title: entry.title, why: whyText(read, outcome.refusal) }))
  }
  return { saved, refused }
}

async function findAll(ctx: Context, { kind }: ContentKind, ids: readonly number[]): Promise<Entry[]> {
  const found = await Promise.all(ids.map((id) => findEntry(ctx.db, kind, id)))
  return found.flatMap((entry) => entry ?? [])
}

const raise = (entry: Entry, rules: PeriodRules, terms: PeriodTerms) => withNextPeriod(rules, entry.content, terms)

type Refusal = RaiseRefusal | Parameters<typeof reasonText>[1]

function whyText(read: ReadWords, refusal: Refusal): string {
  const words = read(raiseWords).reasons
  switch (refusal.reason) {
    case 'no-prices':
    case 'too-many-periods':
      return words[refusal.reason]
    case 'day-taken':
      return words[refusal.reason]({ day: isDay(refusal.from) ? read.format.day(refusal.from) : refusal.from })
    default:
      return reasonText(read, refusal)
  }
}

/** 'Lodges, low season' of 'Prices per person, USD, lodges, low season': the page says already that they are prices. */
function withoutLabel(place: string, fields: readonly Field[]): string {
  const field = fields.find(({ label }) => place.startsWith(`${label}, `))
  return field ? firstUpper(place.slice(field.label.length + 2)) : place
}
