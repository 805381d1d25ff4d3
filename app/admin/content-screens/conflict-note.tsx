import type { ReactNode } from 'react'
import { useWords } from '../../languages/use-words.ts'
import { useTakesFocus } from '../../ui/takes-focus.ts'
import { editorWords } from '../../words/admin/content/editor.ts'
import type { ChangedField } from '../editor/describe-changes.ts'
import { DifferenceTable } from './difference-table.tsx'

/** Who saved meanwhile, when, as which version, and where theirs and what was typed differ. */
export type Conflict = { by: string; when: string; version: number; differences: ChangedField[] }

type Props = {
  conflict: Conflict
  /** The page as it stands, without what was typed. */
  take: string
  /** Where theirs is found once mine is saved over it; undefined where it cannot be saved any more. */
  keepHint: string | undefined
  /** What they did, where it is more than the table shows. */
  children?: ReactNode
}

/** Somebody else was faster: who, when, where the two differ, and the choice. Inside the form, so that nothing typed is lost. */
export function ConflictNote({ conflict, take, keepHint, children }: Props) {
  const words = useWords(editorWords).conflict
  const box = useTakesFocus(conflict)
  return (
    <section className="note bad conflict" role="alert" tabIndex={-1} ref={box}>
      <h2>{words.title}</h2>
      <p>{words.text({ by: conflict.by, when: conflict.when })}</p>
      {children}
      {conflict.differences.length > 0 && (
        <DifferenceTable caption={words.differs} before={words.theirs} after={words.yours} rows={conflict.differences} />
      )}
      <p className="row">
        {keepHint && (
          <button className="btn" type="submit" name="over" value={conflict.version}>
            {words.keep}
          </button>
        )}
        <a className="btn line" href={take}>
          {words.take}
        </a>
      </p>
      {keepHint && <p className="small">{keepHint}</p>}
    </section>
  )
}
