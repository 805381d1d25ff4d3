import { findSettings } from '#features/settings/reads.server.ts'
import { findSentOrder, type SentLine, type SentOrder } from '#features/supply/answers/find-sent-order.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { links } from '#values/links.ts'
import { contextOf, type RouteContext } from '../../context.ts'
import { written } from '../../languages/addresses.ts'
import { formatterOf, languageOf, wordsOf } from '../../shared/page-words.server.ts'
import { siteWordsKey } from '../../words/sources.server.ts'
import { supplierOrderFactWords } from '../../words/supplier-order-facts.ts'
import { lineName, lineRows, type ShownRow } from './line-rows.server.ts'

/** The key is in this page's address: it must not be sent to other sites or indexed. */
export const secret = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex', 'Cache-Control': 'private, no-store' }

/** The message of the key in the address; the same 404 whatever is wrong. */
export async function openSupplierOrder(context: RouteContext, key: string): Promise<SentOrder> {
  const found = await findSentOrder(contextOf(context), key)
  if (!found) throw new Response('There is no such order', { status: 404, headers: secret })
  return found
}

/** A line in the language of the page. `name`: with its days. `reply`: their answer by this link, in words. */
export type ShownLine = Pick<SentLine, 'lineId' | 'what' | 'stage' | 'answers'> & {
  title: string
  name: string
  currency: string
  rows: readonly ShownRow[]
  reply: string
}

/** What the page shows of an order: nothing but its reference where there is nothing to answer any more. */
export async function showSupplierOrder(context: RouteContext, order: SentOrder, key: string) {
  const ctx = contextOf(context)
  const { company } = await findSettings(ctx.db)
  const words = wordsOf(context, supplierOrderFactWords)
  const { stage, reference, supplier, title, name, answerBy, text } = order
  const isOpen = stage === 'open' || stage === 'answered' || stage === 'cancellation'
  return {
    ...{ stage, reference },
    company: { name: company.name, phone: company.phone, email: company.email },
    supplier: isOpen ? supplier : '',
    title: isOpen ? title : '',
    name: isOpen ? name : '',
    by: stage === 'open' && answerBy ? words.by({ when: formatterOf(context).instant(answerBy) }) : '',
    lines: isOpen ? order.lines.map((line) => shownLine(context, line)) : [],
    text: isOpen ? text : '',
    today: kigaliDay(ctx.clock.now()),
    /** The language of what staff wrote, where the page is in another. */
    lang: languageOf(context) === written ? undefined : ('en' as const),
    other: otherLanguage(context, key),
  }
}
export type ShownOrder = Awaited<ReturnType<typeof showSupplierOrder>>

function shownLine(context: RouteContext, line: SentLine): ShownLine {
  const { lineId, what, stage, answers, facts, before } = line
  return {
    ...{ lineId, what, stage, answers },
    title: facts.title,
    name: lineName(context, facts),
    currency: facts.currency,
    rows: lineRows(context, facts, what === 'change' ? before : null),
    reply: replyText(context, line),
  }
}

function replyText(context: RouteContext, { reply, facts: { currency } }: SentLine): string {
  if (!reply) return ''
  const words = wordsOf(context, supplierOrderFactWords)
  const format = formatterOf(context)
  const { until, reference, costMinor } = reply
  const when = until ? format.instant(new Date(until)) : '–'
  let answer = reply.answer === 'provisional' ? words.answers.provisional({ when }) : words.answers[reply.answer]
  if (reference !== '') answer = words.reference({ answer, reference })
  return costMinor === null ? answer : words.price({ answer, amount: format.money({ minor: costMinor, currency }) })
}

/** Suppliers read English or French: the page in the other of the two, where the site has it. */
function otherLanguage(context: RouteContext, key: string): { code: string; name: string; href: string } | undefined {
  const isEnglish = languageOf(context) === written
  const code = isEnglish ? 'fr' : written
  if (isEnglish && !context.get(siteWordsKey).published.has(code)) return undefined
  const href = contextOf(context).words.address(code, links.supplierOrder(key))
  return { code, name: isEnglish ? 'Français' : 'English', href }
}
