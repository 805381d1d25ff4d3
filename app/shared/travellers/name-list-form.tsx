import { Form, useNavigation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { TextArea } from '../../ui/field.tsx'
import { nameListWords } from '../../words/name-list.ts'

/** What became of a list that was sent: how many were saved, and each line that was not, with the reason. */
export type NameListReply = { text: string; saved: number; faults: string[] }

/** The names of a group at once: pasted, or from a file. */
export function NameListForm({ reply, intent }: { reply: NameListReply | undefined; intent?: string }) {
  const words = useWords(nameListWords)
  const busy = useNavigation().state !== 'idle'
  return (
    <section className="part" id="list">
      <h2 className="t-3">{words.title}</h2>
      <p>{words.text}</p>
      {reply && reply.saved > 0 && (
        <p className="note" role="status">
          {words.saved({ count: reply.saved })}
        </p>
      )}
      {reply && reply.faults.length > 0 && (
        <div className="note bad" role="alert">
          <p>{words.faults({ count: reply.faults.length })}</p>
          <ul className="plain">
            {reply.faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
      <Form method="post" encType="multipart/form-data" className="stack" noValidate>
        <TextArea name="names" label={words.label} hint={words.hint} rows={6} defaultValue={reply?.text} />
        <label className="field">
          <b>{words.file}</b>
          <input type="file" name="file" accept=".csv,.txt,text/csv,text/plain" />
        </label>
        <button className="btn line" type="submit" name={intent && 'intent'} value={intent} aria-disabled={busy}>
          {words.go}
        </button>
      </Form>
    </section>
  )
}
