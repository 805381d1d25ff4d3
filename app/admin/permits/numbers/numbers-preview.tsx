import { Form, useNavigation } from 'react-router'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { permitNumberWords } from '../../../words/admin/permits/permit-numbers.ts'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { Pane } from '../../components/pane.tsx'
import type { CheckedLine } from './check-lines.server.ts'
import type { NumbersReply } from './numbers-action.server.ts'

function columnsOf(read: ReadWords, picked: readonly number[]): Column<CheckedLine>[] {
  const words = read(permitNumberWords)
  const { columns } = words
  return [
    {
      head: columns.select,
      className: 'of-tick pick-cell',
      cell: ({ line, mayWrite }) =>
        mayWrite && (
          <input
            type="checkbox"
            name="pick"
            value={line}
            defaultChecked={picked.includes(line)}
            aria-label={words.select({ line })}
          />
        ),
    },
    { head: columns.line, isNumber: true, label: columns.line, cell: ({ line }) => line },
    {
      head: columns.who,
      isRowHead: true,
      className: 'whole breaks',
      cell: ({ who, position }) => (position ? `${who} / ${position}` : who),
    },
    { head: columns.number, className: 'num breaks', label: columns.number, cell: ({ number }) => number },
    {
      head: columns.result,
      className: 'breaks',
      cell: ({ text, mayWrite, isSure }) => (isSure ? text : <span className={mayWrite ? 'tag warn' : 'tag bad'}>{text}</span>),
    },
  ]
}

/** What each line would do. What is ticked is written, in one go. */
export function NumbersPreview({ reply, lines }: { reply: NumbersReply; lines: readonly CheckedLine[] }) {
  const read = useReader()
  const words = useWords(permitNumberWords)
  const busy = useNavigation().state !== 'idle'
  const { text, scope, by, picked = [], faulty = 0, sentence } = reply
  return (
    <Pane
      title={words.preview}
      beside={<span className="muted num">{words.count({ lines: lines.length, faulty })}</span>}
      id="preview"
      className="stack"
    >
      <div role="alert">{sentence && <p className="note bad">{sentence}</p>}</div>
      <Form method="post" encType="multipart/form-data" className="stack" preventScrollReset>
        <input type="hidden" name="text" value={text} />
        <input type="hidden" name="scope" value={scope} />
        <input type="hidden" name="by" value={by} />
        <DataTable
          caption={words.preview}
          className="stacks"
          columns={columnsOf(read, picked)}
          rows={lines}
          rowKey={({ line }) => line}
        />
        {faulty > 0 && (
          <label className="tick">
            <input type="checkbox" name="skip" value="yes" />
            <span>{words.skip}</span>
          </label>
        )}
        <div className="row">
          <button className="btn" type="submit" name="event" value="write" aria-disabled={busy}>
            {words.write}
          </button>
          <button className="btn line" type="submit" name="event" value="edit" aria-disabled={busy}>
            {words.change}
          </button>
        </div>
      </Form>
    </Pane>
  )
}
