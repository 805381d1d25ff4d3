import { Form, Link, useNavigation } from 'react-router'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { permitBuyWords } from '../../../words/admin/permits/permit-buy.ts'
import { useAuth } from '../../auth/auth.tsx'
import { BulkBar } from '../../components/bulk-bar.tsx'
import { DataTable } from '../../components/data-table.tsx'
import { Pane } from '../../components/pane.tsx'
import type { BuyReply } from './buy-action.server.ts'
import type { BuyRow, BuyView } from './buy-view.server.ts'
import { rowColumns, tickColumn } from './row-columns.tsx'

/** Names that authorities are to be given for paid permits. */
export function NamesPane({
  rows,
  waiting,
  stale,
  reply,
}: {
  rows: readonly BuyRow[]
  waiting: readonly BuyRow[]
  stale: BuyView['staleNames']
  reply: BuyReply | undefined
}) {
  const read = useReader()
  const words = useWords(permitBuyWords)
  const { may } = useAuth()
  const [mayName, mayRecord] = [may('permits:write'), may('bookings:move')]
  const busy = useNavigation().state !== 'idle'
  return (
    <Pane title={words.names.title} id="names" className="stack">
      <div role="alert">{reply && <p className="note bad">{reply.sentence}</p>}</div>
      {rows.length === 0 ? (
        <p className="muted">{waiting.length > 0 ? words.names.noneYet : words.names.none}</p>
      ) : (
        <Form method="post" action="/admin/permits/buy?view=names#names" className="ticking stack" preventScrollReset>
          <p className="small muted">{words.names.lede}</p>
          <DataTable
            caption={words.names.title}
            className="stacks"
            columns={[mayName && tickColumn(read, reply?.ids), ...rowColumns(read, { withReason: false })]}
            rows={rows}
            rowKey={({ id }) => id}
            groupOf={({ group }) => group}
          />
          {mayName && (
            <BulkBar label={words.names.choose}>
              <button className="btn" type="submit" name="form" value="names" aria-disabled={busy}>
                {words.names.record}
              </button>
            </BulkBar>
          )}
        </Form>
      )}
      {waiting.length > 0 && (
        <>
          <h3>{words.names.waits}</h3>
          <DataTable
            caption={words.names.waits}
            className="stacks"
            columns={rowColumns(read, { withReason: false, mayRecord })}
            rows={waiting}
            rowKey={({ id }) => id}
            groupOf={({ group }) => group}
          />
        </>
      )}
      {stale.length > 0 && (
        <>
          <h3>{words.names.stale}</h3>
          <p className="small muted">{words.names.staleText}</p>
          <ul className="item-list num">
            {stale.map(({ to, permit, count }) => (
              <li key={to}>
                <span>
                  <Link to={to}>{permit}</Link>
                  <small>{count}</small>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Pane>
  )
}

/** Permits that are paid and in a name, and whose number has not come. */
export function NumbersMissing({ rows }: { rows: readonly BuyRow[] }) {
  const read = useReader()
  const words = useWords(permitBuyWords)
  return (
    <Pane title={words.missing.title} id="numbers-missing" className="stack">
      {rows.length === 0 ? (
        <p className="muted">{words.missing.none}</p>
      ) : (
        <>
          <p className="small muted">
            {words.missing.lede({ count: rows.length })} <Link to="/admin/permits/numbers">{words.missing.enter}</Link>
          </p>
          <DataTable
            caption={words.missing.title}
            className="stacks"
            columns={rowColumns(read, { withReason: false })}
            rows={rows}
            rowKey={({ id }) => id}
            groupOf={({ group }) => group}
          />
        </>
      )}
    </Pane>
  )
}
