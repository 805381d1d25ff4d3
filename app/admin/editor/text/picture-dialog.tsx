import { useState } from 'react'
import type { Block } from '#features/pages/blocks.ts'
import { useWords } from '../../../languages/use-words.ts'
import { TextField } from '../../../ui/field.tsx'
import { blockEditorWords } from '../../../words/admin/content/editor-blocks.ts'
import type { PickablePicture } from '../pictures/picked.ts'
import { PicturePicker } from '../pictures/picture-picker.tsx'
import type { SceneChoices } from '../pictures/scene-choices.ts'
import { ScenePicker } from '../pictures/scene-picker.tsx'
import { EditorDialog } from './editor-dialog.tsx'

export type Pictured = Extract<Block, { kind: 'picture' | 'photo' }>

type Props = {
  picture: Pictured
  drawings: SceneChoices
  photos: readonly PickablePicture[]
  /** Says which picture of the library was chosen, also where it is none of `photos`. */
  onFound: (photo: PickablePicture) => void
  onPut: (picture: Pictured) => void
  onClose: () => void
}

/** Chooses what a picture shows, and its caption. */
export function PictureDialog({ picture: given, drawings, photos, onFound, onPut, onClose }: Props) {
  const words = useWords(blockEditorWords).picture
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
          choices={drawings}
          onChange={(scene) => setPicture({ ...picture, scene })}
        />
      ) : (
        <PicturePicker
          name="picture-photo"
          label={words.photo}
          most={1}
          value={picture.picture ? [picture.picture] : []}
          pictures={photos}
          onFound={onFound}
          onChange={([id = '']) => setPicture({ ...picture, picture: id })}
          {...(tried && isMissing && { problem: words.noPhoto })}
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
