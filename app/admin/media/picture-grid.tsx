import { Form, Link } from 'react-router'
import type { LibraryView } from '#features/media/library.ts'
import type { LibraryPicture } from '#features/media/reads-library.server.ts'
import { useWords } from '../../languages/use-words.ts'
import { Photo } from '../../shared/photos/photo.tsx'
import { mediaAdminWords } from '../../words/admin/content/media.ts'
import { BulkBar } from '../components/bulk-bar.tsx'

type Row = Omit<LibraryPicture, 'createdAt'>

/** The pictures in rows, each cropped around its focal point. Ticked ones are moved to the trash or restored. */
export function PictureGrid({ rows, view, mayChange }: { rows: readonly Row[]; view: LibraryView; mayChange: boolean }) {
  const words = useWords(mediaAdminWords)
  const does = view === 'trash' ? 'restore' : 'trash'
  return (
    <Form method="post" className="picture-list ticking">
      <ul className="picture-grid">
        {rows.map((row) => (
          <li key={row.id}>
            <Link to={`/admin/media/${row.id}`} className="shot">
              <Thumb row={row} />
              <span className="breaks">{row.alt || row.name}</span>
            </Link>
            <span className="row">
              {mayChange && (
                <label className="box">
                  <input type="checkbox" name="id" value={row.id} />
                  <span className="visually-hidden">{words.tick({ name: row.alt || row.name })}</span>
                </label>
              )}
              <StateTag row={row} view={view} />
            </span>
          </li>
        ))}
      </ul>
      {mayChange && (
        <BulkBar label={words.bulk.label}>
          <button className="btn line sm" type="submit" name="do" value={does}>
            {words.bulk[does]}
          </button>
        </BulkBar>
      )}
    </Form>
  )
}

function Thumb({ row: { file, ...row } }: { row: Row }) {
  const words = useWords(mediaAdminWords)
  return file ? (
    <Photo picture={{ ...row, file }} sizes="(max-width: 30rem) 45vw, 13rem" decorative />
  ) : (
    <span className="no-sizes">{words.notYet}</span>
  )
}

function StateTag({ row, view }: { row: Row; view: LibraryView }) {
  const words = useWords(mediaAdminWords)
  if (view === 'trash') return <span className="tag">{words.tags.trash}</span>
  if (row.state === 'failed') return <span className="tag bad">{words.tags.failed}</span>
  if (row.state === 'waiting') return <span className="tag">{words.tags.waiting}</span>
  return row.alt === '' ? <span className="tag warn">{words.tags.wordless}</span> : null
}
