import { data, redirect } from 'react-router'
import { z } from 'zod'
import { declineProposal } from '#features/proposals/decline-proposal.server.ts'
import { declineReasons, proposalState, type SentProposal } from '#features/proposals/proposal.ts'
import { proposalCode } from '#features/proposals/proposal-code.server.ts'
import { recordCustomerMessage } from '#features/proposals/record-customer-message.server.ts'
import { contextOf, type RouteContext } from '../../context.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { limitForm } from '../../shared/limit-form.server.ts'
import { wordsOf } from '../../shared/page-words.server.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { proposalAnswerWords } from '../../words/proposal-answers.ts'

/** What the page shows again: which form it was, what was typed with the sentence beside each wrong field, a sentence above it, or what was done. */
export type ProposalAnswer = { of: string; reply: FormReply; problem?: string; done?: string; termsChanged?: true }

const most = 2_000
const text = z
  .string()
  .trim()
  .max(most, 'long')
  .regex(/^[^\0]*$/, 'unknown')
const Question = z.object({ question: text.min(1, 'question') })
const Decline = z.object({ reason: z.enum(declineReasons, { error: 'reason' }), text: text.default('') })
const Renew = z.object({ text: text.default('') })

export type ProposalArgs = { request: Request; context: RouteContext }

/** Answers the forms of the page besides the acceptance: a question, no, and the wish for a new proposal. */
export async function answerProposal(args: ProposalArgs, proposal: SentProposal, intent: string, form: FormData) {
  const ctx = contextOf(args.context)
  const words = wordsOf(args.context, proposalAnswerWords)
  const refuse = ({ values, errors }: FormReply) => {
    const { question, long, reason, unknown } = words.problems
    const sentences: Readonly<Record<string, string>> = { question, long, reason }
    const inWords = Object.fromEntries(Object.entries(errors).map(([name, key]) => [name, sentences[key] ?? unknown]))
    return data<ProposalAnswer>({ of: intent, reply: { values, errors: inWords } }, { status: 422 })
  }
  const reply = { values: typed(form), errors: {} }
  const limited = () => limitForm(args, 'proposal', { proposal: proposal.id }, { of: intent, reply } satisfies ProposalAnswer)
  const done = (sentence: string) => data<ProposalAnswer>({ of: intent, reply: { values: {}, errors: {} }, done: sentence })
  const isOpen = proposalState(proposal, ctx.clock.now()) === 'sent'
  if (intent === 'question') {
    const read = readForm(form, Question)
    if (!read.value) return refuse(read.reply)
    const stopped = await limited()
    if (stopped) return stopped
    await recordCustomerMessage(ctx, proposal, { news: 'question', text: read.value.question })
    return done(words.done.question)
  }
  if (intent === 'decline') {
    const read = readForm(form, Decline)
    if (!read.value) return refuse(read.reply)
    const declined = await declineProposal(ctx, proposal.id, read.value)
    // Pressed twice it is declined once.
    if (declined.done || declined.refusal.state === 'declined')
      return redirect(`/proposals/${proposalCode(ctx.config.secret, proposal)}`, 303)
    return data<ProposalAnswer>({ of: intent, reply, problem: words.problems.notOpen }, { status: 409 })
  }
  if (intent === 'renew' && !isOpen) {
    const read = readForm(form, Renew)
    if (!read.value) return refuse(read.reply)
    const stopped = await limited()
    if (stopped) return stopped
    await recordCustomerMessage(ctx, proposal, { news: 'renew', text: read.value.text })
    return done(words.done.renew)
  }
  return data<ProposalAnswer>({ of: intent, reply, problem: words.problems.unknown }, { status: 422 })
}
