import { useState } from 'react'
import type { Block } from '#features/pages/blocks.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { blockEditorWords } from '../../words/desk-editor-blocks.ts'
import { EditorDialog } from './editor-dialog.tsx'
import { ScenePicker } from './minimal-scene-picker.tsx'

const words = blockEditorWords.picture

export type Pictured = Extract<Block, { kind: 'picture' | 'photo' }>
/** An uploaded picture that can be put into a text: its id, what it is called in lists, and its address at a small size. */
export type Photo = { id: string; title: string; href: string }

type Props = { picture: Pictured; photos: readonly Photo[]; onPut: (picture: Pictured) => void; onClose: () => void }

/** Chooses what a picture shows, and its caption. */
export function PictureDialog({ picture: given, photos, onPut, onClose }: Props) {
  const [picture, setPicture] = useState(given)
  const [tried, setTried] = useState(false)
  const isMissing = picture.kind === 'photo' && !picture.picture
  const put = () => {
    setTried(true)
    if (!isMissing) onPut(picture)
  }
  return (
    <EditorDialog
      title={picture.kind === 'photo' ? words.photoTitle : words.title}
      go={words.put}
      keep={words.keep}
      onGo={put}
      onClose={onClose}
    >
      {picture.kind === 'picture' ? (
        <ScenePicker
          name="picture-scene"
          label={words.scene}
          value={picture.scene}
          onChange={(scene) => setPicture({ ...picture, scene })}
        />
      ) : (
        <PhotoField
          picture={picture.picture}
          photos={photos}
          error={tried && isMissing ? words.noPhoto : undefined}
          onChange={(id) => setPicture({ ...picture, picture: id })}
        />
      )}
      <TextField
        name="picture-caption"
        label={words.caption}
        hint={words.captionHint}
        value={picture.caption}
        autoComplete="off"
        onChange={(event) => setPicture({ ...picture, caption: event.currentTarget.value })}
      />
    </EditorDialog>
  )
}

type PhotoFieldProps = { picture: string; photos: readonly Photo[]; error: string | undefined; onChange: (id: string) => void }

function PhotoField({ picture, photos, error, onChange }: PhotoFieldProps) {
  const chosen = photos.find(({ id }) => id === picture)
  // A picture that is no longer offered stays what it is until another is chosen.
  const gone = picture && !chosen ? [{ value: picture, words: blockEditorWords.photo(picture) }] : []
  const none = picture ? [] : [{ value: '', words: words.none }]
  return (
    <>
      <SelectField
        name="picture-photo"
        label={words.photo}
        value={picture}
        error={error}
        choices={[...none, ...gone, ...photos.map(({ id, title }) => ({ value: id, words: title }))]}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {chosen && <img className="photo-shown" src={chosen.href} alt="" />}
    </>
  )
}
