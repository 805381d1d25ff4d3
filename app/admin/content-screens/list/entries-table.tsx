import { Form, Link } from 'react-router'
import type { EntryState } from '#features/content/entry.ts'
import { type Drawing, ScenePicture } from '../../../ui/scene-picture.tsx'
import { editorWords } from '../../../words/admin/content/editor.ts'
import { bulkWords } from '../../../words/admin/content/editor-bulk.ts'
import { BulkBar } from '../../components/bulk-bar.tsx'
import type { ContentKind } from '../../content/content-kind.ts'
import type { RowFacts } from '../../content/row-facts.server.ts'
import { EntryTag } from './entry-tag.tsx'

const { columns } = editorWords.list

type Row = {
  id: number
  title: string
  slug: string
  version: number
  state: EntryState
  edited: string
  editor: string
  scene: Drawing | undefined
  facts: RowFacts | undefined
}
type Props = {
  contentKind: ContentKind
  rows: readonly Row[]
  mayChange: boolean
  /** Whether they can leave the site. */
  mayLeave: boolean
  inBin: boolean
}

/** A page of entries. With the right to change them the whole list is one form: what is ticked, and what happens to it. */
export function EntriesTable({ contentKind, rows, mayChange, mayLeave, inBin }: Props) {
  const table = (
    <div className="pane list">
      <div className="scroll">
        <table className="table stacks entries">
          <thead>
            <tr>
              {mayChange && (
                <th scope="col">
                  <span className="visually-hidden">{bulkWords.ticked}</span>
                </th>
              )}
              <th scope="col">{columns.title}</th>
              {contentKind.columns?.map(({ head }) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              <th scope="col">{columns.edited}</th>
              <th scope="col">{columns.state}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <EntryLine key={row.id} contentKind={contentKind} row={row} mayChange={mayChange} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
  if (!mayChange) return table
  return (
    <Form method="post" className="ticking" preventScrollReset>
      {table}
      <BulkBar label={bulkWords.bar}>
        {inBin ? (
          <BulkButton event="untrash" />
        ) : (
          <>
            <BulkButton event="publish" />
            {mayLeave && <BulkButton event="trash" />}
          </>
        )}
      </BulkBar>
    </Form>
  )
}

const BulkButton = ({ event }: { event: 'publish' | 'trash' | 'untrash' }) => (
  <button className="btn line sm" type="submit" name="event" value={event}>
    {bulkWords[event]}
  </button>
)

function EntryLine({ contentKind, row, mayChange }: Pick<Props, 'contentKind' | 'mayChange'> & { row: Row }) {
  const { id, title, slug, version, state, edited, editor, scene, facts } = row
  // From the bin nothing goes back to visitors by itself: what is taken out is a draft.
  const seen = state === 'trashed' ? 0 : version
  return (
    <tr>
      {mayChange && (
        <td className="pick-cell">
          <input type="checkbox" name="pick" value={`${id}.${seen}`} aria-label={bulkWords.tick(title)} />
        </td>
      )}
      <th scope="row">
        <span className="entry-name">
          {scene && <ScenePicture drawing={scene} className="thumb" />}
          <span>
            <Link to={`/admin/${contentKind.folder}/edit/${id}`}>{title}</Link>
            {!contentKind.hasNoAddress && <small className="breaks">/{slug}</small>}
          </span>
        </span>
      </th>
      {contentKind.columns?.map(({ head, Cell }) => (
        <td key={head} className="num" data-label={head}>
          {facts && <Cell facts={facts} />}
        </td>
      ))}
      <td>
        <span className="num nowrap">{edited}</span>
        <small className="muted">{editor}</small>
      </td>
      <td className="state">
        <EntryTag state={state} />
      </td>
    </tr>
  )
}
