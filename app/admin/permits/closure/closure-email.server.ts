import { feesIn } from '#features/permits/closures/closure.ts'
import { listClosableFees } from '#features/permits/closures/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { permitClosureWords } from '../../../words/admin/permits/permit-closure.ts'
import { readClosure } from './load-closure.server.ts'

/** The English email that is proposed to who visits on closed days, with placeholders for whom it is for; undefined where an address names none. */
export async function closureEmail(
  ctx: Context,
  params: URLSearchParams,
): Promise<{ subject: string; body: string } | undefined> {
  if (params.get('about') !== 'closure') return undefined
  const fees = await listClosableFees(ctx.db)
  const names: Readonly<Record<string, string>> = { scope: 'scope', from: 'first', to: 'last' }
  const fields = { get: (name: string) => params.get(names[name] ?? name) }
  const { closure, isSent, fault } = readClosure(fields, kigaliDay(ctx.clock.now()), fees)
  if (!isSent || fault) return undefined
  const read = ctx.words.in('en', [permitClosureWords])
  const closed = feesIn(closure.scope, fees)
  const what = read.format.list([...new Set(closed.map(({ park, name }) => park ?? name))])
  const { subject, body } = read(permitClosureWords).letters
  const days = read.format.days(closure.from, closure.to)
  return { subject: subject({ what }), body: body({ what, days, name: '{name}', reference: '{reference}' }) }
}
