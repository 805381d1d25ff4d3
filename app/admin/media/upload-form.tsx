import type { FormEventHandler, ReactNode, RefObject } from 'react'
import { TextField } from '../../ui/field.tsx'
import { mediaAdminWords } from '../../words/admin/content/media.ts'

const words = mediaAdminWords.upload
const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

type Props = {
  /** The picture whose file it replaces; without it new ones are added. */
  of?: string
  label?: string
  hint?: string
  go?: string
  form?: RefObject<HTMLFormElement | null>
  onSubmit?: FormEventHandler<HTMLFormElement>
  children?: ReactNode
}

/** The plain form that uploads pictures. It is sent as a document, because only its own address accepts so much. */
export function UploadForm({ of, label = words.label, hint = words.hint, go = words.go, form, onSubmit, children }: Props) {
  return (
    <form
      ref={form}
      method="post"
      encType="multipart/form-data"
      action={of ? `/admin/media/upload?of=${of}` : '/admin/media/upload'}
      className="send-pictures"
      onSubmit={onSubmit}
    >
      <TextField type="file" name="pictures" label={label} hint={hint} accept={accepted} multiple={of === undefined} required />
      {children}
      <button className={of ? 'btn line' : 'btn'} type="submit">
        {go}
      </button>
    </form>
  )
}
