import type { StatementView } from './statement-view.ts'

/** What a cancellation charges, figure by figure. */
export function Statement({ statement: { free, rows } }: { statement: StatementView }) {
  return (
    <>
      {free && <p>{free}</p>}
      <dl className="kv num">
        {rows.map(({ key, name, amount, sum }) => (
          <div key={key} className={sum ? 'sum' : undefined}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
