import { data, redirect } from 'react-router'
import { findSettings } from '#features/settings/reads.server.ts'
import { answerByLink, type LinkAnswerRefusal } from '#features/supply/answers/answer-by-link.server.ts'
import type { SentOrder } from '#features/supply/answers/find-sent-order.server.ts'
import { lineField } from '#features/supply/answers/line-field.ts'
import {
  type LineInForm,
  type LinkAnswerProblem,
  linkAnswerForm,
  linkAnswerProblems,
} from '#features/supply/answers/link-answer-form.ts'
import { lineAnswers } from '#features/supply/lines/line-answers.ts'
import type { Words } from '#platform/languages/source.ts'
import { links } from '#values/links.ts'
import { contextOf, type RouteContext } from '../../context.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { readGuard } from '../../shared/guard-form.server.ts'
import { limitForm } from '../../shared/limit-form.server.ts'
import { languageOf, wordsOf } from '../../shared/page-words.server.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { guardNames } from '../../shared/trap-field.tsx'
import { supplierOrderFactWords } from '../../words/supplier-order-facts.ts'
import { lineName } from './line-rows.server.ts'
import { secret } from './load-supplier-order.server.ts'

/** What the page shows again: what was typed with the sentence beside each wrong field, and a sentence above the form. */
export type SupplierOrderAnswer = { reply: FormReply; problem?: string }

type Args = { request: Request; context: RouteContext; params: { key: string } }

/** Stores the answer in a form, and leads back to the page, which shows what stands. */
export async function answerSupplierOrder(args: Args, order: SentOrder) {
  const { context, request, params } = args
  const ctx = contextOf(context)
  const words = wordsOf(context, supplierOrderFactWords)
  const form = await request.formData()
  const reply: FormReply = { values: typed(form), errors: {} }
  const refuse = (status: number, answer: SupplierOrderAnswer) => data(answer, { status, headers: secret })
  const { suspicion } = readGuard(ctx, form, { name: '', message: '' })
  // A program pressed it, or the page lay open for days: the next press comes from a page of now.
  if (suspicion) {
    const { [guardNames.stamp]: stamp = '', ...values } = reply.values
    const shown = suspicion === 'sent-too-fast' ? { ...values, [guardNames.stamp]: stamp } : values
    return refuse(422, { reply: { values: shown, errors: {} }, problem: words.refusals.again })
  }
  const about = linesInForm(order, form)
  if (about.length === 0) return refuse(422, { reply, problem: words.refusals.again })
  const read = readForm(form, linkAnswerForm(about, ctx.clock.now()))
  if (!read.value) return refuse(422, { reply: { ...reply, errors: inWords(read.reply.errors, { context, order, words }) } })
  const limited = await limitForm(args, 'supplier-order', { order: String(order.orderId) }, { reply })
  if (limited) return limited
  const outcome = await answerByLink(ctx, { orderId: order.orderId, number: order.number, ...read.value })
  if (outcome.done)
    return redirect(ctx.words.address(languageOf(context), links.supplierOrder(params.key)), { status: 303, headers: secret })
  const { phone } = (await findSettings(ctx.db)).company
  return refuse(409, { reply, ...shownRefusal(outcome.refusal, { context, order, reply, words, phone }) })
}

/** The lines that the form was about, by its own field: some of them may have an answer by now, which the action compares. */
function linesInForm({ lines }: SentOrder, form: FormData): LineInForm[] {
  const shown = new Set(String(form.get('lines') ?? '').split(','))
  return lines
    .filter(({ lineId, what }) => what !== 'cancellation' && shown.has(String(lineId)))
    .map(({ lineId, what, stage, answers, facts: { currency, lastDay } }) => ({
      ...{ lineId, currency, lastDay },
      answers: stage === 'open' ? answers : what === 'reference' ? ['confirmed'] : lineAnswers,
    }))
}

type FactWords = Words<typeof supplierOrderFactWords.tree>

const isProblem = (key: string): key is LinkAnswerProblem => linkAnswerProblems.some((one) => one === key)

type OfOrder = { context: RouteContext; order: SentOrder; words: FactWords }

/** The sentences of the errors, each naming its service. */
function inWords(errors: FormReply['errors'], { context, order, words }: OfOrder): FormReply['errors'] {
  const sentence = (name: string, key: string) => {
    if (!isProblem(key)) return words.refusals.again
    const problem = words.problems[key]
    if (typeof problem === 'string') return problem
    const id = Number(name.split('-')[1])
    const line = order.lines.find(({ lineId }) => lineId === id)
    return problem({ service: line ? lineName(context, line.facts) : '' })
  }
  return Object.fromEntries(Object.entries(errors).map(([name, key]) => [name, sentence(name, key)]))
}

type Refused = OfOrder & { reply: FormReply; phone: string }

/** Why an answer is not recorded: a sentence above the form, or beside the field that is wrong. */
function shownRefusal(refusal: LinkAnswerRefusal, { reply, phone, ...of }: Refused): Partial<SupplierOrderAnswer> {
  const { words } = of
  const at = (name: string, problem: LinkAnswerProblem) => ({ reply: { ...reply, errors: inWords({ [name]: problem }, of) } })
  switch (refusal.reason) {
    case 'answered-already':
      return { problem: words.refusals.first({ phone }) }
    case 'newer-message':
      return { problem: words.refusals.newer }
    case 'order-cancelled':
      return { problem: words.refusals.cancelled }
    case 'line-not-answered':
      return at(lineField('answer', refusal.lineId), 'answer-missing')
    case 'until-missing':
    case 'until-over':
      return at(lineField('until', refusal.lineId), refusal.reason)
    default:
      return { problem: words.refusals.changed }
  }
}
