import { data } from 'react-router'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { stampForm } from '../../shared/guard-form.server.ts'
import { Problem } from '../../ui/problem.tsx'
import type { PageHandle } from '../../ui/sheet.ts'
import { supplierOrderWords } from '../../words/supplier-order.ts'
import type { Route } from './+types/supplier-order.ts'
import { AnswerForm } from './answer-form.tsx'
import { answerSupplierOrder, type SupplierOrderAnswer } from './answer-supplier-order.server.ts'
import { openSupplierOrder, secret, showSupplierOrder } from './load-supplier-order.server.ts'
import { OrderLine } from './order-line.tsx'

export const handle = {
  sheets: ['supplier-order'],
  words: ['supplier-order', 'newsletter', 'problems'],
} satisfies PageHandle

/** Opening the page changes nothing: programs that scan mail open every link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const order = await openSupplierOrder(context, params.key)
  return data({ ...(await showSupplierOrder(context, order, params.key)), stamp: stampForm(context) }, { headers: secret })
}

export async function action(args: Route.ActionArgs) {
  return answerSupplierOrder(args, await openSupplierOrder(args.context, args.params.key))
}

/** Those of the page, with how long to wait where the form was sent too often. */
export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders, errorHeaders }) =>
  errorHeaders ?? new Headers([...loaderHeaders, ...actionHeaders])

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: wordsOfMatches(matches, supplierOrderWords).title({ reference: loaderData?.reference ?? '' }) },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function SupplierOrderPage({ loaderData: order, actionData }: Route.ComponentProps) {
  const words = useWords(supplierOrderWords)
  const { stage, reference, company, supplier, title, name, by, other, lang } = order
  const answer: SupplierOrderAnswer | undefined = actionData
  const rows = [
    [words.facts.supplier, supplier, undefined],
    [words.facts.trip, title, lang],
    [words.facts.name, name, undefined],
    [words.facts.by, by, undefined],
  ] as const
  return (
    <div className="supplier-order wrap booking manage-booking narrow">
      {other && (
        <p className="ui small">
          <a href={other.href} lang={other.code} hrefLang={other.code}>
            {other.name}
          </a>
        </p>
      )}
      <h1 className="t-2">{words.title({ reference })}</h1>
      {stage === 'open' && <p className="lede">{words.lede({ company: company.name })}</p>}
      {rows.some(([, text]) => text !== '') && (
        <dl className="pairs part">
          {rows.map(
            ([name, text, lang]) =>
              text !== '' && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd lang={lang}>{text}</dd>
                </div>
              ),
          )}
        </dl>
      )}
      {stage === 'open' ? (
        <AnswerForm order={order} answer={answer} />
      ) : (
        <>
          <Problem text={answer?.problem} />
          <p className="part" role="status">
            {words.stages[stage]}
          </p>
          {order.lines.map((line) => (
            <OrderLine key={line.lineId} line={line} lang={lang} />
          ))}
          {order.text !== '' && (
            <section className="part">
              <h2 className="t-3">{words.text}</h2>
              <p className="written">{order.text}</p>
            </section>
          )}
          <p className="part ui">{words.contact({ phone: company.phone, email: company.email })}</p>
        </>
      )}
    </div>
  )
}
