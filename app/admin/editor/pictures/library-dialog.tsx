import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../../languages/use-words.ts'
import { Photo } from '../../../shared/photos/photo.tsx'
import { picturePickerWords } from '../../../words/admin/content/editor-picture-picker.ts'
import { Dialog } from '../../components/dialogs/dialog.tsx'
import type { PickablePicture } from './picked.ts'

type Props = { chosen: readonly string[]; onChoose: (picture: PickablePicture) => void; onClose: () => void }
type Found = { pictures: readonly PickablePicture[]; more: boolean; undescribed: readonly { id: string; name: string }[] }

/** The library in a dialog, with a search. A button chooses one picture. Escape returns to the field. */
export function LibraryDialog({ chosen, onChoose, onClose }: Props) {
  const words = useWords(picturePickerWords).dialog
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<Found | 'broken' | undefined>()
  useEffect(() => {
    const leaving = new AbortController()
    const find = () =>
      findPictures(query, leaving.signal).then(setFound, () => {
        if (!leaving.signal.aborted) setFound('broken')
      })
    find()
    // Somebody comes back from the tab in which a photo was uploaded or described.
    addEventListener('focus', find, { signal: leaving.signal })
    return () => leaving.abort()
  }, [query])
  return (
    <Dialog className="picture-dialog" aria-label={words.title} onClose={onClose}>
      <div className="stack">
        <h2>{words.title}</h2>
        <SearchWords onSearch={setQuery} />
        <div role="status" className="small">
          {found === 'broken' && words.broken}
          {typeof found === 'object' && found.pictures.length + found.undescribed.length === 0 && words.nothing}
          {typeof found === 'object' && found.more && words.more}
        </div>
        {typeof found === 'object' && <Undescribed pictures={found.undescribed} />}
        {typeof found === 'object' && (
          <ul className="to-choose">
            {found.pictures.map((picture) => (
              <li key={picture.id}>
                <button type="button" onClick={() => onChoose(picture)} aria-label={words.choose({ what: picture.alt })}>
                  <Photo picture={picture} sizes="10rem" decorative />
                  <span>{picture.alt}</span>
                  {chosen.includes(picture.id) && <span className="tag ok">{words.chosen}</span>}
                </button>
              </li>
            ))}
          </ul>
        )}
        <p className="row">
          <button className="btn line" type="button" onClick={onClose}>
            {words.close}
          </button>
          <a href="/admin/media" target="_blank" rel="noopener">
            {words.library}
          </a>
        </p>
      </div>
    </Dialog>
  )
}

/** Photos that cannot be chosen yet, with the way to what they lack. */
function Undescribed({ pictures }: { pictures: Found['undescribed'] }) {
  const words = useWords(picturePickerWords).dialog
  if (pictures.length === 0) return null
  return (
    <div className="small">
      <p>{words.undescribed({ count: pictures.length })}</p>
      <ul>
        {pictures.map(({ id, name }) => (
          <li key={id}>
            <a className="breaks" href={`/admin/media/${id}`} target="_blank" rel="noopener">
              {words.describe({ what: name })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Not a form, because it is inside the form of the editor. */
function SearchWords({ onSearch }: { onSearch: (words: string) => void }) {
  const words = useWords(picturePickerWords).dialog
  const field = useRef<HTMLInputElement>(null)
  const go = () => onSearch(field.current?.value ?? '')
  return (
    <search className="search-form">
      <input
        ref={field}
        type="search"
        aria-label={words.search}
        maxLength={100}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          go()
        }}
      />
      <button className="btn line" type="button" onClick={go}>
        {words.find}
      </button>
    </search>
  )
}

async function findPictures(query: string, signal: AbortSignal): Promise<Found> {
  const answer = await fetch(`/admin/media/choose.json?q=${encodeURIComponent(query)}`, { signal })
  if (!answer.ok || answer.redirected) throw new Error(`${answer.status}`)
  return (await answer.json()) as Found
}
