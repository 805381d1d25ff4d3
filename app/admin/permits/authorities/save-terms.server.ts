import { data, redirect } from 'react-router'
import type { AuthorityTerms, AuthorityTermsFacts } from '#features/permits/authorities/authority-terms.ts'
import { AuthorityTermsForm, authorityTermsOf, readStepTexts } from '#features/permits/authorities/authority-terms-form.ts'
import type { StepsFault } from '#features/permits/authorities/refund-steps.ts'
import {
  deleteAuthorityTerms,
  saveAuthorityTerms,
  type TermsRefusal,
} from '#features/permits/authorities/save-authority-terms.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { readForm, typed } from '../../../shared/read-form.server.ts'
import { authorityTermWords } from '../../../words/admin/permits/authority-terms.ts'
import type { Changed } from '../../components/changed-note.tsx'
import { instantText } from '../../components/instants.ts'
import { savedRows, spanText } from './term-rows.ts'

/**
 * The reply where terms were not saved: what was typed, what is wrong with it, and what somebody else saved first, with the version of
 * that. `remove`: why they were not deleted.
 */
export type TermsReply = {
  values: Record<string, string>
  errors: Record<string, string>
  changed?: Changed
  version?: number
  remove?: string
}

type Input = {
  authorityId: string
  feeId: string
  terms: AuthorityTerms | undefined
  form: FormData
  actor: { id: string; name: string }
}

/** Saves the terms of a form, or deletes them. Redirects to their authority, or replies why not. */
export async function changeTermsByForm(ctx: Context, reader: ReadWords, input: Input) {
  return input.terms && input.form.get('event') === 'delete' ? remove(ctx, reader, input) : save(ctx, reader, input)
}

async function save(ctx: Context, reader: ReadWords, { authorityId, feeId, terms, form, actor }: Input) {
  const values = typed(form)
  const read = readForm(form, AuthorityTermsForm)
  const { steps, faults } = readStepTexts(values)
  if (!read.value || !steps) {
    const problems: Readonly<Record<string, string>> = reader(authorityTermWords).problems
    const errors = Object.fromEntries(Object.entries(read.reply?.errors ?? {}).map(([name, key]) => [name, problems[key] ?? key]))
    for (const [name, fault] of Object.entries(faults ?? {}))
      errors[name] = stepsFault(reader, fault, name === 'refundSteps' ? name : 'percents')
    return data<TermsReply>({ values, errors: inTurn(values, errors) }, { status: 422 })
  }
  const facts = authorityTermsOf(read.value, steps)
  const { checked, fit } = read.value
  const seen = terms && { id: terms.id, version: Number(form.get('version')) || 0 }
  const flags = { isChecked: checked === 'on', isFitted: fit === 'on' }
  const saved = await saveAuthorityTerms(ctx, { feeId, facts, seen, actor, ...flags })
  if (saved.done) return redirect(`/admin/permits/authorities/${authorityId}?did=terms-saved`, 303)
  const { status, ...reply } = refusalReply(reader, saved.refusal, { facts, now: ctx.clock.now() })
  return data<TermsReply>({ values, ...reply }, { status })
}

async function remove(ctx: Context, reader: ReadWords, { authorityId, feeId, terms, form, actor }: Input) {
  const words = reader(authorityTermWords)
  const seen = { id: terms?.id ?? 0, version: Number(form.get('version')) || 0 }
  const deleted = await deleteAuthorityTerms(ctx, { feeId, seen, actor })
  if (deleted.done) return redirect(`/admin/permits/authorities/${authorityId}?did=deleted`, 303)
  const { refusal } = deleted
  if (refusal.reason === 'terms-unknown') throw data(null, { status: 404 })
  const sentence =
    refusal.reason === 'days-gap'
      ? words.gapOfDeletion({ days: reader.format.days(refusal.from, refusal.to) })
      : words.changedMeanwhile
  return data<Partial<TermsReply>>({ remove: sentence }, { status: 409 })
}

/** Errors in the order of their fields on the screen. */
function inTurn(values: Readonly<Record<string, string>>, errors: Readonly<Record<string, string>>): Record<string, string> {
  const names = Object.keys(values)
  const placeOf = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length)
  return Object.fromEntries(Object.entries(errors).sort(([one], [other]) => placeOf(one) - placeOf(other)))
}

/** Which part of a text of steps was not understood, and how it is written. */
function stepsFault(read: ReadWords, fault: StepsFault, field: 'percents' | 'refundSteps'): string {
  const words = read(authorityTermWords).faults
  if (fault.reason === 'too-many') return words[fault.reason]
  return words[fault.reason === 'step-unread' ? field : fault.reason]({ text: fault.text })
}

function refusalReply(
  read: ReadWords,
  refusal: TermsRefusal,
  { facts, now }: { facts: AuthorityTermsFacts; now: Date },
): Omit<TermsReply, 'values'> & { status: number } {
  const words = read(authorityTermWords)
  switch (refusal.reason) {
    case 'terms-unknown':
      throw data(null, { status: 404 })
    case 'days-overlap': {
      const { day, other } = refusal
      const isInside =
        other.fromDay >= facts.fromDay && (facts.toDay === null || (other.toDay !== null && other.toDay <= facts.toDay))
      const sentence = words[isInside ? 'overlapWhole' : 'overlap']({ day: read.format.day(day), days: spanText(read, other) })
      return { errors: { [day === facts.fromDay ? 'fromDay' : 'toDay']: sentence }, status: 422 }
    }
    case 'days-gap': {
      const sentence = words.gap({ days: read.format.days(refusal.from, refusal.to) })
      return { errors: { [refusal.from > facts.fromDay ? 'toDay' : 'fromDay']: sentence }, status: 422 }
    }
    case 'changed-meanwhile': {
      const { now: saved, by } = refusal
      const own = new Map(savedRows(read, facts))
      const rows = savedRows(read, saved)
      const others = rows.filter(([name, text]) => own.get(name) !== text)
      const when = by ? instantText(by.at, now, read.format) : ''
      const theirs = others.length > 0 ? others : rows
      return { errors: {}, changed: { who: by?.who ?? '', when, theirs }, version: saved.version, status: 409 }
    }
  }
}
