import { useTakesFocus } from '../../ui/takes-focus.ts'
import { editorWords } from '../../words/desk-editor.ts'
import type { DeskKind } from './desk-kind.ts'
import { DifferenceTable } from './difference-table.tsx'
import type { EditorReply } from './do-by-editor.server.ts'

const words = editorWords.conflict

type Props = { conflict: NonNullable<EditorReply['conflict']>; desk: DeskKind; id: number }

/** Somebody else was faster: who, when, where the two differ, and the choice. Inside the form, so that nothing typed is lost. */
export function ConflictNote({ conflict, desk, id }: Props) {
  const box = useTakesFocus(conflict)
  return (
    <section className="note bad conflict" role="alert" tabIndex={-1} ref={box}>
      <h2>{words.title}</h2>
      <p>{words.text(conflict.by, conflict.when)}</p>
      {conflict.differences.length > 0 && (
        <DifferenceTable caption={words.differs} before={words.theirs} after={words.yours} rows={conflict.differences} />
      )}
      <p className="row">
        <button className="btn" type="submit" name="over" value={conflict.version}>
          {words.keep}
        </button>
        <a className="btn line" href={`/admin/${desk.folder}/edit/${id}`}>
          {words.take}
        </a>
      </p>
      <p className="small">{words.keepHint}</p>
    </section>
  )
}
