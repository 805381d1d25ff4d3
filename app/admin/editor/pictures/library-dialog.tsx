import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../../languages/use-words.ts'
import { Photo } from '../../../shared/photos/photo.tsx'
import { picturePickerWords } from '../../../words/admin/content/editor-picture-picker.ts'
import { Dialog } from '../../components/dialogs/dialog.tsx'
import type { PickablePicture } from './picked.ts'

type Props = { chosen: readonly string[]; onChoose: (picture: PickablePicture) => void; onClose: () => void }
type Found = { pictures: readonly PickablePicture[]; more: boolean }

/** The library in a dialog, with a search. A button chooses one picture. Escape returns to the field. */
export function LibraryDialog({ chosen, onChoose, onClose }: Props) {
  const words = useWords(picturePickerWords).dialog
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<Found | 'broken' | undefined>()
  useEffect(() => {
    const leaving = new AbortController()
    findPictures(query, leaving.signal).then(setFound, () => {
      if (!leaving.signal.aborted) setFound('broken')
    })
    return () => leaving.abort()
  }, [query])
  return (
    <Dialog className="picture-dialog" aria-label={words.title} onClose={onClose}>
      <div className="stack">
        <h2>{words.title}</h2>
        <SearchWords onSearch={setQuery} />
        <div role="status" className="small">
          {found === 'broken' && words.broken}
          {typeof found === 'object' && found.pictures.length === 0 && words.nothing}
          {typeof found === 'object' && found.more && words.more}
        </div>
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
