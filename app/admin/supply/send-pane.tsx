import { Form, useNavigation } from 'react-router'
import { useReader } from '../../languages/use-reader.ts'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'
import { Pane } from '../components/pane.tsx'
import type { RunOrdersView } from './load-run-orders.server.ts'

/** What suppliers have not been sent yet: each email to read first, and one press that sends them all. */
export function SendPane({ send, writes }: { send: NonNullable<RunOrdersView['send']>; writes: boolean }) {
  const read = useReader()
  const words = read(runOrderWords).toSend
  const busy = useNavigation().state !== 'idle'
  const { count, names, noEmail, emails, stamp, delivers } = send
  return (
    <Pane title={words.title({ count })} className="stack to-send" id="send">
      {!writes && <p className="num">{words.readOnly({ names: read.format.list(names) })}</p>}
      {writes && emails.length > 0 && (
        <Form method="post" className="stack">
          <input type="hidden" name="stamp" value={stamp} />
          <input type="hidden" name="orders" value={emails.map(({ id }) => id).join()} />
          {emails.map(({ id, supplier, reference, subject, text }) => (
            <details key={id} className="add email">
              <summary>{words.review({ supplier, reference })}</summary>
              <p className="small">
                <b>{words.subject}</b> {subject}
              </p>
              <pre className="plain">{text}</pre>
              <p className="small muted">{words.linkLater}</p>
            </details>
          ))}
          <div className="row">
            <button className="btn" type="submit" name="event" value="send" aria-disabled={busy}>
              {delivers ? words.send({ count: emails.length }) : words.write({ count: emails.length })}
            </button>
          </div>
        </Form>
      )}
      {writes && noEmail.length > 0 && <p className="num">{words.noEmail({ names: read.format.list(noEmail) })}</p>}
    </Pane>
  )
}
