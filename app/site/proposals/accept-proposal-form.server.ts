import { data, redirect } from 'react-router'
import { z } from 'zod'
import { bookingKey } from '#features/bookings/booking-key.server.ts'
import { PaymentAnswer } from '#features/bookings/drafts/booking-request.ts'
import { type AcceptProposalRefusal, acceptProposal } from '#features/bookings/placing/accept-proposal.server.ts'
import { byVisitor } from '#features/bookings/placing/write-new-booking.server.ts'
import type { SentProposal } from '#features/proposals/proposal.ts'
import type { ProposedLetter } from '#features/proposals/proposal-content.ts'
import { namesIn, type TextInLanguage } from '#features/translations/names.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { email, oneLine, visitorPhone } from '#values/form-text.ts'
import { links } from '#values/links.ts'
import { usd } from '#values/money.ts'
import { contextOf } from '../../context.ts'
import { replyInWords } from '../../shared/booking/field-error.ts'
import { refusalSentence } from '../../shared/booking/refusal-sentence.ts'
import { clientAddressOf, limitForm } from '../../shared/limit-form.server.ts'
import { languageOf, wordsReader } from '../../shared/page-words.server.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { takeTrafficSource } from '../../shared/traffic-source.server.ts'
import { bookingErrorWords } from '../../words/booking-errors.ts'
import { proposalWords } from '../../words/proposal.ts'
import { proposalAnswerWords } from '../../words/proposal-answers.ts'
import type { ProposalAnswer, ProposalArgs } from './answer-proposal.server.ts'

const Acceptance = PaymentAnswer.extend({
  option: z.enum(['A', 'B', 'C', 'D'], { error: 'price-unseen' }),
  name: oneLine('name-missing', 120),
  email,
  phone: visitorPhone,
  attempt: z.string({ error: 'price-unseen' }).regex(/^[\w-]{16,64}$/, 'price-unseen'),
})

/** Accepts the option and what is ticked in the form, and leads to the booking; or says why not, with everything that was typed. */
export async function acceptByForm(args: ProposalArgs, proposal: SentProposal, form: FormData) {
  const ctx = contextOf(args.context)
  const read = wordsReader(args.context)
  const lastSource = takeTrafficSource(args, form)
  const { value, reply: wrong } = readForm(form, Acceptance)
  const of = 'accept'
  if (!value) return data<ProposalAnswer>({ of, reply: replyInWords(wrong, read(bookingErrorWords)) }, { status: 422 })
  const reply = { values: typed(form), errors: {} }
  const limited = await limitForm(args, 'proposal', { proposal: proposal.id }, { of, reply } satisfies ProposalAnswer)
  if (limited) return limited
  const { option, name, email: address, phone: number, method, agreedTotalMinor, agreedTerms, attempt } = value
  const accepted = await acceptProposal(
    ctx,
    {
      proposalId: proposal.id,
      choice: { letter: option satisfies ProposedLetter, ticked: form.getAll('add').map(String) },
      contact: { name, email: address, phone: number },
      ...{ method, agreedTotalMinor, agreedTerms, attempt },
      language: languageOf(args.context),
    },
    { ...byVisitor, address: clientAddressOf(args.request), lastSource },
  )
  if (accepted.done)
    return redirect(links.bookingWithKey(accepted.value.reference, bookingKey(ctx.config.secret, accepted.value)), 303)
  const { refusal } = accepted
  const sentence = acceptanceRefusal(refusal, proposal, read, await namesIn(ctx, read.language))
  if (refusal.reason === 'terms-changed') {
    // The new terms are not accepted by the old tick.
    const { terms: _, ...values } = reply.values
    return data<ProposalAnswer>({ of, reply: { values, errors: { terms: sentence } }, termsChanged: true }, { status: 409 })
  }
  const isWrong = refusal.reason === 'option-unknown' || refusal.reason === 'tick-unknown'
  return data<ProposalAnswer>({ of, reply, problem: sentence }, { status: isWrong ? 422 : 409 })
}

/** Why a proposal cannot be accepted, in words. */
function acceptanceRefusal(
  refusal: AcceptProposalRefusal,
  { content }: SentProposal,
  read: ReadWords,
  nameOf: TextInLanguage,
): string {
  const words = read(proposalAnswerWords).problems
  const { format } = read
  switch (refusal.reason) {
    case 'option-unknown':
    case 'tick-unknown':
      return words.choice
    case 'estimate':
      return words.estimate
    case 'proposal-unknown':
    case 'not-open':
      return words.notOpen
    case 'booked-already':
      return read(proposalWords).accept.change
    case 'accepted-already':
      return words.taken({ at: format.instant(refusal.at), name: refusal.name })
    case 'price-changed':
      return words.changed({ total: format.money(usd(refusal.totalMinor)) })
    default:
      return refusalSentence(refusal, { kind: 'tailored', travellers: content.travellers.length }, read, nameOf)
  }
}
