import { data, redirect } from 'react-router'
import { type ActivateRefusal, activateContract } from '#features/suppliers/activate-contract.server.ts'
import type { Contract } from '#features/suppliers/contract.ts'
import { endContract } from '#features/suppliers/end-contract.server.ts'
import { mostOverlaps, type RateOverlap } from '#features/suppliers/reads-overlaps.server.ts'
import { deleteContract } from '#features/suppliers/save-contract.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { isDay } from '#values/dates.ts'
import { contractTermWords } from '../../words/admin/suppliers/contract-terms.ts'
import { saveTermsByForm, type TermsReply } from './save-terms.server.ts'

/** Two rates for the same nights, as they are told. */
type ShownOverlap = { key: string; service: string; own: string; other: string; contract: string; to: string; shared: string }

/** The reply of a contract where nothing was done: its terms, or why it was not activated, ended or deleted. */
export type ContractReply = {
  terms?: TermsReply
  activate?: { sentence: string; overlaps: ShownOverlap[]; isCut: boolean }
  end?: { day: string; error: string }
  remove?: string
}

type Input = { contract: Contract; form: FormData; actor: { id: string; name: string } }

/** Saves a draft's terms, activates or deletes it, or ends an active contract, as its form requests. */
export async function changeContractByForm(ctx: Context, read: ReadWords, { contract, form, actor }: Input) {
  const words = read(contractTermWords)
  const { id, supplierId } = contract
  const here = `/admin/suppliers/${supplierId}/contracts/${id}`
  const refuse = (reply: ContractReply, status: number) => data<ContractReply>(reply, { status })
  switch (form.get('event')) {
    case 'activate': {
      const seen = { id, version: Number(form.get('version')) || 0 }
      const outcome = await activateContract(ctx, { supplierId, seen, actor })
      return outcome.done
        ? redirect(`${here}?did=activated`, 303)
        : refuse({ activate: activateReply(read, outcome.refusal) }, 409)
    }
    case 'end': {
      const day = String(form.get('lastDay') ?? '')
      if (!isDay(day)) return refuse({ end: { day, error: words.end.dayWrong } }, 422)
      const outcome = await endContract(ctx, { supplierId, id, lastDay: day, actor })
      if (outcome.done) return redirect(`${here}?did=ended`, 303)
      const { refusal } = outcome
      if (refusal.reason === 'contract-unknown') throw data(null, { status: 404 })
      if (refusal.reason === 'not-active') return refuse({ end: { day, error: words.end.notActive } }, 409)
      return refuse(
        { end: { day, error: words.end.outside({ from: read.format.day(refusal.from), to: read.format.day(refusal.to) }) } },
        422,
      )
    }
    case 'delete': {
      const outcome = await deleteContract(ctx, { supplierId, id, actor })
      if (outcome.done) return redirect(`/admin/suppliers/${supplierId}?did=contract-deleted`, 303)
      return refuse({ remove: words.remove.refused }, 409)
    }
    default: {
      const saved = await saveTermsByForm(ctx, read, { supplierId, contract, form, actor })
      return saved instanceof Response ? saved : data<ContractReply>({ terms: saved.data }, saved.init ?? undefined)
    }
  }
}

function activateReply(read: ReadWords, refusal: ActivateRefusal): NonNullable<ContractReply['activate']> {
  const words = read(contractTermWords).activate
  const only = (sentence: string) => ({ sentence, overlaps: [], isCut: false })
  switch (refusal.reason) {
    case 'contract-unknown':
      throw data(null, { status: 404 })
    case 'rates-outside':
      return only(words.outside({ count: refusal.outside }))
    case 'rates-overlap': {
      const overlaps = refusal.overlaps.map((overlap, at) => shownOverlap(read, overlap, at))
      return overlaps.length === 0
        ? only(words.overlapGone)
        : { sentence: words.overlap, overlaps, isCut: overlaps.length === mostOverlaps }
    }
    default:
      return only(words.refused[refusal.reason])
  }
}

function shownOverlap({ format }: ReadWords, { service, own, other, shared }: RateOverlap, at: number): ShownOverlap {
  return {
    key: String(at),
    service,
    own: format.days(own.from, own.to),
    other: format.days(other.from, other.to),
    contract: other.contract,
    to: `/admin/suppliers/${other.supplierId}/contracts/${other.contractId}/rates`,
    shared: format.days(shared.from, shared.to),
  }
}
