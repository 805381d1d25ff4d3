import { data, redirect } from 'react-router'
import { closeSupplierService, findRemovedClosure, reopenSupplierService } from '#features/suppliers/close-service.server.ts'
import { ClosureForm } from '#features/suppliers/closure-form.ts'
import { archiveSupplierService } from '#features/suppliers/save-service.server.ts'
import { type ArchiveRefusal, archiveSupplier } from '#features/suppliers/save-supplier.server.ts'
import { listOpenReferences } from '#features/supply/reads.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { supplierWords } from '../../words/admin/suppliers/supplier.ts'
import { supplierListWords } from '../../words/admin/suppliers/suppliers.ts'
import { numberIn } from '../components/number-in.ts'

/** The reply where nothing was done: what was typed of a closure and what is wrong with it, or one sentence. */
export type SupplierReply = { values: Record<string, string>; errors: Record<string, string>; sentence?: string }

/** Archives a supplier or one of its services, or takes it back; closes a service, reopens it, or closes it as it was. */
export async function changeSupplierByForm(
  ctx: Context,
  reader: ReadWords,
  { supplierId, form, actor }: { supplierId: number; form: FormData; actor: { id: string; name: string } },
) {
  const words = reader(supplierWords).closures
  const problems: Readonly<Record<string, string>> = words.problems
  const here = `/admin/suppliers/${supplierId}`
  const refuse = (reply: Omit<SupplierReply, 'values'>, status: number) =>
    data<SupplierReply>({ values: typed(form), ...reply }, { status })
  const event = form.get('event')
  switch (event) {
    case 'archive':
    case 'restore': {
      const today = kigaliDay(ctx.clock.now())
      const change = { id: supplierId, archived: event === 'archive', actor }
      const outcome = await archiveSupplier(ctx, change, (tx, id) => listOpenReferences(tx, id, today))
      if (!outcome.done) return refuse({ errors: {}, sentence: archiveRefusal(reader, outcome.refusal) }, 409)
      return redirect(event === 'archive' ? `/admin/suppliers?archived=${supplierId}` : `${here}?did=restored`, 303)
    }
    case 'archive-service':
    case 'restore-service': {
      const id = numberIn(form.get('service')) ?? 0
      const archived = event === 'archive-service'
      const outcome = await archiveSupplierService(ctx, { supplierId, id, archived, actor })
      if (outcome.done) return redirect(`${here}?service=${id}`, 303)
      if (outcome.refusal.reason === 'service-unknown') throw data(null, { status: 404 })
      return refuse({ errors: {}, sentence: reader(supplierWords).services.nameTaken }, 409)
    }
    case 'reopen': {
      const outcome = await reopenSupplierService(ctx, { supplierId, id: numberIn(form.get('closure')) ?? 0, actor })
      return redirect(outcome.done ? `${here}?reopened=${outcome.value}` : here, 303)
    }
    case 'close-again': {
      const closure = await findRemovedClosure(ctx, { supplierId, entry: numberIn(form.get('entry')) ?? 0 })
      if (!closure) throw data(null, { status: 404 })
      const { service: _, ...again } = closure
      const outcome = await closeSupplierService(ctx, { supplierId, closure: again, actor })
      return redirect(outcome.done ? `${here}?did=closure-added` : here, 303)
    }
    case 'close': {
      const read = readForm(form, ClosureForm)
      if (!read.value) {
        const errors = Object.fromEntries(Object.entries(read.reply.errors).map(([name, key]) => [name, problems[key] ?? key]))
        return refuse({ errors }, 422)
      }
      const outcome = await closeSupplierService(ctx, { supplierId, closure: read.value, actor })
      if (outcome.done) return redirect(`${here}?did=closure-added`, 303)
      const { refusal } = outcome
      if (refusal.reason === 'service-unknown') return refuse({ errors: { service: words.problems[refusal.reason] } }, 422)
      return refuse({ errors: { from: words.already({ days: reader.format.days(refusal.from, refusal.to) }) } }, 422)
    }
    default:
      throw data(null, { status: 422 })
  }
}

/** So many of its open orders are named. */
const mostNamed = 5

function archiveRefusal(reader: ReadWords, refusal: ArchiveRefusal): string {
  const words = reader(supplierListWords)
  if (refusal.reason === 'name-taken') return words.restoreTaken
  const { name, orders } = refusal
  return words.archiveOpen({ name, count: orders.length, orders: reader.format.list(orders.slice(0, mostNamed)) })
}
