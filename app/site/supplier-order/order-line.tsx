import type { ReactNode } from 'react'
import { useWords } from '../../languages/use-words.ts'
import { supplierOrderWords } from '../../words/supplier-order.ts'
import type { ShownLine } from './load-supplier-order.server.ts'

/** One service of an order: what it is, what changed of it, what they answered, and what can be answered below. */
export function OrderLine({ line, lang, children }: { line: ShownLine; lang: 'en' | undefined; children?: ReactNode }) {
  const words = useWords(supplierOrderWords)
  const { what, stage, title, name, rows, reply } = line
  const note = what === 'cancellation' || reply || stage === 'open' ? undefined : words.lines[stage]
  return (
    <section className="part order-line" aria-label={name}>
      <p className="kind">{words.headings[what]}</p>
      <h2 className="t-3" lang={lang}>
        {title}
      </h2>
      <dl className="pairs">
        {rows.map(({ name: of, text, before }) => (
          <div key={of}>
            <dt>{of}</dt>
            <dd>
              {before === null ? text : <b>{text}</b>}
              {before !== null && <small>{words.before({ text: before })}</small>}
            </dd>
          </div>
        ))}
        {reply && (
          <div>
            <dt>{words.given}</dt>
            <dd>
              <b>{reply}</b>
            </dd>
          </div>
        )}
      </dl>
      {note && <p>{note}</p>}
      {children}
    </section>
  )
}
