import { Form, Link } from 'react-router'
import type { EntryState } from '#features/content/entry.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { type Drawing, ScenePicture } from '../../../ui/scene-picture.tsx'
import { editorWords } from '../../../words/admin/content/editor.ts'
import { bulkWords } from '../../../words/admin/content/editor-bulk.ts'
import { BulkBar } from '../../components/bulk-bar.tsx'
import { BulkButton } from '../../components/bulk-button.tsx'
import { type Column, ListTable } from '../../components/data-table.tsx'
import { TickAll } from '../../components/tick-all.tsx'
import type { ContentKind } from '../../content/content-kind.ts'
import type { RowFacts } from '../../content/row-facts.server.ts'
import { periodsOf } from '../../editor/periods/periods-of.ts'
import { EntryTag } from './entry-tag.tsx'

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
  /** Visitors read it, but cannot book it. */
  isOffSale: boolean
}
type Props = {
  contentKind: ContentKind
  rows: readonly Row[]
  mayChange: boolean
  /** Whether they can leave the site. */
  mayLeave: boolean
  inBin: boolean
}

function columnsOf(
  read: ReadWords,
  { contentKind, mayChange }: Pick<Props, 'contentKind' | 'mayChange'>,
): (Column<Row> | false)[] {
  const bulk = read(bulkWords)
  const { list } = read(editorWords)
  const { columns } = list
  return [
    mayChange && {
      head: <TickAll name={bulk.ticked} />,
      headClassName: 'pick-col',
      className: 'pick-cell',
      // An entry that is restored from the trash is a draft: it is not published by itself.
      cell: ({ id, version, state, title }) => (
        <input
          type="checkbox"
          name="pick"
          value={`${id}.${state === 'trashed' ? 0 : version}`}
          aria-label={bulk.tick({ title })}
        />
      ),
    },
    {
      head: columns.title,
      isRowHead: true,
      cell: ({ id, title, slug, scene }) => (
        <span className="entry-name">
          {scene && <ScenePicture drawing={scene} className="thumb" />}
          <span>
            <Link to={`/admin/${contentKind.folder}/edit/${id}`}>{title}</Link>
            {!contentKind.hasNoAddress && <small className="breaks">/{slug}</small>}
          </span>
        </span>
      ),
    },
    ...(contentKind.columns ?? []).map(
      ({ head, Cell }): Column<Row> => ({
        head,
        className: 'num',
        label: head,
        cell: ({ facts }) => facts && <Cell facts={facts} />,
      }),
    ),
    {
      head: columns.edited,
      cell: ({ edited, editor }) => (
        <>
          <span className="num nowrap">{edited}</span>
          <small className="muted">{editor}</small>
        </>
      ),
    },
    {
      head: columns.state,
      className: 'state',
      cell: ({ state, isOffSale }) => (
        <>
          <EntryTag state={state} /> {isOffSale && <span className="tag">{list.offSale}</span>}
        </>
      ),
    },
  ]
}

/** A page of entries. With the permission to change them the whole list is one form of ticked rows. */
export function EntriesTable({ contentKind, rows, mayChange, mayLeave, inBin }: Props) {
  const read = useReader()
  const bulk = read(bulkWords)
  const table = (
    <ListTable
      caption={contentKind.words.title}
      className="entries"
      columns={columnsOf(read, { contentKind, mayChange })}
      rows={rows}
      rowKey={({ id }) => id}
    />
  )
  if (!mayChange) return table
  return (
    <Form method="post" className="ticking" preventScrollReset>
      {table}
      <BulkBar label={bulk.bar}>
        {inBin ? (
          <BulkButton event="untrash">{bulk.untrash}</BulkButton>
        ) : (
          <>
            <BulkButton event="publish">{bulk.publish}</BulkButton>
            {periodsOf(contentKind.shape) && (
              <button className="btn line sm" type="submit" formMethod="get" formAction={`/admin/${contentKind.folder}/raise`}>
                {bulk.raise}
              </button>
            )}
            {mayLeave && <BulkButton event="unpublish">{bulk.unpublish}</BulkButton>}
            {mayLeave && <BulkButton event="trash">{bulk.trash}</BulkButton>}
          </>
        )}
      </BulkBar>
    </Form>
  )
}
