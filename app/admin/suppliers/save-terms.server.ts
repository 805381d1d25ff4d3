import { data, redirect } from 'react-router'
import type { Contract, ContractTerms } from '#features/suppliers/contract.ts'
import { ContractForm, currencies, readTermTexts, termsOf } from '#features/suppliers/contract-form.ts'
import { type ContractRefusal, saveContract } from '#features/suppliers/save-contract.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { contractTermWords } from '../../words/admin/suppliers/contract-terms.ts'
import type { Changed } from '../components/changed-note.tsx'
import { instantText } from '../components/instants.ts'
import { termRows } from './term-rows.ts'
import { childrenFault, stepsFault } from './terms-fault.ts'

/**
 * The reply where terms were not saved: what was typed, what is wrong with it, and what somebody else saved first, with the version of
 * that. `isFixed`: the contract was activated meanwhile.
 */
export type TermsReply = {
  values: Record<string, string>
  errors: Record<string, string>
  changed?: Changed
  version?: number
  isFixed?: boolean
}

/** The terms that a form holds, or what is wrong with them, by field. */
function readTerms(
  reader: ReadWords,
  form: FormData,
): { terms: ContractTerms; errors?: undefined } | { terms?: undefined; errors: Record<string, string> } {
  const read = readForm(form, ContractForm)
  const values = typed(form)
  const currency = currencies.find((one) => one === values.currency) ?? 'USD'
  const { texts, faults } = readTermTexts(values, currency)
  if (read.value && texts) return { terms: termsOf(read.value, texts) }
  const problems: Readonly<Record<string, string>> = reader(contractTermWords).problems
  const errors = Object.fromEntries(Object.entries(read.reply?.errors ?? {}).map(([name, key]) => [name, problems[key] ?? key]))
  if (faults?.children) errors.children = childrenFault(reader, faults.children, currency)
  if (faults?.payment) errors.payment = stepsFault(reader, faults.payment, 'payment')
  if (faults?.cancellation) errors.cancellation = stepsFault(reader, faults.cancellation, 'cancellation')
  return { errors }
}

type Input = { supplierId: number; contract: Contract | undefined; form: FormData; actor: { id: string; name: string } }

/** Saves the terms of a form as a draft: a new one without a contract. Redirects to it, or replies why not. */
export async function saveTermsByForm(ctx: Context, reader: ReadWords, { supplierId, contract, form, actor }: Input) {
  const values = typed(form)
  const { terms, errors } = readTerms(reader, form)
  if (errors) return data<TermsReply>({ values, errors }, { status: 422 })
  const seen = contract && { id: contract.id, version: Number(form.get('version')) || 0 }
  const saved = await saveContract(ctx, { supplierId, terms, seen, actor })
  if (saved.done) return redirect(`/admin/suppliers/${supplierId}/contracts/${saved.value}?did=saved`, 303)
  const { status, ...reply } = refusalReply(reader, saved.refusal, { terms, now: ctx.clock.now() })
  return data<TermsReply>({ values, ...reply }, { status })
}

function refusalReply(
  read: ReadWords,
  refusal: ContractRefusal,
  { terms, now }: { terms: ContractTerms; now: Date },
): Omit<TermsReply, 'values'> & { status: number } {
  const words = read(contractTermWords)
  switch (refusal.reason) {
    case 'contract-unknown':
      throw data(null, { status: 404 })
    case 'name-taken':
      return { errors: { name: words.problems['name-taken'] }, status: 422 }
    case 'currency-of-rates':
      return { errors: { currency: words.currencyOfRates({ rates: refusal.rates }) }, status: 422 }
    case 'not-a-draft':
      return { errors: {}, isFixed: true, status: 409 }
    case 'changed-meanwhile': {
      const { now: stands, by } = refusal
      const own = new Map(termRows(read, terms))
      const rows = termRows(read, stands)
      const others = rows.filter(([name, text]) => own.get(name) !== text)
      const when = by ? instantText(by.at, now, read.format) : ''
      const changed = { who: by?.who ?? '', when, theirs: others.length > 0 ? others : rows }
      return { errors: {}, changed, version: stands.version, isFixed: stands.state !== 'draft', status: 409 }
    }
  }
}
